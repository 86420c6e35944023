"""Plays a game for every player count and prints what it came to: equal in every process, on every machine."""

from hashlib import sha256

from oakveil.kernel.game import game

from .play import Play, whole
from .settings import SETTINGS

if __name__ == "__main__":
    for setting in [setting for setting in SETTINGS if setting.main]:
        player = "sensible" if "sensible" in game(setting.game).bots else "random"
        play = Play(setting, player, "process")
        for _ in play.questions():
            pass
        print(setting, play.match.number, sha256(whole(play.match)).hexdigest())
