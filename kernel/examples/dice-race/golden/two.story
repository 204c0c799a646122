turnlight story 1
game: dice-race 1
config: seats=2 target=40 first=0
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
   7  seat 0: roll
   8  chance: rolled 2
      all: rolled seat=0 face=2
   9  seat 0: roll
  10  chance: rolled 3
      all: rolled seat=0 face=3
  11  seat 0: hold
      all: held seat=0 points=21 score=21
  12  seat 1: roll
  13  chance: rolled 2
      all: rolled seat=1 face=2
  14  seat 1: hold
      all: held seat=1 points=2 score=2
  15  seat 0: roll
  16  chance: rolled 5
      all: rolled seat=0 face=5
  17  seat 0: roll
  18  chance: rolled 5
      all: rolled seat=0 face=5
  19  seat 0: roll
  20  chance: rolled 4
      all: rolled seat=0 face=4
  21  seat 0: roll
  22  chance: rolled 1
      all: rolled seat=0 face=1; lost seat=0 points=14
  23  seat 1: roll
  24  chance: rolled 2
      all: rolled seat=1 face=2
  25  seat 1: roll
  26  chance: rolled 6
      all: rolled seat=1 face=6
  27  seat 1: hold
      all: held seat=1 points=8 score=10
  28  seat 0: roll
  29  chance: rolled 4
      all: rolled seat=0 face=4
  30  seat 0: roll
  31  chance: rolled 2
      all: rolled seat=0 face=2
  32  seat 0: roll
  33  chance: rolled 1
      all: rolled seat=0 face=1; lost seat=0 points=6
  34  seat 1: roll
  35  chance: rolled 2
      all: rolled seat=1 face=2
  36  seat 1: roll
  37  chance: rolled 3
      all: rolled seat=1 face=3
  38  seat 1: hold
      all: held seat=1 points=5 score=15
  39  seat 0: roll
  40  chance: rolled 5
      all: rolled seat=0 face=5
  41  seat 0: roll
  42  chance: rolled 6
      all: rolled seat=0 face=6
  43  seat 0: roll
  44  chance: rolled 6
      all: rolled seat=0 face=6
  45  seat 0: roll
  46  chance: rolled 4
      all: rolled seat=0 face=4
  47  seat 0: hold
      all: held seat=0 points=21 score=42; won seat=0
over: 42 15
