### Ce que la page de Veridia dit à côté de ce que raconte le serveur. Les clés des combats commencent par veridia-f-.
