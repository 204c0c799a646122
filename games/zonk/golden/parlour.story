turnlight story 1
game: zonk 1
config: seats=2 table=parlour target=600 streak=on first=0
seed: 3ee407450edebf8674bd5aefa263ff373b9c40d736bb16fa10c9eaa698ed0ad6

   1  seat 0: roll
   2  chance: rolled 1 1 2 2 2 3
      all: rolled seat=0 dice=[1,1,2,2,2,3]
   3  seat 0: take 1 1 2 2 2
      all: took seat=0 dice=[1,1,2,2,2] combinations=["full-house"] points=300 turnPoints=300 left=1
   4  seat 0: bank
      all: banked seat=0 points=300 multiplier=1 banked=300 score=300 streak=1; began seat=1 round=1
   5  seat 1: roll
   6  chance: rolled 1 2 3 3 3 4
      all: rolled seat=1 dice=[1,2,3,3,3,4]
   7  seat 1: take 1 2 3 4
      all: took seat=1 dice=[1,2,3,4] combinations=["run-4"] points=150 turnPoints=150 left=2
   8  seat 1: bank
      all: banked seat=1 points=150 multiplier=1 banked=150 score=150 streak=1; began seat=0 round=2
   9  seat 0: roll
  10  chance: rolled 2 4 5 5 5 5
      all: rolled seat=0 dice=[2,4,5,5,5,5]
  11  seat 0: take 5 5 5 5
      all: took seat=0 dice=[5,5,5,5] combinations=["four"] points=200 turnPoints=200 left=2
  12  seat 0: roll
  13  chance: rolled 1 2
      all: rolled seat=0 dice=[1,2]
  14  seat 0: take 1
      all: took seat=0 dice=[1] combinations=["single-1"] points=10 turnPoints=210 left=1
  15  seat 0: bank
      all: banked seat=0 points=210 multiplier=1.1 banked=230 score=530 streak=2; began seat=1 round=2
  16  seat 1: roll
  17  chance: rolled 1 2 3 4 5 6
      all: rolled seat=1 dice=[1,2,3,4,5,6]
  18  seat 1: take 1 2 3 4 5
      all: took seat=1 dice=[1,2,3,4,5] combinations=["run-5"] points=400 turnPoints=400 left=1
  19  seat 1: bank
      all: banked seat=1 points=400 multiplier=1.1 banked=440 score=590 streak=2; began seat=0 round=3
  20  seat 0: roll
  21  chance: rolled 2 2 2 4 5 5
      all: rolled seat=0 dice=[2,2,2,4,5,5]
  22  seat 0: take 2 2 2 5 5
      all: took seat=0 dice=[2,2,2,5,5] combinations=["full-house"] points=300 turnPoints=300 left=1
  23  seat 0: bank
      all: banked seat=0 points=300 multiplier=1.2 banked=360 score=890 streak=3; won seat=0 score=890
over: 890 590
