/** Sounds made of tones and noise when they are needed: nothing is loaded. */
import type { Sound } from "./sound";

interface Tone {
  /** Seconds from now, and how long it sounds. */
  readonly at?: number;
  readonly time: number;
  /** Hertz, at the beginning and at the end. */
  readonly from: number;
  readonly to?: number;
  readonly wave?: OscillatorType;
  readonly loud?: number;
}

interface Rustle {
  readonly at?: number;
  readonly time: number;
  /** The middle of the band of noise that is heard (hertz), and how narrow it is. */
  readonly pitch: number;
  readonly narrow?: number;
  readonly loud?: number;
}

export type Part = Tone | Rustle;

/** A knock on wood. */
export const knocked = (at: number, pitch: number): Part[] => [
  { at, time: 0.05, pitch, narrow: 4, loud: 0.7 },
  { at, time: 0.06, from: pitch / 5, to: pitch / 9, wave: "triangle", loud: 0.4 },
];
/** Notes one after another. */
export const arpeggio = (notes: readonly number[], step: number, wave: OscillatorType = "triangle"): Part[] =>
  notes.map((from, n) => ({ at: n * step, time: step * 2.4, from, wave, loud: 0.35 }));

/** A score as the house plays sounds. */
export const played =
  (parts: readonly Part[]): Sound =>
  (audio, out) => {
    for (const part of parts) {
      if ("pitch" in part) rustle(audio, out, part);
      else tone(audio, out, part);
    }
  };

function tone(audio: BaseAudioContext, out: AudioNode, { at = 0, time, from, to = from, wave = "sine", loud = 0.5 }: Tone): void {
  const start = audio.currentTime + at;
  const voice = audio.createOscillator();
  voice.type = wave;
  voice.frequency.setValueAtTime(from, start);
  voice.frequency.exponentialRampToValueAtTime(to, start + time);
  voice.connect(faded(audio, out, start, time, loud));
  voice.start(start);
  voice.stop(start + time);
}

function rustle(audio: BaseAudioContext, out: AudioNode, { at = 0, time, pitch, narrow = 1, loud = 0.5 }: Rustle): void {
  const start = audio.currentTime + at;
  const voice = audio.createBufferSource();
  voice.buffer = hiss(audio, time);
  const band = audio.createBiquadFilter();
  band.type = "bandpass";
  band.frequency.value = pitch;
  band.Q.value = narrow;
  voice.connect(band).connect(faded(audio, out, start, time, loud));
  voice.start(start);
}

/** Loud at once, then dying away. The house wants it no louder than half. */
function faded(audio: BaseAudioContext, out: AudioNode, start: number, time: number, loud: number): GainNode {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(loud / 2, start + 0.006);
  gain.gain.exponentialRampToValueAtTime(0.001, start + time);
  gain.connect(out);
  return gain;
}

function hiss(audio: BaseAudioContext, time: number): AudioBuffer {
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * time), audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let n = 0; n < samples.length; n += 1) samples[n] = Math.random() * 2 - 1;
  return buffer;
}
