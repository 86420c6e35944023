veridia-title = Veridia
