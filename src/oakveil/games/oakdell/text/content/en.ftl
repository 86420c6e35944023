### Faults of content of Dungeons of the Oak Dell, in English.
