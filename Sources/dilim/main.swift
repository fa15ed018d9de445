print("dilim")
