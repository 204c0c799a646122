turnlight story 1
game: wisp 1
config: level=1SpEAEwAArcm
seed: 13b7269ba723d89bd455b9fd178a29a640682a805302479495942c126d10e098

   1  seat 0: N
      all: move direction=N path=[20,15] jump=false; step who=0 direction=W path=[2,1] jump=false
   2  seat 0: NE
      all: move direction=NE path=[15,11] jump=false; step who=0 direction=S path=[1,6] jump=false
   3  seat 0: resign
over: 0 (seat 0 resigned)
