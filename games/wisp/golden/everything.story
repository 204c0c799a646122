turnlight story 1
game: wisp 1
config: level=1jjZHcwJ4YQYngMkGtAINYQs
seed: a0a44ed8cfc32b7e61befeb99bbff7706808c3fe4dcdf4750a8addb3ffcd4008

   1  seat 0: NE
      all: move direction=NE path=[35,29] jump=false; step who=0 direction=E path=[9,10] jump=false; step who=1 direction=E path=[0,1] jump=false
   2  seat 0: N
      all: move direction=N path=[29,22] jump=false; step who=0 direction=E path=[10,11] jump=false; step who=1 direction=S path=[1,8] jump=false; step who=2 direction=S path=[6,13] jump=false
   3  seat 0: W
      all: move direction=W path=[22,21] jump=false; step who=0 direction=S path=[11,18] jump=false; step who=1 direction=W path=[8,7] jump=false; step who=2 direction=S path=[13,20] jump=false
   4  seat 0: N
      all: move direction=N path=[21,14,34] jump=true; wake who=3 at=33; step who=0 direction=N path=[18,11] jump=false; step who=1 direction=E path=[7,8] jump=false; step who=2 direction=S path=[20,27] jump=false; step who=3 direction=E path=[33,34,14] jump=true
   5  seat 0: W
      all: move direction=W path=[34,33] jump=false; step who=0 direction=W path=[11,10] jump=false; step who=1 direction=E path=[8,9] jump=false; step who=2 direction=S path=[27,34] jump=false; step who=3 direction=E path=[14,15] jump=false
   6  seat 0: W
      all: move direction=W path=[33,32] jump=false; step who=1 direction=S path=[9,16] jump=false; step who=2 direction=W path=[34,33] jump=false; step who=3 direction=S path=[15,22] jump=false
   7  seat 0: SW
      all: move direction=SW path=[32,38] jump=false; step who=0 direction=W path=[10,9] jump=false; step who=1 direction=E path=[16,17] jump=false; step who=2 direction=S path=[33,40] jump=false; step who=3 direction=S path=[22,29] jump=false; stuck who=3 at=29
   8  seat 0: W
      all: move direction=W path=[38,37] jump=false; step who=0 direction=E path=[9,10] jump=false; step who=1 direction=W path=[17,16] jump=false; step who=2 direction=W path=[40,39] jump=false
   9  seat 0: NE
      all: move direction=NE path=[37,31] jump=false; step who=0 direction=E path=[10,11] jump=false; step who=1 direction=E path=[16,17] jump=false; step who=2 direction=W path=[39,38] jump=false; step who=3 direction=E path=[29,30] jump=false
  10  seat 0: E
      all: move direction=E path=[31,32] jump=false; step who=0 direction=S path=[11,18] jump=false; step who=1 direction=S path=[17,24] jump=false; step who=2 direction=N path=[38,31] jump=false
  11  seat 0: N
      all: move direction=N path=[32,25] jump=false; step who=0 direction=S path=[18,25] jump=false; step who=2 direction=N path=[31,24] jump=false; step who=3 direction=E path=[30,31] jump=false; merge who=2 into=1 at=24 count=2; purify who=0 at=25 count=1
  12  seat 0: E
      all: move direction=E path=[25,26] jump=false; step who=1 direction=E path=[24,25] jump=false; step who=3 direction=N path=[31,24] jump=false; purify who=1 at=25 count=2
  13  seat 0: E
      all: move direction=E path=[26,27] jump=false; step who=3 direction=E path=[24,25] jump=false; purify who=3 at=25 count=1; complete
over: 1
