turnlight story 1
game: wisp 1
config: level=1SpEAEwAArcm
seed: eafc9bd1521364b4f32c2fe443160d853e77a68d7227fe809ef4ac2067cfdc26

   1  seat 0: N
      all: move direction=N path=[20,15] jump=false; step who=0 direction=W path=[2,1] jump=false
   2  seat 0: NE
      all: move direction=NE path=[15,11] jump=false; step who=0 direction=S path=[1,6] jump=false
   3  seat 0: E
      all: move direction=E path=[11,12] jump=false; step who=0 direction=E path=[6,7] jump=false
   4  seat 0: S
      all: move direction=S path=[12,17] jump=false; wake who=1 at=23; step who=0 direction=S path=[7,12] jump=false; step who=1 direction=N path=[23,18] jump=false
   5  seat 0: W
      all: move direction=W path=[17,16] jump=false; step who=0 direction=S path=[12,17] jump=false; purify who=0 at=17 count=1
   6  seat 0: E
      all: move direction=E path=[16,17] jump=false; step who=1 direction=W path=[18,17] jump=false; purify who=1 at=17 count=1; complete
over: 1
