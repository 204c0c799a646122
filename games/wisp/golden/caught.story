turnlight story 1
game: wisp 1
config: level=1SpEAEwAArcm
seed: a47a2e1872852966caf818c682a89d18bb7819d45c2c9d1d73c58613b99ad0ef

   1  seat 0: N
      all: move direction=N path=[20,15] jump=false; step who=0 direction=W path=[2,1] jump=false
   2  seat 0: N
      all: move direction=N path=[15,10] jump=false; step who=0 direction=W path=[1,0] jump=false
   3  seat 0: N
      all: move direction=N path=[10,5] jump=false; step who=0 direction=S path=[0,5] jump=false; caught by=0 at=5
over: 0
