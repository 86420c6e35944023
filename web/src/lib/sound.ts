import { settings } from "./settings.svelte";

/** Makes a sound: connects nodes that play at once to `out`. Nothing is told by sound alone. */
export type Sound = (audio: BaseAudioContext, out: AudioNode) => void;

let audio: AudioContext | null = null;

/** Play a sound, if sounds are wanted. Browsers allow it only after somebody has touched the page. */
export function play(sound: Sound | undefined): void {
  if (!sound || !settings.chosen.sound || settings.chosen.volume <= 0) return;
  if (!navigator.userActivation?.hasBeenActive) return;
  audio ??= new AudioContext();
  const out = audio.createGain();
  out.gain.value = settings.chosen.volume;
  out.connect(audio.destination);
  sound(audio, out);
}

/** A short knock on wood: it is your turn. */
export const knock: Sound = (audio, out) => {
  for (const [at, pitch] of [
    [0, 190],
    [0.13, 160],
  ] as const) {
    const start = audio.currentTime + at;
    const tone = audio.createOscillator();
    const level = audio.createGain();
    tone.frequency.setValueAtTime(pitch, start);
    tone.frequency.exponentialRampToValueAtTime(pitch / 2, start + 0.09);
    level.gain.setValueAtTime(0.5, start);
    level.gain.exponentialRampToValueAtTime(0.001, start + 0.12);
    tone.connect(level).connect(out);
    tone.start(start);
    tone.stop(start + 0.13);
  }
};
