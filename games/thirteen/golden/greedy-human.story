turnlight story 1
game: thirteen 1
config: scratch=literal challenge=none unlocked=all first=200
seed: 964ac00d0d2207980e7957182c868f2c1ac37e5e78d8db97d23671a272e39203

   1  chance: offered piggy-bank emblem-house emblem-upper
      all: offered items=["piggy-bank","emblem-house","emblem-upper"]
   2  seat 0: draft 3
      all: drafted item=emblem-upper; began stage=1 target=200 rounds=13
   3  seat 0: roll
      all: throwing round=1 roll=1 keep=[]
   4  chance: rolled 4 6 1 6 3
      all: rolled round=1 roll=1 shown=[4,6,1,6,3]
   5  seat 0: roll keep 1 2 4
      all: throwing round=1 roll=2 keep=[0,1,3]
   6  chance: rolled 4 2 1 1 4
      all: rolled round=1 roll=2 shown=[4,6,1,6,4]
   7  seat 0: roll keep 1 2 4 5
      all: throwing round=1 roll=3 keep=[0,1,3,4]
   8  chance: rolled 1 3 6 4 4
      all: rolled round=1 roll=3 shown=[4,6,6,6,4]
   9  seat 0: score three-of-a-kind
      all: scored category=three-of-a-kind shown=[4,6,6,6,4] base=26 level=1 flat=0 mult=1 xmult=1 total=26
  10  seat 0: roll
      all: throwing round=2 roll=1 keep=[]
  11  chance: rolled 4 6 2 6 1
      all: rolled round=2 roll=1 shown=[4,6,2,6,1]
  12  seat 0: roll keep 2 4
      all: throwing round=2 roll=2 keep=[1,3]
  13  chance: rolled 6 4 1 1 5
      all: rolled round=2 roll=2 shown=[6,6,1,6,5]
  14  seat 0: roll keep 1 2 4
      all: throwing round=2 roll=3 keep=[0,1,3]
  15  chance: rolled 4 6 6 2 2
      all: rolled round=2 roll=3 shown=[6,6,6,6,2]
  16  seat 0: score sixes
      all: scored category=sixes shown=[6,6,6,6,2] base=24 level=1 flat=0 mult=1.6 xmult=1 total=38
  17  seat 0: roll
      all: throwing round=3 roll=1 keep=[]
  18  chance: rolled 1 6 3 2 4
      all: rolled round=3 roll=1 shown=[1,6,3,2,4]
  19  seat 0: roll keep 1 3 4 5
      all: throwing round=3 roll=2 keep=[0,2,3,4]
  20  chance: rolled 5 5 6 4 1
      all: rolled round=3 roll=2 shown=[1,5,3,2,4]
  21  seat 0: score large-straight
      all: scored category=large-straight shown=[1,5,3,2,4] base=40 level=1 flat=0 mult=1 xmult=1 total=40
  22  seat 0: roll
      all: throwing round=4 roll=1 keep=[]
  23  chance: rolled 5 4 5 3 3
      all: rolled round=4 roll=1 shown=[5,4,5,3,3]
  24  seat 0: roll keep 1 3
      all: throwing round=4 roll=2 keep=[0,2]
  25  chance: rolled 1 3 1 5 2
      all: rolled round=4 roll=2 shown=[5,3,5,5,2]
  26  seat 0: roll keep 1 2 3 4
      all: throwing round=4 roll=3 keep=[0,1,2,3]
  27  chance: rolled 2 1 3 4 4
      all: rolled round=4 roll=3 shown=[5,3,5,5,4]
  28  seat 0: score fives
      all: scored category=fives shown=[5,3,5,5,4] base=15 level=1 flat=0 mult=1.6 xmult=1 total=24
  29  seat 0: roll
      all: throwing round=5 roll=1 keep=[]
  30  chance: rolled 3 6 4 4 2
      all: rolled round=5 roll=1 shown=[3,6,4,4,2]
  31  seat 0: roll keep 3 4 5
      all: throwing round=5 roll=2 keep=[2,3,4]
  32  chance: rolled 5 5 5 6 4
      all: rolled round=5 roll=2 shown=[5,5,4,4,2]
  33  seat 0: roll keep 3 4
      all: throwing round=5 roll=3 keep=[2,3]
  34  chance: rolled 2 5 6 2 5
      all: rolled round=5 roll=3 shown=[2,5,4,4,5]
  35  seat 0: score chance
      all: scored category=chance shown=[2,5,4,4,5] base=20 level=1 flat=0 mult=1 xmult=1 total=20
  36  seat 0: roll
      all: throwing round=6 roll=1 keep=[]
  37  chance: rolled 2 5 4 1 6
      all: rolled round=6 roll=1 shown=[2,5,4,1,6]
  38  seat 0: roll keep 3
      all: throwing round=6 roll=2 keep=[2]
  39  chance: rolled 2 5 3 3 2
      all: rolled round=6 roll=2 shown=[2,5,4,3,2]
  40  seat 0: roll keep 1 2 3 4
      all: throwing round=6 roll=3 keep=[0,1,2,3]
  41  chance: rolled 2 3 6 1 6
      all: rolled round=6 roll=3 shown=[2,5,4,3,6]
  42  seat 0: score small-straight
      all: scored category=small-straight shown=[2,5,4,3,6] base=30 level=1 flat=0 mult=1 xmult=1 total=30
  43  seat 0: roll
      all: throwing round=7 roll=1 keep=[]
  44  chance: rolled 2 5 6 4 5
      all: rolled round=7 roll=1 shown=[2,5,6,4,5]
  45  seat 0: roll keep 1 3 4
      all: throwing round=7 roll=2 keep=[0,2,3]
  46  chance: rolled 4 1 3 1 1
      all: rolled round=7 roll=2 shown=[2,1,6,4,1]
  47  seat 0: roll keep 2 3 5
      all: throwing round=7 roll=3 keep=[1,2,4]
  48  chance: rolled 4 2 2 4 2
      all: rolled round=7 roll=3 shown=[4,1,6,4,1]
  49  seat 0: score ones
      all: scored category=ones shown=[4,1,6,4,1] base=2 level=1 flat=0 mult=1.6 xmult=1 total=3
  50  seat 0: roll
      all: throwing round=8 roll=1 keep=[]
  51  chance: rolled 3 4 6 2 3
      all: rolled round=8 roll=1 shown=[3,4,6,2,3]
  52  seat 0: roll keep 1 5
      all: throwing round=8 roll=2 keep=[0,4]
  53  chance: rolled 5 6 6 5 5
      all: rolled round=8 roll=2 shown=[3,6,6,5,3]
  54  seat 0: roll keep 1 5
      all: throwing round=8 roll=3 keep=[0,4]
  55  chance: rolled 3 3 5 5 3
      all: rolled round=8 roll=3 shown=[3,3,5,5,3]
  56  seat 0: score full-house
      all: scored category=full-house shown=[3,3,5,5,3] base=25 level=1 flat=0 mult=1 xmult=1 total=25
  57  seat 0: roll
      all: throwing round=9 roll=1 keep=[]
  58  chance: rolled 1 5 1 6 4
      all: rolled round=9 roll=1 shown=[1,5,1,6,4]
  59  seat 0: score fours
      all: scored category=fours shown=[1,5,1,6,4] base=4 level=1 flat=0 mult=1.6 xmult=1 total=6
  60  seat 0: roll
      all: throwing round=10 roll=1 keep=[]
  61  chance: rolled 2 4 3 3 4
      all: rolled round=10 roll=1 shown=[2,4,3,3,4]
  62  seat 0: score threes
      all: scored category=threes shown=[2,4,3,3,4] base=6 level=1 flat=0 mult=1.6 xmult=1 total=9
  63  seat 0: roll
      all: throwing round=11 roll=1 keep=[]
  64  chance: rolled 2 1 3 2 6
      all: rolled round=11 roll=1 shown=[2,1,3,2,6]
  65  seat 0: roll keep 1 4
      all: throwing round=11 roll=2 keep=[0,3]
  66  chance: rolled 6 4 2 5 1
      all: rolled round=11 roll=2 shown=[2,4,2,2,1]
  67  seat 0: roll keep 1 3 4
      all: throwing round=11 roll=3 keep=[0,2,3]
  68  chance: rolled 3 5 6 3 5
      all: rolled round=11 roll=3 shown=[2,5,2,2,5]
  69  seat 0: score twos
      all: scored category=twos shown=[2,5,2,2,5] base=6 level=1 flat=0 mult=1.6 xmult=1 total=9
  70  seat 0: roll
      all: throwing round=12 roll=1 keep=[]
  71  chance: rolled 2 1 2 1 6
      all: rolled round=12 roll=1 shown=[2,1,2,1,6]
  72  seat 0: roll keep 1 3
      all: throwing round=12 roll=2 keep=[0,2]
  73  chance: rolled 5 4 5 6 1
      all: rolled round=12 roll=2 shown=[2,4,2,6,1]
  74  seat 0: roll keep 1 3
      all: throwing round=12 roll=3 keep=[0,2]
  75  chance: rolled 3 5 5 5 3
      all: rolled round=12 roll=3 shown=[2,5,2,5,3]
  76  seat 0: scratch five-of-a-kind
      all: scratched category=five-of-a-kind
  77  seat 0: roll
      all: throwing round=13 roll=1 keep=[]
  78  chance: rolled 3 2 4 1 2
      all: rolled round=13 roll=1 shown=[3,2,4,1,2]
  79  seat 0: roll keep 2 5
      all: throwing round=13 roll=2 keep=[1,4]
  80  chance: rolled 1 5 3 5 6
      all: rolled round=13 roll=2 shown=[1,2,3,5,2]
  81  seat 0: roll keep 2 5
      all: throwing round=13 roll=3 keep=[1,4]
  82  chance: rolled 2 1 4 5 6
      all: rolled round=13 roll=3 shown=[2,2,4,5,2]
  83  seat 0: scratch four-of-a-kind
      all: scratched category=four-of-a-kind; stood score=230 stage=1 target=200 won=true; paid stage=5 unused=15 interest=1 charms=0 purse=27; starred stars=1
  84  chance: offered emblem-house emblem-straights manual-straights manual-house double nudge
      all: offered items=["emblem-house","emblem-straights","manual-straights","manual-house","double","nudge"]
  85  seat 0: buy 3
      all: bought item=manual-straights price=2 purse=25
  86  seat 0: buy 2
      all: bought item=emblem-straights price=4 purse=21
  87  seat 0: buy 4
      all: bought item=manual-house price=2 purse=19
  88  seat 0: buy 1
      all: bought item=emblem-house price=3 purse=16
  89  seat 0: buy 5 die 1
      all: bought item=double price=8 die=0 purse=8
  90  seat 0: buy 6
      all: bought item=nudge price=2 purse=6
  91  seat 0: next
      all: began stage=2 target=300 rounds=13
  92  seat 0: roll
      all: throwing round=1 roll=1 keep=[]
  93  chance: rolled 4 6 6 5 5
      all: rolled round=1 roll=1 shown=[4,6,6,5,5]
  94  seat 0: roll keep 1 4 5
      all: throwing round=1 roll=2 keep=[0,3,4]
  95  chance: rolled 3 3 3 1 3
      all: rolled round=1 roll=2 shown=[4,3,3,5,5]
  96  seat 0: roll keep 2 4
      all: throwing round=1 roll=3 keep=[1,3]
  97  chance: rolled 4 2 1 4 2
      all: rolled round=1 roll=3 shown=[4,3,1,5,2]
  98  seat 0: score large-straight
      all: scored category=large-straight shown=[4,3,1,5,2] base=40 level=1.4 flat=0 mult=1.95 xmult=1 total=109
  99  seat 0: roll
      all: throwing round=2 roll=1 keep=[]
 100  chance: rolled 3 2 6 5 5
      all: rolled round=2 roll=1 shown=[3,2,6,5,5]
 101  seat 0: roll keep 4 5
      all: throwing round=2 roll=2 keep=[3,4]
 102  chance: rolled 4 1 1 3 2
      all: rolled round=2 roll=2 shown=[4,1,1,5,5]
 103  seat 0: roll keep 4
      all: throwing round=2 roll=3 keep=[3]
 104  chance: rolled 6 2 5 3 3
      all: rolled round=2 roll=3 shown=[6,2,5,5,3]
 105  seat 0: use nudge 1 -
      all: used item=nudge die=0 from=6 to=5
 106  seat 0: score fives
      all: scored category=fives shown=[5,2,5,5,3] base=20 level=1 flat=0 mult=1.6 xmult=1 total=32
 107  seat 0: roll
      all: throwing round=3 roll=1 keep=[]
 108  chance: rolled 2 2 5 4 6
      all: rolled round=3 roll=1 shown=[2,2,5,4,6]
 109  seat 0: roll keep 4 5
      all: throwing round=3 roll=2 keep=[3,4]
 110  chance: rolled 2 1 2 5 5
      all: rolled round=3 roll=2 shown=[2,1,2,4,6]
 111  seat 0: roll keep 5
      all: throwing round=3 roll=3 keep=[4]
 112  chance: rolled 3 6 4 5 4
      all: rolled round=3 roll=3 shown=[3,6,4,5,6]
 113  seat 0: score small-straight
      all: scored category=small-straight shown=[3,6,4,5,6] base=30 level=1.4 flat=0 mult=1.95 xmult=1 total=81
 114  seat 0: roll
      all: throwing round=4 roll=1 keep=[]
 115  chance: rolled 2 5 1 6 1
      all: rolled round=4 roll=1 shown=[2,5,1,6,1]
 116  seat 0: roll keep 2 3 5
      all: throwing round=4 roll=2 keep=[1,2,4]
 117  chance: rolled 5 5 4 5 4
      all: rolled round=4 roll=2 shown=[5,5,1,5,1]
 118  seat 0: score full-house
      all: scored category=full-house shown=[5,5,1,5,1] base=25 level=1.4 flat=0 mult=1.95 xmult=1 total=68
 119  seat 0: roll
      all: throwing round=5 roll=1 keep=[]
 120  chance: rolled 3 6 6 6 1
      all: rolled round=5 roll=1 shown=[3,6,6,6,1]
 121  seat 0: roll keep 2 3 4
      all: throwing round=5 roll=2 keep=[1,2,3]
 122  chance: rolled 1 4 3 5 2
      all: rolled round=5 roll=2 shown=[1,6,6,6,2]
 123  seat 0: roll keep 2 3 4
      all: throwing round=5 roll=3 keep=[1,2,3]
 124  chance: rolled 4 6 3 1 5
      all: rolled round=5 roll=3 shown=[4,6,6,6,5]
 125  seat 0: score chance
      all: scored category=chance shown=[4,6,6,6,5] base=31 level=1.4 flat=0 mult=1.95 xmult=1 total=84
 126  seat 0: roll
      all: throwing round=6 roll=1 keep=[]
 127  chance: rolled 5 3 3 6 2
      all: rolled round=6 roll=1 shown=[5,3,3,6,2]
 128  seat 0: score threes
      all: scored category=threes shown=[5,3,3,6,2] base=6 level=1 flat=0 mult=1.6 xmult=1 total=9
 129  seat 0: roll
      all: throwing round=7 roll=1 keep=[]
 130  chance: rolled 6 3 3 1 4
      all: rolled round=7 roll=1 shown=[6,3,3,1,4]
 131  seat 0: score ones
      all: scored category=ones shown=[6,3,3,1,4] base=1 level=1 flat=0 mult=1.6 xmult=1 total=1
 132  seat 0: roll
      all: throwing round=8 roll=1 keep=[]
 133  chance: rolled 1 1 4 3 2
      all: rolled round=8 roll=1 shown=[1,1,4,3,2]
 134  seat 0: roll keep 3 5
      all: throwing round=8 roll=2 keep=[2,4]
 135  chance: rolled 5 2 4 3 5
      all: rolled round=8 roll=2 shown=[5,2,4,3,2]
 136  seat 0: roll keep 2 4 5
      all: throwing round=8 roll=3 keep=[1,3,4]
 137  chance: rolled 5 1 1 6 5
      all: rolled round=8 roll=3 shown=[5,2,1,3,2]
 138  seat 0: score twos
      all: scored category=twos shown=[5,2,1,3,2] base=4 level=1 flat=0 mult=1.6 xmult=1 total=6
 139  seat 0: roll
      all: throwing round=9 roll=1 keep=[]
 140  chance: rolled 2 1 2 1 6
      all: rolled round=9 roll=1 shown=[2,1,2,1,6]
 141  seat 0: roll keep 5
      all: throwing round=9 roll=2 keep=[4]
 142  chance: rolled 3 6 6 1 6
      all: rolled round=9 roll=2 shown=[3,6,6,1,6]
 143  seat 0: roll keep 2 3 5
      all: throwing round=9 roll=3 keep=[1,2,4]
 144  chance: rolled 5 4 4 2 2
      all: rolled round=9 roll=3 shown=[5,6,6,2,6]
 145  seat 0: score three-of-a-kind
      all: scored category=three-of-a-kind shown=[5,6,6,2,6] base=30 level=1 flat=0 mult=1 xmult=1 total=30
 146  seat 0: roll
      all: throwing round=10 roll=1 keep=[]
 147  chance: rolled 1 3 3 6 1
      all: rolled round=10 roll=1 shown=[1,3,3,6,1]
 148  seat 0: roll keep 4 5
      all: throwing round=10 roll=2 keep=[3,4]
 149  chance: rolled 3 2 6 6 6
      all: rolled round=10 roll=2 shown=[3,2,6,6,1]
 150  seat 0: roll keep 3 4
      all: throwing round=10 roll=3 keep=[2,3]
 151  chance: rolled 3 2 6 2 4
      all: rolled round=10 roll=3 shown=[3,2,6,6,4]
 152  seat 0: score sixes
      all: scored category=sixes shown=[3,2,6,6,4] base=12 level=1 flat=0 mult=1.6 xmult=1 total=19
 153  seat 0: roll
      all: throwing round=11 roll=1 keep=[]
 154  chance: rolled 6 6 4 1 2
      all: rolled round=11 roll=1 shown=[6,6,4,1,2]
 155  seat 0: roll keep 3
      all: throwing round=11 roll=2 keep=[2]
 156  chance: rolled 3 4 4 2 2
      all: rolled round=11 roll=2 shown=[3,4,4,2,2]
 157  seat 0: roll keep 2 3
      all: throwing round=11 roll=3 keep=[1,2]
 158  chance: rolled 3 3 1 6 4
      all: rolled round=11 roll=3 shown=[3,4,4,6,4]
 159  seat 0: score fours
      all: scored category=fours shown=[3,4,4,6,4] base=12 level=1 flat=0 mult=1.6 xmult=1 total=19
 160  seat 0: roll
      all: throwing round=12 roll=1 keep=[]
 161  chance: rolled 5 3 6 1 6
      all: rolled round=12 roll=1 shown=[5,3,6,1,6]
 162  seat 0: roll keep 3 5
      all: throwing round=12 roll=2 keep=[2,4]
 163  chance: rolled 5 5 6 1 5
      all: rolled round=12 roll=2 shown=[5,5,6,1,6]
 164  seat 0: roll keep 1 2
      all: throwing round=12 roll=3 keep=[0,1]
 165  chance: rolled 4 5 5 3 4
      all: rolled round=12 roll=3 shown=[5,5,5,3,4]
 166  seat 0: scratch five-of-a-kind
      all: scratched category=five-of-a-kind
 167  seat 0: roll
      all: throwing round=13 roll=1 keep=[]
 168  chance: rolled 3 1 2 3 2
      all: rolled round=13 roll=1 shown=[3,1,2,3,2]
 169  seat 0: roll keep 1 4
      all: throwing round=13 roll=2 keep=[0,3]
 170  chance: rolled 5 3 3 6 4
      all: rolled round=13 roll=2 shown=[3,3,3,3,4]
 171  seat 0: score four-of-a-kind
      all: scored category=four-of-a-kind shown=[3,3,3,3,4] base=19 level=1 flat=0 mult=1 xmult=1 total=19; stood score=477 stage=2 target=300 won=true; paid stage=6 unused=15 interest=1 charms=0 purse=28; starred stars=1
 172  chance: offered emblem-house abacus manual-house manual-straights lucky nudge
      all: offered items=["emblem-house","abacus","manual-house","manual-straights","lucky","nudge"]
 173  seat 0: buy 4
      all: bought item=manual-straights price=2 purse=26
 174  seat 0: buy 3
      all: bought item=manual-house price=2 purse=24
 175  seat 0: buy 2
      all: bought item=abacus price=4 purse=20
 176  seat 0: buy 6
      all: bought item=nudge price=2 purse=18
 177  seat 0: reroll
      all: rerolled price=3 purse=15
 178  chance: offered abacus banker manual-straights manual-kinds lucky token
      all: offered items=["abacus","banker","manual-straights","manual-kinds","lucky","token"]
 179  seat 0: buy 3
      all: bought item=manual-straights price=2 purse=13
 180  seat 0: buy 4
      all: bought item=manual-kinds price=2 purse=11
 181  seat 0: buy 2
      all: bought item=banker price=4 purse=7
 182  seat 0: buy 6
      all: bought item=token price=2 purse=5
 183  seat 0: next
      all: began stage=3 target=450 rounds=13
 184  seat 0: roll
      all: throwing round=1 roll=1 keep=[]
 185  chance: rolled 3 1 4 1 3
      all: rolled round=1 roll=1 shown=[3,1,4,1,3]
 186  seat 0: roll keep 3
      all: throwing round=1 roll=2 keep=[2]
 187  chance: rolled 2 4 5 3 3
      all: rolled round=1 roll=2 shown=[2,4,4,3,3]
 188  seat 0: roll keep 2 3 4 5
      all: throwing round=1 roll=3 keep=[1,2,3,4]
 189  chance: rolled 6 4 6 2 1
      all: rolled round=1 roll=3 shown=[6,4,4,3,3]
 190  seat 0: score threes
      all: scored category=threes shown=[6,4,4,3,3] base=6 level=1 flat=4 mult=1.6 xmult=1 total=16
 191  seat 0: roll
      all: throwing round=2 roll=1 keep=[]
 192  chance: rolled 2 2 4 3 6
      all: rolled round=2 roll=1 shown=[2,2,4,3,6]
 193  seat 0: roll keep 2 3 4
      all: throwing round=2 roll=2 keep=[1,2,3]
 194  chance: rolled 4 1 2 6 5
      all: rolled round=2 roll=2 shown=[4,2,4,3,5]
 195  seat 0: roll keep 1 3
      all: throwing round=2 roll=3 keep=[0,2]
 196  chance: rolled 4 4 1 6 5
      all: rolled round=2 roll=3 shown=[4,4,4,6,5]
 197  seat 0: score fours
      all: scored category=fours shown=[4,4,4,6,5] base=16 level=1 flat=4 mult=1.6 xmult=1 total=32
 198  seat 0: roll
      all: throwing round=3 roll=1 keep=[]
 199  chance: rolled 6 4 6 3 5
      all: rolled round=3 roll=1 shown=[6,4,6,3,5]
 200  seat 0: roll keep 1 3 4
      all: throwing round=3 roll=2 keep=[0,2,3]
 201  chance: rolled 6 2 5 1 5
      all: rolled round=3 roll=2 shown=[6,2,6,3,5]
 202  seat 0: roll keep 1 3 4
      all: throwing round=3 roll=3 keep=[0,2,3]
 203  chance: rolled 4 3 6 4 1
      all: rolled round=3 roll=3 shown=[6,3,6,3,1]
 204  seat 0: score sixes
      all: scored category=sixes shown=[6,3,6,3,1] base=18 level=1 flat=4 mult=1.6 xmult=1 total=35
 205  seat 0: roll
      all: throwing round=4 roll=1 keep=[]
 206  chance: rolled 4 3 6 3 2
      all: rolled round=4 roll=1 shown=[4,3,6,3,2]
 207  seat 0: roll keep 1 2
      all: throwing round=4 roll=2 keep=[0,1]
 208  chance: rolled 3 5 3 3 1
      all: rolled round=4 roll=2 shown=[4,3,3,3,1]
 209  seat 0: roll keep 2 3 4
      all: throwing round=4 roll=3 keep=[1,2,3]
 210  chance: rolled 2 2 2 3 3
      all: rolled round=4 roll=3 shown=[2,3,3,3,3]
 211  seat 0: use nudge 1 +
      all: used item=nudge die=0 from=2 to=3
 212  seat 0: score five-of-a-kind
      all: scored category=five-of-a-kind shown=[3,3,3,3,3] base=50 level=1.4 flat=4 mult=1.15 xmult=1 total=85
 213  seat 0: roll
      all: throwing round=5 roll=1 keep=[]
 214  chance: rolled 6 1 1 1 2
      all: rolled round=5 roll=1 shown=[6,1,1,1,2]
 215  seat 0: roll keep 2
      all: throwing round=5 roll=2 keep=[1]
 216  chance: rolled 4 3 1 3 3
      all: rolled round=5 roll=2 shown=[4,1,1,3,3]
 217  seat 0: roll keep 2
      all: throwing round=5 roll=3 keep=[1]
 218  chance: rolled 3 3 1 3 3
      all: rolled round=5 roll=3 shown=[3,1,1,3,3]
 219  seat 0: score full-house
      all: scored category=full-house shown=[3,1,1,3,3] base=25 level=1.8 flat=4 mult=2.1 xmult=1 total=102
 220  seat 0: roll
      all: throwing round=6 roll=1 keep=[]
 221  chance: rolled 4 2 6 2 6
      all: rolled round=6 roll=1 shown=[4,2,6,2,6]
 222  seat 0: roll keep 3
      all: throwing round=6 roll=2 keep=[2]
 223  chance: rolled 5 6 2 6 4
      all: rolled round=6 roll=2 shown=[5,6,6,6,4]
 224  seat 0: roll keep 1 2 3 4
      all: throwing round=6 roll=3 keep=[0,1,2,3]
 225  chance: rolled 1 3 1 2 4
      all: rolled round=6 roll=3 shown=[5,6,6,6,4]
 226  seat 0: score three-of-a-kind
      all: scored category=three-of-a-kind shown=[5,6,6,6,4] base=32 level=1.4 flat=4 mult=1.15 xmult=1 total=56
 227  seat 0: roll
      all: throwing round=7 roll=1 keep=[]
 228  chance: rolled 3 1 2 4 3
      all: rolled round=7 roll=1 shown=[3,1,2,4,3]
 229  seat 0: roll keep 2 3 4 5
      all: throwing round=7 roll=2 keep=[1,2,3,4]
 230  chance: rolled 2 1 1 1 2
      all: rolled round=7 roll=2 shown=[2,1,2,4,3]
 231  seat 0: roll keep 2 3 4 5
      all: throwing round=7 roll=3 keep=[1,2,3,4]
 232  chance: rolled 3 1 3 6 4
      all: rolled round=7 roll=3 shown=[3,1,2,4,3]
 233  seat 0: score small-straight
      all: scored category=small-straight shown=[3,1,2,4,3] base=30 level=2.2 flat=4 mult=2.25 xmult=1 total=157
 234  seat 0: roll
      all: throwing round=8 roll=1 keep=[]
 235  chance: rolled 4 1 1 4 4
      all: rolled round=8 roll=1 shown=[4,1,1,4,4]
 236  seat 0: score ones
      all: scored category=ones shown=[4,1,1,4,4] base=2 level=1 flat=4 mult=1.6 xmult=1 total=9
 237  seat 0: roll
      all: throwing round=9 roll=1 keep=[]
 238  chance: rolled 3 1 3 4 2
      all: rolled round=9 roll=1 shown=[3,1,3,4,2]
 239  seat 0: score twos
      all: scored category=twos shown=[3,1,3,4,2] base=2 level=1 flat=4 mult=1.6 xmult=1 total=9
 240  seat 0: roll
      all: throwing round=10 roll=1 keep=[]
 241  chance: rolled 3 3 6 1 3
      all: rolled round=10 roll=1 shown=[3,3,6,1,3]
 242  seat 0: score chance
      all: scored category=chance shown=[3,3,6,1,3] base=19 level=1.8 flat=4 mult=2.1 xmult=1 total=80
 243  seat 0: roll
      all: throwing round=11 roll=1 keep=[]
 244  chance: rolled 1 1 6 3 1
      all: rolled round=11 roll=1 shown=[1,1,6,3,1]
 245  seat 0: roll keep 4
      all: throwing round=11 roll=2 keep=[3]
 246  chance: rolled 3 5 6 1 1
      all: rolled round=11 roll=2 shown=[3,5,6,3,1]
 247  seat 0: roll keep 2
      all: throwing round=11 roll=3 keep=[1]
 248  chance: rolled 4 2 3 4 2
      all: rolled round=11 roll=3 shown=[4,5,3,4,2]
 249  seat 0: use token
      all: used item=token
 250  seat 0: roll keep 2 3 4 5
      all: throwing round=11 roll=4 keep=[1,2,3,4]
 251  chance: rolled 6 5 5 1 6
      all: rolled round=11 roll=4 shown=[6,5,3,4,2]
 252  seat 0: score large-straight
      all: scored category=large-straight shown=[6,5,3,4,2] base=40 level=2.2 flat=4 mult=2.25 xmult=1 total=207
 253  seat 0: roll
      all: throwing round=12 roll=1 keep=[]
 254  chance: rolled 2 4 3 6 3
      all: rolled round=12 roll=1 shown=[2,4,3,6,3]
 255  seat 0: roll keep 3 5
      all: throwing round=12 roll=2 keep=[2,4]
 256  chance: rolled 3 1 3 4 1
      all: rolled round=12 roll=2 shown=[3,1,3,4,3]
 257  seat 0: roll keep 1 3 5
      all: throwing round=12 roll=3 keep=[0,2,4]
 258  chance: rolled 4 3 1 2 6
      all: rolled round=12 roll=3 shown=[3,3,3,2,3]
 259  seat 0: score four-of-a-kind
      all: scored category=four-of-a-kind shown=[3,3,3,2,3] base=17 level=1.4 flat=4 mult=1.15 xmult=1 total=31
 260  seat 0: roll
      all: throwing round=13 roll=1 keep=[]
 261  chance: rolled 6 4 2 4 4
      all: rolled round=13 roll=1 shown=[6,4,2,4,4]
 262  seat 0: roll keep 2
      all: throwing round=13 roll=2 keep=[1]
 263  chance: rolled 3 4 6 2 3
      all: rolled round=13 roll=2 shown=[3,4,6,2,3]
 264  seat 0: roll
      all: throwing round=13 roll=3 keep=[]
 265  chance: rolled 5 4 2 5 5
      all: rolled round=13 roll=3 shown=[5,4,2,5,5]
 266  seat 0: score fives
      all: scored category=fives shown=[5,4,2,5,5] base=20 level=1 flat=4 mult=1.6 xmult=1 total=38; bonus base=35 level=1 flat=0 mult=1.6 xmult=1 total=56; stood score=913 stage=3 target=450 won=true; paid stage=6 unused=15 interest=1 charms=0 purse=27; starred stars=1
 267  chance: foretold loose
      all: twisted stage=4 twist={"kind":"loose"}
 268  chance: offered banker piggy-bank manual-house manual-straights lucky stamp
      all: offered items=["banker","piggy-bank","manual-house","manual-straights","lucky","stamp"]
 269  seat 0: buy 4
      all: bought item=manual-straights price=2 purse=25
 270  seat 0: buy 3
      all: bought item=manual-house price=2 purse=23
 271  seat 0: sell banker
      all: sold item=banker price=2 purse=25
 272  seat 0: buy 2
      all: bought item=piggy-bank price=4 purse=21
 273  seat 0: buy 6
      all: bought item=stamp price=4 purse=17
 274  seat 0: slot
      all: widened slots=6 price=10 purse=7
 275  seat 0: buy 1
      all: bought item=banker price=4 purse=3
 276  seat 0: next
      all: began stage=4 target=587 rounds=13
 277  seat 0: roll
      all: throwing round=1 roll=1 keep=[]
 278  chance: rolled 5 6 1 4 4
      all: rolled round=1 roll=1 shown=[5,6,1,4,4]
 279  seat 0: roll
      all: throwing round=1 roll=2 keep=[]
 280  chance: rolled 1 2 4 1 5
      all: rolled round=1 roll=2 shown=[1,2,4,1,5]
 281  seat 0: roll keep 3
      all: throwing round=1 roll=3 keep=[2]
 282  chance: rolled 6 5 5 4 5
      all: rolled round=1 roll=3 shown=[6,5,4,4,5]
 283  seat 0: use stamp
      all: used item=stamp
 284  seat 0: score chance
      all: scored category=chance shown=[6,5,4,4,5] base=30 level=2.2 flat=4 mult=2.25 xmult=2 total=315
 285  seat 0: roll
      all: throwing round=2 roll=1 keep=[]
 286  chance: rolled 4 2 1 2 6
      all: rolled round=2 roll=1 shown=[4,2,1,2,6]
 287  seat 0: roll keep 5
      all: throwing round=2 roll=2 keep=[4]
 288  chance: rolled 2 4 4 3 5
      all: rolled round=2 roll=2 shown=[2,4,4,3,6]
 289  seat 0: roll keep 3 4 5
      all: throwing round=2 roll=3 keep=[2,3,4]
 290  chance: rolled 1 4 1 1 5
      all: rolled round=2 roll=3 shown=[1,4,4,3,6]
 291  seat 0: score ones
      all: scored category=ones shown=[1,4,4,3,6] base=2 level=1 flat=4 mult=1.6 xmult=1 total=9
 292  seat 0: roll
      all: throwing round=3 roll=1 keep=[]
 293  chance: rolled 3 4 1 3 5
      all: rolled round=3 roll=1 shown=[3,4,1,3,5]
 294  seat 0: roll keep 4 5
      all: throwing round=3 roll=2 keep=[3,4]
 295  chance: rolled 6 2 3 2 1
      all: rolled round=3 roll=2 shown=[6,2,3,3,5]
 296  seat 0: roll keep 3 4 5
      all: throwing round=3 roll=3 keep=[2,3,4]
 297  chance: rolled 3 6 4 4 1
      all: rolled round=3 roll=3 shown=[3,6,3,3,5]
 298  seat 0: score three-of-a-kind
      all: scored category=three-of-a-kind shown=[3,6,3,3,5] base=23 level=1.4 flat=4 mult=1.15 xmult=1 total=41
 299  seat 0: roll
      all: throwing round=4 roll=1 keep=[]
 300  chance: rolled 6 4 5 1 4
      all: rolled round=4 roll=1 shown=[6,4,5,1,4]
 301  seat 0: roll keep 3 5
      all: throwing round=4 roll=2 keep=[2,4]
 302  chance: rolled 3 3 1 3 2
      all: rolled round=4 roll=2 shown=[3,3,5,3,4]
 303  seat 0: roll keep 3 4 5
      all: throwing round=4 roll=3 keep=[2,3,4]
 304  chance: rolled 6 6 2 2 5
      all: rolled round=4 roll=3 shown=[6,6,5,3,4]
 305  seat 0: score small-straight
      all: scored category=small-straight shown=[6,6,5,3,4] base=30 level=2.6 flat=4 mult=2.4 xmult=1 total=196
 306  seat 0: roll
      all: throwing round=5 roll=1 keep=[]
 307  chance: rolled 4 1 3 6 1
      all: rolled round=5 roll=1 shown=[4,1,3,6,1]
 308  seat 0: roll
      all: throwing round=5 roll=2 keep=[]
 309  chance: rolled 2 4 5 1 4
      all: rolled round=5 roll=2 shown=[2,4,5,1,4]
 310  seat 0: roll keep 3 5
      all: throwing round=5 roll=3 keep=[2,4]
 311  chance: rolled 4 5 5 6 6
      all: rolled round=5 roll=3 shown=[4,5,5,6,4]
 312  seat 0: score fours
      all: scored category=fours shown=[4,5,5,6,4] base=12 level=1 flat=4 mult=1.6 xmult=1 total=25
 313  seat 0: roll
      all: throwing round=6 roll=1 keep=[]
 314  chance: rolled 4 5 4 6 3
      all: rolled round=6 roll=1 shown=[4,5,4,6,3]
 315  seat 0: roll keep 4 5
      all: throwing round=6 roll=2 keep=[3,4]
 316  chance: rolled 5 3 3 1 1
      all: rolled round=6 roll=2 shown=[5,3,3,6,3]
 317  seat 0: roll keep 3 5
      all: throwing round=6 roll=3 keep=[2,4]
 318  chance: rolled 1 2 3 5 5
      all: rolled round=6 roll=3 shown=[1,2,3,5,3]
 319  seat 0: score threes
      all: scored category=threes shown=[1,2,3,5,3] base=6 level=1 flat=4 mult=1.6 xmult=1 total=16
 320  seat 0: roll
      all: throwing round=7 roll=1 keep=[]
 321  chance: rolled 6 5 2 6 4
      all: rolled round=7 roll=1 shown=[6,5,2,6,4]
 322  seat 0: score sixes
      all: scored category=sixes shown=[6,5,2,6,4] base=18 level=1 flat=4 mult=1.6 xmult=1 total=35
 323  seat 0: roll
      all: throwing round=8 roll=1 keep=[]
 324  chance: rolled 3 4 5 4 3
      all: rolled round=8 roll=1 shown=[3,4,5,4,3]
 325  seat 0: score fives
      all: scored category=fives shown=[3,4,5,4,3] base=5 level=1 flat=4 mult=1.6 xmult=1 total=14
 326  seat 0: roll
      all: throwing round=9 roll=1 keep=[]
 327  chance: rolled 2 2 4 5 2
      all: rolled round=9 roll=1 shown=[2,2,4,5,2]
 328  seat 0: score twos
      all: scored category=twos shown=[2,2,4,5,2] base=8 level=1 flat=4 mult=1.6 xmult=1 total=19
 329  seat 0: roll
      all: throwing round=10 roll=1 keep=[]
 330  chance: rolled 5 3 6 5 6
      all: rolled round=10 roll=1 shown=[5,3,6,5,6]
 331  seat 0: roll keep 3 5
      all: throwing round=10 roll=2 keep=[2,4]
 332  chance: rolled 6 5 1 1 5
      all: rolled round=10 roll=2 shown=[6,5,6,1,6]
 333  seat 0: roll keep 3 4 5
      all: throwing round=10 roll=3 keep=[2,3,4]
 334  chance: rolled 1 1 3 5 1
      all: rolled round=10 roll=3 shown=[1,1,6,1,6]
 335  seat 0: score full-house
      all: scored category=full-house shown=[1,1,6,1,6] base=25 level=2.2 flat=4 mult=2.25 xmult=1 total=132
 336  seat 0: roll
      all: throwing round=11 roll=1 keep=[]
 337  chance: rolled 1 6 1 5 2
      all: rolled round=11 roll=1 shown=[1,6,1,5,2]
 338  seat 0: roll keep 3 4 5
      all: throwing round=11 roll=2 keep=[2,3,4]
 339  chance: rolled 2 1 4 5 5
      all: rolled round=11 roll=2 shown=[2,1,1,5,2]
 340  seat 0: roll keep 4 5
      all: throwing round=11 roll=3 keep=[3,4]
 341  chance: rolled 5 6 4 4 5
      all: rolled round=11 roll=3 shown=[5,6,4,5,2]
 342  seat 0: scratch four-of-a-kind
      all: scratched category=four-of-a-kind
 343  seat 0: roll
      all: throwing round=12 roll=1 keep=[]
 344  chance: rolled 2 6 3 2 1
      all: rolled round=12 roll=1 shown=[2,6,3,2,1]
 345  seat 0: roll keep 3
      all: throwing round=12 roll=2 keep=[2]
 346  chance: rolled 1 5 3 5 2
      all: rolled round=12 roll=2 shown=[1,5,3,5,2]
 347  seat 0: roll keep 3 4 5
      all: throwing round=12 roll=3 keep=[2,3,4]
 348  chance: rolled 1 6 1 3 1
      all: rolled round=12 roll=3 shown=[1,6,3,5,2]
 349  seat 0: scratch five-of-a-kind
      all: scratched category=five-of-a-kind
 350  seat 0: roll
      all: throwing round=13 roll=1 keep=[]
 351  chance: rolled 2 2 1 3 1
      all: rolled round=13 roll=1 shown=[2,2,1,3,1]
 352  seat 0: roll keep 4
      all: throwing round=13 roll=2 keep=[3]
 353  chance: rolled 1 2 5 5 3
      all: rolled round=13 roll=2 shown=[1,2,5,3,3]
 354  seat 0: roll keep 3 4
      all: throwing round=13 roll=3 keep=[2,3]
 355  chance: rolled 6 3 5 5 6
      all: rolled round=13 roll=3 shown=[6,3,5,3,6]
 356  seat 0: scratch large-straight
      all: scratched category=large-straight; stood score=802 stage=4 target=587 won=true; paid stage=7 unused=15 interest=0 charms=3 purse=28; starred stars=1
 357  chance: offered banker emblem-house manual-house manual-upper lucky token
      all: offered items=["banker","emblem-house","manual-house","manual-upper","lucky","token"]
 358  seat 0: buy 4
      all: bought item=manual-upper price=2 purse=26
 359  seat 0: buy 3
      all: bought item=manual-house price=2 purse=24
 360  seat 0: buy 6
      all: bought item=token price=2 purse=22
 361  seat 0: reroll
      all: rerolled price=3 purse=19
 362  chance: offered great-bell crown manual-upper manual-house lucky lock-all
      all: offered items=["great-bell","crown","manual-upper","manual-house","lucky","lock-all"]
 363  seat 0: sell banker
      all: sold item=banker price=2 purse=21
 364  seat 0: buy 2
      all: bought item=crown price=9 purse=12
 365  seat 0: buy 3
      all: bought item=manual-upper price=2 purse=10
 366  seat 0: buy 4
      all: bought item=manual-house price=2 purse=8
 367  seat 0: buy 6
      all: bought item=lock-all price=3 purse=5
 368  seat 0: next
      all: began stage=5 target=1013 rounds=13
 369  seat 0: roll
      all: throwing round=1 roll=1 keep=[]
 370  chance: rolled 4 4 3 5 5
      all: rolled round=1 roll=1 shown=[4,4,3,5,5]
 371  seat 0: roll keep 1 2 3
      all: throwing round=1 roll=2 keep=[0,1,2]
 372  chance: rolled 5 5 6 6 1
      all: rolled round=1 roll=2 shown=[4,4,3,6,1]
 373  seat 0: roll keep 1 2 4
      all: throwing round=1 roll=3 keep=[0,1,3]
 374  chance: rolled 5 6 3 4 1
      all: rolled round=1 roll=3 shown=[4,4,3,6,1]
 375  seat 0: score fours
      all: scored category=fours shown=[4,4,3,6,1] base=12 level=1.8 flat=4 mult=1.9 xmult=1.5 total=72
 376  seat 0: roll
      all: throwing round=2 roll=1 keep=[]
 377  chance: rolled 2 2 3 2 5
      all: rolled round=2 roll=1 shown=[2,2,3,2,5]
 378  seat 0: roll keep 1 2 3 4
      all: throwing round=2 roll=2 keep=[0,1,2,3]
 379  chance: rolled 6 1 3 1 3
      all: rolled round=2 roll=2 shown=[2,2,3,2,3]
 380  seat 0: score full-house
      all: scored category=full-house shown=[2,2,3,2,3] base=25 level=3 flat=4 mult=2.55 xmult=1.5 total=302
 381  seat 0: roll
      all: throwing round=3 roll=1 keep=[]
 382  chance: rolled 6 4 2 5 6
      all: rolled round=3 roll=1 shown=[6,4,2,5,6]
 383  seat 0: roll keep 1 3 5
      all: throwing round=3 roll=2 keep=[0,2,4]
 384  chance: rolled 6 2 5 5 5
      all: rolled round=3 roll=2 shown=[6,2,2,5,6]
 385  seat 0: roll keep 1
      all: throwing round=3 roll=3 keep=[0]
 386  chance: rolled 1 5 3 5 5
      all: rolled round=3 roll=3 shown=[6,5,3,5,5]
 387  seat 0: score three-of-a-kind
      all: scored category=three-of-a-kind shown=[6,5,3,5,5] base=30 level=1.4 flat=4 mult=1.15 xmult=1.5 total=79
 388  seat 0: roll
      all: throwing round=4 roll=1 keep=[]
 389  chance: rolled 5 5 1 4 3
      all: rolled round=4 roll=1 shown=[5,5,1,4,3]
 390  seat 0: roll keep 1 2
      all: throwing round=4 roll=2 keep=[0,1]
 391  chance: rolled 5 3 6 4 3
      all: rolled round=4 roll=2 shown=[5,5,6,4,3]
 392  seat 0: roll keep 1 2 3 4
      all: throwing round=4 roll=3 keep=[0,1,2,3]
 393  chance: rolled 4 2 1 3 1
      all: rolled round=4 roll=3 shown=[5,5,6,4,1]
 394  seat 0: score ones
      all: scored category=ones shown=[5,5,6,4,1] base=1 level=1.8 flat=4 mult=1.9 xmult=1.5 total=16
 395  seat 0: roll
      all: throwing round=5 roll=1 keep=[]
 396  chance: rolled 2 1 5 6 5
      all: rolled round=5 roll=1 shown=[2,1,5,6,5]
 397  seat 0: roll keep 3 5
      all: throwing round=5 roll=2 keep=[2,4]
 398  chance: rolled 2 5 1 4 4
      all: rolled round=5 roll=2 shown=[2,5,5,4,5]
 399  seat 0: roll keep 2 3 5
      all: throwing round=5 roll=3 keep=[1,2,4]
 400  chance: rolled 4 6 5 1 6
      all: rolled round=5 roll=3 shown=[4,5,5,1,5]
 401  seat 0: score fives
      all: scored category=fives shown=[4,5,5,1,5] base=15 level=1.8 flat=4 mult=1.9 xmult=1.5 total=88
 402  seat 0: roll
      all: throwing round=6 roll=1 keep=[]
 403  chance: rolled 5 3 2 4 5
      all: rolled round=6 roll=1 shown=[5,3,2,4,5]
 404  seat 0: roll keep 1 2 3 4
      all: throwing round=6 roll=2 keep=[0,1,2,3]
 405  chance: rolled 1 4 5 3 6
      all: rolled round=6 roll=2 shown=[5,3,2,4,6]
 406  seat 0: score large-straight
      all: scored category=large-straight shown=[5,3,2,4,6] base=40 level=2.6 flat=4 mult=2.4 xmult=1.5 total=388
 407  seat 0: roll
      all: throwing round=7 roll=1 keep=[]
 408  chance: rolled 5 2 2 2 6
      all: rolled round=7 roll=1 shown=[5,2,2,2,6]
 409  seat 0: roll keep 2 3
      all: throwing round=7 roll=2 keep=[1,2]
 410  chance: rolled 6 6 2 2 6
      all: rolled round=7 roll=2 shown=[6,2,2,2,6]
 411  seat 0: roll keep 1 5
      all: throwing round=7 roll=3 keep=[0,4]
 412  chance: rolled 3 4 4 4 1
      all: rolled round=7 roll=3 shown=[6,4,4,4,6]
 413  seat 0: use lock-all
      all: used item=lock-all
 414  seat 0: score chance
      all: scored category=chance shown=[6,4,4,4,6] base=30 level=3 flat=4 mult=2.55 xmult=1.5 total=359
 415  seat 0: score sixes
      all: scored category=sixes shown=[6,4,4,4,6] base=18 level=1.8 flat=4 mult=1.9 xmult=1.5 total=103
 416  seat 0: roll
      all: throwing round=9 roll=1 keep=[]
 417  chance: rolled 5 6 5 1 1
      all: rolled round=9 roll=1 shown=[5,6,5,1,1]
 418  seat 0: scratch five-of-a-kind
      all: scratched category=five-of-a-kind
 419  seat 0: roll
      all: throwing round=10 roll=1 keep=[]
 420  chance: rolled 4 3 5 4 6
      all: rolled round=10 roll=1 shown=[4,3,5,4,6]
 421  seat 0: score small-straight
      all: scored category=small-straight shown=[4,3,5,4,6] base=30 level=2.6 flat=4 mult=2.4 xmult=1.5 total=295
 422  seat 0: roll
      all: throwing round=11 roll=1 keep=[]
 423  chance: rolled 5 6 1 1 5
      all: rolled round=11 roll=1 shown=[5,6,1,1,5]
 424  seat 0: roll keep 3
      all: throwing round=11 roll=2 keep=[2]
 425  chance: rolled 3 6 2 3 3
      all: rolled round=11 roll=2 shown=[3,6,1,3,3]
 426  seat 0: roll keep 1 4 5
      all: throwing round=11 roll=3 keep=[0,3,4]
 427  chance: rolled 4 2 5 2 4
      all: rolled round=11 roll=3 shown=[3,2,5,3,3]
 428  seat 0: use token
      all: used item=token
 429  seat 0: roll keep 1 4 5
      all: throwing round=11 roll=4 keep=[0,3,4]
 430  chance: rolled 2 5 2 6 6
      all: rolled round=11 roll=4 shown=[3,5,2,3,3]
 431  seat 0: score threes
      all: scored category=threes shown=[3,5,2,3,3] base=12 level=1.8 flat=4 mult=1.9 xmult=1.5 total=72
 432  seat 0: roll
      all: throwing round=12 roll=1 keep=[]
 433  chance: rolled 4 6 2 5 6
      all: rolled round=12 roll=1 shown=[4,6,2,5,6]
 434  seat 0: roll keep 3 4
      all: throwing round=12 roll=2 keep=[2,3]
 435  chance: rolled 6 1 1 4 1
      all: rolled round=12 roll=2 shown=[6,1,2,5,1]
 436  seat 0: roll keep 1 2 4 5
      all: throwing round=12 roll=3 keep=[0,1,3,4]
 437  chance: rolled 5 6 5 4 1
      all: rolled round=12 roll=3 shown=[6,1,5,5,1]
 438  seat 0: scratch four-of-a-kind
      all: scratched category=four-of-a-kind
 439  seat 0: roll
      all: throwing round=13 roll=1 keep=[]
 440  chance: rolled 6 5 1 1 1
      all: rolled round=13 roll=1 shown=[6,5,1,1,1]
 441  seat 0: roll
      all: throwing round=13 roll=2 keep=[]
 442  chance: rolled 3 4 1 6 5
      all: rolled round=13 roll=2 shown=[3,4,1,6,5]
 443  seat 0: roll
      all: throwing round=13 roll=3 keep=[]
 444  chance: rolled 6 2 5 1 5
      all: rolled round=13 roll=3 shown=[6,2,5,1,5]
 445  seat 0: score twos
      all: scored category=twos shown=[6,2,5,1,5] base=2 level=1.8 flat=4 mult=1.9 xmult=1.5 total=21; stood score=1795 stage=5 target=1013 won=true; paid stage=7 unused=15 interest=1 charms=3 purse=31; starred stars=1
 446  chance: offered emblem-upper emblem-kinds manual-upper manual-kinds lucky forge
      all: offered items=["emblem-upper","emblem-kinds","manual-upper","manual-kinds","lucky","forge"]
 447  seat 0: buy 3
      all: bought item=manual-upper price=2 purse=29
 448  seat 0: buy 4
      all: bought item=manual-kinds price=2 purse=27
 449  seat 0: buy 6
      all: bought item=forge price=3 purse=24
 450  seat 0: slot
      all: widened slots=7 price=14 purse=10
 451  seat 0: buy 2
      all: bought item=emblem-kinds price=4 purse=6
 452  seat 0: next
      all: began stage=6 target=1519 rounds=13
 453  seat 0: roll
      all: throwing round=1 roll=1 keep=[]
 454  chance: rolled 3 2 1 4 3
      all: rolled round=1 roll=1 shown=[3,2,1,4,3]
 455  seat 0: roll keep 1 3 5
      all: throwing round=1 roll=2 keep=[0,2,4]
 456  chance: rolled 6 2 3 2 6
      all: rolled round=1 roll=2 shown=[3,2,1,2,3]
 457  seat 0: roll keep 1 3 5
      all: throwing round=1 roll=3 keep=[0,2,4]
 458  chance: rolled 5 3 3 1 4
      all: rolled round=1 roll=3 shown=[3,3,1,1,3]
 459  seat 0: score full-house
      all: scored category=full-house shown=[3,3,1,1,3] base=25 level=3 flat=4 mult=2.55 xmult=1.5 total=302
 460  seat 0: roll
      all: throwing round=2 roll=1 keep=[]
 461  chance: rolled 3 3 4 1 3
      all: rolled round=2 roll=1 shown=[3,3,4,1,3]
 462  seat 0: roll keep 1 2 4 5
      all: throwing round=2 roll=2 keep=[0,1,3,4]
 463  chance: rolled 3 3 5 6 2
      all: rolled round=2 roll=2 shown=[3,3,5,1,3]
 464  seat 0: roll keep 1 2 4 5
      all: throwing round=2 roll=3 keep=[0,1,3,4]
 465  chance: rolled 5 5 2 3 5
      all: rolled round=2 roll=3 shown=[3,3,2,1,3]
 466  seat 0: score threes
      all: scored category=threes shown=[3,3,2,1,3] base=12 level=2.2 flat=4 mult=2.05 xmult=1.5 total=93
 467  seat 0: roll
      all: throwing round=3 roll=1 keep=[]
 468  chance: rolled 1 1 3 4 1
      all: rolled round=3 roll=1 shown=[1,1,3,4,1]
 469  seat 0: roll keep 3 4
      all: throwing round=3 roll=2 keep=[2,3]
 470  chance: rolled 3 4 5 5 6
      all: rolled round=3 roll=2 shown=[3,4,3,4,6]
 471  seat 0: roll keep 2 3 4 5
      all: throwing round=3 roll=3 keep=[1,2,3,4]
 472  chance: rolled 2 3 2 3 2
      all: rolled round=3 roll=3 shown=[2,4,3,4,6]
 473  seat 0: use forge 2 5
      all: used item=forge die=1 from=4 to=5
 474  seat 0: score large-straight
      all: scored category=large-straight shown=[2,5,3,4,6] base=40 level=2.6 flat=4 mult=2.4 xmult=1.5 total=388
 475  seat 0: roll
      all: throwing round=4 roll=1 keep=[]
 476  chance: rolled 3 1 4 4 3
      all: rolled round=4 roll=1 shown=[3,1,4,4,3]
 477  seat 0: roll keep 3 4 5
      all: throwing round=4 roll=2 keep=[2,3,4]
 478  chance: rolled 4 2 1 4 6
      all: rolled round=4 roll=2 shown=[4,2,4,4,3]
 479  seat 0: roll keep 1 3 4
      all: throwing round=4 roll=3 keep=[0,2,3]
 480  chance: rolled 6 4 3 5 2
      all: rolled round=4 roll=3 shown=[4,4,4,4,2]
 481  seat 0: score fours
      all: scored category=fours shown=[4,4,4,4,2] base=20 level=2.2 flat=4 mult=2.05 xmult=1.5 total=147
 482  seat 0: roll
      all: throwing round=5 roll=1 keep=[]
 483  chance: rolled 5 6 2 6 2
      all: rolled round=5 roll=1 shown=[5,6,2,6,2]
 484  seat 0: roll keep 2 4
      all: throwing round=5 roll=2 keep=[1,3]
 485  chance: rolled 5 2 5 6 3
      all: rolled round=5 roll=2 shown=[5,6,5,6,3]
 486  seat 0: roll keep 1 3
      all: throwing round=5 roll=3 keep=[0,2]
 487  chance: rolled 2 5 3 5 6
      all: rolled round=5 roll=3 shown=[5,5,5,5,6]
 488  seat 0: score four-of-a-kind
      all: scored category=four-of-a-kind shown=[5,5,5,5,6] base=31 level=1.8 flat=4 mult=2.1 xmult=1.5 total=188
 489  seat 0: roll
      all: throwing round=6 roll=1 keep=[]
 490  chance: rolled 4 1 1 6 4
      all: rolled round=6 roll=1 shown=[4,1,1,6,4]
 491  seat 0: roll keep 5
      all: throwing round=6 roll=2 keep=[4]
 492  chance: rolled 3 5 1 6 3
      all: rolled round=6 roll=2 shown=[3,5,1,6,4]
 493  seat 0: score small-straight
      all: scored category=small-straight shown=[3,5,1,6,4] base=30 level=2.6 flat=4 mult=2.4 xmult=1.5 total=295
 494  seat 0: roll
      all: throwing round=7 roll=1 keep=[]
 495  chance: rolled 6 6 4 4 1
      all: rolled round=7 roll=1 shown=[6,6,4,4,1]
 496  seat 0: roll keep 1 2
      all: throwing round=7 roll=2 keep=[0,1]
 497  chance: rolled 3 6 2 6 6
      all: rolled round=7 roll=2 shown=[6,6,2,6,6]
 498  seat 0: roll keep 1 2 4 5
      all: throwing round=7 roll=3 keep=[0,1,3,4]
 499  chance: rolled 5 5 5 3 1
      all: rolled round=7 roll=3 shown=[6,6,5,6,6]
 500  seat 0: score sixes
      all: scored category=sixes shown=[6,6,5,6,6] base=30 level=2.2 flat=4 mult=2.05 xmult=1.5 total=215
 501  seat 0: roll
      all: throwing round=8 roll=1 keep=[]
 502  chance: rolled 1 1 3 1 1
      all: rolled round=8 roll=1 shown=[1,1,3,1,1]
 503  seat 0: score ones
      all: scored category=ones shown=[1,1,3,1,1] base=5 level=2.2 flat=4 mult=2.05 xmult=1.5 total=46; bonus base=35 level=2.2 flat=0 mult=2.05 xmult=1.5 total=236
 504  seat 0: roll
      all: throwing round=9 roll=1 keep=[]
 505  chance: rolled 4 1 5 6 1
      all: rolled round=9 roll=1 shown=[4,1,5,6,1]
 506  seat 0: score fives
      all: scored category=fives shown=[4,1,5,6,1] base=5 level=2.2 flat=4 mult=2.05 xmult=1.5 total=46
 507  seat 0: roll
      all: throwing round=10 roll=1 keep=[]
 508  chance: rolled 5 4 2 4 6
      all: rolled round=10 roll=1 shown=[5,4,2,4,6]
 509  seat 0: roll keep 5
      all: throwing round=10 roll=2 keep=[4]
 510  chance: rolled 6 1 3 3 3
      all: rolled round=10 roll=2 shown=[6,1,3,3,6]
 511  seat 0: roll keep 1 5
      all: throwing round=10 roll=3 keep=[0,4]
 512  chance: rolled 2 4 5 2 6
      all: rolled round=10 roll=3 shown=[6,4,5,2,6]
 513  seat 0: score chance
      all: scored category=chance shown=[6,4,5,2,6] base=29 level=3 flat=4 mult=2.55 xmult=1.5 total=348
 514  seat 0: roll
      all: throwing round=11 roll=1 keep=[]
 515  chance: rolled 2 2 6 2 2
      all: rolled round=11 roll=1 shown=[2,2,6,2,2]
 516  seat 0: roll keep 1 2 4 5
      all: throwing round=11 roll=2 keep=[0,1,3,4]
 517  chance: rolled 2 2 3 5 1
      all: rolled round=11 roll=2 shown=[2,2,3,2,2]
 518  seat 0: roll keep 1 2 4 5
      all: throwing round=11 roll=3 keep=[0,1,3,4]
 519  chance: rolled 3 5 3 4 3
      all: rolled round=11 roll=3 shown=[2,2,3,2,2]
 520  seat 0: score twos
      all: scored category=twos shown=[2,2,3,2,2] base=10 level=2.2 flat=4 mult=2.05 xmult=1.5 total=79
 521  seat 0: roll
      all: throwing round=12 roll=1 keep=[]
 522  chance: rolled 1 6 5 3 4
      all: rolled round=12 roll=1 shown=[1,6,5,3,4]
 523  seat 0: roll keep 2 3 4
      all: throwing round=12 roll=2 keep=[1,2,3]
 524  chance: rolled 5 4 4 4 3
      all: rolled round=12 roll=2 shown=[5,6,5,3,3]
 525  seat 0: roll keep 1 3
      all: throwing round=12 roll=3 keep=[0,2]
 526  chance: rolled 3 1 4 4 3
      all: rolled round=12 roll=3 shown=[5,1,5,4,3]
 527  seat 0: scratch five-of-a-kind
      all: scratched category=five-of-a-kind
 528  seat 0: roll
      all: throwing round=13 roll=1 keep=[]
 529  chance: rolled 3 1 3 6 2
      all: rolled round=13 roll=1 shown=[3,1,3,6,2]
 530  seat 0: roll keep 1 3 4
      all: throwing round=13 roll=2 keep=[0,2,3]
 531  chance: rolled 1 5 1 4 2
      all: rolled round=13 roll=2 shown=[3,5,3,6,2]
 532  seat 0: roll keep 1 3
      all: throwing round=13 roll=3 keep=[0,2]
 533  chance: rolled 1 2 1 4 6
      all: rolled round=13 roll=3 shown=[3,2,3,4,6]
 534  seat 0: scratch three-of-a-kind
      all: scratched category=three-of-a-kind; stood score=2383 stage=6 target=1519 won=true; paid stage=8 unused=15 interest=1 charms=3 purse=33; starred stars=1
 535  chance: offered emblem-straights emblem-house manual-upper manual-straights heavy stamp
      all: offered items=["emblem-straights","emblem-house","manual-upper","manual-straights","heavy","stamp"]
 536  seat 0: buy 3
      all: bought item=manual-upper price=2 purse=31
 537  seat 0: buy 4
      all: bought item=manual-straights price=2 purse=29
 538  seat 0: buy 6
      all: bought item=stamp price=4 purse=25
 539  seat 0: buy 5 die 2
      all: bought item=heavy price=5 die=1 purse=20
 540  seat 0: reroll
      all: rerolled price=3 purse=17
 541  chance: offered bell abacus manual-upper manual-house lucky flip
      all: offered items=["bell","abacus","manual-upper","manual-house","lucky","flip"]
 542  seat 0: buy 3
      all: bought item=manual-upper price=2 purse=15
 543  seat 0: buy 4
      all: bought item=manual-house price=2 purse=13
 544  seat 0: sell emblem-kinds
      all: sold item=emblem-kinds price=2 purse=15
 545  seat 0: buy 1
      all: bought item=bell price=6 purse=9
 546  seat 0: buy 6
      all: bought item=flip price=2 purse=7
 547  seat 0: next
      all: began stage=7 target=2278 rounds=13
 548  seat 0: roll
      all: throwing round=1 roll=1 keep=[]
 549  chance: rolled 3 5 4 2 4
      all: rolled round=1 roll=1 shown=[3,6,4,2,4]
 550  seat 0: roll keep 1 2
      all: throwing round=1 roll=2 keep=[0,1]
 551  chance: rolled 3 5 2 3 1
      all: rolled round=1 roll=2 shown=[3,6,2,3,1]
 552  seat 0: roll keep 1 3 4
      all: throwing round=1 roll=3 keep=[0,2,3]
 553  chance: rolled 5 4 3 4 4
      all: rolled round=1 roll=3 shown=[3,5,2,3,4]
 554  seat 0: score threes
      all: scored category=threes shown=[3,5,2,3,4] base=9 level=3 flat=4 mult=2.65 xmult=1.5 total=123
 555  seat 0: roll
      all: throwing round=2 roll=1 keep=[]
 556  chance: rolled 5 2 1 1 3
      all: rolled round=2 roll=1 shown=[5,4,1,1,3]
 557  seat 0: roll keep 1
      all: throwing round=2 roll=2 keep=[0]
 558  chance: rolled 2 2 5 6 1
      all: rolled round=2 roll=2 shown=[5,4,5,6,1]
 559  seat 0: roll keep 1 3
      all: throwing round=2 roll=3 keep=[0,2]
 560  chance: rolled 1 5 3 3 5
      all: rolled round=2 roll=3 shown=[5,6,5,3,5]
 561  seat 0: score fives
      all: scored category=fives shown=[5,6,5,3,5] base=20 level=3 flat=4 mult=2.65 xmult=1.5 total=254
 562  seat 0: roll
      all: throwing round=3 roll=1 keep=[]
 563  chance: rolled 1 4 4 2 2
      all: rolled round=3 roll=1 shown=[1,5,4,2,2]
 564  seat 0: roll keep 2 4
      all: throwing round=3 roll=2 keep=[1,3]
 565  chance: rolled 4 5 1 4 6
      all: rolled round=3 roll=2 shown=[4,5,1,2,6]
 566  seat 0: roll keep 2 5
      all: throwing round=3 roll=3 keep=[1,4]
 567  chance: rolled 6 6 5 1 3
      all: rolled round=3 roll=3 shown=[6,5,5,1,6]
 568  seat 0: use stamp
      all: used item=stamp
 569  seat 0: use flip 4
      all: used item=flip die=3 from=1 to=6
 570  seat 0: score chance
      all: scored category=chance shown=[6,5,5,6,6] base=34 level=3.4 flat=4 mult=3 xmult=3 total=1076
 571  seat 0: roll
      all: throwing round=4 roll=1 keep=[]
 572  chance: rolled 1 4 6 4 3
      all: rolled round=4 roll=1 shown=[1,5,6,4,3]
 573  seat 0: roll keep 2 3 4
      all: throwing round=4 roll=2 keep=[1,2,3]
 574  chance: rolled 1 4 2 2 3
      all: rolled round=4 roll=2 shown=[1,5,6,4,3]
 575  seat 0: roll keep 1 4 5
      all: throwing round=4 roll=3 keep=[0,3,4]
 576  chance: rolled 3 6 1 5 5
      all: rolled round=4 roll=3 shown=[1,6,1,4,3]
 577  seat 0: score ones
      all: scored category=ones shown=[1,6,1,4,3] base=3 level=3 flat=4 mult=2.65 xmult=1.5 total=51
 578  seat 0: roll
      all: throwing round=5 roll=1 keep=[]
 579  chance: rolled 1 6 2 1 4
      all: rolled round=5 roll=1 shown=[1,6,2,1,4]
 580  seat 0: roll
      all: throwing round=5 roll=2 keep=[]
 581  chance: rolled 5 6 1 2 4
      all: rolled round=5 roll=2 shown=[5,6,1,2,4]
 582  seat 0: roll keep 2 4 5
      all: throwing round=5 roll=3 keep=[1,3,4]
 583  chance: rolled 1 4 2 2 1
      all: rolled round=5 roll=3 shown=[1,6,2,2,4]
 584  seat 0: score twos
      all: scored category=twos shown=[1,6,2,2,4] base=4 level=3 flat=4 mult=2.65 xmult=1.5 total=63
 585  seat 0: roll
      all: throwing round=6 roll=1 keep=[]
 586  chance: rolled 1 4 2 6 1
      all: rolled round=6 roll=1 shown=[1,5,2,6,1]
 587  seat 0: roll keep 1 5
      all: throwing round=6 roll=2 keep=[0,4]
 588  chance: rolled 6 2 6 4 4
      all: rolled round=6 roll=2 shown=[1,4,6,4,1]
 589  seat 0: roll keep 1 2 4 5
      all: throwing round=6 roll=3 keep=[0,1,3,4]
 590  chance: rolled 3 1 6 4 5
      all: rolled round=6 roll=3 shown=[1,4,6,4,1]
 591  seat 0: score fours
      all: scored category=fours shown=[1,4,6,4,1] base=8 level=3 flat=4 mult=2.65 xmult=1.5 total=111
 592  seat 0: roll
      all: throwing round=7 roll=1 keep=[]
 593  chance: rolled 5 5 5 6 2
      all: rolled round=7 roll=1 shown=[5,6,5,6,2]
 594  seat 0: roll keep 2 4
      all: throwing round=7 roll=2 keep=[1,3]
 595  chance: rolled 1 2 4 3 1
      all: rolled round=7 roll=2 shown=[1,6,4,6,1]
 596  seat 0: roll keep 2 4
      all: throwing round=7 roll=3 keep=[1,3]
 597  chance: rolled 5 5 2 5 6
      all: rolled round=7 roll=3 shown=[5,6,2,6,6]
 598  seat 0: score three-of-a-kind
      all: scored category=three-of-a-kind shown=[5,6,2,6,6] base=30 level=1.8 flat=4 mult=1.6 xmult=1.5 total=139
 599  seat 0: roll
      all: throwing round=8 roll=1 keep=[]
 600  chance: rolled 1 1 6 3 1
      all: rolled round=8 roll=1 shown=[1,4,6,3,1]
 601  seat 0: roll keep 3 4
      all: throwing round=8 roll=2 keep=[2,3]
 602  chance: rolled 2 1 5 2 6
      all: rolled round=8 roll=2 shown=[2,4,6,3,6]
 603  seat 0: roll keep 1 2 4
      all: throwing round=8 roll=3 keep=[0,1,3]
 604  chance: rolled 6 4 2 2 3
      all: rolled round=8 roll=3 shown=[2,4,2,3,3]
 605  seat 0: scratch five-of-a-kind
      all: scratched category=five-of-a-kind
 606  seat 0: roll
      all: throwing round=9 roll=1 keep=[]
 607  chance: rolled 4 1 3 4 3
      all: rolled round=9 roll=1 shown=[4,4,3,4,3]
 608  seat 0: score full-house
      all: scored category=full-house shown=[4,4,3,4,3] base=25 level=3.4 flat=4 mult=3 xmult=1.5 total=400
 609  seat 0: roll
      all: throwing round=10 roll=1 keep=[]
 610  chance: rolled 3 3 2 1 2
      all: rolled round=10 roll=1 shown=[3,5,2,1,2]
 611  seat 0: roll keep 1 4
      all: throwing round=10 roll=2 keep=[0,3]
 612  chance: rolled 6 3 3 1 6
      all: rolled round=10 roll=2 shown=[3,5,3,1,6]
 613  seat 0: roll keep 1 2 3 4
      all: throwing round=10 roll=3 keep=[0,1,2,3]
 614  chance: rolled 6 6 2 2 2
      all: rolled round=10 roll=3 shown=[3,5,3,1,2]
 615  seat 0: scratch four-of-a-kind
      all: scratched category=four-of-a-kind
 616  seat 0: roll
      all: throwing round=11 roll=1 keep=[]
 617  chance: rolled 5 6 4 4 3
      all: rolled round=11 roll=1 shown=[5,6,4,4,3]
 618  seat 0: score small-straight
      all: scored category=small-straight shown=[5,6,4,4,3] base=30 level=3 flat=4 mult=2.85 xmult=1.5 total=401
 619  seat 0: roll
      all: throwing round=12 roll=1 keep=[]
 620  chance: rolled 2 6 3 4 3
      all: rolled round=12 roll=1 shown=[2,6,3,4,3]
 621  seat 0: score sixes
      all: scored category=sixes shown=[2,6,3,4,3] base=6 level=3 flat=4 mult=2.65 xmult=1.5 total=87
 622  seat 0: roll
      all: throwing round=13 roll=1 keep=[]
 623  chance: rolled 2 4 1 4 3
      all: rolled round=13 roll=1 shown=[2,5,1,4,3]
 624  seat 0: score large-straight
      all: scored category=large-straight shown=[2,5,1,4,3] base=40 level=3 flat=4 mult=2.85 xmult=1.5 total=530; stood score=3235 stage=7 target=2278 won=true; paid stage=8 unused=15 interest=1 charms=3 purse=34; starred stars=1
 625  chance: foretold loose
      all: twisted stage=8 twist={"kind":"loose"}
 626  chance: offered seal-upper emblem-house manual-upper manual-straights lucky stamp
      all: offered items=["seal-upper","emblem-house","manual-upper","manual-straights","lucky","stamp"]
 627  seat 0: sell abacus
      all: sold item=abacus price=2 purse=36
 628  seat 0: buy 1
      all: bought item=seal-upper price=7 purse=29
 629  seat 0: buy 3
      all: bought item=manual-upper price=2 purse=27
 630  seat 0: buy 4
      all: bought item=manual-straights price=2 purse=25
 631  seat 0: buy 6
      all: bought item=stamp price=4 purse=21
 632  seat 0: reroll
      all: rerolled price=3 purse=18
 633  chance: offered banker abacus manual-upper manual-kinds gold flip
      all: offered items=["banker","abacus","manual-upper","manual-kinds","gold","flip"]
 634  seat 0: buy 3
      all: bought item=manual-upper price=2 purse=16
 635  seat 0: buy 5 die 2
      all: sold item=heavy price=2 purse=12 die=1; bought item=gold price=6 die=1 purse=12
 636  seat 0: buy 4
      all: bought item=manual-kinds price=2 purse=10
 637  seat 0: sell emblem-house
      all: sold item=emblem-house price=1 purse=11
 638  seat 0: buy 2
      all: bought item=abacus price=4 purse=7
 639  seat 0: buy 6
      all: bought item=flip price=2 purse=5
 640  seat 0: next
      all: began stage=8 target=2973 rounds=13
 641  seat 0: roll
      all: throwing round=1 roll=1 keep=[]
 642  chance: rolled 1 3 1 3 6
      all: rolled round=1 roll=1 shown=[1,3,1,3,6]
 643  seat 0: roll keep 4 5
      all: throwing round=1 roll=2 keep=[3,4]
 644  chance: rolled 2 3 6 3 1
      all: rolled round=1 roll=2 shown=[2,3,6,3,6]
 645  seat 0: roll keep 3 5
      all: throwing round=1 roll=3 keep=[2,4]
 646  chance: rolled 6 4 5 3 5
      all: rolled round=1 roll=3 shown=[6,4,6,3,6]
 647  seat 0: use stamp
      all: used item=stamp
 648  seat 0: score sixes
      all: scored category=sixes shown=[6,4,6,3,6] base=24 level=3.8 flat=4 mult=2.95 xmult=6 total=1685
 649  seat 0: roll
      all: throwing round=2 roll=1 keep=[]
 650  chance: rolled 2 2 2 1 2
      all: rolled round=2 roll=1 shown=[2,2,2,1,2]
 651  seat 0: score twos
      all: scored category=twos shown=[2,2,2,1,2] base=10 level=3.8 flat=4 mult=2.95 xmult=3 total=371
 652  seat 0: roll
      all: throwing round=3 roll=1 keep=[]
 653  chance: rolled 5 6 5 4 1
      all: rolled round=3 roll=1 shown=[5,6,5,4,1]
 654  seat 0: roll keep 3 4 5
      all: throwing round=3 roll=2 keep=[2,3,4]
 655  chance: rolled 6 4 5 2 4
      all: rolled round=3 roll=2 shown=[6,4,5,4,1]
 656  seat 0: roll keep 3 5
      all: throwing round=3 roll=3 keep=[2,4]
 657  chance: rolled 6 4 6 2 3
      all: rolled round=3 roll=3 shown=[6,4,5,2,1]
 658  seat 0: score chance
      all: scored category=chance shown=[6,4,5,2,1] base=24 level=3.4 flat=4 mult=2.2 xmult=1.5 total=282
 659  seat 0: roll
      all: throwing round=4 roll=1 keep=[]
 660  chance: rolled 3 1 5 4 3
      all: rolled round=4 roll=1 shown=[3,1,5,4,3]
 661  seat 0: roll keep 4
      all: throwing round=4 roll=2 keep=[3]
 662  chance: rolled 2 3 5 6 5
      all: rolled round=4 roll=2 shown=[2,3,5,4,5]
 663  seat 0: use flip 1
      all: used item=flip die=0 from=2 to=5
 664  seat 0: score fives
      all: scored category=fives shown=[5,3,5,4,5] base=20 level=3.8 flat=4 mult=2.95 xmult=3 total=708
 665  seat 0: roll
      all: throwing round=5 roll=1 keep=[]
 666  chance: rolled 6 6 4 4 6
      all: rolled round=5 roll=1 shown=[6,6,4,4,6]
 667  seat 0: score full-house
      all: scored category=full-house shown=[6,6,4,4,6] base=25 level=3.4 flat=4 mult=2.2 xmult=1.5 total=293; earned die=1 money=1
 668  seat 0: roll
      all: throwing round=6 roll=1 keep=[]
 669  chance: rolled 6 4 6 6 4
      all: rolled round=6 roll=1 shown=[6,4,6,6,4]
 670  seat 0: score three-of-a-kind
      all: scored category=three-of-a-kind shown=[6,4,6,6,4] base=32 level=2.2 flat=4 mult=1.75 xmult=1.5 total=195
 671  seat 0: roll
      all: throwing round=7 roll=1 keep=[]
 672  chance: rolled 3 4 5 6 6
      all: rolled round=7 roll=1 shown=[3,4,5,6,6]
 673  seat 0: score small-straight
      all: scored category=small-straight shown=[3,4,5,6,6] base=30 level=3.4 flat=4 mult=3 xmult=1.5 total=477
 674  seat 0: roll
      all: throwing round=8 roll=1 keep=[]
 675  chance: rolled 2 4 1 3 2
      all: rolled round=8 roll=1 shown=[2,4,1,3,2]
 676  seat 0: roll keep 3 5
      all: throwing round=8 roll=2 keep=[2,4]
 677  chance: rolled 6 2 2 4 5
      all: rolled round=8 roll=2 shown=[6,2,1,4,2]
 678  seat 0: roll keep 3 4 5
      all: throwing round=8 roll=3 keep=[2,3,4]
 679  chance: rolled 3 2 5 5 1
      all: rolled round=8 roll=3 shown=[3,2,1,4,2]
 680  seat 0: score ones
      all: scored category=ones shown=[3,2,1,4,2] base=1 level=3.8 flat=4 mult=2.95 xmult=3 total=69
 681  seat 0: roll
      all: throwing round=9 roll=1 keep=[]
 682  chance: rolled 6 3 2 6 1
      all: rolled round=9 roll=1 shown=[6,3,2,6,1]
 683  seat 0: roll keep 4
      all: throwing round=9 roll=2 keep=[3]
 684  chance: rolled 1 2 1 4 5
      all: rolled round=9 roll=2 shown=[1,2,1,6,5]
 685  seat 0: scratch five-of-a-kind
      all: scratched category=five-of-a-kind
 686  seat 0: roll
      all: throwing round=10 roll=1 keep=[]
 687  chance: rolled 6 4 5 6 4
      all: rolled round=10 roll=1 shown=[6,4,5,6,4]
 688  seat 0: roll keep 5
      all: throwing round=10 roll=2 keep=[4]
 689  chance: rolled 3 3 6 5 3
      all: rolled round=10 roll=2 shown=[3,3,6,5,4]
 690  seat 0: score threes
      all: scored category=threes shown=[3,3,6,5,4] base=9 level=3.8 flat=4 mult=2.95 xmult=3 total=338; bonus base=35 level=3.8 flat=0 mult=2.95 xmult=3 total=1177
 691  seat 0: roll
      all: throwing round=11 roll=1 keep=[]
 692  chance: rolled 2 5 5 5 4
      all: rolled round=11 roll=1 shown=[2,5,5,5,4]
 693  seat 0: roll keep 5
      all: throwing round=11 roll=2 keep=[4]
 694  chance: rolled 2 1 4 1 6
      all: rolled round=11 roll=2 shown=[2,1,4,1,4]
 695  seat 0: roll keep 3 5
      all: throwing round=11 roll=3 keep=[2,4]
 696  chance: rolled 6 2 4 3 5
      all: rolled round=11 roll=3 shown=[6,2,4,3,4]
 697  seat 0: score fours
      all: scored category=fours shown=[6,2,4,3,4] base=8 level=3.8 flat=4 mult=2.95 xmult=3 total=304
 698  seat 0: roll
      all: throwing round=12 roll=1 keep=[]
 699  chance: rolled 6 6 5 1 5
      all: rolled round=12 roll=1 shown=[6,6,5,1,5]
 700  seat 0: roll keep 3
      all: throwing round=12 roll=2 keep=[2]
 701  chance: rolled 4 3 1 1 2
      all: rolled round=12 roll=2 shown=[4,3,5,1,2]
 702  seat 0: score large-straight
      all: scored category=large-straight shown=[4,3,5,1,2] base=40 level=3.4 flat=4 mult=3 xmult=1.5 total=630
 703  seat 0: roll
      all: throwing round=13 roll=1 keep=[]
 704  chance: rolled 5 2 5 5 5
      all: rolled round=13 roll=1 shown=[5,2,5,5,5]
 705  seat 0: score four-of-a-kind
      all: scored category=four-of-a-kind shown=[5,2,5,5,5] base=27 level=2.2 flat=4 mult=1.75 xmult=1.5 total=166; stood score=6695 stage=8 target=2973 won=true; paid stage=9 unused=15 interest=1 charms=3 purse=34; starred stars=1
 706  chance: offered banker emblem-house manual-straights manual-house lucky lock-all
      all: offered items=["banker","emblem-house","manual-straights","manual-house","lucky","lock-all"]
 707  seat 0: sell emblem-straights
      all: sold item=emblem-straights price=2 purse=36
 708  seat 0: buy 1
      all: bought item=banker price=4 purse=32
 709  seat 0: buy 3
      all: bought item=manual-straights price=2 purse=30
 710  seat 0: buy 4
      all: bought item=manual-house price=2 purse=28
 711  seat 0: buy 6
      all: bought item=lock-all price=3 purse=25
 712  seat 0: reroll
      all: rerolled price=3 purse=22
 713  chance: offered seal-upper snowball manual-house manual-straights glass stamp
      all: offered items=["seal-upper","snowball","manual-house","manual-straights","glass","stamp"]
 714  seat 0: buy 5 die 2
      all: sold item=gold price=3 purse=20 die=1; bought item=glass price=5 die=1 purse=20
 715  seat 0: sell abacus
      all: sold item=abacus price=2 purse=22
 716  seat 0: buy 2
      all: bought item=snowball price=16 purse=6
 717  seat 0: buy 4
      all: bought item=manual-straights price=2 purse=4
 718  seat 0: buy 3
      all: bought item=manual-house price=2 purse=2
 719  seat 0: next
      all: began stage=9 target=5126 rounds=13
 720  seat 0: roll
      all: throwing round=1 roll=1 keep=[]
 721  chance: rolled 5 1 5 6 3
      all: rolled round=1 roll=1 shown=[5,1,5,6,3]
 722  seat 0: roll keep 1
      all: throwing round=1 roll=2 keep=[0]
 723  chance: rolled 5 6 3 3 6
      all: rolled round=1 roll=2 shown=[5,6,3,3,6]
 724  seat 0: roll keep 2 3 5
      all: throwing round=1 roll=3 keep=[1,2,4]
 725  chance: rolled 3 6 1 1 5
      all: rolled round=1 roll=3 shown=[3,6,3,1,6]
 726  seat 0: score threes
      all: scored category=threes shown=[3,6,3,1,6] base=9 level=3.8 flat=0 mult=3.2 xmult=3 total=328
 727  seat 0: roll
      all: throwing round=2 roll=1 keep=[]
 728  chance: rolled 1 1 3 2 1
      all: rolled round=2 roll=1 shown=[1,1,3,2,1]
 729  seat 0: roll keep 1 2 3 5
      all: throwing round=2 roll=2 keep=[0,1,2,4]
 730  chance: rolled 4 2 5 2 1
      all: rolled round=2 roll=2 shown=[1,1,3,2,1]
 731  seat 0: roll keep 1 2 5
      all: throwing round=2 roll=3 keep=[0,1,4]
 732  chance: rolled 2 4 3 1 1
      all: rolled round=2 roll=3 shown=[1,1,3,1,1]
 733  seat 0: score ones
      all: scored category=ones shown=[1,1,3,1,1] base=5 level=3.8 flat=0 mult=3.2 xmult=3.75 total=228
 734  chance: cracked none
      all: cracked dice=[]
 735  seat 0: roll
      all: throwing round=3 roll=1 keep=[]
 736  chance: rolled 6 6 6 2 3
      all: rolled round=3 roll=1 shown=[6,6,6,2,3]
 737  seat 0: roll keep 1 2 3
      all: throwing round=3 roll=2 keep=[0,1,2]
 738  chance: rolled 3 6 1 3 3
      all: rolled round=3 roll=2 shown=[6,6,6,3,3]
 739  seat 0: roll keep 1 2 3
      all: throwing round=3 roll=3 keep=[0,1,2]
 740  chance: rolled 6 3 2 5 6
      all: rolled round=3 roll=3 shown=[6,6,6,5,6]
 741  seat 0: score sixes
      all: scored category=sixes shown=[6,6,6,5,6] base=30 level=3.8 flat=0 mult=3.2 xmult=3.75 total=1368
 742  chance: cracked 2
      all: cracked dice=[1]
 743  seat 0: roll
      all: throwing round=4 roll=1 keep=[]
 744  chance: rolled 1 2 1 6 6
      all: rolled round=4 roll=1 shown=[1,2,1,6,6]
 745  seat 0: roll keep 2 4
      all: throwing round=4 roll=2 keep=[1,3]
 746  chance: rolled 6 5 5 6 5
      all: rolled round=4 roll=2 shown=[6,2,5,6,5]
 747  seat 0: roll keep 1 3 4 5
      all: throwing round=4 roll=3 keep=[0,2,3,4]
 748  chance: rolled 5 5 2 1 3
      all: rolled round=4 roll=3 shown=[6,5,5,6,5]
 749  seat 0: score full-house
      all: scored category=full-house shown=[6,5,5,6,5] base=25 level=4.2 flat=0 mult=2.75 xmult=1.5 total=433
 750  seat 0: roll
      all: throwing round=5 roll=1 keep=[]
 751  chance: rolled 6 1 4 3 2
      all: rolled round=5 roll=1 shown=[6,1,4,3,2]
 752  seat 0: roll keep 2 3 4 5
      all: throwing round=5 roll=2 keep=[1,2,3,4]
 753  chance: rolled 6 2 3 5 3
      all: rolled round=5 roll=2 shown=[6,1,4,3,2]
 754  seat 0: roll keep 2 3 4 5
      all: throwing round=5 roll=3 keep=[1,2,3,4]
 755  chance: rolled 4 6 1 1 5
      all: rolled round=5 roll=3 shown=[4,1,4,3,2]
 756  seat 0: score small-straight
      all: scored category=small-straight shown=[4,1,4,3,2] base=30 level=4.2 flat=0 mult=2.75 xmult=1.5 total=519
 757  seat 0: roll
      all: throwing round=6 roll=1 keep=[]
 758  chance: rolled 2 1 2 2 4
      all: rolled round=6 roll=1 shown=[2,1,2,2,4]
 759  seat 0: roll keep 1 3 4 5
      all: throwing round=6 roll=2 keep=[0,2,3,4]
 760  chance: rolled 5 2 5 1 3
      all: rolled round=6 roll=2 shown=[2,2,2,2,4]
 761  seat 0: score twos
      all: scored category=twos shown=[2,2,2,2,4] base=10 level=3.8 flat=0 mult=3.2 xmult=3 total=364
 762  seat 0: roll
      all: throwing round=7 roll=1 keep=[]
 763  chance: rolled 1 3 5 6 6
      all: rolled round=7 roll=1 shown=[1,3,5,6,6]
 764  seat 0: roll keep 3
      all: throwing round=7 roll=2 keep=[2]
 765  chance: rolled 6 3 3 5 2
      all: rolled round=7 roll=2 shown=[6,3,5,5,2]
 766  seat 0: roll keep 1 2 3 4
      all: throwing round=7 roll=3 keep=[0,1,2,3]
 767  chance: rolled 1 1 2 4 5
      all: rolled round=7 roll=3 shown=[6,3,5,5,5]
 768  seat 0: score three-of-a-kind
      all: scored category=three-of-a-kind shown=[6,3,5,5,5] base=30 level=2.2 flat=0 mult=2 xmult=1.5 total=198
 769  seat 0: roll
      all: throwing round=8 roll=1 keep=[]
 770  chance: rolled 6 3 2 3 2
      all: rolled round=8 roll=1 shown=[6,3,2,3,2]
 771  seat 0: roll
      all: throwing round=8 roll=2 keep=[]
 772  chance: rolled 6 6 4 3 5
      all: rolled round=8 roll=2 shown=[6,6,4,3,5]
 773  seat 0: roll keep 1 2 5
      all: throwing round=8 roll=3 keep=[0,1,4]
 774  chance: rolled 5 6 1 2 1
      all: rolled round=8 roll=3 shown=[6,6,1,2,5]
 775  seat 0: score chance
      all: scored category=chance shown=[6,6,1,2,5] base=26 level=4.2 flat=0 mult=2.75 xmult=1.5 total=450
 776  seat 0: roll
      all: throwing round=9 roll=1 keep=[]
 777  chance: rolled 6 2 1 6 6
      all: rolled round=9 roll=1 shown=[6,2,1,6,6]
 778  seat 0: roll keep 1 4 5
      all: throwing round=9 roll=2 keep=[0,3,4]
 779  chance: rolled 5 1 3 5 6
      all: rolled round=9 roll=2 shown=[6,1,3,6,6]
 780  seat 0: scratch four-of-a-kind
      all: scratched category=four-of-a-kind
 781  seat 0: roll
      all: throwing round=10 roll=1 keep=[]
 782  chance: rolled 2 3 4 4 1
      all: rolled round=10 roll=1 shown=[2,3,4,4,1]
 783  seat 0: roll keep 3 4
      all: throwing round=10 roll=2 keep=[2,3]
 784  chance: rolled 1 2 5 6 4
      all: rolled round=10 roll=2 shown=[1,2,4,4,4]
 785  seat 0: roll keep 1 3 4 5
      all: throwing round=10 roll=3 keep=[0,2,3,4]
 786  chance: rolled 6 5 3 4 6
      all: rolled round=10 roll=3 shown=[1,5,4,4,4]
 787  seat 0: score fours
      all: scored category=fours shown=[1,5,4,4,4] base=12 level=3.8 flat=0 mult=3.2 xmult=3 total=437; bonus base=35 level=3.8 flat=0 mult=3.2 xmult=3 total=1276
 788  seat 0: roll
      all: throwing round=11 roll=1 keep=[]
 789  chance: rolled 3 6 3 4 4
      all: rolled round=11 roll=1 shown=[3,6,3,4,4]
 790  seat 0: scratch five-of-a-kind
      all: scratched category=five-of-a-kind
 791  seat 0: roll
      all: throwing round=12 roll=1 keep=[]
 792  chance: rolled 4 5 1 4 4
      all: rolled round=12 roll=1 shown=[4,5,1,4,4]
 793  seat 0: score fives
      all: scored category=fives shown=[4,5,1,4,4] base=5 level=3.8 flat=0 mult=3.2 xmult=3 total=182
 794  seat 0: roll
      all: throwing round=13 roll=1 keep=[]
 795  chance: rolled 1 4 6 4 6
      all: rolled round=13 roll=1 shown=[1,4,6,4,6]
 796  seat 0: roll keep 2
      all: throwing round=13 roll=2 keep=[1]
 797  chance: rolled 6 4 6 1 3
      all: rolled round=13 roll=2 shown=[6,4,6,1,3]
 798  seat 0: roll keep 2 5
      all: throwing round=13 roll=3 keep=[1,4]
 799  chance: rolled 2 1 6 1 3
      all: rolled round=13 roll=3 shown=[2,4,6,1,3]
 800  seat 0: scratch large-straight
      all: scratched category=large-straight; stood score=5783 stage=9 target=5126 won=true; paid stage=9 unused=15 interest=0 charms=3 purse=29; starred stars=1
 801  chance: offered fourth-roll great-bell manual-straights manual-upper lucky forge
      all: offered items=["fourth-roll","great-bell","manual-straights","manual-upper","lucky","forge"]
 802  seat 0: buy 4
      all: bought item=manual-upper price=2 purse=27
 803  seat 0: buy 3
      all: bought item=manual-straights price=2 purse=25
 804  seat 0: buy 6
      all: bought item=forge price=3 purse=22
 805  seat 0: sell banker
      all: sold item=banker price=2 purse=24
 806  seat 0: buy 2
      all: bought item=great-bell price=15 purse=9
 807  seat 0: reroll
      all: rerolled price=3 purse=6
 808  chance: offered abacus emblem-house manual-straights manual-kinds lucky token
      all: offered items=["abacus","emblem-house","manual-straights","manual-kinds","lucky","token"]
 809  seat 0: buy 3
      all: bought item=manual-straights price=2 purse=4
 810  seat 0: buy 4
      all: bought item=manual-kinds price=2 purse=2
 811  seat 0: next
      all: began stage=10 target=7689 rounds=13
 812  seat 0: roll
      all: throwing round=1 roll=1 keep=[]
 813  chance: rolled 3 6 4 6 5
      all: rolled round=1 roll=1 shown=[3,6,4,6,5]
 814  seat 0: roll keep 3 5
      all: throwing round=1 roll=2 keep=[2,4]
 815  chance: rolled 1 2 4 6 6
      all: rolled round=1 roll=2 shown=[1,2,4,6,5]
 816  seat 0: roll keep 3 4
      all: throwing round=1 roll=3 keep=[2,3]
 817  chance: rolled 4 6 5 4 5
      all: rolled round=1 roll=3 shown=[4,6,4,6,5]
 818  seat 0: score chance
      all: scored category=chance shown=[4,6,4,6,5] base=29 level=4.2 flat=0 mult=3.6 xmult=1.5 total=657
 819  seat 0: roll
      all: throwing round=2 roll=1 keep=[]
 820  chance: rolled 2 1 3 1 4
      all: rolled round=2 roll=1 shown=[2,1,3,1,4]
 821  seat 0: roll keep 1 2 3 5
      all: throwing round=2 roll=2 keep=[0,1,2,4]
 822  chance: rolled 6 6 6 4 3
      all: rolled round=2 roll=2 shown=[2,1,3,4,4]
 823  seat 0: roll keep 1 2 3 4
      all: throwing round=2 roll=3 keep=[0,1,2,3]
 824  chance: rolled 3 1 2 5 1
      all: rolled round=2 roll=3 shown=[2,1,3,4,1]
 825  seat 0: use forge 2 5
      all: used item=forge die=1 from=1 to=5
 826  seat 0: score large-straight
      all: scored category=large-straight shown=[2,5,3,4,1] base=40 level=5 flat=0 mult=3.9 xmult=1.5 total=1170
 827  seat 0: roll
      all: throwing round=3 roll=1 keep=[]
 828  chance: rolled 5 3 4 3 4
      all: rolled round=3 roll=1 shown=[5,3,4,3,4]
 829  seat 0: roll keep 2 3 4
      all: throwing round=3 roll=2 keep=[1,2,3]
 830  chance: rolled 6 3 5 2 1
      all: rolled round=3 roll=2 shown=[6,3,4,3,1]
 831  seat 0: roll keep 3 5
      all: throwing round=3 roll=3 keep=[2,4]
 832  chance: rolled 2 1 2 6 1
      all: rolled round=3 roll=3 shown=[2,1,4,6,1]
 833  seat 0: score twos
      all: scored category=twos shown=[2,1,4,6,1] base=4 level=4.2 flat=0 mult=4.2 xmult=3 total=211
 834  seat 0: roll
      all: throwing round=4 roll=1 keep=[]
 835  chance: rolled 2 6 4 1 2
      all: rolled round=4 roll=1 shown=[2,6,4,1,2]
 836  seat 0: roll keep 4 5
      all: throwing round=4 roll=2 keep=[3,4]
 837  chance: rolled 6 1 5 1 4
      all: rolled round=4 roll=2 shown=[6,1,5,1,2]
 838  seat 0: roll keep 2
      all: throwing round=4 roll=3 keep=[1]
 839  chance: rolled 3 2 3 1 5
      all: rolled round=4 roll=3 shown=[3,1,3,1,5]
 840  seat 0: score threes
      all: scored category=threes shown=[3,1,3,1,5] base=9 level=4.2 flat=0 mult=4.2 xmult=3 total=476
 841  seat 0: roll
      all: throwing round=5 roll=1 keep=[]
 842  chance: rolled 6 2 2 2 6
      all: rolled round=5 roll=1 shown=[6,2,2,2,6]
 843  seat 0: roll keep 1 5
      all: throwing round=5 roll=2 keep=[0,4]
 844  chance: rolled 2 5 2 4 5
      all: rolled round=5 roll=2 shown=[6,5,2,4,6]
 845  seat 0: roll keep 1 3 5
      all: throwing round=5 roll=3 keep=[0,2,4]
 846  chance: rolled 5 3 2 1 5
      all: rolled round=5 roll=3 shown=[6,3,2,1,6]
 847  seat 0: score sixes
      all: scored category=sixes shown=[6,3,2,1,6] base=18 level=4.2 flat=0 mult=4.2 xmult=3 total=952
 848  seat 0: roll
      all: throwing round=6 roll=1 keep=[]
 849  chance: rolled 1 4 6 3 6
      all: rolled round=6 roll=1 shown=[1,4,6,3,6]
 850  seat 0: roll keep 2
      all: throwing round=6 roll=2 keep=[1]
 851  chance: rolled 4 2 6 2 4
      all: rolled round=6 roll=2 shown=[4,4,6,2,4]
 852  seat 0: roll keep 1 2 4 5
      all: throwing round=6 roll=3 keep=[0,1,3,4]
 853  chance: rolled 1 3 4 1 5
      all: rolled round=6 roll=3 shown=[4,4,4,2,4]
 854  seat 0: score fours
      all: scored category=fours shown=[4,4,4,2,4] base=20 level=4.2 flat=0 mult=4.2 xmult=3 total=1058
 855  seat 0: roll
      all: throwing round=7 roll=1 keep=[]
 856  chance: rolled 1 4 5 2 6
      all: rolled round=7 roll=1 shown=[1,4,5,2,6]
 857  seat 0: roll keep 2 3 4
      all: throwing round=7 roll=2 keep=[1,2,3]
 858  chance: rolled 1 5 2 6 6
      all: rolled round=7 roll=2 shown=[1,4,5,2,6]
 859  seat 0: score ones
      all: scored category=ones shown=[1,4,5,2,6] base=2 level=4.2 flat=0 mult=4.2 xmult=3 total=105
 860  seat 0: roll
      all: throwing round=8 roll=1 keep=[]
 861  chance: rolled 4 5 5 6 5
      all: rolled round=8 roll=1 shown=[4,5,5,6,5]
 862  seat 0: roll keep 2 3 4 5
      all: throwing round=8 roll=2 keep=[1,2,3,4]
 863  chance: rolled 3 5 4 2 5
      all: rolled round=8 roll=2 shown=[3,5,5,6,5]
 864  seat 0: roll keep 2 3 4 5
      all: throwing round=8 roll=3 keep=[1,2,3,4]
 865  chance: rolled 5 2 5 4 1
      all: rolled round=8 roll=3 shown=[5,5,5,6,5]
 866  seat 0: score fives
      all: scored category=fives shown=[5,5,5,6,5] base=25 level=4.2 flat=0 mult=4.2 xmult=3 total=1323; bonus base=35 level=4.2 flat=0 mult=4.2 xmult=3 total=1852
 867  seat 0: roll
      all: throwing round=9 roll=1 keep=[]
 868  chance: rolled 6 2 2 5 3
      all: rolled round=9 roll=1 shown=[6,2,2,5,3]
 869  seat 0: scratch five-of-a-kind
      all: scratched category=five-of-a-kind
 870  seat 0: roll
      all: throwing round=10 roll=1 keep=[]
 871  chance: rolled 1 2 1 2 4
      all: rolled round=10 roll=1 shown=[1,2,1,2,4]
 872  seat 0: scratch four-of-a-kind
      all: scratched category=four-of-a-kind
 873  seat 0: roll
      all: throwing round=11 roll=1 keep=[]
 874  chance: rolled 1 1 6 1 1
      all: rolled round=11 roll=1 shown=[1,1,6,1,1]
 875  seat 0: roll keep 2 3 4 5
      all: throwing round=11 roll=2 keep=[1,2,3,4]
 876  chance: rolled 1 1 4 5 6
      all: rolled round=11 roll=2 shown=[1,1,6,1,1]
 877  seat 0: roll keep 2 3 4 5
      all: throwing round=11 roll=3 keep=[1,2,3,4]
 878  chance: rolled 4 6 2 5 3
      all: rolled round=11 roll=3 shown=[4,1,6,1,1]
 879  seat 0: score three-of-a-kind
      all: scored category=three-of-a-kind shown=[4,1,6,1,1] base=17 level=2.6 flat=0 mult=3 xmult=1.5 total=198
 880  seat 0: roll
      all: throwing round=12 roll=1 keep=[]
 881  chance: rolled 3 3 5 1 4
      all: rolled round=12 roll=1 shown=[3,3,5,1,4]
 882  seat 0: roll keep 2 3 4 5
      all: throwing round=12 roll=2 keep=[1,2,3,4]
 883  chance: rolled 2 1 3 3 2
      all: rolled round=12 roll=2 shown=[2,3,5,1,4]
 884  seat 0: roll keep 1 2 4 5
      all: throwing round=12 roll=3 keep=[0,1,3,4]
 885  chance: rolled 6 6 4 4 1
      all: rolled round=12 roll=3 shown=[2,3,4,1,4]
 886  seat 0: score small-straight
      all: scored category=small-straight shown=[2,3,4,1,4] base=30 level=5 flat=0 mult=3.9 xmult=1.5 total=877
 887  seat 0: roll
      all: throwing round=13 roll=1 keep=[]
 888  chance: rolled 6 6 5 6 5
      all: rolled round=13 roll=1 shown=[6,6,5,6,5]
 889  seat 0: score full-house
      all: scored category=full-house shown=[6,6,5,6,5] base=25 level=4.2 flat=0 mult=3.6 xmult=1.5 total=567; stood score=9446 stage=10 target=7689 won=true; paid stage=10 unused=15 interest=0 charms=3 purse=30; starred stars=1; victory stage=10
 890  chance: offered emblem-house banker manual-upper manual-straights lucky stamp
      all: offered items=["emblem-house","banker","manual-upper","manual-straights","lucky","stamp"]
 891  seat 0: buy 3
      all: bought item=manual-upper price=2 purse=28
 892  seat 0: sell bell
      all: sold item=bell price=3 purse=31
 893  seat 0: buy 2
      all: bought item=banker price=4 purse=27
 894  seat 0: buy 4
      all: bought item=manual-straights price=2 purse=25
 895  seat 0: buy 6
      all: bought item=stamp price=4 purse=21
 896  seat 0: reroll
      all: rerolled price=3 purse=18
 897  chance: offered abacus banker manual-upper manual-kinds lucky lock-all
      all: offered items=["abacus","banker","manual-upper","manual-kinds","lucky","lock-all"]
 898  seat 0: buy 3
      all: bought item=manual-upper price=2 purse=16
 899  seat 0: buy 4
      all: bought item=manual-kinds price=2 purse=14
 900  seat 0: reroll
      all: rerolled price=4 purse=10
 901  chance: offered fourth-roll snowball manual-upper manual-house lucky token
      all: offered items=["fourth-roll","snowball","manual-upper","manual-house","lucky","token"]
 902  seat 0: buy 3
      all: bought item=manual-upper price=2 purse=8
 903  seat 0: buy 4
      all: bought item=manual-house price=2 purse=6
 904  seat 0: next
      all: began stage=11 target=11533 rounds=13
 905  seat 0: roll
      all: throwing round=1 roll=1 keep=[]
 906  chance: rolled 6 2 5 3 6
      all: rolled round=1 roll=1 shown=[6,2,5,3,6]
 907  seat 0: roll keep 1 2 5
      all: throwing round=1 roll=2 keep=[0,1,4]
 908  chance: rolled 6 2 4 2 5
      all: rolled round=1 roll=2 shown=[6,2,4,2,6]
 909  seat 0: roll keep 1 5
      all: throwing round=1 roll=3 keep=[0,4]
 910  chance: rolled 6 1 6 2 1
      all: rolled round=1 roll=3 shown=[6,1,6,2,6]
 911  seat 0: use stamp
      all: used item=stamp
 912  seat 0: score sixes
      all: scored category=sixes shown=[6,1,6,2,6] base=24 level=5.4 flat=0 mult=4.6 xmult=6 total=3576
 913  seat 0: roll
      all: throwing round=2 roll=1 keep=[]
 914  chance: rolled 4 4 6 4 5
      all: rolled round=2 roll=1 shown=[4,4,6,4,5]
 915  seat 0: roll keep 2 4
      all: throwing round=2 roll=2 keep=[1,3]
 916  chance: rolled 3 3 1 2 5
      all: rolled round=2 roll=2 shown=[3,4,1,4,5]
 917  seat 0: roll keep 2 4
      all: throwing round=2 roll=3 keep=[1,3]
 918  chance: rolled 6 1 3 5 6
      all: rolled round=2 roll=3 shown=[6,4,3,4,6]
 919  seat 0: score chance
      all: scored category=chance shown=[6,4,3,4,6] base=29 level=4.6 flat=0 mult=3.7 xmult=1.5 total=740
 920  seat 0: roll
      all: throwing round=3 roll=1 keep=[]
 921  chance: rolled 3 1 3 2 2
      all: rolled round=3 roll=1 shown=[3,1,3,2,2]
 922  seat 0: roll keep 1 3 4
      all: throwing round=3 roll=2 keep=[0,2,3]
 923  chance: rolled 5 6 6 4 5
      all: rolled round=3 roll=2 shown=[3,6,3,2,5]
 924  seat 0: roll keep 1 2 3
      all: throwing round=3 roll=3 keep=[0,1,2]
 925  chance: rolled 1 1 6 4 6
      all: rolled round=3 roll=3 shown=[3,6,3,4,6]
 926  seat 0: score threes
      all: scored category=threes shown=[3,6,3,4,6] base=9 level=5.4 flat=0 mult=4.6 xmult=3 total=670
 927  seat 0: roll
      all: throwing round=4 roll=1 keep=[]
 928  chance: rolled 5 4 2 1 2
      all: rolled round=4 roll=1 shown=[5,4,2,1,2]
 929  seat 0: roll keep 1 2 4
      all: throwing round=4 roll=2 keep=[0,1,3]
 930  chance: rolled 6 3 2 3 5
      all: rolled round=4 roll=2 shown=[5,4,2,1,5]
 931  seat 0: roll keep 1 5
      all: throwing round=4 roll=3 keep=[0,4]
 932  chance: rolled 6 3 6 6 6
      all: rolled round=4 roll=3 shown=[5,3,6,6,5]
 933  seat 0: score fives
      all: scored category=fives shown=[5,3,6,6,5] base=15 level=5.4 flat=0 mult=4.6 xmult=3 total=1117
 934  seat 0: roll
      all: throwing round=5 roll=1 keep=[]
 935  chance: rolled 3 5 1 1 2
      all: rolled round=5 roll=1 shown=[3,5,1,1,2]
 936  seat 0: roll keep 2
      all: throwing round=5 roll=2 keep=[1]
 937  chance: rolled 2 5 3 5 1
      all: rolled round=5 roll=2 shown=[2,5,3,5,1]
 938  seat 0: roll keep 1 3
      all: throwing round=5 roll=3 keep=[0,2]
 939  chance: rolled 2 6 5 3 1
      all: rolled round=5 roll=3 shown=[2,6,3,3,1]
 940  seat 0: score twos
      all: scored category=twos shown=[2,6,3,3,1] base=4 level=5.4 flat=0 mult=4.6 xmult=3 total=298
 941  seat 0: roll
      all: throwing round=6 roll=1 keep=[]
 942  chance: rolled 4 6 2 3 3
      all: rolled round=6 roll=1 shown=[4,6,2,3,3]
 943  seat 0: roll keep 1 4
      all: throwing round=6 roll=2 keep=[0,3]
 944  chance: rolled 4 6 4 1 6
      all: rolled round=6 roll=2 shown=[4,6,4,3,6]
 945  seat 0: roll keep 1 2 3
      all: throwing round=6 roll=3 keep=[0,1,2]
 946  chance: rolled 2 4 4 2 5
      all: rolled round=6 roll=3 shown=[4,6,4,2,5]
 947  seat 0: score fours
      all: scored category=fours shown=[4,6,4,2,5] base=12 level=5.4 flat=0 mult=4.6 xmult=3 total=894; bonus base=35 level=5.4 flat=0 mult=4.6 xmult=3 total=2608
 948  seat 0: roll
      all: throwing round=7 roll=1 keep=[]
 949  chance: rolled 6 2 6 2 3
      all: rolled round=7 roll=1 shown=[6,2,6,2,3]
 950  seat 0: roll keep 1 3 5
      all: throwing round=7 roll=2 keep=[0,2,4]
 951  chance: rolled 6 1 6 6 2
      all: rolled round=7 roll=2 shown=[6,1,6,6,3]
 952  seat 0: roll keep 1 2 3 4
      all: throwing round=7 roll=3 keep=[0,1,2,3]
 953  chance: rolled 3 3 4 4 6
      all: rolled round=7 roll=3 shown=[6,1,6,6,6]
 954  seat 0: score four-of-a-kind
      all: scored category=four-of-a-kind shown=[6,1,6,6,6] base=31 level=3 flat=0 mult=3.1 xmult=1.5 total=432
 955  seat 0: roll
      all: throwing round=8 roll=1 keep=[]
 956  chance: rolled 1 5 6 4 5
      all: rolled round=8 roll=1 shown=[1,5,6,4,5]
 957  seat 0: roll keep 2 4
      all: throwing round=8 roll=2 keep=[1,3]
 958  chance: rolled 6 1 1 5 2
      all: rolled round=8 roll=2 shown=[6,5,1,4,2]
 959  seat 0: roll keep 2 4
      all: throwing round=8 roll=3 keep=[1,3]
 960  chance: rolled 4 3 2 1 1
      all: rolled round=8 roll=3 shown=[4,5,2,4,1]
 961  seat 0: score ones
      all: scored category=ones shown=[4,5,2,4,1] base=1 level=5.4 flat=0 mult=4.6 xmult=3 total=74
 962  seat 0: roll
      all: throwing round=9 roll=1 keep=[]
 963  chance: rolled 6 1 4 2 2
      all: rolled round=9 roll=1 shown=[6,1,4,2,2]
 964  seat 0: roll keep 4
      all: throwing round=9 roll=2 keep=[3]
 965  chance: rolled 2 6 2 6 5
      all: rolled round=9 roll=2 shown=[2,6,2,2,5]
 966  seat 0: roll keep 1 2 3 4
      all: throwing round=9 roll=3 keep=[0,1,2,3]
 967  chance: rolled 3 4 4 2 4
      all: rolled round=9 roll=3 shown=[2,6,2,2,4]
 968  seat 0: score three-of-a-kind
      all: scored category=three-of-a-kind shown=[2,6,2,2,4] base=18 level=3 flat=0 mult=3.1 xmult=1.5 total=251
 969  seat 0: roll
      all: throwing round=10 roll=1 keep=[]
 970  chance: rolled 4 2 1 3 1
      all: rolled round=10 roll=1 shown=[4,2,1,3,1]
 971  seat 0: roll keep 1 2 3 4
      all: throwing round=10 roll=2 keep=[0,1,2,3]
 972  chance: rolled 3 4 4 6 5
      all: rolled round=10 roll=2 shown=[4,2,1,3,5]
 973  seat 0: score large-straight
      all: scored category=large-straight shown=[4,2,1,3,5] base=40 level=5.4 flat=0 mult=4 xmult=1.5 total=1296
 974  seat 0: roll
      all: throwing round=11 roll=1 keep=[]
 975  chance: rolled 4 1 5 6 4
      all: rolled round=11 roll=1 shown=[4,1,5,6,4]
 976  seat 0: scratch five-of-a-kind
      all: scratched category=five-of-a-kind
 977  seat 0: roll
      all: throwing round=12 roll=1 keep=[]
 978  chance: rolled 6 1 2 6 2
      all: rolled round=12 roll=1 shown=[6,1,2,6,2]
 979  seat 0: scratch full-house
      all: scratched category=full-house
 980  seat 0: roll
      all: throwing round=13 roll=1 keep=[]
 981  chance: rolled 3 1 2 1 2
      all: rolled round=13 roll=1 shown=[3,1,2,1,2]
 982  seat 0: roll keep 1 3
      all: throwing round=13 roll=2 keep=[0,2]
 983  chance: rolled 2 2 3 1 4
      all: rolled round=13 roll=2 shown=[3,2,2,1,4]
 984  seat 0: score small-straight
      all: scored category=small-straight shown=[3,2,2,1,4] base=30 level=5.4 flat=0 mult=4 xmult=1.5 total=972; stood score=12928 stage=11 target=11533 won=true; paid stage=10 unused=15 interest=1 charms=3 purse=35; starred stars=1
 985  chance: foretold no-upper
      all: twisted stage=12 twist={"kind":"no-upper"}
 986  chance: offered emblem-upper banker manual-straights manual-house heavy lock-all
      all: offered items=["emblem-upper","banker","manual-straights","manual-house","heavy","lock-all"]
 987  seat 0: buy 3
      all: bought item=manual-straights price=2 purse=33
 988  seat 0: buy 4
      all: bought item=manual-house price=2 purse=31
 989  seat 0: buy 5 die 2
      all: bought item=heavy price=5 die=1 purse=26
 990  seat 0: buy 6
      all: bought item=lock-all price=3 purse=23
 991  seat 0: reroll
      all: rerolled price=3 purse=20
 992  chance: offered banker emblem-house manual-straights manual-house lucky flip
      all: offered items=["banker","emblem-house","manual-straights","manual-house","lucky","flip"]
 993  seat 0: buy 3
      all: bought item=manual-straights price=2 purse=18
 994  seat 0: buy 4
      all: bought item=manual-house price=2 purse=16
 995  seat 0: reroll
      all: rerolled price=4 purse=12
 996  chance: offered banker emblem-straights manual-house manual-straights lucky lock-all
      all: offered items=["banker","emblem-straights","manual-house","manual-straights","lucky","lock-all"]
 997  seat 0: buy 4
      all: bought item=manual-straights price=2 purse=10
 998  seat 0: buy 3
      all: bought item=manual-house price=2 purse=8
 999  seat 0: sell banker
      all: sold item=banker price=2 purse=10
1000  seat 0: buy 2
      all: bought item=emblem-straights price=4 purse=6
1001  seat 0: next
      all: began stage=12 target=9342 rounds=7
1002  seat 0: roll
      all: throwing round=1 roll=1 keep=[]
1003  chance: rolled 2 6 4 6 6
      all: rolled round=1 roll=1 shown=[2,6,4,6,6]
1004  seat 0: roll keep 2 4 5
      all: throwing round=1 roll=2 keep=[1,3,4]
1005  chance: rolled 6 1 5 1 3
      all: rolled round=1 roll=2 shown=[6,6,5,6,6]
1006  seat 0: roll keep 1 2 4 5
      all: throwing round=1 roll=3 keep=[0,1,3,4]
1007  chance: rolled 4 2 1 1 1
      all: rolled round=1 roll=3 shown=[6,6,1,6,6]
1008  seat 0: score four-of-a-kind
      all: scored category=four-of-a-kind shown=[6,6,1,6,6] base=31 level=3 flat=0 mult=3.35 xmult=1.5 total=467
1009  seat 0: roll
      all: throwing round=2 roll=1 keep=[]
1010  chance: rolled 1 6 4 5 6
      all: rolled round=2 roll=1 shown=[1,6,4,5,6]
1011  seat 0: roll keep 4 5
      all: throwing round=2 roll=2 keep=[3,4]
1012  chance: rolled 3 4 3 6 1
      all: rolled round=2 roll=2 shown=[3,5,3,5,6]
1013  seat 0: roll keep 3 4 5
      all: throwing round=2 roll=3 keep=[2,3,4]
1014  chance: rolled 2 2 1 1 5
      all: rolled round=2 roll=3 shown=[2,4,3,5,6]
1015  seat 0: score large-straight
      all: scored category=large-straight shown=[2,4,3,5,6] base=40 level=6.6 flat=0 mult=5.5 xmult=1.5 total=2178
1016  seat 0: roll
      all: throwing round=3 roll=1 keep=[]
1017  chance: rolled 5 5 2 1 1
      all: rolled round=3 roll=1 shown=[5,6,2,1,1]
1018  seat 0: roll keep 1 2
      all: throwing round=3 roll=2 keep=[0,1]
1019  chance: rolled 4 2 1 1 1
      all: rolled round=3 roll=2 shown=[5,6,1,1,1]
1020  seat 0: roll keep 1 3 4 5
      all: throwing round=3 roll=3 keep=[0,2,3,4]
1021  chance: rolled 1 1 5 5 4
      all: rolled round=3 roll=3 shown=[5,4,1,1,1]
1022  seat 0: score three-of-a-kind
      all: scored category=three-of-a-kind shown=[5,4,1,1,1] base=17 level=3 flat=0 mult=3.35 xmult=1.5 total=256
1023  seat 0: roll
      all: throwing round=4 roll=1 keep=[]
1024  chance: rolled 2 3 1 5 2
      all: rolled round=4 roll=1 shown=[2,5,1,5,2]
1025  seat 0: roll keep 2
      all: throwing round=4 roll=2 keep=[1]
1026  chance: rolled 2 6 5 2 5
      all: rolled round=4 roll=2 shown=[2,5,5,2,5]
1027  seat 0: score full-house
      all: scored category=full-house shown=[2,5,5,2,5] base=25 level=5.8 flat=0 mult=4.4 xmult=1.5 total=957
1028  seat 0: roll
      all: throwing round=5 roll=1 keep=[]
1029  chance: rolled 2 5 2 3 2
      all: rolled round=5 roll=1 shown=[2,6,2,3,2]
1030  seat 0: roll keep 3 4
      all: throwing round=5 roll=2 keep=[2,3]
1031  chance: rolled 4 4 1 5 2
      all: rolled round=5 roll=2 shown=[4,5,2,3,2]
1032  seat 0: score small-straight
      all: scored category=small-straight shown=[4,5,2,3,2] base=30 level=6.6 flat=0 mult=5.5 xmult=1.5 total=1633
1033  seat 0: roll
      all: throwing round=6 roll=1 keep=[]
1034  chance: rolled 1 3 2 6 1
      all: rolled round=6 roll=1 shown=[1,5,2,6,1]
1035  seat 0: roll keep 4
      all: throwing round=6 roll=2 keep=[3]
1036  chance: rolled 1 4 2 5 3
      all: rolled round=6 roll=2 shown=[1,5,2,6,3]
1037  seat 0: roll keep 4
      all: throwing round=6 roll=3 keep=[3]
1038  chance: rolled 4 2 2 4 6
      all: rolled round=6 roll=3 shown=[4,4,2,6,6]
1039  seat 0: score chance
      all: scored category=chance shown=[4,4,2,6,6] base=26 level=5.8 flat=0 mult=4.4 xmult=1.5 total=995
1040  seat 0: roll
      all: throwing round=7 roll=1 keep=[]
1041  chance: rolled 2 3 4 6 4
      all: rolled round=7 roll=1 shown=[2,5,4,6,4]
1042  seat 0: roll keep 3 5
      all: throwing round=7 roll=2 keep=[2,4]
1043  chance: rolled 6 3 5 6 4
      all: rolled round=7 roll=2 shown=[6,5,4,6,4]
1044  seat 0: roll keep 1 4
      all: throwing round=7 roll=3 keep=[0,3]
1045  chance: rolled 6 1 1 2 2
      all: rolled round=7 roll=3 shown=[6,4,1,6,2]
1046  seat 0: scratch five-of-a-kind
      all: scratched category=five-of-a-kind; stood score=6486 stage=12 target=9342 won=false; over how=lost cleared=11
over: 2
