// seed
