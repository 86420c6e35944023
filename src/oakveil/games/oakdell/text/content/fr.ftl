### Fautes de contenu de Dungeons of the Oak Dell, en français.
