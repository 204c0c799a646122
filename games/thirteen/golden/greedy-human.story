turnlight story 1
game: thirteen 1
config: scratch=literal challenge=none unlocked=all first=200
seed: e6bd9942f901856402c5750a6d47822c8679780844152703ea0ebc8664ce4d39

   1  chance: offered emblem-straights bell emblem-house
      all: offered items=["emblem-straights","bell","emblem-house"]
   2  seat 0: draft 2
      all: drafted item=bell; began stage=1 target=200 rounds=13
   3  seat 0: roll
      all: throwing round=1 roll=1 keep=[]
   4  chance: rolled 4 4 5 3 4
      all: rolled round=1 roll=1 shown=[4,4,5,3,4]
   5  seat 0: roll keep 1 2 5
      all: throwing round=1 roll=2 keep=[0,1,4]
   6  chance: rolled 2 4 6 6 6
      all: rolled round=1 roll=2 shown=[4,4,6,6,4]
   7  seat 0: score full-house
      all: scored category=full-house shown=[4,4,6,6,4] base=25 level=1 flat=0 mult=1.3 xmult=1 total=32
   8  seat 0: roll
      all: throwing round=2 roll=1 keep=[]
   9  chance: rolled 1 6 4 1 4
      all: rolled round=2 roll=1 shown=[1,6,4,1,4]
  10  seat 0: roll keep 1 2 3 5
      all: throwing round=2 roll=2 keep=[0,1,2,4]
  11  chance: rolled 5 6 5 3 2
      all: rolled round=2 roll=2 shown=[1,6,4,3,4]
  12  seat 0: roll keep 3 5
      all: throwing round=2 roll=3 keep=[2,4]
  13  chance: rolled 5 4 2 4 2
      all: rolled round=2 roll=3 shown=[5,4,4,4,4]
  14  seat 0: score fours
      all: scored category=fours shown=[5,4,4,4,4] base=16 level=1 flat=0 mult=1.3 xmult=1 total=20
  15  seat 0: roll
      all: throwing round=3 roll=1 keep=[]
  16  chance: rolled 4 5 1 6 1
      all: rolled round=3 roll=1 shown=[4,5,1,6,1]
  17  seat 0: roll keep 1 2
      all: throwing round=3 roll=2 keep=[0,1]
  18  chance: rolled 5 5 6 6 3
      all: rolled round=3 roll=2 shown=[4,5,6,6,3]
  19  seat 0: roll keep 3 4
      all: throwing round=3 roll=3 keep=[2,3]
  20  chance: rolled 4 2 4 5 6
      all: rolled round=3 roll=3 shown=[4,2,6,6,6]
  21  seat 0: score sixes
      all: scored category=sixes shown=[4,2,6,6,6] base=18 level=1 flat=0 mult=1.3 xmult=1 total=23
  22  seat 0: roll
      all: throwing round=4 roll=1 keep=[]
  23  chance: rolled 1 2 5 3 1
      all: rolled round=4 roll=1 shown=[1,2,5,3,1]
  24  seat 0: roll keep 4
      all: throwing round=4 roll=2 keep=[3]
  25  chance: rolled 1 2 6 6 4
      all: rolled round=4 roll=2 shown=[1,2,6,3,4]
  26  seat 0: roll keep 1 2 4 5
      all: throwing round=4 roll=3 keep=[0,1,3,4]
  27  chance: rolled 2 1 1 2 4
      all: rolled round=4 roll=3 shown=[1,2,1,3,4]
  28  seat 0: score small-straight
      all: scored category=small-straight shown=[1,2,1,3,4] base=30 level=1 flat=0 mult=1.3 xmult=1 total=39
  29  seat 0: roll
      all: throwing round=5 roll=1 keep=[]
  30  chance: rolled 6 1 1 2 2
      all: rolled round=5 roll=1 shown=[6,1,1,2,2]
  31  seat 0: roll keep 4 5
      all: throwing round=5 roll=2 keep=[3,4]
  32  chance: rolled 5 4 1 1 6
      all: rolled round=5 roll=2 shown=[5,4,1,2,2]
  33  seat 0: roll keep 4 5
      all: throwing round=5 roll=3 keep=[3,4]
  34  chance: rolled 1 1 6 1 2
      all: rolled round=5 roll=3 shown=[1,1,6,2,2]
  35  seat 0: score ones
      all: scored category=ones shown=[1,1,6,2,2] base=2 level=1 flat=0 mult=1.3 xmult=1 total=2
  36  seat 0: roll
      all: throwing round=6 roll=1 keep=[]
  37  chance: rolled 3 1 4 4 2
      all: rolled round=6 roll=1 shown=[3,1,4,4,2]
  38  seat 0: roll keep 3 5
      all: throwing round=6 roll=2 keep=[2,4]
  39  chance: rolled 6 2 4 4 6
      all: rolled round=6 roll=2 shown=[6,2,4,4,2]
  40  seat 0: roll keep 2 5
      all: throwing round=6 roll=3 keep=[1,4]
  41  chance: rolled 5 2 1 1 5
      all: rolled round=6 roll=3 shown=[5,2,1,1,2]
  42  seat 0: score twos
      all: scored category=twos shown=[5,2,1,1,2] base=4 level=1 flat=0 mult=1.3 xmult=1 total=5
  43  seat 0: roll
      all: throwing round=7 roll=1 keep=[]
  44  chance: rolled 5 2 4 6 6
      all: rolled round=7 roll=1 shown=[5,2,4,6,6]
  45  seat 0: roll keep 4 5
      all: throwing round=7 roll=2 keep=[3,4]
  46  chance: rolled 6 3 6 3 5
      all: rolled round=7 roll=2 shown=[6,3,6,6,6]
  47  seat 0: score four-of-a-kind
      all: scored category=four-of-a-kind shown=[6,3,6,6,6] base=27 level=1 flat=0 mult=1.3 xmult=1 total=35
  48  seat 0: roll
      all: throwing round=8 roll=1 keep=[]
  49  chance: rolled 2 6 1 2 6
      all: rolled round=8 roll=1 shown=[2,6,1,2,6]
  50  seat 0: roll keep 2 5
      all: throwing round=8 roll=2 keep=[1,4]
  51  chance: rolled 6 5 3 6 5
      all: rolled round=8 roll=2 shown=[6,6,3,6,6]
  52  seat 0: score three-of-a-kind
      all: scored category=three-of-a-kind shown=[6,6,3,6,6] base=27 level=1 flat=0 mult=1.3 xmult=1 total=35
  53  seat 0: roll
      all: throwing round=9 roll=1 keep=[]
  54  chance: rolled 3 1 4 6 5
      all: rolled round=9 roll=1 shown=[3,1,4,6,5]
  55  seat 0: roll keep 3 5
      all: throwing round=9 roll=2 keep=[2,4]
  56  chance: rolled 6 4 3 2 2
      all: rolled round=9 roll=2 shown=[6,4,4,2,5]
  57  seat 0: roll keep 1 2 5
      all: throwing round=9 roll=3 keep=[0,1,4]
  58  chance: rolled 2 2 4 2 4
      all: rolled round=9 roll=3 shown=[6,4,4,2,5]
  59  seat 0: score chance
      all: scored category=chance shown=[6,4,4,2,5] base=21 level=1 flat=0 mult=1.3 xmult=1 total=27
  60  seat 0: roll
      all: throwing round=10 roll=1 keep=[]
  61  chance: rolled 3 4 5 4 3
      all: rolled round=10 roll=1 shown=[3,4,5,4,3]
  62  seat 0: score threes
      all: scored category=threes shown=[3,4,5,4,3] base=6 level=1 flat=0 mult=1.3 xmult=1 total=7
  63  seat 0: roll
      all: throwing round=11 roll=1 keep=[]
  64  chance: rolled 6 3 1 2 6
      all: rolled round=11 roll=1 shown=[6,3,1,2,6]
  65  seat 0: roll keep 2 3 4
      all: throwing round=11 roll=2 keep=[1,2,3]
  66  chance: rolled 6 2 1 5 1
      all: rolled round=11 roll=2 shown=[6,3,1,2,1]
  67  seat 0: roll keep 2 4
      all: throwing round=11 roll=3 keep=[1,3]
  68  chance: rolled 5 5 4 5 4
      all: rolled round=11 roll=3 shown=[5,3,4,2,4]
  69  seat 0: score fives
      all: scored category=fives shown=[5,3,4,2,4] base=5 level=1 flat=0 mult=1.3 xmult=1 total=6
  70  seat 0: roll
      all: throwing round=12 roll=1 keep=[]
  71  chance: rolled 4 2 6 6 5
      all: rolled round=12 roll=1 shown=[4,2,6,6,5]
  72  seat 0: roll keep 1 2 3 5
      all: throwing round=12 roll=2 keep=[0,1,2,4]
  73  chance: rolled 5 6 1 4 1
      all: rolled round=12 roll=2 shown=[4,2,6,4,5]
  74  seat 0: roll keep 1 2 3 5
      all: throwing round=12 roll=3 keep=[0,1,2,4]
  75  chance: rolled 6 3 5 2 2
      all: rolled round=12 roll=3 shown=[4,2,6,2,5]
  76  seat 0: scratch five-of-a-kind
      all: scratched category=five-of-a-kind
  77  seat 0: roll
      all: throwing round=13 roll=1 keep=[]
  78  chance: rolled 1 1 2 3 2
      all: rolled round=13 roll=1 shown=[1,1,2,3,2]
  79  seat 0: roll keep 3 4
      all: throwing round=13 roll=2 keep=[2,3]
  80  chance: rolled 5 2 1 4 4
      all: rolled round=13 roll=2 shown=[5,2,2,3,4]
  81  seat 0: roll keep 1 2 4 5
      all: throwing round=13 roll=3 keep=[0,1,3,4]
  82  chance: rolled 2 2 5 3 5
      all: rolled round=13 roll=3 shown=[5,2,5,3,4]
  83  seat 0: scratch large-straight
      all: scratched category=large-straight; stood score=231 stage=1 target=200 won=true; paid stage=5 unused=15 interest=1 charms=0 purse=27; starred stars=1
  84  chance: offered abacus emblem-kinds manual-house manual-upper double nudge
      all: offered items=["abacus","emblem-kinds","manual-house","manual-upper","double","nudge"]
  85  seat 0: buy 4
      all: bought item=manual-upper price=3 purse=24
  86  seat 0: buy 1
      all: bought item=abacus price=4 purse=20
  87  seat 0: buy 5 die 1
      all: bought item=double price=7 die=0 purse=13
  88  seat 0: buy 2
      all: bought item=emblem-kinds price=4 purse=9
  89  seat 0: buy 3
      all: bought item=manual-house price=3 purse=6
  90  seat 0: buy 6
      all: bought item=nudge price=2 purse=4
  91  seat 0: next
      all: began stage=2 target=300 rounds=13
  92  seat 0: roll
      all: throwing round=1 roll=1 keep=[]
  93  chance: rolled 2 1 4 2 3
      all: rolled round=1 roll=1 shown=[2,1,4,2,3]
  94  seat 0: roll
      all: throwing round=1 roll=2 keep=[]
  95  chance: rolled 1 1 6 6 3
      all: rolled round=1 roll=2 shown=[1,1,6,6,3]
  96  seat 0: roll keep 1 2 3 4
      all: throwing round=1 roll=3 keep=[0,1,2,3]
  97  chance: rolled 6 6 2 5 1
      all: rolled round=1 roll=3 shown=[1,1,6,6,1]
  98  seat 0: score full-house
      all: scored category=full-house shown=[1,1,6,6,1] base=25 level=1.4 flat=4 mult=1.45 xmult=1 total=56
  99  seat 0: roll
      all: throwing round=2 roll=1 keep=[]
 100  chance: rolled 6 3 5 6 3
      all: rolled round=2 roll=1 shown=[6,3,5,6,3]
 101  seat 0: roll keep 1 4
      all: throwing round=2 roll=2 keep=[0,3]
 102  chance: rolled 5 2 6 5 1
      all: rolled round=2 roll=2 shown=[6,2,6,6,1]
 103  seat 0: roll keep 1 3 4
      all: throwing round=2 roll=3 keep=[0,2,3]
 104  chance: rolled 6 5 5 1 2
      all: rolled round=2 roll=3 shown=[6,5,6,6,2]
 105  seat 0: use nudge 2 +
      all: used item=nudge die=1 from=5 to=6
 106  seat 0: score sixes
      all: scored category=sixes shown=[6,6,6,6,2] base=30 level=1.4 flat=4 mult=1.45 xmult=1 total=66
 107  seat 0: roll
      all: throwing round=3 roll=1 keep=[]
 108  chance: rolled 3 1 6 2 5
      all: rolled round=3 roll=1 shown=[3,1,6,2,5]
 109  seat 0: roll keep 4 5
      all: throwing round=3 roll=2 keep=[3,4]
 110  chance: rolled 3 6 2 4 5
      all: rolled round=3 roll=2 shown=[3,6,2,2,5]
 111  seat 0: roll keep 5
      all: throwing round=3 roll=3 keep=[4]
 112  chance: rolled 4 4 4 6 3
      all: rolled round=3 roll=3 shown=[4,4,4,6,5]
 113  seat 0: score fours
      all: scored category=fours shown=[4,4,4,6,5] base=16 level=1.4 flat=4 mult=1.45 xmult=1 total=38
 114  seat 0: roll
      all: throwing round=4 roll=1 keep=[]
 115  chance: rolled 3 1 1 5 5
      all: rolled round=4 roll=1 shown=[3,1,1,5,5]
 116  seat 0: roll keep 4 5
      all: throwing round=4 roll=2 keep=[3,4]
 117  chance: rolled 1 5 2 5 4
      all: rolled round=4 roll=2 shown=[1,5,2,5,5]
 118  seat 0: roll keep 2 4 5
      all: throwing round=4 roll=3 keep=[1,3,4]
 119  chance: rolled 1 4 3 6 5
      all: rolled round=4 roll=3 shown=[1,5,3,5,5]
 120  seat 0: score fives
      all: scored category=fives shown=[1,5,3,5,5] base=15 level=1.4 flat=4 mult=1.45 xmult=1 total=36
 121  seat 0: roll
      all: throwing round=5 roll=1 keep=[]
 122  chance: rolled 4 2 4 1 6
      all: rolled round=5 roll=1 shown=[4,2,4,1,6]
 123  seat 0: roll keep 2 3
      all: throwing round=5 roll=2 keep=[1,2]
 124  chance: rolled 6 2 3 5 4
      all: rolled round=5 roll=2 shown=[6,2,4,5,4]
 125  seat 0: roll keep 1 2 3 4
      all: throwing round=5 roll=3 keep=[0,1,2,3]
 126  chance: rolled 2 3 1 1 3
      all: rolled round=5 roll=3 shown=[6,2,4,5,3]
 127  seat 0: score large-straight
      all: scored category=large-straight shown=[6,2,4,5,3] base=40 level=1 flat=4 mult=1.3 xmult=1 total=57
 128  seat 0: roll
      all: throwing round=6 roll=1 keep=[]
 129  chance: rolled 5 6 6 5 5
      all: rolled round=6 roll=1 shown=[5,6,6,5,5]
 130  seat 0: roll keep 1 4 5
      all: throwing round=6 roll=2 keep=[0,3,4]
 131  chance: rolled 1 3 4 4 2
      all: rolled round=6 roll=2 shown=[5,3,4,5,5]
 132  seat 0: roll keep 1 4 5
      all: throwing round=6 roll=3 keep=[0,3,4]
 133  chance: rolled 3 5 4 3 1
      all: rolled round=6 roll=3 shown=[5,5,4,5,5]
 134  seat 0: score four-of-a-kind
      all: scored category=four-of-a-kind shown=[5,5,4,5,5] base=29 level=1 flat=4 mult=2.1 xmult=1 total=69
 135  seat 0: roll
      all: throwing round=7 roll=1 keep=[]
 136  chance: rolled 3 5 6 1 4
      all: rolled round=7 roll=1 shown=[3,5,6,1,4]
 137  seat 0: score small-straight
      all: scored category=small-straight shown=[3,5,6,1,4] base=30 level=1 flat=4 mult=1.3 xmult=1 total=44
 138  seat 0: roll
      all: throwing round=8 roll=1 keep=[]
 139  chance: rolled 1 6 1 1 1
      all: rolled round=8 roll=1 shown=[1,6,1,1,1]
 140  seat 0: score ones
      all: scored category=ones shown=[1,6,1,1,1] base=5 level=1.4 flat=4 mult=1.45 xmult=1 total=15; bonus base=35 level=1.4 flat=0 mult=1.45 xmult=1 total=71
 141  seat 0: roll
      all: throwing round=9 roll=1 keep=[]
 142  chance: rolled 5 1 3 2 6
      all: rolled round=9 roll=1 shown=[5,1,3,2,6]
 143  seat 0: score twos
      all: scored category=twos shown=[5,1,3,2,6] base=2 level=1.4 flat=4 mult=1.45 xmult=1 total=9
 144  seat 0: roll
      all: throwing round=10 roll=1 keep=[]
 145  chance: rolled 6 5 1 5 4
      all: rolled round=10 roll=1 shown=[6,5,1,5,4]
 146  seat 0: roll keep 1 2 4
      all: throwing round=10 roll=2 keep=[0,1,3]
 147  chance: rolled 1 3 6 3 2
      all: rolled round=10 roll=2 shown=[6,5,6,5,2]
 148  seat 0: roll keep 1 2 3 4
      all: throwing round=10 roll=3 keep=[0,1,2,3]
 149  chance: rolled 1 5 1 2 2
      all: rolled round=10 roll=3 shown=[6,5,6,5,2]
 150  seat 0: score chance
      all: scored category=chance shown=[6,5,6,5,2] base=30 level=1.4 flat=4 mult=1.45 xmult=1 total=66
 151  seat 0: roll
      all: throwing round=11 roll=1 keep=[]
 152  chance: rolled 3 1 1 5 1
      all: rolled round=11 roll=1 shown=[3,1,1,5,1]
 153  seat 0: roll keep 1
      all: throwing round=11 roll=2 keep=[0]
 154  chance: rolled 5 6 6 6 3
      all: rolled round=11 roll=2 shown=[3,6,6,6,3]
 155  seat 0: roll keep 2 3 4
      all: throwing round=11 roll=3 keep=[1,2,3]
 156  chance: rolled 5 2 5 2 1
      all: rolled round=11 roll=3 shown=[5,6,6,6,1]
 157  seat 0: score three-of-a-kind
      all: scored category=three-of-a-kind shown=[5,6,6,6,1] base=29 level=1 flat=4 mult=2.1 xmult=1 total=69
 158  seat 0: roll
      all: throwing round=12 roll=1 keep=[]
 159  chance: rolled 2 4 2 1 3
      all: rolled round=12 roll=1 shown=[2,4,2,1,3]
 160  seat 0: roll keep 5
      all: throwing round=12 roll=2 keep=[4]
 161  chance: rolled 6 6 1 5 2
      all: rolled round=12 roll=2 shown=[6,6,1,5,3]
 162  seat 0: roll keep 2 3
      all: throwing round=12 roll=3 keep=[1,2]
 163  chance: rolled 5 1 5 2 2
      all: rolled round=12 roll=3 shown=[5,6,1,2,2]
 164  seat 0: scratch five-of-a-kind
      all: scratched category=five-of-a-kind
 165  seat 0: roll
      all: throwing round=13 roll=1 keep=[]
 166  chance: rolled 6 6 5 4 6
      all: rolled round=13 roll=1 shown=[6,6,5,4,6]
 167  seat 0: roll keep 3
      all: throwing round=13 roll=2 keep=[2]
 168  chance: rolled 2 4 4 1 1
      all: rolled round=13 roll=2 shown=[2,4,5,1,1]
 169  seat 0: roll
      all: throwing round=13 roll=3 keep=[]
 170  chance: rolled 5 3 5 3 4
      all: rolled round=13 roll=3 shown=[5,3,5,3,4]
 171  seat 0: score threes
      all: scored category=threes shown=[5,3,5,3,4] base=6 level=1.4 flat=4 mult=1.45 xmult=1 total=17; stood score=613 stage=2 target=300 won=true; paid stage=6 unused=15 interest=0 charms=0 purse=25; starred stars=1
 172  chance: offered emblem-house piggy-bank manual-upper manual-kinds glass stamp
      all: offered items=["emblem-house","piggy-bank","manual-upper","manual-kinds","glass","stamp"]
 173  seat 0: buy 4
      all: bought item=manual-kinds price=3 purse=22
 174  seat 0: buy 5 die 2
      all: bought item=glass price=5 die=1 purse=17
 175  seat 0: buy 3
      all: bought item=manual-upper price=4 purse=13
 176  seat 0: buy 2
      all: bought item=piggy-bank price=4 purse=9
 177  seat 0: next
      all: began stage=3 target=450 rounds=13
 178  seat 0: roll
      all: throwing round=1 roll=1 keep=[]
 179  chance: rolled 1 1 6 6 3
      all: rolled round=1 roll=1 shown=[1,1,6,6,3]
 180  seat 0: roll keep 3 4
      all: throwing round=1 roll=2 keep=[2,3]
 181  chance: rolled 3 4 2 4 3
      all: rolled round=1 roll=2 shown=[3,4,6,6,3]
 182  seat 0: roll keep 2 3 4
      all: throwing round=1 roll=3 keep=[1,2,3]
 183  chance: rolled 5 5 6 2 4
      all: rolled round=1 roll=3 shown=[5,4,6,6,4]
 184  seat 0: score chance
      all: scored category=chance shown=[5,4,6,6,4] base=30 level=1.4 flat=4 mult=1.45 xmult=1.25 total=83
 185  chance: cracked none
      all: cracked dice=[]
 186  seat 0: roll
      all: throwing round=2 roll=1 keep=[]
 187  chance: rolled 6 3 3 2 2
      all: rolled round=2 roll=1 shown=[6,3,3,2,2]
 188  seat 0: roll keep 1
      all: throwing round=2 roll=2 keep=[0]
 189  chance: rolled 4 5 4 6 5
      all: rolled round=2 roll=2 shown=[6,5,4,6,5]
 190  seat 0: roll keep 1 3 4
      all: throwing round=2 roll=3 keep=[0,2,3]
 191  chance: rolled 6 3 2 3 3
      all: rolled round=2 roll=3 shown=[6,3,4,6,3]
 192  seat 0: score sixes
      all: scored category=sixes shown=[6,3,4,6,3] base=18 level=1.8 flat=4 mult=1.6 xmult=1 total=58
 193  seat 0: roll
      all: throwing round=3 roll=1 keep=[]
 194  chance: rolled 5 2 6 4 6
      all: rolled round=3 roll=1 shown=[5,2,6,4,6]
 195  seat 0: roll keep 2
      all: throwing round=3 roll=2 keep=[1]
 196  chance: rolled 3 5 5 1 4
      all: rolled round=3 roll=2 shown=[3,2,5,1,4]
 197  seat 0: score large-straight
      all: scored category=large-straight shown=[3,2,5,1,4] base=40 level=1 flat=4 mult=1.3 xmult=1.25 total=71
 198  chance: cracked none
      all: cracked dice=[]
 199  seat 0: roll
      all: throwing round=4 roll=1 keep=[]
 200  chance: rolled 5 6 2 6 1
      all: rolled round=4 roll=1 shown=[5,6,2,6,1]
 201  seat 0: roll keep 3
      all: throwing round=4 roll=2 keep=[2]
 202  chance: rolled 6 4 4 1 6
      all: rolled round=4 roll=2 shown=[6,4,2,1,6]
 203  seat 0: roll keep 3
      all: throwing round=4 roll=3 keep=[2]
 204  chance: rolled 2 2 4 2 5
      all: rolled round=4 roll=3 shown=[2,2,2,2,5]
 205  seat 0: score twos
      all: scored category=twos shown=[2,2,2,2,5] base=10 level=1.8 flat=4 mult=1.6 xmult=1.25 total=44
 206  chance: cracked none
      all: cracked dice=[]
 207  seat 0: roll
      all: throwing round=5 roll=1 keep=[]
 208  chance: rolled 2 5 1 2 6
      all: rolled round=5 roll=1 shown=[2,5,1,2,6]
 209  seat 0: roll keep 2 5
      all: throwing round=5 roll=2 keep=[1,4]
 210  chance: rolled 4 3 2 4 1
      all: rolled round=5 roll=2 shown=[4,5,2,4,6]
 211  seat 0: roll keep 1 2 4
      all: throwing round=5 roll=3 keep=[0,1,3]
 212  chance: rolled 6 2 5 6 1
      all: rolled round=5 roll=3 shown=[4,5,5,4,1]
 213  seat 0: score fours
      all: scored category=fours shown=[4,5,5,4,1] base=12 level=1.8 flat=4 mult=1.6 xmult=1 total=40
 214  seat 0: roll
      all: throwing round=6 roll=1 keep=[]
 215  chance: rolled 5 4 4 5 2
      all: rolled round=6 roll=1 shown=[5,4,4,5,2]
 216  seat 0: roll keep 1 4 5
      all: throwing round=6 roll=2 keep=[0,3,4]
 217  chance: rolled 6 6 5 1 4
      all: rolled round=6 roll=2 shown=[5,6,5,5,2]
 218  seat 0: roll keep 1 3 4
      all: throwing round=6 roll=3 keep=[0,2,3]
 219  chance: rolled 6 6 3 1 1
      all: rolled round=6 roll=3 shown=[5,6,5,5,1]
 220  seat 0: score fives
      all: scored category=fives shown=[5,6,5,5,1] base=20 level=1.8 flat=4 mult=1.6 xmult=1 total=64
 221  seat 0: roll
      all: throwing round=7 roll=1 keep=[]
 222  chance: rolled 2 2 3 1 4
      all: rolled round=7 roll=1 shown=[2,2,3,1,4]
 223  seat 0: score small-straight
      all: scored category=small-straight shown=[2,2,3,1,4] base=30 level=1 flat=4 mult=1.3 xmult=1.25 total=55
 224  chance: cracked none
      all: cracked dice=[]
 225  seat 0: roll
      all: throwing round=8 roll=1 keep=[]
 226  chance: rolled 4 2 3 6 1
      all: rolled round=8 roll=1 shown=[4,2,3,6,1]
 227  seat 0: roll keep 4
      all: throwing round=8 roll=2 keep=[3]
 228  chance: rolled 6 4 3 3 1
      all: rolled round=8 roll=2 shown=[6,4,3,6,1]
 229  seat 0: roll keep 1 4
      all: throwing round=8 roll=3 keep=[0,3]
 230  chance: rolled 3 3 5 6 6
      all: rolled round=8 roll=3 shown=[6,3,5,6,6]
 231  seat 0: score three-of-a-kind
      all: scored category=three-of-a-kind shown=[6,3,5,6,6] base=32 level=1.4 flat=4 mult=2.25 xmult=1.25 total=137
 232  chance: cracked none
      all: cracked dice=[]
 233  seat 0: roll
      all: throwing round=9 roll=1 keep=[]
 234  chance: rolled 3 1 3 4 4
      all: rolled round=9 roll=1 shown=[3,1,3,4,4]
 235  seat 0: score threes
      all: scored category=threes shown=[3,1,3,4,4] base=9 level=1.8 flat=4 mult=1.6 xmult=1 total=32; bonus base=35 level=1.8 flat=0 mult=1.6 xmult=1 total=100
 236  seat 0: roll
      all: throwing round=10 roll=1 keep=[]
 237  chance: rolled 4 3 1 1 4
      all: rolled round=10 roll=1 shown=[4,3,1,1,4]
 238  seat 0: roll keep 3 4
      all: throwing round=10 roll=2 keep=[2,3]
 239  chance: rolled 6 5 2 5 3
      all: rolled round=10 roll=2 shown=[6,5,1,1,3]
 240  seat 0: roll keep 3 4
      all: throwing round=10 roll=3 keep=[2,3]
 241  chance: rolled 5 4 3 6 5
      all: rolled round=10 roll=3 shown=[5,4,1,1,5]
 242  seat 0: score ones
      all: scored category=ones shown=[5,4,1,1,5] base=2 level=1.8 flat=4 mult=1.6 xmult=1 total=12
 243  seat 0: roll
      all: throwing round=11 roll=1 keep=[]
 244  chance: rolled 5 3 5 5 1
      all: rolled round=11 roll=1 shown=[5,3,5,5,1]
 245  seat 0: roll keep 1 3 4
      all: throwing round=11 roll=2 keep=[0,2,3]
 246  chance: rolled 5 1 5 1 3
      all: rolled round=11 roll=2 shown=[5,1,5,5,3]
 247  seat 0: roll keep 1 3 4
      all: throwing round=11 roll=3 keep=[0,2,3]
 248  chance: rolled 6 5 1 5 1
      all: rolled round=11 roll=3 shown=[5,5,5,5,1]
 249  seat 0: score four-of-a-kind
      all: scored category=four-of-a-kind shown=[5,5,5,5,1] base=26 level=1.4 flat=4 mult=2.25 xmult=1.25 total=113
 250  chance: cracked none
      all: cracked dice=[]
 251  seat 0: roll
      all: throwing round=12 roll=1 keep=[]
 252  chance: rolled 3 5 3 6 5
      all: rolled round=12 roll=1 shown=[3,5,3,6,5]
 253  seat 0: roll keep 1 2 3 5
      all: throwing round=12 roll=2 keep=[0,1,2,4]
 254  chance: rolled 4 2 2 1 2
      all: rolled round=12 roll=2 shown=[3,5,3,1,5]
 255  seat 0: roll keep 1 2 3 5
      all: throwing round=12 roll=3 keep=[0,1,2,4]
 256  chance: rolled 3 1 6 4 1
      all: rolled round=12 roll=3 shown=[3,5,3,4,5]
 257  seat 0: scratch five-of-a-kind
      all: scratched category=five-of-a-kind
 258  seat 0: roll
      all: throwing round=13 roll=1 keep=[]
 259  chance: rolled 4 4 2 4 3
      all: rolled round=13 roll=1 shown=[4,4,2,4,3]
 260  seat 0: roll keep 1 2 4 5
      all: throwing round=13 roll=2 keep=[0,1,3,4]
 261  chance: rolled 4 1 2 3 5
      all: rolled round=13 roll=2 shown=[4,4,2,4,3]
 262  seat 0: roll keep 1 2 3 4
      all: throwing round=13 roll=3 keep=[0,1,2,3]
 263  chance: rolled 4 1 5 6 1
      all: rolled round=13 roll=3 shown=[4,4,2,4,1]
 264  seat 0: scratch full-house
      all: scratched category=full-house; stood score=809 stage=3 target=450 won=true; paid stage=6 unused=15 interest=1 charms=3 purse=34; starred stars=1
 265  chance: foretold no-upper
      all: twisted stage=4 twist={"kind":"no-upper"}
 266  chance: offered piggy-bank emblem-upper manual-house manual-upper glass nudge
      all: offered items=["piggy-bank","emblem-upper","manual-house","manual-upper","glass","nudge"]
 267  seat 0: buy 2
      all: bought item=emblem-upper price=4 purse=30
 268  seat 0: buy 5 die 3
      all: bought item=glass price=5 die=2 purse=25
 269  seat 0: buy 4
      all: bought item=manual-upper price=5 purse=20
 270  seat 0: buy 3
      all: bought item=manual-house price=4 purse=16
 271  seat 0: buy 6
      all: bought item=nudge price=2 purse=14
 272  seat 0: next
      all: began stage=4 target=365 rounds=7
 273  seat 0: roll
      all: throwing round=1 roll=1 keep=[]
 274  chance: rolled 2 4 3 6 6
      all: rolled round=1 roll=1 shown=[2,4,3,6,6]
 275  seat 0: roll keep 4 5
      all: throwing round=1 roll=2 keep=[3,4]
 276  chance: rolled 2 4 1 6 4
      all: rolled round=1 roll=2 shown=[2,4,1,6,6]
 277  seat 0: roll keep 4 5
      all: throwing round=1 roll=3 keep=[3,4]
 278  chance: rolled 3 1 4 1 3
      all: rolled round=1 roll=3 shown=[3,1,4,6,6]
 279  seat 0: use nudge 4 -
      all: used item=nudge die=3 from=6 to=5
 280  seat 0: score small-straight
      all: scored category=small-straight shown=[3,1,4,5,6] base=30 level=1 flat=4 mult=1.3 xmult=1.5625 total=69
 281  chance: cracked none
      all: cracked dice=[]
 282  seat 0: roll
      all: throwing round=2 roll=1 keep=[]
 283  chance: rolled 5 3 4 2 2
      all: rolled round=2 roll=1 shown=[5,3,4,2,2]
 284  seat 0: roll keep 1 2 3 4
      all: throwing round=2 roll=2 keep=[0,1,2,3]
 285  chance: rolled 4 4 2 6 2
      all: rolled round=2 roll=2 shown=[5,3,4,2,2]
 286  seat 0: roll keep 1 2 3 4
      all: throwing round=2 roll=3 keep=[0,1,2,3]
 287  chance: rolled 4 3 5 2 1
      all: rolled round=2 roll=3 shown=[5,3,4,2,1]
 288  seat 0: score large-straight
      all: scored category=large-straight shown=[5,3,4,2,1] base=40 level=1 flat=4 mult=1.3 xmult=1.5625 total=89
 289  chance: cracked none
      all: cracked dice=[]
 290  seat 0: roll
      all: throwing round=3 roll=1 keep=[]
 291  chance: rolled 4 4 1 4 6
      all: rolled round=3 roll=1 shown=[4,4,1,4,6]
 292  seat 0: roll keep 1 2 4
      all: throwing round=3 roll=2 keep=[0,1,3]
 293  chance: rolled 2 2 5 3 6
      all: rolled round=3 roll=2 shown=[4,4,5,4,6]
 294  seat 0: roll keep 1 2 4
      all: throwing round=3 roll=3 keep=[0,1,3]
 295  chance: rolled 4 6 2 4 3
      all: rolled round=3 roll=3 shown=[4,4,2,4,3]
 296  seat 0: score three-of-a-kind
      all: scored category=three-of-a-kind shown=[4,4,2,4,3] base=21 level=1.4 flat=4 mult=2.25 xmult=1.5625 total=117
 297  chance: cracked 2
      all: cracked dice=[1]
 298  seat 0: roll
      all: throwing round=4 roll=1 keep=[]
 299  chance: rolled 4 5 1 1 2
      all: rolled round=4 roll=1 shown=[4,5,1,1,2]
 300  seat 0: roll keep 3 4
      all: throwing round=4 roll=2 keep=[2,3]
 301  chance: rolled 1 1 1 2 3
      all: rolled round=4 roll=2 shown=[1,1,1,1,3]
 302  seat 0: roll keep 1 2 3 4
      all: throwing round=4 roll=3 keep=[0,1,2,3]
 303  chance: rolled 6 6 3 1 3
      all: rolled round=4 roll=3 shown=[1,1,1,1,3]
 304  seat 0: score four-of-a-kind
      all: scored category=four-of-a-kind shown=[1,1,1,1,3] base=8 level=1.4 flat=4 mult=2.25 xmult=1.25 total=42
 305  chance: cracked none
      all: cracked dice=[]
 306  seat 0: roll
      all: throwing round=5 roll=1 keep=[]
 307  chance: rolled 1 3 4 2 5
      all: rolled round=5 roll=1 shown=[1,3,4,2,5]
 308  seat 0: roll keep 4 5
      all: throwing round=5 roll=2 keep=[3,4]
 309  chance: rolled 2 6 6 3 3
      all: rolled round=5 roll=2 shown=[2,6,6,2,5]
 310  seat 0: roll keep 2 3
      all: throwing round=5 roll=3 keep=[1,2]
 311  chance: rolled 6 4 5 2 2
      all: rolled round=5 roll=3 shown=[6,6,6,2,2]
 312  seat 0: score full-house
      all: scored category=full-house shown=[6,6,6,2,2] base=25 level=1.8 flat=4 mult=1.6 xmult=1.25 total=98
 313  chance: cracked 3
      all: cracked dice=[2]
 314  seat 0: roll
      all: throwing round=6 roll=1 keep=[]
 315  chance: rolled 2 5 3 5 5
      all: rolled round=6 roll=1 shown=[2,5,3,5,5]
 316  seat 0: score chance
      all: scored category=chance shown=[2,5,3,5,5] base=22 level=1.8 flat=4 mult=1.6 xmult=1 total=69
 317  seat 0: roll
      all: throwing round=7 roll=1 keep=[]
 318  chance: rolled 6 5 5 2 6
      all: rolled round=7 roll=1 shown=[6,5,5,2,6]
 319  seat 0: scratch five-of-a-kind
      all: scratched category=five-of-a-kind; stood score=484 stage=4 target=365 won=true; paid stage=7 unused=12 interest=2 charms=3 purse=38; starred stars=1
 320  chance: offered snowball piggy-bank manual-upper manual-kinds gold lock-all
      all: offered items=["snowball","piggy-bank","manual-upper","manual-kinds","gold","lock-all"]
 321  seat 0: sell emblem-kinds
      all: sold item=emblem-kinds price=2 purse=40
 322  seat 0: buy 1
      all: bought item=snowball price=11 purse=29
 323  seat 0: buy 3
      all: bought item=manual-upper price=6 purse=23
 324  seat 0: buy 5 die 2
      all: bought item=gold price=6 die=1 purse=17
 325  seat 0: buy 4
      all: bought item=manual-kinds price=4 purse=13
 326  seat 0: next
      all: began stage=5 target=1013 rounds=13
 327  seat 0: roll
      all: throwing round=1 roll=1 keep=[]
 328  chance: rolled 2 3 5 6 1
      all: rolled round=1 roll=1 shown=[2,3,5,6,1]
 329  seat 0: roll keep 5
      all: throwing round=1 roll=2 keep=[4]
 330  chance: rolled 1 5 3 1 1
      all: rolled round=1 roll=2 shown=[1,5,3,1,1]
 331  seat 0: roll keep 1 4 5
      all: throwing round=1 roll=3 keep=[0,3,4]
 332  chance: rolled 2 1 5 5 1
      all: rolled round=1 roll=3 shown=[1,1,5,1,1]
 333  seat 0: score ones
      all: scored category=ones shown=[1,1,5,1,1] base=5 level=2.6 flat=4 mult=2.75 xmult=1 total=46
 334  seat 0: roll
      all: throwing round=2 roll=1 keep=[]
 335  chance: rolled 2 3 6 5 3
      all: rolled round=2 roll=1 shown=[2,3,6,5,3]
 336  seat 0: roll keep 2 3 5
      all: throwing round=2 roll=2 keep=[1,2,4]
 337  chance: rolled 3 5 3 3 3
      all: rolled round=2 roll=2 shown=[3,3,6,3,3]
 338  seat 0: roll keep 1 2 4 5
      all: throwing round=2 roll=3 keep=[0,1,3,4]
 339  chance: rolled 4 4 3 6 2
      all: rolled round=2 roll=3 shown=[3,3,3,3,3]
 340  seat 0: score five-of-a-kind
      all: scored category=five-of-a-kind shown=[3,3,3,3,3] base=50 level=1.8 flat=4 mult=1.85 xmult=1 total=173
 341  seat 0: roll
      all: throwing round=3 roll=1 keep=[]
 342  chance: rolled 2 6 5 2 2
      all: rolled round=3 roll=1 shown=[2,6,5,2,2]
 343  seat 0: roll keep 1 2 4 5
      all: throwing round=3 roll=2 keep=[0,1,3,4]
 344  chance: rolled 3 2 6 6 4
      all: rolled round=3 roll=2 shown=[2,6,6,2,2]
 345  seat 0: roll keep 1 4 5
      all: throwing round=3 roll=3 keep=[0,3,4]
 346  chance: rolled 2 6 2 3 3
      all: rolled round=3 roll=3 shown=[2,6,2,2,2]
 347  seat 0: score twos
      all: scored category=twos shown=[2,6,2,2,2] base=10 level=2.6 flat=4 mult=2.75 xmult=1 total=82
 348  seat 0: roll
      all: throwing round=4 roll=1 keep=[]
 349  chance: rolled 2 4 6 1 4
      all: rolled round=4 roll=1 shown=[2,4,6,1,4]
 350  seat 0: roll keep 2 3
      all: throwing round=4 roll=2 keep=[1,2]
 351  chance: rolled 2 1 3 4 6
      all: rolled round=4 roll=2 shown=[2,4,6,4,6]
 352  seat 0: roll keep 2 3 4 5
      all: throwing round=4 roll=3 keep=[1,2,3,4]
 353  chance: rolled 5 4 2 4 6
      all: rolled round=4 roll=3 shown=[5,4,6,4,6]
 354  seat 0: score chance
      all: scored category=chance shown=[5,4,6,4,6] base=30 level=1.8 flat=4 mult=1.85 xmult=1 total=107
 355  seat 0: roll
      all: throwing round=5 roll=1 keep=[]
 356  chance: rolled 4 6 3 3 2
      all: rolled round=5 roll=1 shown=[4,6,3,3,2]
 357  seat 0: roll keep 2 3 4
      all: throwing round=5 roll=2 keep=[1,2,3]
 358  chance: rolled 6 4 6 3 6
      all: rolled round=5 roll=2 shown=[6,6,3,3,6]
 359  seat 0: roll keep 1 2 3 5
      all: throwing round=5 roll=3 keep=[0,1,2,4]
 360  chance: rolled 1 2 6 1 4
      all: rolled round=5 roll=3 shown=[6,6,3,1,6]
 361  seat 0: score sixes
      all: scored category=sixes shown=[6,6,3,1,6] base=24 level=2.6 flat=4 mult=2.75 xmult=1 total=182; earned die=1 money=1
 362  seat 0: roll
      all: throwing round=6 roll=1 keep=[]
 363  chance: rolled 4 1 1 1 1
      all: rolled round=6 roll=1 shown=[4,1,1,1,1]
 364  seat 0: roll keep 1
      all: throwing round=6 roll=2 keep=[0]
 365  chance: rolled 3 3 3 2 1
      all: rolled round=6 roll=2 shown=[4,3,3,2,1]
 366  seat 0: score small-straight
      all: scored category=small-straight shown=[4,3,3,2,1] base=30 level=1 flat=4 mult=1.55 xmult=1 total=52
 367  seat 0: roll
      all: throwing round=7 roll=1 keep=[]
 368  chance: rolled 4 6 4 5 5
      all: rolled round=7 roll=1 shown=[4,6,4,5,5]
 369  seat 0: roll keep 4 5
      all: throwing round=7 roll=2 keep=[3,4]
 370  chance: rolled 4 4 1 1 5
      all: rolled round=7 roll=2 shown=[4,4,1,5,5]
 371  seat 0: roll keep 1 2 4
      all: throwing round=7 roll=3 keep=[0,1,3]
 372  chance: rolled 4 1 3 6 5
      all: rolled round=7 roll=3 shown=[4,4,3,5,5]
 373  seat 0: score fours
      all: scored category=fours shown=[4,4,3,5,5] base=12 level=2.6 flat=4 mult=2.75 xmult=1 total=96
 374  seat 0: roll
      all: throwing round=8 roll=1 keep=[]
 375  chance: rolled 1 5 5 2 3
      all: rolled round=8 roll=1 shown=[1,5,5,2,3]
 376  seat 0: roll keep 2 3 5
      all: throwing round=8 roll=2 keep=[1,2,4]
 377  chance: rolled 4 5 1 4 2
      all: rolled round=8 roll=2 shown=[4,5,5,4,3]
 378  seat 0: roll keep 2 3
      all: throwing round=8 roll=3 keep=[1,2]
 379  chance: rolled 3 5 4 6 6
      all: rolled round=8 roll=3 shown=[3,5,5,6,6]
 380  seat 0: score threes
      all: scored category=threes shown=[3,5,5,6,6] base=6 level=2.6 flat=4 mult=2.75 xmult=1 total=53
 381  seat 0: roll
      all: throwing round=9 roll=1 keep=[]
 382  chance: rolled 3 1 6 3 1
      all: rolled round=9 roll=1 shown=[3,1,6,3,1]
 383  seat 0: roll keep 2 5
      all: throwing round=9 roll=2 keep=[1,4]
 384  chance: rolled 5 5 2 3 3
      all: rolled round=9 roll=2 shown=[5,1,2,3,1]
 385  seat 0: roll keep 1 4
      all: throwing round=9 roll=3 keep=[0,3]
 386  chance: rolled 2 4 5 6 3
      all: rolled round=9 roll=3 shown=[5,4,5,3,3]
 387  seat 0: score fives
      all: scored category=fives shown=[5,4,5,3,3] base=15 level=2.6 flat=4 mult=2.75 xmult=1 total=118; bonus base=35 level=2.6 flat=0 mult=2.75 xmult=1 total=250
 388  seat 0: roll
      all: throwing round=10 roll=1 keep=[]
 389  chance: rolled 2 5 2 6 5
      all: rolled round=10 roll=1 shown=[2,5,2,6,5]
 390  seat 0: scratch large-straight
      all: scratched category=large-straight
 391  seat 0: roll
      all: throwing round=11 roll=1 keep=[]
 392  chance: rolled 2 2 4 5 4
      all: rolled round=11 roll=1 shown=[2,2,4,5,4]
 393  seat 0: scratch four-of-a-kind
      all: scratched category=four-of-a-kind
 394  seat 0: roll
      all: throwing round=12 roll=1 keep=[]
 395  chance: rolled 5 4 5 4 2
      all: rolled round=12 roll=1 shown=[5,4,5,4,2]
 396  seat 0: roll keep 1 2 3 4
      all: throwing round=12 roll=2 keep=[0,1,2,3]
 397  chance: rolled 2 2 3 5 3
      all: rolled round=12 roll=2 shown=[5,4,5,4,3]
 398  seat 0: roll keep 2 4
      all: throwing round=12 roll=3 keep=[1,3]
 399  chance: rolled 5 4 2 1 5
      all: rolled round=12 roll=3 shown=[5,4,2,4,5]
 400  seat 0: scratch full-house
      all: scratched category=full-house
 401  seat 0: roll
      all: throwing round=13 roll=1 keep=[]
 402  chance: rolled 4 2 2 6 5
      all: rolled round=13 roll=1 shown=[4,2,2,6,5]
 403  seat 0: roll keep 1 4
      all: throwing round=13 roll=2 keep=[0,3]
 404  chance: rolled 4 1 5 4 5
      all: rolled round=13 roll=2 shown=[4,1,5,6,5]
 405  seat 0: roll keep 3 5
      all: throwing round=13 roll=3 keep=[2,4]
 406  chance: rolled 3 2 2 4 5
      all: rolled round=13 roll=3 shown=[3,2,5,4,5]
 407  seat 0: scratch three-of-a-kind
      all: scratched category=three-of-a-kind; stood score=1159 stage=5 target=1013 won=true; paid stage=7 unused=15 interest=2 charms=3 purse=41; starred stars=1
 408  chance: offered fourth-roll great-bell manual-straights manual-upper gold forge
      all: offered items=["fourth-roll","great-bell","manual-straights","manual-upper","gold","forge"]
 409  seat 0: sell piggy-bank
      all: sold item=piggy-bank price=2 purse=43
 410  seat 0: buy 1
      all: bought item=fourth-roll price=13 purse=30
 411  seat 0: sell emblem-upper
      all: sold item=emblem-upper price=2 purse=32
 412  seat 0: buy 2
      all: bought item=great-bell price=9 purse=23
 413  seat 0: buy 3
      all: bought item=manual-straights price=3 purse=20
 414  seat 0: buy 5 die 3
      all: bought item=gold price=6 die=2 purse=14
 415  seat 0: buy 6
      all: bought item=forge price=3 purse=11
 416  seat 0: next
      all: began stage=6 target=1519 rounds=13
 417  seat 0: roll
      all: throwing round=1 roll=1 keep=[]
 418  chance: rolled 6 3 5 4 2
      all: rolled round=1 roll=1 shown=[6,3,5,4,2]
 419  seat 0: score large-straight
      all: scored category=large-straight shown=[6,3,5,4,2] base=40 level=1.4 flat=4 mult=2.55 xmult=1 total=153; earned die=2 money=1
 420  seat 0: roll
      all: throwing round=2 roll=1 keep=[]
 421  chance: rolled 4 5 3 2 4
      all: rolled round=2 roll=1 shown=[4,5,3,2,4]
 422  seat 0: roll keep 1 4 5
      all: throwing round=2 roll=2 keep=[0,3,4]
 423  chance: rolled 1 4 3 5 2
      all: rolled round=2 roll=2 shown=[4,4,3,2,4]
 424  seat 0: roll keep 1 2 5
      all: throwing round=2 roll=3 keep=[0,1,4]
 425  chance: rolled 4 4 6 2 4
      all: rolled round=2 roll=3 shown=[4,4,6,2,4]
 426  seat 0: roll keep 1 2 4 5
      all: throwing round=2 roll=4 keep=[0,1,3,4]
 427  chance: rolled 2 2 1 1 2
      all: rolled round=2 roll=4 shown=[4,4,1,2,4]
 428  seat 0: score fours
      all: scored category=fours shown=[4,4,1,2,4] base=16 level=2.6 flat=4 mult=3 xmult=1 total=136
 429  seat 0: roll
      all: throwing round=3 roll=1 keep=[]
 430  chance: rolled 2 4 2 2 1
      all: rolled round=3 roll=1 shown=[2,4,2,2,1]
 431  seat 0: roll keep 1 3
      all: throwing round=3 roll=2 keep=[0,2]
 432  chance: rolled 4 3 4 1 5
      all: rolled round=3 roll=2 shown=[2,3,2,1,5]
 433  seat 0: roll keep 1 3 5
      all: throwing round=3 roll=3 keep=[0,2,4]
 434  chance: rolled 1 2 6 3 5
      all: rolled round=3 roll=3 shown=[2,2,2,3,5]
 435  seat 0: roll keep 1 2 3
      all: throwing round=3 roll=4 keep=[0,1,2]
 436  chance: rolled 5 1 6 5 4
      all: rolled round=3 roll=4 shown=[2,2,2,5,4]
 437  seat 0: score twos
      all: scored category=twos shown=[2,2,2,5,4] base=8 level=2.6 flat=4 mult=3 xmult=1 total=74
 438  seat 0: roll
      all: throwing round=4 roll=1 keep=[]
 439  chance: rolled 5 4 3 2 2
      all: rolled round=4 roll=1 shown=[5,4,3,2,2]
 440  seat 0: roll keep 2 3
      all: throwing round=4 roll=2 keep=[1,2]
 441  chance: rolled 5 5 6 2 2
      all: rolled round=4 roll=2 shown=[5,4,3,2,2]
 442  seat 0: score small-straight
      all: scored category=small-straight shown=[5,4,3,2,2] base=30 level=1.4 flat=4 mult=2.55 xmult=1 total=117
 443  seat 0: roll
      all: throwing round=5 roll=1 keep=[]
 444  chance: rolled 6 5 5 5 6
      all: rolled round=5 roll=1 shown=[6,5,5,5,6]
 445  seat 0: roll keep 2 3 4
      all: throwing round=5 roll=2 keep=[1,2,3]
 446  chance: rolled 2 3 5 1 1
      all: rolled round=5 roll=2 shown=[2,5,5,5,1]
 447  seat 0: roll keep 2 3 4 5
      all: throwing round=5 roll=3 keep=[1,2,3,4]
 448  chance: rolled 2 5 1 2 5
      all: rolled round=5 roll=3 shown=[2,5,5,5,1]
 449  seat 0: roll keep 2 3 4
      all: throwing round=5 roll=4 keep=[1,2,3]
 450  chance: rolled 5 4 6 4 1
      all: rolled round=5 roll=4 shown=[5,5,5,5,1]
 451  seat 0: use forge 5 5
      all: used item=forge die=4 from=1 to=5
 452  seat 0: score five-of-a-kind
      all: scored category=five-of-a-kind shown=[5,5,5,5,5] base=50 level=1.8 flat=4 mult=2.7 xmult=1 total=253; earned die=1 money=1; earned die=2 money=1
 453  seat 0: roll
      all: throwing round=6 roll=1 keep=[]
 454  chance: rolled 6 3 4 4 3
      all: rolled round=6 roll=1 shown=[6,3,4,4,3]
 455  seat 0: roll keep 1
      all: throwing round=6 roll=2 keep=[0]
 456  chance: rolled 1 3 2 6 4
      all: rolled round=6 roll=2 shown=[6,3,2,6,4]
 457  seat 0: roll keep 1 4 5
      all: throwing round=6 roll=3 keep=[0,3,4]
 458  chance: rolled 2 3 6 1 5
      all: rolled round=6 roll=3 shown=[6,3,6,6,4]
 459  seat 0: roll keep 1 3 4
      all: throwing round=6 roll=4 keep=[0,2,3]
 460  chance: rolled 3 6 4 1 5
      all: rolled round=6 roll=4 shown=[6,6,6,6,5]
 461  seat 0: score four-of-a-kind
      all: scored category=four-of-a-kind shown=[6,6,6,6,5] base=35 level=1.8 flat=4 mult=2.7 xmult=1 total=180; earned die=1 money=1; earned die=2 money=1
 462  seat 0: roll
      all: throwing round=7 roll=1 keep=[]
 463  chance: rolled 2 5 3 3 2
      all: rolled round=7 roll=1 shown=[2,5,3,3,2]
 464  seat 0: roll keep 2 3 4
      all: throwing round=7 roll=2 keep=[1,2,3]
 465  chance: rolled 2 4 3 5 2
      all: rolled round=7 roll=2 shown=[2,5,3,3,2]
 466  seat 0: roll
      all: throwing round=7 roll=3 keep=[]
 467  chance: rolled 5 5 5 6 1
      all: rolled round=7 roll=3 shown=[5,5,5,6,1]
 468  seat 0: score three-of-a-kind
      all: scored category=three-of-a-kind shown=[5,5,5,6,1] base=27 level=1.8 flat=4 mult=2.7 xmult=1 total=142; earned die=1 money=1; earned die=2 money=1
 469  seat 0: roll
      all: throwing round=8 roll=1 keep=[]
 470  chance: rolled 3 4 3 3 6
      all: rolled round=8 roll=1 shown=[3,4,3,3,6]
 471  seat 0: roll keep 1 3 4
      all: throwing round=8 roll=2 keep=[0,2,3]
 472  chance: rolled 1 3 2 1 5
      all: rolled round=8 roll=2 shown=[3,3,3,3,5]
 473  seat 0: roll keep 1 2 3 4
      all: throwing round=8 roll=3 keep=[0,1,2,3]
 474  chance: rolled 1 5 5 1 4
      all: rolled round=8 roll=3 shown=[3,3,3,3,4]
 475  seat 0: roll keep 1 2 3 4
      all: throwing round=8 roll=4 keep=[0,1,2,3]
 476  chance: rolled 1 3 4 1 1
      all: rolled round=8 roll=4 shown=[3,3,3,3,1]
 477  seat 0: score threes
      all: scored category=threes shown=[3,3,3,3,1] base=15 level=2.6 flat=4 mult=3 xmult=1 total=129
 478  seat 0: roll
      all: throwing round=9 roll=1 keep=[]
 479  chance: rolled 6 5 1 6 2
      all: rolled round=9 roll=1 shown=[6,5,1,6,2]
 480  seat 0: roll keep 1 2 3 4
      all: throwing round=9 roll=2 keep=[0,1,2,3]
 481  chance: rolled 2 3 6 6 3
      all: rolled round=9 roll=2 shown=[6,5,1,6,3]
 482  seat 0: roll keep 1 2 4 5
      all: throwing round=9 roll=3 keep=[0,1,3,4]
 483  chance: rolled 6 1 3 5 4
      all: rolled round=9 roll=3 shown=[6,5,3,6,3]
 484  seat 0: roll keep 1 4
      all: throwing round=9 roll=4 keep=[0,3]
 485  chance: rolled 3 4 4 2 2
      all: rolled round=9 roll=4 shown=[6,4,4,6,2]
 486  seat 0: score chance
      all: scored category=chance shown=[6,4,4,6,2] base=28 level=1.8 flat=4 mult=2.7 xmult=1 total=146
 487  seat 0: roll
      all: throwing round=10 roll=1 keep=[]
 488  chance: rolled 4 1 4 6 1
      all: rolled round=10 roll=1 shown=[4,1,4,6,1]
 489  seat 0: roll keep 1 2 3 4
      all: throwing round=10 roll=2 keep=[0,1,2,3]
 490  chance: rolled 2 6 3 1 4
      all: rolled round=10 roll=2 shown=[4,1,4,6,4]
 491  seat 0: roll keep 2 4
      all: throwing round=10 roll=3 keep=[1,3]
 492  chance: rolled 5 5 5 3 3
      all: rolled round=10 roll=3 shown=[5,1,5,6,3]
 493  seat 0: roll keep 2 4
      all: throwing round=10 roll=4 keep=[1,3]
 494  chance: rolled 3 5 5 2 4
      all: rolled round=10 roll=4 shown=[3,1,5,6,4]
 495  seat 0: score ones
      all: scored category=ones shown=[3,1,5,6,4] base=1 level=2.6 flat=4 mult=3 xmult=1 total=19
 496  seat 0: roll
      all: throwing round=11 roll=1 keep=[]
 497  chance: rolled 5 3 4 1 4
      all: rolled round=11 roll=1 shown=[5,3,4,1,4]
 498  seat 0: roll keep 1 2 3
      all: throwing round=11 roll=2 keep=[0,1,2]
 499  chance: rolled 4 3 5 6 2
      all: rolled round=11 roll=2 shown=[5,3,4,6,2]
 500  seat 0: roll keep 1 2 3
      all: throwing round=11 roll=3 keep=[0,1,2]
 501  chance: rolled 2 1 1 2 1
      all: rolled round=11 roll=3 shown=[5,3,4,2,1]
 502  seat 0: roll keep 1 2
      all: throwing round=11 roll=4 keep=[0,1]
 503  chance: rolled 1 5 1 1 5
      all: rolled round=11 roll=4 shown=[5,3,1,1,5]
 504  seat 0: score fives
      all: scored category=fives shown=[5,3,1,1,5] base=15 level=2.6 flat=4 mult=3 xmult=1 total=129
 505  seat 0: roll
      all: throwing round=12 roll=1 keep=[]
 506  chance: rolled 4 3 6 4 1
      all: rolled round=12 roll=1 shown=[4,3,6,4,1]
 507  seat 0: roll keep 3 4
      all: throwing round=12 roll=2 keep=[2,3]
 508  chance: rolled 6 3 4 4 3
      all: rolled round=12 roll=2 shown=[6,3,6,4,3]
 509  seat 0: roll keep 1 3
      all: throwing round=12 roll=3 keep=[0,2]
 510  chance: rolled 6 4 5 5 3
      all: rolled round=12 roll=3 shown=[6,4,6,5,3]
 511  seat 0: score sixes
      all: scored category=sixes shown=[6,4,6,5,3] base=18 level=2.6 flat=4 mult=3 xmult=1 total=152; bonus base=35 level=2.6 flat=0 mult=3 xmult=1 total=273; earned die=2 money=1
 512  seat 0: roll
      all: throwing round=13 roll=1 keep=[]
 513  chance: rolled 5 6 3 6 4
      all: rolled round=13 roll=1 shown=[5,6,3,6,4]
 514  seat 0: roll keep 2 3 4
      all: throwing round=13 roll=2 keep=[1,2,3]
 515  chance: rolled 6 6 3 5 1
      all: rolled round=13 roll=2 shown=[6,6,3,6,1]
 516  seat 0: roll keep 1 2 4 5
      all: throwing round=13 roll=3 keep=[0,1,3,4]
 517  chance: rolled 4 5 5 4 6
      all: rolled round=13 roll=3 shown=[6,6,5,6,1]
 518  seat 0: roll keep 1 2 4 5
      all: throwing round=13 roll=4 keep=[0,1,3,4]
 519  chance: rolled 1 4 4 3 3
      all: rolled round=13 roll=4 shown=[6,6,4,6,1]
 520  seat 0: scratch full-house
      all: scratched category=full-house; stood score=1903 stage=6 target=1519 won=true; paid stage=8 unused=15 interest=3 charms=0 purse=45; starred stars=1
 521  chance: offered abacus great-bell manual-straights manual-upper wild nudge
      all: offered items=["abacus","great-bell","manual-straights","manual-upper","wild","nudge"]
 522  seat 0: buy 5 die 4
      all: bought item=wild price=11 die=3 purse=34
 523  seat 0: buy 3
      all: bought item=manual-straights price=4 purse=30
 524  seat 0: buy 4
      all: bought item=manual-upper price=7 purse=23
 525  seat 0: buy 6
      all: bought item=nudge price=2 purse=21
 526  seat 0: reroll
      all: rerolled price=3 purse=18
 527  chance: offered bell banker manual-upper manual-house heavy nudge
      all: offered items=["bell","banker","manual-upper","manual-house","heavy","nudge"]
 528  seat 0: buy 5 die 5
      all: bought item=heavy price=6 die=4 purse=12
 529  seat 0: buy 6
      all: bought item=nudge price=2 purse=10
 530  seat 0: next
      all: began stage=7 target=2278 rounds=13
 531  seat 0: roll
      all: throwing round=1 roll=1 keep=[]
 532  chance: rolled 3 3 5 5 4
      all: rolled round=1 roll=1 shown=[3,3,5,5,5]
 533  seat 0: roll keep 1 2
      all: throwing round=1 roll=2 keep=[0,1]
 534  chance: rolled 5 5 4 3 3
      all: rolled round=1 roll=2 shown=[3,3,4,3,5]
 535  seat 0: roll keep 1 2 3 5
      all: throwing round=1 roll=3 keep=[0,1,2,4]
 536  chance: rolled 4 5 6 5 3
      all: rolled round=1 roll=3 shown=[3,3,4,5,5]
 537  seat 0: roll keep 1 2 5
      all: throwing round=1 roll=4 keep=[0,1,4]
 538  chance: rolled 5 5 4 5 6
      all: rolled round=1 roll=4 shown=[3,3,4,5,5]
 539  seat 0: score threes
      all: scored category=threes shown=[3,3,4,5,5] base=9 level=3 flat=4 mult=3.4 xmult=1 total=105
 540  seat 0: roll
      all: throwing round=2 roll=1 keep=[]
 541  chance: rolled 2 1 6 6 5
      all: rolled round=2 roll=1 shown=[2,1,6,6,6]
 542  seat 0: roll keep 2 3 4 5
      all: throwing round=2 roll=2 keep=[1,2,3,4]
 543  chance: rolled 3 6 5 6 3
      all: rolled round=2 roll=2 shown=[3,1,6,6,6]
 544  seat 0: roll keep 3 4 5
      all: throwing round=2 roll=3 keep=[2,3,4]
 545  chance: rolled 1 4 6 2 4
      all: rolled round=2 roll=3 shown=[1,4,6,6,6]
 546  seat 0: roll keep 3 4
      all: throwing round=2 roll=4 keep=[2,3]
 547  chance: rolled 1 3 5 4 1
      all: rolled round=2 roll=4 shown=[1,3,6,6,4]
 548  seat 0: score ones
      all: scored category=ones shown=[1,3,6,6,4] base=2 level=3 flat=4 mult=3.4 xmult=1 total=34
 549  seat 0: roll
      all: throwing round=3 roll=1 keep=[]
 550  chance: rolled 3 2 2 5 6
      all: rolled round=3 roll=1 shown=[3,2,2,5,6]
 551  seat 0: roll keep 4 5
      all: throwing round=3 roll=2 keep=[3,4]
 552  chance: rolled 3 1 2 6 2
      all: rolled round=3 roll=2 shown=[3,1,2,5,6]
 553  seat 0: roll keep 3
      all: throwing round=3 roll=3 keep=[2]
 554  chance: rolled 3 4 2 5 5
      all: rolled round=3 roll=3 shown=[3,4,2,5,6]
 555  seat 0: score large-straight
      all: scored category=large-straight shown=[3,4,2,5,6] base=40 level=1.8 flat=4 mult=2.95 xmult=1 total=224
 556  seat 0: roll
      all: throwing round=4 roll=1 keep=[]
 557  chance: rolled 4 3 4 1 1
      all: rolled round=4 roll=1 shown=[4,3,4,1,4]
 558  seat 0: roll keep 1 3 4 5
      all: throwing round=4 roll=2 keep=[0,2,3,4]
 559  chance: rolled 1 1 6 3 6
      all: rolled round=4 roll=2 shown=[4,1,4,1,4]
 560  seat 0: roll keep 1 3 5
      all: throwing round=4 roll=3 keep=[0,2,4]
 561  chance: rolled 4 1 5 5 1
      all: rolled round=4 roll=3 shown=[4,1,4,5,4]
 562  seat 0: roll keep 1 3 5
      all: throwing round=4 roll=4 keep=[0,2,4]
 563  chance: rolled 5 6 3 3 3
      all: rolled round=4 roll=4 shown=[4,6,4,3,4]
 564  seat 0: score fours
      all: scored category=fours shown=[4,6,4,3,4] base=16 level=3 flat=4 mult=3.4 xmult=1 total=176
 565  seat 0: roll
      all: throwing round=5 roll=1 keep=[]
 566  chance: rolled 6 4 3 6 6
      all: rolled round=5 roll=1 shown=[6,4,3,6,6]
 567  seat 0: roll keep 1 2 4 5
      all: throwing round=5 roll=2 keep=[0,1,3,4]
 568  chance: rolled 5 3 2 3 5
      all: rolled round=5 roll=2 shown=[6,4,2,6,6]
 569  seat 0: roll keep 1 3 4 5
      all: throwing round=5 roll=3 keep=[0,2,3,4]
 570  chance: rolled 4 4 5 2 4
      all: rolled round=5 roll=3 shown=[6,4,2,6,6]
 571  seat 0: roll keep 1 4 5
      all: throwing round=5 roll=4 keep=[0,3,4]
 572  chance: rolled 6 6 3 3 4
      all: rolled round=5 roll=4 shown=[6,6,3,6,6]
 573  seat 0: score sixes
      all: scored category=sixes shown=[6,6,3,6,6] base=30 level=3 flat=4 mult=3.4 xmult=1 total=319; earned die=1 money=1
 574  seat 0: roll
      all: throwing round=6 roll=1 keep=[]
 575  chance: rolled 2 6 2 2 3
      all: rolled round=6 roll=1 shown=[2,6,2,2,5]
 576  seat 0: roll keep 1 4 5
      all: throwing round=6 roll=2 keep=[0,3,4]
 577  chance: rolled 4 5 1 5 4
      all: rolled round=6 roll=2 shown=[2,5,1,2,5]
 578  seat 0: roll keep 1 4 5
      all: throwing round=6 roll=3 keep=[0,3,4]
 579  chance: rolled 4 5 5 2 3
      all: rolled round=6 roll=3 shown=[2,5,5,2,5]
 580  seat 0: score full-house
      all: scored category=full-house shown=[2,5,5,2,5] base=25 level=1.8 flat=4 mult=2.95 xmult=1 total=144; earned die=1 money=1; earned die=2 money=1
 581  seat 0: roll
      all: throwing round=7 roll=1 keep=[]
 582  chance: rolled 2 3 5 1 2
      all: rolled round=7 roll=1 shown=[2,3,5,1,4]
 583  seat 0: roll keep 1 4
      all: throwing round=7 roll=2 keep=[0,3]
 584  chance: rolled 4 6 2 3 1
      all: rolled round=7 roll=2 shown=[2,6,2,1,4]
 585  seat 0: roll keep 1 3 5
      all: throwing round=7 roll=3 keep=[0,2,4]
 586  chance: rolled 5 1 6 6 5
      all: rolled round=7 roll=3 shown=[2,1,2,6,4]
 587  seat 0: roll keep 1 3
      all: throwing round=7 roll=4 keep=[0,2]
 588  chance: rolled 4 4 2 4 6
      all: rolled round=7 roll=4 shown=[2,4,2,4,6]
 589  seat 0: score twos
      all: scored category=twos shown=[2,4,2,4,6] base=6 level=3 flat=4 mult=3.4 xmult=1 total=74; bonus base=35 level=3 flat=0 mult=3.4 xmult=1 total=357
 590  seat 0: roll
      all: throwing round=8 roll=1 keep=[]
 591  chance: rolled 3 6 2 5 4
      all: rolled round=8 roll=1 shown=[3,6,2,5,5]
 592  seat 0: roll keep 2 5
      all: throwing round=8 roll=2 keep=[1,4]
 593  chance: rolled 4 6 3 2 4
      all: rolled round=8 roll=2 shown=[4,6,3,2,5]
 594  seat 0: score small-straight
      all: scored category=small-straight shown=[4,6,3,2,5] base=30 level=1.8 flat=4 mult=2.95 xmult=1 total=171; earned die=1 money=1
 595  seat 0: roll
      all: throwing round=9 roll=1 keep=[]
 596  chance: rolled 2 1 1 2 5
      all: rolled round=9 roll=1 shown=[2,1,1,2,6]
 597  seat 0: roll keep 2
      all: throwing round=9 roll=2 keep=[1]
 598  chance: rolled 2 5 6 4 2
      all: rolled round=9 roll=2 shown=[2,1,6,4,4]
 599  seat 0: roll keep 3 5
      all: throwing round=9 roll=3 keep=[2,4]
 600  chance: rolled 6 6 3 1 4
      all: rolled round=9 roll=3 shown=[6,6,6,1,4]
 601  seat 0: roll keep 1 2 3 4
      all: throwing round=9 roll=4 keep=[0,1,2,3]
 602  chance: rolled 4 2 5 1 3
      all: rolled round=9 roll=4 shown=[6,6,6,1,5]
 603  seat 0: use nudge 5 +
      all: used item=nudge die=4 from=5 to=6
 604  seat 0: score five-of-a-kind
      all: scored category=five-of-a-kind shown=[6,6,6,1,6] base=50 level=1.8 flat=4 mult=2.95 xmult=1 total=277; earned die=1 money=1; earned die=2 money=1
 605  seat 0: roll
      all: throwing round=10 roll=1 keep=[]
 606  chance: rolled 2 5 2 5 1
      all: rolled round=10 roll=1 shown=[2,5,2,5,4]
 607  seat 0: roll keep 2 4 5
      all: throwing round=10 roll=2 keep=[1,3,4]
 608  chance: rolled 4 2 3 4 6
      all: rolled round=10 roll=2 shown=[4,5,3,5,4]
 609  seat 0: roll keep 2 4
      all: throwing round=10 roll=3 keep=[1,3]
 610  chance: rolled 4 2 1 1 4
      all: rolled round=10 roll=3 shown=[4,5,1,5,5]
 611  seat 0: roll keep 2 4 5
      all: throwing round=10 roll=4 keep=[1,3,4]
 612  chance: rolled 5 2 3 5 1
      all: rolled round=10 roll=4 shown=[5,5,3,5,5]
 613  seat 0: score four-of-a-kind
      all: scored category=four-of-a-kind shown=[5,5,3,5,5] base=28 level=1.8 flat=4 mult=2.95 xmult=1 total=160; earned die=1 money=1
 614  seat 0: roll
      all: throwing round=11 roll=1 keep=[]
 615  chance: rolled 3 2 3 3 1
      all: rolled round=11 roll=1 shown=[3,2,3,3,4]
 616  seat 0: roll keep 5
      all: throwing round=11 roll=2 keep=[4]
 617  chance: rolled 6 6 1 2 2
      all: rolled round=11 roll=2 shown=[6,6,1,2,4]
 618  seat 0: roll keep 1 2 5
      all: throwing round=11 roll=3 keep=[0,1,4]
 619  chance: rolled 6 2 6 1 1
      all: rolled round=11 roll=3 shown=[6,6,6,1,4]
 620  seat 0: roll keep 2 3 4 5
      all: throwing round=11 roll=4 keep=[1,2,3,4]
 621  chance: rolled 3 3 4 1 4
      all: rolled round=11 roll=4 shown=[3,6,6,1,4]
 622  seat 0: score three-of-a-kind
      all: scored category=three-of-a-kind shown=[3,6,6,1,4] base=28 level=1.8 flat=4 mult=2.95 xmult=1 total=160; earned die=1 money=1; earned die=2 money=1
 623  seat 0: roll
      all: throwing round=12 roll=1 keep=[]
 624  chance: rolled 5 3 5 6 4
      all: rolled round=12 roll=1 shown=[5,3,5,6,5]
 625  seat 0: roll keep 1 2 3 5
      all: throwing round=12 roll=2 keep=[0,1,2,4]
 626  chance: rolled 3 1 1 2 1
      all: rolled round=12 roll=2 shown=[5,3,5,2,5]
 627  seat 0: roll keep 1 3 4 5
      all: throwing round=12 roll=3 keep=[0,2,3,4]
 628  chance: rolled 6 4 5 3 2
      all: rolled round=12 roll=3 shown=[5,4,5,2,5]
 629  seat 0: roll keep 1 2 3 5
      all: throwing round=12 roll=4 keep=[0,1,2,4]
 630  chance: rolled 1 6 2 6 2
      all: rolled round=12 roll=4 shown=[5,4,5,6,5]
 631  seat 0: score fives
      all: scored category=fives shown=[5,4,5,6,5] base=20 level=3 flat=4 mult=3.4 xmult=1 total=217; earned die=2 money=1
 632  seat 0: roll
      all: throwing round=13 roll=1 keep=[]
 633  chance: rolled 1 3 4 2 2
      all: rolled round=13 roll=1 shown=[1,3,4,2,4]
 634  seat 0: score chance
      all: scored category=chance shown=[1,3,4,2,4] base=15 level=1.8 flat=4 mult=2.95 xmult=1 total=91; stood score=2509 stage=7 target=2278 won=true; paid stage=8 unused=15 interest=4 charms=0 purse=47; starred stars=1
 635  chance: foretold loose
      all: twisted stage=8 twist={"kind":"loose"}
 636  chance: offered emblem-kinds compounder manual-kinds manual-straights double lock-all
      all: offered items=["emblem-kinds","compounder","manual-kinds","manual-straights","double","lock-all"]
 637  seat 0: sell bell
      all: sold item=bell price=2 purse=49
 638  seat 0: buy 2
      all: bought item=compounder price=16 purse=33
 639  seat 0: buy 3
      all: bought item=manual-kinds price=5 purse=28
 640  seat 0: buy 4
      all: bought item=manual-straights price=5 purse=23
 641  seat 0: buy 5 die 2
      all: sold item=gold price=3 purse=19 die=1; bought item=double price=7 die=1 purse=19
 642  seat 0: slot
      all: widened slots=6 price=10 purse=9
 643  seat 0: buy 1
      all: bought item=emblem-kinds price=4 purse=5
 644  seat 0: next
      all: began stage=8 target=2973 rounds=13
 645  seat 0: roll
      all: throwing round=1 roll=1 keep=[]
 646  chance: rolled 6 4 3 2 6
      all: rolled round=1 roll=1 shown=[6,4,3,2,6]
 647  seat 0: roll keep 5
      all: throwing round=1 roll=2 keep=[4]
 648  chance: rolled 3 3 1 5 4
      all: rolled round=1 roll=2 shown=[3,3,1,5,6]
 649  seat 0: roll
      all: throwing round=1 roll=3 keep=[]
 650  chance: rolled 2 2 2 5 6
      all: rolled round=1 roll=3 shown=[2,2,2,5,6]
 651  seat 0: roll keep 3
      all: throwing round=1 roll=4 keep=[2]
 652  chance: rolled 6 5 5 6 5
      all: rolled round=1 roll=4 shown=[6,5,2,6,6]
 653  seat 0: use nudge 2 +
      all: used item=nudge die=1 from=5 to=6
 654  seat 0: score four-of-a-kind
      all: scored category=four-of-a-kind shown=[6,6,2,6,6] base=38 level=2.2 flat=4 mult=3.85 xmult=1.25 total=421
 655  seat 0: roll
      all: throwing round=2 roll=1 keep=[]
 656  chance: rolled 6 6 2 4 5
      all: rolled round=2 roll=1 shown=[6,6,2,4,6]
 657  seat 0: roll
      all: throwing round=2 roll=2 keep=[]
 658  chance: rolled 1 1 2 3 3
      all: rolled round=2 roll=2 shown=[1,1,2,3,5]
 659  seat 0: roll keep 4
      all: throwing round=2 roll=3 keep=[3]
 660  chance: rolled 4 1 1 4 3
      all: rolled round=2 roll=3 shown=[4,1,1,3,5]
 661  seat 0: roll keep 3 4 5
      all: throwing round=2 roll=4 keep=[2,3,4]
 662  chance: rolled 4 5 5 1 2
      all: rolled round=2 roll=4 shown=[4,5,1,3,5]
 663  seat 0: score chance
      all: scored category=chance shown=[4,5,1,3,5] base=27 level=1.8 flat=4 mult=2.9 xmult=1.25 total=190
 664  seat 0: roll
      all: throwing round=3 roll=1 keep=[]
 665  chance: rolled 1 5 6 5 5
      all: rolled round=3 roll=1 shown=[1,5,6,5,6]
 666  seat 0: roll keep 3 4 5
      all: throwing round=3 roll=2 keep=[2,3,4]
 667  chance: rolled 6 3 5 2 5
      all: rolled round=3 roll=2 shown=[6,3,6,5,6]
 668  seat 0: roll keep 3 4 5
      all: throwing round=3 roll=3 keep=[2,3,4]
 669  chance: rolled 6 2 2 1 1
      all: rolled round=3 roll=3 shown=[6,2,6,5,6]
 670  seat 0: roll keep 3
      all: throwing round=3 roll=4 keep=[2]
 671  chance: rolled 1 3 5 4 5
      all: rolled round=3 roll=4 shown=[1,3,6,4,6]
 672  seat 0: score ones
      all: scored category=ones shown=[1,3,6,4,6] base=2 level=3 flat=4 mult=3.35 xmult=1.25 total=41
 673  seat 0: roll
      all: throwing round=4 roll=1 keep=[]
 674  chance: rolled 3 1 3 6 2
      all: rolled round=4 roll=1 shown=[3,1,3,6,4]
 675  seat 0: roll
      all: throwing round=4 roll=2 keep=[]
 676  chance: rolled 3 5 1 3 4
      all: rolled round=4 roll=2 shown=[3,5,1,3,5]
 677  seat 0: roll keep 3 5
      all: throwing round=4 roll=3 keep=[2,4]
 678  chance: rolled 5 4 6 1 3
      all: rolled round=4 roll=3 shown=[5,4,1,1,5]
 679  seat 0: roll keep 4
      all: throwing round=4 roll=4 keep=[3]
 680  chance: rolled 6 3 3 4 1
      all: rolled round=4 roll=4 shown=[6,3,3,1,4]
 681  seat 0: score threes
      all: scored category=threes shown=[6,3,3,1,4] base=12 level=3 flat=4 mult=3.35 xmult=1.25 total=167
 682  seat 0: roll
      all: throwing round=5 roll=1 keep=[]
 683  chance: rolled 2 1 5 4 1
      all: rolled round=5 roll=1 shown=[2,1,5,4,4]
 684  seat 0: roll keep 5
      all: throwing round=5 roll=2 keep=[4]
 685  chance: rolled 4 4 5 4 4
      all: rolled round=5 roll=2 shown=[4,4,5,4,4]
 686  seat 0: score fours
      all: scored category=fours shown=[4,4,5,4,4] base=24 level=3 flat=4 mult=3.35 xmult=1.25 total=318
 687  seat 0: roll
      all: throwing round=6 roll=1 keep=[]
 688  chance: rolled 3 2 4 2 3
      all: rolled round=6 roll=1 shown=[3,2,4,2,5]
 689  seat 0: roll keep 3
      all: throwing round=6 roll=2 keep=[2]
 690  chance: rolled 1 1 3 4 2
      all: rolled round=6 roll=2 shown=[1,1,4,4,4]
 691  seat 0: score full-house
      all: scored category=full-house shown=[1,1,4,4,4] base=25 level=1.8 flat=4 mult=2.9 xmult=1.25 total=177
 692  seat 0: roll
      all: throwing round=7 roll=1 keep=[]
 693  chance: rolled 3 2 3 2 2
      all: rolled round=7 roll=1 shown=[3,2,3,2,4]
 694  seat 0: roll
      all: throwing round=7 roll=2 keep=[]
 695  chance: rolled 1 3 4 1 4
      all: rolled round=7 roll=2 shown=[1,3,4,1,5]
 696  seat 0: score large-straight
      all: scored category=large-straight shown=[1,3,4,1,5] base=40 level=2.2 flat=4 mult=3.05 xmult=1.25 total=350
 697  seat 0: roll
      all: throwing round=8 roll=1 keep=[]
 698  chance: rolled 4 4 1 2 4
      all: rolled round=8 roll=1 shown=[4,4,1,2,5]
 699  seat 0: roll
      all: throwing round=8 roll=2 keep=[]
 700  chance: rolled 6 6 3 5 1
      all: rolled round=8 roll=2 shown=[6,6,3,5,4]
 701  seat 0: score sixes
      all: scored category=sixes shown=[6,6,3,5,4] base=24 level=3 flat=4 mult=3.35 xmult=1.25 total=318
 702  seat 0: roll
      all: throwing round=9 roll=1 keep=[]
 703  chance: rolled 5 6 4 2 3
      all: rolled round=9 roll=1 shown=[5,6,4,2,5]
 704  seat 0: roll keep 5
      all: throwing round=9 roll=2 keep=[4]
 705  chance: rolled 6 3 3 5 3
      all: rolled round=9 roll=2 shown=[6,3,3,5,5]
 706  seat 0: roll keep 3
      all: throwing round=9 roll=3 keep=[2]
 707  chance: rolled 1 1 5 5 1
      all: rolled round=9 roll=3 shown=[1,1,3,5,4]
 708  seat 0: roll keep 3 5
      all: throwing round=9 roll=4 keep=[2,4]
 709  chance: rolled 5 3 2 4 2
      all: rolled round=9 roll=4 shown=[5,3,3,4,4]
 710  seat 0: score fives
      all: scored category=fives shown=[5,3,3,4,4] base=10 level=3 flat=4 mult=3.35 xmult=1.25 total=142; bonus base=35 level=3 flat=0 mult=3.35 xmult=1.25 total=439
 711  seat 0: roll
      all: throwing round=10 roll=1 keep=[]
 712  chance: rolled 3 3 6 6 1
      all: rolled round=10 roll=1 shown=[3,3,6,6,4]
 713  seat 0: roll keep 4 5
      all: throwing round=10 roll=2 keep=[3,4]
 714  chance: rolled 1 6 4 5 2
      all: rolled round=10 roll=2 shown=[1,6,4,6,4]
 715  seat 0: scratch five-of-a-kind
      all: scratched category=five-of-a-kind
 716  seat 0: roll
      all: throwing round=11 roll=1 keep=[]
 717  chance: rolled 1 3 1 3 2
      all: rolled round=11 roll=1 shown=[1,3,1,3,4]
 718  seat 0: roll keep 4
      all: throwing round=11 roll=2 keep=[3]
 719  chance: rolled 4 3 2 3 5
      all: rolled round=11 roll=2 shown=[4,3,2,3,6]
 720  seat 0: roll keep 3 5
      all: throwing round=11 roll=3 keep=[2,4]
 721  chance: rolled 3 2 6 2 5
      all: rolled round=11 roll=3 shown=[3,2,2,2,6]
 722  seat 0: score three-of-a-kind
      all: scored category=three-of-a-kind shown=[3,2,2,2,6] base=20 level=2.2 flat=4 mult=3.85 xmult=1.25 total=231
 723  seat 0: roll
      all: throwing round=12 roll=1 keep=[]
 724  chance: rolled 1 3 5 3 4
      all: rolled round=12 roll=1 shown=[1,3,5,3,5]
 725  seat 0: roll keep 4 5
      all: throwing round=12 roll=2 keep=[3,4]
 726  chance: rolled 6 5 4 5 6
      all: rolled round=12 roll=2 shown=[6,5,4,3,5]
 727  seat 0: score small-straight
      all: scored category=small-straight shown=[6,5,4,3,5] base=30 level=2.2 flat=4 mult=3.05 xmult=1.25 total=266
 728  seat 0: roll
      all: throwing round=13 roll=1 keep=[]
 729  chance: rolled 5 5 6 3 2
      all: rolled round=13 roll=1 shown=[5,5,6,3,4]
 730  seat 0: roll keep 5
      all: throwing round=13 roll=2 keep=[4]
 731  chance: rolled 2 2 1 1 6
      all: rolled round=13 roll=2 shown=[2,2,1,1,4]
 732  seat 0: score twos
      all: scored category=twos shown=[2,2,1,1,4] base=10 level=3 flat=4 mult=3.35 xmult=1.25 total=142; stood score=3202 stage=8 target=2973 won=true; paid stage=9 unused=15 interest=1 charms=0 purse=30; starred stars=1
 733  chance: offered compounder emblem-upper manual-house manual-upper heavy flip
      all: offered items=["compounder","emblem-upper","manual-house","manual-upper","heavy","flip"]
 734  seat 0: buy 5 die 3
      all: sold item=gold price=3 purse=27 die=2; bought item=heavy price=6 die=2 purse=27
 735  seat 0: buy 4
      all: bought item=manual-upper price=8 purse=19
 736  seat 0: buy 6
      all: bought item=flip price=2 purse=17
 737  seat 0: buy 3
      all: bought item=manual-house price=5 purse=12
 738  seat 0: next
      all: began stage=9 target=5126 rounds=13
 739  seat 0: roll
      all: throwing round=1 roll=1 keep=[]
 740  chance: rolled 6 2 5 1 6
      all: rolled round=1 roll=1 shown=[6,2,6,1,6]
 741  seat 0: roll keep 3 4 5
      all: throwing round=1 roll=2 keep=[2,3,4]
 742  chance: rolled 2 3 5 3 1
      all: rolled round=1 roll=2 shown=[2,3,6,1,6]
 743  seat 0: roll keep 2 3 4 5
      all: throwing round=1 roll=3 keep=[1,2,3,4]
 744  chance: rolled 1 1 2 2 3
      all: rolled round=1 roll=3 shown=[1,3,6,1,6]
 745  seat 0: roll keep 2 3 4
      all: throwing round=1 roll=4 keep=[1,2,3]
 746  chance: rolled 1 6 6 1 1
      all: rolled round=1 roll=4 shown=[1,3,6,1,4]
 747  seat 0: score ones
      all: scored category=ones shown=[1,3,6,1,4] base=3 level=3.4 flat=4 mult=3.75 xmult=1.5 total=79
 748  seat 0: roll
      all: throwing round=2 roll=1 keep=[]
 749  chance: rolled 4 5 2 4 6
      all: rolled round=2 roll=1 shown=[4,5,4,4,6]
 750  seat 0: roll keep 3
      all: throwing round=2 roll=2 keep=[2]
 751  chance: rolled 3 6 3 6 3
      all: rolled round=2 roll=2 shown=[3,6,4,6,5]
 752  seat 0: roll keep 1 5
      all: throwing round=2 roll=3 keep=[0,4]
 753  chance: rolled 6 2 6 3 3
      all: rolled round=2 roll=3 shown=[3,2,6,3,5]
 754  seat 0: roll keep 1 4
      all: throwing round=2 roll=4 keep=[0,3]
 755  chance: rolled 3 1 5 2 1
      all: rolled round=2 roll=4 shown=[3,1,6,3,4]
 756  seat 0: score threes
      all: scored category=threes shown=[3,1,6,3,4] base=9 level=3.4 flat=4 mult=3.75 xmult=1.5 total=194
 757  seat 0: roll
      all: throwing round=3 roll=1 keep=[]
 758  chance: rolled 3 2 1 2 1
      all: rolled round=3 roll=1 shown=[3,2,4,2,4]
 759  seat 0: roll keep 1 2 3 5
      all: throwing round=3 roll=2 keep=[0,1,2,4]
 760  chance: rolled 4 2 4 1 2
      all: rolled round=3 roll=2 shown=[3,2,4,1,4]
 761  seat 0: roll keep 1 2 4
      all: throwing round=3 roll=3 keep=[0,1,3]
 762  chance: rolled 4 2 2 1 6
      all: rolled round=3 roll=3 shown=[3,2,4,1,6]
 763  seat 0: score large-straight
      all: scored category=large-straight shown=[3,2,4,1,6] base=40 level=2.2 flat=4 mult=3.3 xmult=1.5 total=455
 764  seat 0: roll
      all: throwing round=4 roll=1 keep=[]
 765  chance: rolled 5 1 3 3 6
      all: rolled round=4 roll=1 shown=[5,1,5,3,6]
 766  seat 0: roll keep 1 3 4 5
      all: throwing round=4 roll=2 keep=[0,2,3,4]
 767  chance: rolled 5 3 4 2 6
      all: rolled round=4 roll=2 shown=[5,3,5,3,6]
 768  seat 0: roll keep 1 2 4 5
      all: throwing round=4 roll=3 keep=[0,1,3,4]
 769  chance: rolled 5 2 1 1 3
      all: rolled round=4 roll=3 shown=[5,3,4,3,6]
 770  seat 0: roll keep 1 3 4 5
      all: throwing round=4 roll=4 keep=[0,2,3,4]
 771  chance: rolled 6 4 1 4 6
      all: rolled round=4 roll=4 shown=[5,4,4,3,6]
 772  seat 0: score small-straight
      all: scored category=small-straight shown=[5,4,4,3,6] base=30 level=2.2 flat=4 mult=3.3 xmult=1.5 total=346
 773  seat 0: roll
      all: throwing round=5 roll=1 keep=[]
 774  chance: rolled 1 1 5 2 6
      all: rolled round=5 roll=1 shown=[1,1,6,2,6]
 775  seat 0: roll keep 1 2 3
      all: throwing round=5 roll=2 keep=[0,1,2]
 776  chance: rolled 6 5 5 5 4
      all: rolled round=5 roll=2 shown=[1,1,6,5,5]
 777  seat 0: roll keep 5
      all: throwing round=5 roll=3 keep=[4]
 778  chance: rolled 4 5 5 3 5
      all: rolled round=5 roll=3 shown=[4,5,6,3,5]
 779  seat 0: roll keep 3
      all: throwing round=5 roll=4 keep=[2]
 780  chance: rolled 5 2 4 6 5
      all: rolled round=5 roll=4 shown=[5,2,6,6,6]
 781  seat 0: score chance
      all: scored category=chance shown=[5,2,6,6,6] base=32 level=2.2 flat=4 mult=3.3 xmult=1.5 total=368
 782  seat 0: roll
      all: throwing round=6 roll=1 keep=[]
 783  chance: rolled 3 1 4 1 2
      all: rolled round=6 roll=1 shown=[3,1,5,1,4]
 784  seat 0: roll keep 4 5
      all: throwing round=6 roll=2 keep=[3,4]
 785  chance: rolled 6 3 2 1 5
      all: rolled round=6 roll=2 shown=[6,3,4,1,4]
 786  seat 0: roll keep 2 3 4 5
      all: throwing round=6 roll=3 keep=[1,2,3,4]
 787  chance: rolled 6 4 5 3 1
      all: rolled round=6 roll=3 shown=[6,3,4,1,4]
 788  seat 0: roll keep 1 3 4
      all: throwing round=6 roll=4 keep=[0,2,3]
 789  chance: rolled 5 1 4 3 6
      all: rolled round=6 roll=4 shown=[6,1,4,1,6]
 790  seat 0: use flip 2
      all: used item=flip die=1 from=1 to=6
 791  seat 0: score sixes
      all: scored category=sixes shown=[6,6,4,1,6] base=36 level=3.4 flat=4 mult=3.75 xmult=1.5 total=711
 792  seat 0: roll
      all: throwing round=7 roll=1 keep=[]
 793  chance: rolled 5 1 2 2 3
      all: rolled round=7 roll=1 shown=[5,1,4,2,5]
 794  seat 0: roll keep 1 5
      all: throwing round=7 roll=2 keep=[0,4]
 795  chance: rolled 5 1 2 3 3
      all: rolled round=7 roll=2 shown=[5,1,4,3,5]
 796  seat 0: roll keep 1 2 5
      all: throwing round=7 roll=3 keep=[0,1,4]
 797  chance: rolled 2 2 6 2 6
      all: rolled round=7 roll=3 shown=[5,1,6,2,5]
 798  seat 0: roll keep 1 5
      all: throwing round=7 roll=4 keep=[0,4]
 799  chance: rolled 5 1 1 3 3
      all: rolled round=7 roll=4 shown=[5,1,4,3,5]
 800  seat 0: score fives
      all: scored category=fives shown=[5,1,4,3,5] base=15 level=3.4 flat=4 mult=3.75 xmult=1.5 total=309; bonus base=35 level=3.4 flat=0 mult=3.75 xmult=1.5 total=669
 801  seat 0: roll
      all: throwing round=8 roll=1 keep=[]
 802  chance: rolled 6 3 4 1 5
      all: rolled round=8 roll=1 shown=[6,3,5,1,6]
 803  seat 0: roll keep 1 4
      all: throwing round=8 roll=2 keep=[0,3]
 804  chance: rolled 3 5 6 6 6
      all: rolled round=8 roll=2 shown=[6,5,6,1,6]
 805  seat 0: roll keep 1 3 4 5
      all: throwing round=8 roll=3 keep=[0,2,3,4]
 806  chance: rolled 5 4 5 4 3
      all: rolled round=8 roll=3 shown=[6,4,6,1,6]
 807  seat 0: score full-house
      all: scored category=full-house shown=[6,4,6,1,6] base=25 level=2.2 flat=4 mult=3.3 xmult=1.5 total=292
 808  seat 0: roll
      all: throwing round=9 roll=1 keep=[]
 809  chance: rolled 4 1 2 1 1
      all: rolled round=9 roll=1 shown=[4,1,4,1,4]
 810  seat 0: roll keep 1 3 4 5
      all: throwing round=9 roll=2 keep=[0,2,3,4]
 811  chance: rolled 1 4 4 4 1
      all: rolled round=9 roll=2 shown=[4,4,4,1,4]
 812  seat 0: score five-of-a-kind
      all: scored category=five-of-a-kind shown=[4,4,4,1,4] base=50 level=2.2 flat=4 mult=4.1 xmult=1.5 total=701
 813  seat 0: roll
      all: throwing round=10 roll=1 keep=[]
 814  chance: rolled 1 1 3 1 3
      all: rolled round=10 roll=1 shown=[1,1,5,1,5]
 815  seat 0: roll keep 3 4
      all: throwing round=10 roll=2 keep=[2,3]
 816  chance: rolled 4 3 1 2 5
      all: rolled round=10 roll=2 shown=[4,3,5,1,6]
 817  seat 0: roll keep 1 4
      all: throwing round=10 roll=3 keep=[0,3]
 818  chance: rolled 3 2 2 4 5
      all: rolled round=10 roll=3 shown=[4,2,4,1,6]
 819  seat 0: roll keep 1 3 4
      all: throwing round=10 roll=4 keep=[0,2,3]
 820  chance: rolled 1 6 1 3 3
      all: rolled round=10 roll=4 shown=[4,6,4,1,5]
 821  seat 0: score fours
      all: scored category=fours shown=[4,6,4,1,5] base=16 level=3.4 flat=4 mult=3.75 xmult=1.5 total=328
 822  seat 0: roll
      all: throwing round=11 roll=1 keep=[]
 823  chance: rolled 2 5 4 6 3
      all: rolled round=11 roll=1 shown=[2,5,5,6,5]
 824  seat 0: roll keep 2 3 5
      all: throwing round=11 roll=2 keep=[1,2,4]
 825  chance: rolled 3 1 2 3 5
      all: rolled round=11 roll=2 shown=[3,5,5,3,5]
 826  seat 0: roll keep 2 3 5
      all: throwing round=11 roll=3 keep=[1,2,4]
 827  chance: rolled 6 1 4 6 5
      all: rolled round=11 roll=3 shown=[6,5,5,6,5]
 828  seat 0: roll keep 2 3 5
      all: throwing round=11 roll=4 keep=[1,2,4]
 829  chance: rolled 5 6 1 2 1
      all: rolled round=11 roll=4 shown=[5,5,5,2,5]
 830  seat 0: score four-of-a-kind
      all: scored category=four-of-a-kind shown=[5,5,5,2,5] base=32 level=2.2 flat=4 mult=4.1 xmult=1.5 total=457
 831  seat 0: roll
      all: throwing round=12 roll=1 keep=[]
 832  chance: rolled 2 4 2 4 2
      all: rolled round=12 roll=1 shown=[2,4,4,4,4]
 833  seat 0: roll keep 2 3 4 5
      all: throwing round=12 roll=2 keep=[1,2,3,4]
 834  chance: rolled 6 4 6 3 2
      all: rolled round=12 roll=2 shown=[6,4,4,4,4]
 835  seat 0: roll keep 2 3 4
      all: throwing round=12 roll=3 keep=[1,2,3]
 836  chance: rolled 6 6 4 2 3
      all: rolled round=12 roll=3 shown=[6,4,4,4,5]
 837  seat 0: roll keep 2 3 4
      all: throwing round=12 roll=4 keep=[1,2,3]
 838  chance: rolled 5 1 2 6 6
      all: rolled round=12 roll=4 shown=[5,4,4,4,6]
 839  seat 0: score three-of-a-kind
      all: scored category=three-of-a-kind shown=[5,4,4,4,6] base=32 level=2.2 flat=4 mult=4.1 xmult=1.5 total=457
 840  seat 0: roll
      all: throwing round=13 roll=1 keep=[]
 841  chance: rolled 3 3 3 5 3
      all: rolled round=13 roll=1 shown=[3,3,5,5,5]
 842  seat 0: scratch twos
      all: scratched category=twos; stood score=5366 stage=9 target=5126 won=true; paid stage=9 unused=15 interest=2 charms=0 purse=38; starred stars=1
 843  chance: offered emblem-upper seal-house manual-straights manual-upper heavy token
      all: offered items=["emblem-upper","seal-house","manual-straights","manual-upper","heavy","token"]
 844  seat 0: sell emblem-kinds
      all: sold item=emblem-kinds price=2 purse=40
 845  seat 0: buy 2
      all: bought item=seal-house price=10 purse=30
 846  seat 0: buy 4
      all: bought item=manual-upper price=9 purse=21
 847  seat 0: buy 3
      all: bought item=manual-straights price=6 purse=15
 848  seat 0: buy 6
      all: bought item=token price=2 purse=13
 849  seat 0: next
      all: began stage=10 target=7689 rounds=13
 850  seat 0: roll
      all: throwing round=1 roll=1 keep=[]
 851  chance: rolled 5 6 1 3 2
      all: rolled round=1 roll=1 shown=[5,6,4,3,4]
 852  seat 0: roll keep 2 3 4
      all: throwing round=1 roll=2 keep=[1,2,3]
 853  chance: rolled 4 6 5 6 4
      all: rolled round=1 roll=2 shown=[4,6,4,3,5]
 854  seat 0: roll keep 1 3 4
      all: throwing round=1 roll=3 keep=[0,2,3]
 855  chance: rolled 2 5 4 2 2
      all: rolled round=1 roll=3 shown=[4,5,4,3,4]
 856  seat 0: roll keep 3 4 5
      all: throwing round=1 roll=4 keep=[2,3,4]
 857  chance: rolled 5 1 2 5 3
      all: rolled round=1 roll=4 shown=[5,1,4,3,4]
 858  seat 0: score ones
      all: scored category=ones shown=[5,1,4,3,4] base=2 level=3.8 flat=4 mult=4.15 xmult=1.75 total=84
 859  seat 0: roll
      all: throwing round=2 roll=1 keep=[]
 860  chance: rolled 5 4 5 3 5
      all: rolled round=2 roll=1 shown=[5,4,6,3,6]
 861  seat 0: roll keep 1 3 5
      all: throwing round=2 roll=2 keep=[0,2,4]
 862  chance: rolled 5 3 1 1 1
      all: rolled round=2 roll=2 shown=[5,3,6,1,6]
 863  seat 0: roll keep 1 3 4
      all: throwing round=2 roll=3 keep=[0,2,3]
 864  chance: rolled 3 3 4 1 5
      all: rolled round=2 roll=3 shown=[5,3,6,1,6]
 865  seat 0: roll keep 2 4
      all: throwing round=2 roll=4 keep=[1,3]
 866  chance: rolled 4 4 6 1 1
      all: rolled round=2 roll=4 shown=[4,3,6,1,4]
 867  seat 0: score small-straight
      all: scored category=small-straight shown=[4,3,6,1,4] base=30 level=2.6 flat=4 mult=3.7 xmult=1.75 total=530
 868  seat 0: roll
      all: throwing round=3 roll=1 keep=[]
 869  chance: rolled 2 3 4 5 6
      all: rolled round=3 roll=1 shown=[2,3,5,5,6]
 870  seat 0: roll keep 2
      all: throwing round=3 roll=2 keep=[1]
 871  chance: rolled 1 5 3 4 6
      all: rolled round=3 roll=2 shown=[1,3,5,4,6]
 872  seat 0: roll keep 2 3 5
      all: throwing round=3 roll=3 keep=[1,2,4]
 873  chance: rolled 1 3 2 4 6
      all: rolled round=3 roll=3 shown=[1,3,5,4,6]
 874  seat 0: roll keep 2
      all: throwing round=3 roll=4 keep=[1]
 875  chance: rolled 3 5 5 3 4
      all: rolled round=3 roll=4 shown=[3,3,6,3,5]
 876  seat 0: score threes
      all: scored category=threes shown=[3,3,6,3,5] base=15 level=3.8 flat=4 mult=4.15 xmult=1.75 total=443
 877  seat 0: roll
      all: throwing round=4 roll=1 keep=[]
 878  chance: rolled 5 5 4 2 3
      all: rolled round=4 roll=1 shown=[5,5,5,2,5]
 879  seat 0: roll keep 1 2 3
      all: throwing round=4 roll=2 keep=[0,1,2]
 880  chance: rolled 5 1 4 6 5
      all: rolled round=4 roll=2 shown=[5,5,5,6,6]
 881  seat 0: roll keep 1 2 3
      all: throwing round=4 roll=3 keep=[0,1,2]
 882  chance: rolled 3 2 1 4 2
      all: rolled round=4 roll=3 shown=[5,5,5,4,4]
 883  seat 0: roll keep 1 2 3
      all: throwing round=4 roll=4 keep=[0,1,2]
 884  chance: rolled 5 5 3 2 5
      all: rolled round=4 roll=4 shown=[5,5,5,2,6]
 885  seat 0: score fives
      all: scored category=fives shown=[5,5,5,2,6] base=25 level=3.8 flat=4 mult=4.15 xmult=1.75 total=718
 886  seat 0: roll
      all: throwing round=5 roll=1 keep=[]
 887  chance: rolled 1 3 5 2 6
      all: rolled round=5 roll=1 shown=[1,3,6,2,6]
 888  seat 0: roll keep 2 3 4
      all: throwing round=5 roll=2 keep=[1,2,3]
 889  chance: rolled 6 1 6 5 4
      all: rolled round=5 roll=2 shown=[6,3,6,2,5]
 890  seat 0: roll keep 1
      all: throwing round=5 roll=3 keep=[0]
 891  chance: rolled 6 4 2 5 6
      all: rolled round=5 roll=3 shown=[6,4,4,5,6]
 892  seat 0: roll keep 1 4 5
      all: throwing round=5 roll=4 keep=[0,3,4]
 893  chance: rolled 4 1 3 5 4
      all: rolled round=5 roll=4 shown=[6,1,5,5,6]
 894  seat 0: score chance
      all: scored category=chance shown=[6,1,5,5,6] base=30 level=2.2 flat=4 mult=3.55 xmult=3.5 total=869
 895  seat 0: roll
      all: throwing round=6 roll=1 keep=[]
 896  chance: rolled 3 5 1 3 1
      all: rolled round=6 roll=1 shown=[3,5,4,3,4]
 897  seat 0: roll keep 1 3
      all: throwing round=6 roll=2 keep=[0,2]
 898  chance: rolled 2 3 4 5 3
      all: rolled round=6 roll=2 shown=[3,3,4,5,5]
 899  seat 0: roll keep 1
      all: throwing round=6 roll=3 keep=[0]
 900  chance: rolled 5 3 1 2 2
      all: rolled round=6 roll=3 shown=[3,3,4,2,4]
 901  seat 0: roll keep 3 4
      all: throwing round=6 roll=4 keep=[2,3]
 902  chance: rolled 5 1 6 3 4
      all: rolled round=6 roll=4 shown=[5,1,4,2,5]
 903  seat 0: score twos
      all: scored category=twos shown=[5,1,4,2,5] base=2 level=3.8 flat=4 mult=4.15 xmult=1.75 total=84
 904  seat 0: roll
      all: throwing round=7 roll=1 keep=[]
 905  chance: rolled 3 4 5 5 4
      all: rolled round=7 roll=1 shown=[3,4,6,5,5]
 906  seat 0: roll keep 2 4
      all: throwing round=7 roll=2 keep=[1,3]
 907  chance: rolled 3 6 5 2 4
      all: rolled round=7 roll=2 shown=[3,4,6,5,5]
 908  seat 0: roll keep 2 3 5
      all: throwing round=7 roll=3 keep=[1,2,4]
 909  chance: rolled 2 4 1 6 2
      all: rolled round=7 roll=3 shown=[2,4,6,6,5]
 910  seat 0: roll keep 1 2 3 5
      all: throwing round=7 roll=4 keep=[0,1,2,4]
 911  chance: rolled 3 5 3 1 6
      all: rolled round=7 roll=4 shown=[2,4,6,1,5]
 912  seat 0: score large-straight
      all: scored category=large-straight shown=[2,4,6,1,5] base=40 level=2.6 flat=4 mult=3.7 xmult=1.75 total=699
 913  seat 0: roll
      all: throwing round=8 roll=1 keep=[]
 914  chance: rolled 1 1 4 2 2
      all: rolled round=8 roll=1 shown=[1,1,5,2,4]
 915  seat 0: roll keep 3
      all: throwing round=8 roll=2 keep=[2]
 916  chance: rolled 1 2 3 4 1
      all: rolled round=8 roll=2 shown=[1,2,5,4,4]
 917  seat 0: roll keep 4 5
      all: throwing round=8 roll=3 keep=[3,4]
 918  chance: rolled 1 2 1 1 4
      all: rolled round=8 roll=3 shown=[1,2,4,4,4]
 919  seat 0: roll keep 3 4 5
      all: throwing round=8 roll=4 keep=[2,3,4]
 920  chance: rolled 1 2 4 5 4
      all: rolled round=8 roll=4 shown=[1,2,4,4,4]
 921  seat 0: score fours
      all: scored category=fours shown=[1,2,4,4,4] base=12 level=3.8 flat=4 mult=4.15 xmult=1.75 total=360
 922  seat 0: roll
      all: throwing round=9 roll=1 keep=[]
 923  chance: rolled 1 4 3 1 6
      all: rolled round=9 roll=1 shown=[1,4,5,1,6]
 924  seat 0: roll keep 2 4 5
      all: throwing round=9 roll=2 keep=[1,3,4]
 925  chance: rolled 1 3 1 1 1
      all: rolled round=9 roll=2 shown=[1,4,4,1,6]
 926  seat 0: roll keep 2 4
      all: throwing round=9 roll=3 keep=[1,3]
 927  chance: rolled 5 2 5 4 2
      all: rolled round=9 roll=3 shown=[5,4,6,1,4]
 928  seat 0: roll keep 2 3 4
      all: throwing round=9 roll=4 keep=[1,2,3]
 929  chance: rolled 1 5 3 6 2
      all: rolled round=9 roll=4 shown=[1,4,6,1,4]
 930  seat 0: score three-of-a-kind
      all: scored category=three-of-a-kind shown=[1,4,6,1,4] base=24 level=2.2 flat=4 mult=3.55 xmult=1.75 total=352
 931  seat 0: roll
      all: throwing round=10 roll=1 keep=[]
 932  chance: rolled 6 5 6 3 3
      all: rolled round=10 roll=1 shown=[6,5,6,3,5]
 933  seat 0: roll keep 1 3
      all: throwing round=10 roll=2 keep=[0,2]
 934  chance: rolled 2 1 5 5 2
      all: rolled round=10 roll=2 shown=[6,1,6,5,4]
 935  seat 0: roll keep 1 3
      all: throwing round=10 roll=3 keep=[0,2]
 936  chance: rolled 6 4 1 1 4
      all: rolled round=10 roll=3 shown=[6,4,6,1,5]
 937  seat 0: roll keep 1 2 3 4
      all: throwing round=10 roll=4 keep=[0,1,2,3]
 938  chance: rolled 5 1 1 5 2
      all: rolled round=10 roll=4 shown=[6,4,6,1,4]
 939  seat 0: score full-house
      all: scored category=full-house shown=[6,4,6,1,4] base=25 level=2.2 flat=4 mult=3.55 xmult=3.5 total=733
 940  seat 0: roll
      all: throwing round=11 roll=1 keep=[]
 941  chance: rolled 6 6 2 2 1
      all: rolled round=11 roll=1 shown=[6,6,4,2,4]
 942  seat 0: roll keep 1 2
      all: throwing round=11 roll=2 keep=[0,1]
 943  chance: rolled 3 2 1 2 1
      all: rolled round=11 roll=2 shown=[6,6,4,2,4]
 944  seat 0: roll keep 1 2
      all: throwing round=11 roll=3 keep=[0,1]
 945  chance: rolled 4 2 4 4 6
      all: rolled round=11 roll=3 shown=[6,6,5,4,6]
 946  seat 0: roll keep 1 2 5
      all: throwing round=11 roll=4 keep=[0,1,4]
 947  chance: rolled 5 6 6 3 2
      all: rolled round=11 roll=4 shown=[6,6,6,3,6]
 948  seat 0: use token
      all: used item=token
 949  seat 0: roll keep 1 2 3 5
      all: throwing round=11 roll=5 keep=[0,1,2,4]
 950  chance: rolled 3 5 4 1 1
      all: rolled round=11 roll=5 shown=[6,6,6,1,6]
 951  seat 0: score five-of-a-kind
      all: scored category=five-of-a-kind shown=[6,6,6,1,6] base=50 level=2.2 flat=4 mult=3.55 xmult=1.75 total=708
 952  seat 0: roll
      all: throwing round=12 roll=1 keep=[]
 953  chance: rolled 1 3 4 3 1
      all: rolled round=12 roll=1 shown=[1,3,5,3,4]
 954  seat 0: roll keep 3
      all: throwing round=12 roll=2 keep=[2]
 955  chance: rolled 1 3 6 6 2
      all: rolled round=12 roll=2 shown=[1,3,5,6,4]
 956  seat 0: roll keep 3 4
      all: throwing round=12 roll=3 keep=[2,3]
 957  chance: rolled 3 3 2 6 1
      all: rolled round=12 roll=3 shown=[3,3,5,6,4]
 958  seat 0: roll keep 3
      all: throwing round=12 roll=4 keep=[2]
 959  chance: rolled 1 2 3 3 4
      all: rolled round=12 roll=4 shown=[1,2,5,3,5]
 960  seat 0: scratch four-of-a-kind
      all: scratched category=four-of-a-kind
 961  seat 0: roll
      all: throwing round=13 roll=1 keep=[]
 962  chance: rolled 6 4 6 1 1
      all: rolled round=13 roll=1 shown=[6,4,6,1,4]
 963  seat 0: roll keep 1 3 4
      all: throwing round=13 roll=2 keep=[0,2,3]
 964  chance: rolled 2 3 6 2 2
      all: rolled round=13 roll=2 shown=[6,3,6,1,4]
 965  seat 0: roll keep 1 3 4
      all: throwing round=13 roll=3 keep=[0,2,3]
 966  chance: rolled 3 2 2 3 6
      all: rolled round=13 roll=3 shown=[6,2,6,1,6]
 967  seat 0: roll keep 1 3 4 5
      all: throwing round=13 roll=4 keep=[0,2,3,4]
 968  chance: rolled 2 4 3 3 1
      all: rolled round=13 roll=4 shown=[6,4,6,1,6]
 969  seat 0: score sixes
      all: scored category=sixes shown=[6,4,6,1,6] base=30 level=3.8 flat=4 mult=4.15 xmult=1.75 total=856; bonus base=35 level=3.8 flat=0 mult=4.15 xmult=1.75 total=965; stood score=7401 stage=10 target=7689 won=false; over how=lost cleared=9
over: 0
