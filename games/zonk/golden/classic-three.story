turnlight story 1
game: zonk 1
config: seats=3 table=classic target=3000 streak=on first=0
seed: 56f64256e1dd8116824ed998e562b9de1516b98a726aac0d89d7f19c38df6c03

   1  seat 0: roll
   2  chance: rolled 1 2 2 3 5 5
      all: rolled seat=0 dice=[1,2,2,3,5,5]
   3  seat 0: take 1 5 5
      all: took seat=0 dice=[1,5,5] combinations=["single-1","single-5","single-5"] points=200 turnPoints=200 left=3
   4  seat 0: roll
   5  chance: rolled 3 5 6
      all: rolled seat=0 dice=[3,5,6]
   6  seat 0: take 5
      all: took seat=0 dice=[5] combinations=["single-5"] points=50 turnPoints=250 left=2
   7  seat 0: roll
   8  chance: rolled 2 3
      all: rolled seat=0 dice=[2,3]; zonked seat=0 lost=250 streak=0; began seat=1 round=1
   9  seat 1: roll
  10  chance: rolled 2 4 5 5 6 6
      all: rolled seat=1 dice=[2,4,5,5,6,6]
  11  seat 1: take 5 5
      all: took seat=1 dice=[5,5] combinations=["single-5","single-5"] points=100 turnPoints=100 left=4
  12  seat 1: roll
  13  chance: rolled 2 3 4 4
      all: rolled seat=1 dice=[2,3,4,4]; zonked seat=1 lost=100 streak=0; began seat=2 round=1
  14  seat 2: roll
  15  chance: rolled 1 1 1 3 4 5
      all: rolled seat=2 dice=[1,1,1,3,4,5]
  16  seat 2: take 1 1 1 5
      all: took seat=2 dice=[1,1,1,5] combinations=["three","single-5"] points=1050 turnPoints=1050 left=2
  17  seat 2: bank
      all: banked seat=2 points=1050 multiplier=1 banked=1050 score=1050 streak=1; began seat=0 round=2
  18  seat 0: roll
  19  chance: rolled 2 3 3 4 5 6
      all: rolled seat=0 dice=[2,3,3,4,5,6]
  20  seat 0: take 5
      all: took seat=0 dice=[5] combinations=["single-5"] points=50 turnPoints=50 left=5
  21  seat 0: roll
  22  chance: rolled 3 4 5 6 6
      all: rolled seat=0 dice=[3,4,5,6,6]
  23  seat 0: take 5
      all: took seat=0 dice=[5] combinations=["single-5"] points=50 turnPoints=100 left=4
  24  seat 0: roll
  25  chance: rolled 2 2 5 5
      all: rolled seat=0 dice=[2,2,5,5]
  26  seat 0: take 5 5
      all: took seat=0 dice=[5,5] combinations=["single-5","single-5"] points=100 turnPoints=200 left=2
  27  seat 0: roll
  28  chance: rolled 4 6
      all: rolled seat=0 dice=[4,6]; zonked seat=0 lost=200 streak=0; began seat=1 round=2
  29  seat 1: roll
  30  chance: rolled 1 1 2 3 5 6
      all: rolled seat=1 dice=[1,1,2,3,5,6]
  31  seat 1: take 1
      all: took seat=1 dice=[1] combinations=["single-1"] points=100 turnPoints=100 left=5
  32  seat 1: roll
  33  chance: rolled 1 2 4 6 6
      all: rolled seat=1 dice=[1,2,4,6,6]
  34  seat 1: take 1
      all: took seat=1 dice=[1] combinations=["single-1"] points=100 turnPoints=200 left=4
  35  seat 1: roll
  36  chance: rolled 3 5 6 6
      all: rolled seat=1 dice=[3,5,6,6]
  37  seat 1: take 5
      all: took seat=1 dice=[5] combinations=["single-5"] points=50 turnPoints=250 left=3
  38  seat 1: roll
  39  chance: rolled 1 5 6
      all: rolled seat=1 dice=[1,5,6]
  40  seat 1: take 1
      all: took seat=1 dice=[1] combinations=["single-1"] points=100 turnPoints=350 left=2
  41  seat 1: roll
  42  chance: rolled 4 5
      all: rolled seat=1 dice=[4,5]
  43  seat 1: take 5
      all: took seat=1 dice=[5] combinations=["single-5"] points=50 turnPoints=400 left=1
  44  seat 1: bank
      all: banked seat=1 points=400 multiplier=1 banked=400 score=400 streak=1; began seat=2 round=2
  45  seat 2: roll
  46  chance: rolled 2 2 2 3 5 6
      all: rolled seat=2 dice=[2,2,2,3,5,6]
  47  seat 2: take 2 2 2 5
      all: took seat=2 dice=[2,2,2,5] combinations=["three","single-5"] points=250 turnPoints=250 left=2
  48  seat 2: bank
      all: banked seat=2 points=250 multiplier=1.1 banked=270 score=1320 streak=2; began seat=0 round=3
  49  seat 0: roll
  50  chance: rolled 1 2 2 4 5 6
      all: rolled seat=0 dice=[1,2,2,4,5,6]
  51  seat 0: take 1 5
      all: took seat=0 dice=[1,5] combinations=["single-1","single-5"] points=150 turnPoints=150 left=4
  52  seat 0: roll
  53  chance: rolled 2 3 3 5
      all: rolled seat=0 dice=[2,3,3,5]
  54  seat 0: take 5
      all: took seat=0 dice=[5] combinations=["single-5"] points=50 turnPoints=200 left=3
  55  seat 0: roll
  56  chance: rolled 3 3 4
      all: rolled seat=0 dice=[3,3,4]; zonked seat=0 lost=200 streak=0; began seat=1 round=3
  57  seat 1: roll
  58  chance: rolled 2 3 3 5 6 6
      all: rolled seat=1 dice=[2,3,3,5,6,6]
  59  seat 1: take 5
      all: took seat=1 dice=[5] combinations=["single-5"] points=50 turnPoints=50 left=5
  60  seat 1: roll
  61  chance: rolled 1 4 5 6 6
      all: rolled seat=1 dice=[1,4,5,6,6]
  62  seat 1: take 1
      all: took seat=1 dice=[1] combinations=["single-1"] points=100 turnPoints=150 left=4
  63  seat 1: roll
  64  chance: rolled 3 3 4 6
      all: rolled seat=1 dice=[3,3,4,6]; zonked seat=1 lost=150 streak=1; began seat=2 round=3
  65  seat 2: roll
  66  chance: rolled 2 2 5 5 6 6
      all: rolled seat=2 dice=[2,2,5,5,6,6]
  67  seat 2: take 2 2 5 5 6 6
      all: took seat=2 dice=[2,2,5,5,6,6] combinations=["three-pairs"] points=1500 turnPoints=1500 left=6; hot-dice seat=2
  68  seat 2: bank
      all: banked seat=2 points=1500 multiplier=1.2 banked=1800 score=3120 streak=3; won seat=2 score=3120
over: 0 400 3120
