turnlight story 1
game: dice-race 1
config: seats=4 target=30 first=0
seed: 964ac00d0d2207980e7957182c868f2c1ac37e5e78d8db97d23671a272e39203

   1  seat 0: roll
   2  chance: rolled 6
      all: rolled seat=0 face=6
   3  seat 0: roll
   4  chance: rolled 5
      all: rolled seat=0 face=5
   5  seat 0: roll
   6  chance: rolled 5
      all: rolled seat=0 face=5
   7  seat 0: hold
      all: held seat=0 points=16 score=16
   8  seat 1: roll
   9  chance: rolled 3
      all: rolled seat=1 face=3
  10  seat 1: roll
  11  chance: rolled 4
      all: rolled seat=1 face=4
  12  seat 1: roll
  13  chance: rolled 2
      all: rolled seat=1 face=2
  14  seat 1: roll
  15  chance: rolled 4
      all: rolled seat=1 face=4
  16  seat 1: roll
  17  chance: rolled 4
      all: rolled seat=1 face=4
  18  seat 1: roll
  19  chance: rolled 1
      all: rolled seat=1 face=1; lost seat=1 points=17
  20  seat 2: roll
  21  chance: rolled 3
      all: rolled seat=2 face=3
  22  seat 2: roll
  23  chance: rolled 2
      all: rolled seat=2 face=2
  24  seat 2: roll
  25  chance: rolled 1
      all: rolled seat=2 face=1; lost seat=2 points=5
  26  seat 3: roll
  27  chance: rolled 2
      all: rolled seat=3 face=2
  28  seat 3: hold
      all: held seat=3 points=2 score=2
  29  seat 0: roll
  30  chance: rolled 3
      all: rolled seat=0 face=3
  31  seat 0: roll
  32  chance: rolled 6
      all: rolled seat=0 face=6
  33  seat 0: roll
  34  chance: rolled 5
      all: rolled seat=0 face=5
  35  seat 0: hold
      all: held seat=0 points=14 score=30; won seat=0
over: 30 0 0 2
