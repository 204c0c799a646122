turnlight story 1
game: wisp-side-by-side 1
config: seats=2 level=1SpEAEwAArcm
seed: f511f40c9d43fffbd89d9e11d23fe2749335cb9d7ef47beedb99d45e2f93cb40

   1  seat 0: N
      0: move direction=N path=[20,15] jump=false; step who=0 direction=W path=[2,1] jump=false
      1, spectator: side-progress seat=0 progress={"stands":"playing","moves":1,"counts":{"left":2}}
   2  seat 0: NE
      0: move direction=NE path=[15,11] jump=false; step who=0 direction=S path=[1,6] jump=false
      1, spectator: side-progress seat=0 progress={"stands":"playing","moves":2,"counts":{"left":2}}
   3  seat 0: E
      0: move direction=E path=[11,12] jump=false; step who=0 direction=E path=[6,7] jump=false
      1, spectator: side-progress seat=0 progress={"stands":"playing","moves":3,"counts":{"left":2}}
   4  seat 0: S
      0: move direction=S path=[12,17] jump=false; wake who=1 at=23; step who=0 direction=S path=[7,12] jump=false; step who=1 direction=N path=[23,18] jump=false
      1, spectator: side-progress seat=0 progress={"stands":"playing","moves":4,"counts":{"left":2}}
   5  seat 0: W
      0: move direction=W path=[17,16] jump=false; step who=0 direction=S path=[12,17] jump=false; purify who=0 at=17 count=1
      1, spectator: side-progress seat=0 progress={"stands":"playing","moves":5,"counts":{"left":1}}
   6  seat 0: W
      0: move direction=W path=[16,15] jump=false; step who=1 direction=W path=[18,17] jump=false; purify who=1 at=17 count=1; complete
      1, spectator: side-progress seat=0 progress={"stands":"done","moves":6,"counts":{"left":0}}
   7  seat 1: N
      0, spectator: side-progress seat=1 progress={"stands":"playing","moves":1,"counts":{"left":2}}
      1: move direction=N path=[20,15] jump=false; step who=0 direction=W path=[2,1] jump=false
   8  seat 1: NE
      0, spectator: side-progress seat=1 progress={"stands":"playing","moves":2,"counts":{"left":2}}
      1: move direction=NE path=[15,11] jump=false; step who=0 direction=S path=[1,6] jump=false
   9  seat 1: E
      0, spectator: side-progress seat=1 progress={"stands":"playing","moves":3,"counts":{"left":2}}
      1: move direction=E path=[11,12] jump=false; step who=0 direction=E path=[6,7] jump=false
  10  seat 1: S
      0, spectator: side-progress seat=1 progress={"stands":"playing","moves":4,"counts":{"left":2}}
      1: move direction=S path=[12,17] jump=false; wake who=1 at=23; step who=0 direction=S path=[7,12] jump=false; step who=1 direction=N path=[23,18] jump=false
  11  seat 1: W
      0, spectator: side-progress seat=1 progress={"stands":"playing","moves":5,"counts":{"left":1}}
      1: move direction=W path=[17,16] jump=false; step who=0 direction=S path=[12,17] jump=false; purify who=0 at=17 count=1
  12  seat 1: W
      0, spectator: side-progress seat=1 progress={"stands":"done","moves":6,"counts":{"left":0}}
      1: move direction=W path=[16,15] jump=false; step who=1 direction=W path=[18,17] jump=false; purify who=1 at=17 count=1; complete
over: 0 0
