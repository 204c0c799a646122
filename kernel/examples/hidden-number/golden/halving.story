turnlight story 1
game: hidden-number 1
config: highest=20 first=0
seed: 964ac00d0d2207980e7957182c868f2c1ac37e5e78d8db97d23671a272e39203

   1  seat 0: hide 11
      0: hid seat=0 number=11
      1, spectator: hid seat=0
   2  seat 1: hide 5
      0, spectator: hid seat=1
      1: hid seat=1 number=5
   3  seat 0: guess 11
      all: guessed by=0 number=11 answer=lower
   4  seat 1: guess 8
      all: guessed by=1 number=8 answer=higher
   5  seat 0: guess 6
      all: guessed by=0 number=6 answer=lower
   6  seat 1: guess 1
      all: guessed by=1 number=1 answer=higher
   7  seat 0: guess 3
      all: guessed by=0 number=3 answer=higher
   8  seat 1: guess 9
      all: guessed by=1 number=9 answer=higher
   9  seat 0: guess 5
      all: guessed by=0 number=5 answer=found; revealed hidden=[11,5]
over: 1 0
