"""Gloria Picktoria (2007) with its editions Reibach & Co. (1996) and Get the Goods (1997)."""
