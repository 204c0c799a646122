turnlight story 1
game: dice-race 1
config: seats=3 target=40 first=1
seed: 386602b72b20222e33da38356f2365cc9969db5c676ebe7f3d5f03370d503101

   1  seat 1: roll
   2  chance: rolled 3
      all: rolled seat=1 face=3
   3  seat 1: roll
   4  chance: rolled 2
      all: rolled seat=1 face=2
   5  seat 0: resign
      all: left seat=0
   6  seat 1: roll
   7  chance: rolled 3
      all: rolled seat=1 face=3
   8  seat 1: roll
   9  chance: rolled 2
      all: rolled seat=1 face=2
  10  seat 1: roll
  11  chance: rolled 1
      all: rolled seat=1 face=1; lost seat=1 points=10
  12  host: forfeit 2
over: 0 1 0 (seat 2 forfeited)
