turnlight story 1
game: thirteen 4
config: scratch=literal challenge=none unlocked=all first=200 stake=0 kit=classic
seed: c39a159b5c5abf379dfa7152925707ea1c0444305fe5b795a445bc1481b9f3ea

   1  chance: offered oddity high-tide scar
      all: offered items=["oddity","high-tide","scar"]
   2  seat 0: draft 3
      all: drafted item=scar; began stage=1 target=200 rounds=13
   3  seat 0: roll
      all: throwing round=1 roll=1 keep=[]
   4  chance: rolled 5 2 1 6 2
      all: rolled round=1 roll=1 shown=[5,2,1,6,2]
   5  seat 0: roll keep 1 2 5
      all: throwing round=1 roll=2 keep=[0,1,4]
   6  chance: rolled 4 4 2 4 6
      all: rolled round=1 roll=2 shown=[5,2,2,4,2]
   7  seat 0: roll keep 2 3 4 5
      all: throwing round=1 roll=3 keep=[1,2,3,4]
   8  chance: rolled 6 2 3 2 1
      all: rolled round=1 roll=3 shown=[6,2,2,4,2]
   9  seat 0: score twos
      all: scored category=twos shown=[6,2,2,4,2] base=6 level=1 flat=0 mult=1 xmult=1 total=6
  10  seat 0: roll
      all: throwing round=2 roll=1 keep=[]
  11  chance: rolled 4 4 3 4 5
      all: rolled round=2 roll=1 shown=[4,4,3,4,5]
  12  seat 0: roll keep 1 2 4
      all: throwing round=2 roll=2 keep=[0,1,3]
  13  chance: rolled 4 5 2 1 5
      all: rolled round=2 roll=2 shown=[4,4,2,4,5]
  14  seat 0: roll keep 1 2 4
      all: throwing round=2 roll=3 keep=[0,1,3]
  15  chance: rolled 5 4 5 2 5
      all: rolled round=2 roll=3 shown=[4,4,5,4,5]
  16  seat 0: score full-house
      all: scored category=full-house shown=[4,4,5,4,5] base=25 level=1 flat=0 mult=1 xmult=1 total=25
  17  seat 0: roll
      all: throwing round=3 roll=1 keep=[]
  18  chance: rolled 6 1 2 5 3
      all: rolled round=3 roll=1 shown=[6,1,2,5,3]
  19  seat 0: roll keep 4 5
      all: throwing round=3 roll=2 keep=[3,4]
  20  chance: rolled 3 6 6 5 1
      all: rolled round=3 roll=2 shown=[3,6,6,5,3]
  21  seat 0: roll keep 2 3
      all: throwing round=3 roll=3 keep=[1,2]
  22  chance: rolled 3 5 3 6 4
      all: rolled round=3 roll=3 shown=[3,6,6,6,4]
  23  seat 0: score three-of-a-kind
      all: scored category=three-of-a-kind shown=[3,6,6,6,4] base=25 level=1 flat=0 mult=1 xmult=1 total=25
  24  seat 0: roll
      all: throwing round=4 roll=1 keep=[]
  25  chance: rolled 2 5 3 1 2
      all: rolled round=4 roll=1 shown=[2,5,3,1,2]
  26  seat 0: roll keep 1 2 3
      all: throwing round=4 roll=2 keep=[0,1,2]
  27  chance: rolled 3 6 6 4 6
      all: rolled round=4 roll=2 shown=[2,5,3,4,6]
  28  seat 0: score large-straight
      all: scored category=large-straight shown=[2,5,3,4,6] base=40 level=1 flat=0 mult=1 xmult=1 total=40
  29  seat 0: roll
      all: throwing round=5 roll=1 keep=[]
  30  chance: rolled 4 2 6 6 6
      all: rolled round=5 roll=1 shown=[4,2,6,6,6]
  31  seat 0: roll keep 3 4 5
      all: throwing round=5 roll=2 keep=[2,3,4]
  32  chance: rolled 1 1 3 3 4
      all: rolled round=5 roll=2 shown=[1,1,6,6,6]
  33  seat 0: roll keep 3 4 5
      all: throwing round=5 roll=3 keep=[2,3,4]
  34  chance: rolled 3 1 3 3 5
      all: rolled round=5 roll=3 shown=[3,1,6,6,6]
  35  seat 0: score sixes
      all: scored category=sixes shown=[3,1,6,6,6] base=18 level=1 flat=0 mult=1 xmult=1 total=18
  36  seat 0: roll
      all: throwing round=6 roll=1 keep=[]
  37  chance: rolled 6 2 1 4 6
      all: rolled round=6 roll=1 shown=[6,2,1,4,6]
  38  seat 0: roll
      all: throwing round=6 roll=2 keep=[]
  39  chance: rolled 6 5 1 4 5
      all: rolled round=6 roll=2 shown=[6,5,1,4,5]
  40  seat 0: roll keep 2 5
      all: throwing round=6 roll=3 keep=[1,4]
  41  chance: rolled 3 6 1 4 4
      all: rolled round=6 roll=3 shown=[3,5,1,4,5]
  42  seat 0: score ones
      all: scored category=ones shown=[3,5,1,4,5] base=1 level=1 flat=0 mult=1 xmult=1 total=1
  43  seat 0: roll
      all: throwing round=7 roll=1 keep=[]
  44  chance: rolled 5 1 4 5 1
      all: rolled round=7 roll=1 shown=[5,1,4,5,1]
  45  seat 0: roll keep 1 4
      all: throwing round=7 roll=2 keep=[0,3]
  46  chance: rolled 6 5 6 4 5
      all: rolled round=7 roll=2 shown=[5,5,6,5,5]
  47  seat 0: roll keep 1 2 4 5
      all: throwing round=7 roll=3 keep=[0,1,3,4]
  48  chance: rolled 2 5 6 3 1
      all: rolled round=7 roll=3 shown=[5,5,6,5,5]
  49  seat 0: score fives
      all: scored category=fives shown=[5,5,6,5,5] base=20 level=1 flat=0 mult=1 xmult=1 total=20
  50  seat 0: roll
      all: throwing round=8 roll=1 keep=[]
  51  chance: rolled 2 1 1 5 3
      all: rolled round=8 roll=1 shown=[2,1,1,5,3]
  52  seat 0: roll
      all: throwing round=8 roll=2 keep=[]
  53  chance: rolled 5 5 5 4 3
      all: rolled round=8 roll=2 shown=[5,5,5,4,3]
  54  seat 0: roll keep 1 2 3
      all: throwing round=8 roll=3 keep=[0,1,2]
  55  chance: rolled 4 5 2 5 5
      all: rolled round=8 roll=3 shown=[5,5,5,5,5]
  56  seat 0: score five-of-a-kind
      all: scored category=five-of-a-kind shown=[5,5,5,5,5] base=50 level=1 flat=0 mult=1 xmult=1 total=50
  57  seat 0: roll
      all: throwing round=9 roll=1 keep=[]
  58  chance: rolled 6 4 3 1 5
      all: rolled round=9 roll=1 shown=[6,4,3,1,5]
  59  seat 0: score small-straight
      all: scored category=small-straight shown=[6,4,3,1,5] base=30 level=1 flat=0 mult=1 xmult=1 total=30
  60  seat 0: roll
      all: throwing round=10 roll=1 keep=[]
  61  chance: rolled 2 4 5 4 2
      all: rolled round=10 roll=1 shown=[2,4,5,4,2]
  62  seat 0: score chance
      all: scored category=chance shown=[2,4,5,4,2] base=17 level=1 flat=0 mult=1 xmult=1 total=17
  63  seat 0: roll
      all: throwing round=11 roll=1 keep=[]
  64  chance: rolled 3 1 2 4 6
      all: rolled round=11 roll=1 shown=[3,1,2,4,6]
  65  seat 0: score threes
      all: scored category=threes shown=[3,1,2,4,6] base=3 level=1 flat=0 mult=1 xmult=1 total=3
  66  seat 0: roll
      all: throwing round=12 roll=1 keep=[]
  67  chance: rolled 5 6 1 4 1
      all: rolled round=12 roll=1 shown=[5,6,1,4,1]
  68  seat 0: score fours
      all: scored category=fours shown=[5,6,1,4,1] base=4 level=1 flat=0 mult=1 xmult=1 total=4
  69  seat 0: roll
      all: throwing round=13 roll=1 keep=[]
  70  chance: rolled 3 3 5 3 2
      all: rolled round=13 roll=1 shown=[3,3,5,3,2]
  71  seat 0: scratch four-of-a-kind
      all: scratched category=four-of-a-kind; stood score=239 stage=1 target=200 won=true; paid stage=1 unused=15 early=0 boxes=2 interest=0 charms=0 purse=21; starred stars=1
  72  chance: offered emblem-straights quintet manual-upper even temper pack-charms
      all: offered items=["emblem-straights","quintet","manual-upper","even","temper","pack-charms"]
  73  seat 0: buy 1
      all: bought item=emblem-straights price=19 purse=2
  74  seat 0: next
      all: began stage=2 target=240 rounds=13
  75  seat 0: roll
      all: throwing round=1 roll=1 keep=[]
  76  chance: rolled 2 1 4 5 6
      all: rolled round=1 roll=1 shown=[2,1,4,5,6]
  77  seat 0: roll keep 3 4
      all: throwing round=1 roll=2 keep=[2,3]
  78  chance: rolled 5 5 5 2 5
      all: rolled round=1 roll=2 shown=[5,5,4,5,5]
  79  seat 0: roll keep 1 2 4 5
      all: throwing round=1 roll=3 keep=[0,1,3,4]
  80  chance: rolled 1 4 1 1 5
      all: rolled round=1 roll=3 shown=[5,5,1,5,5]
  81  seat 0: score fives
      all: scored category=fives shown=[5,5,1,5,5] base=20 level=1 flat=0 mult=1.2 xmult=1 total=24
  82  seat 0: roll
      all: throwing round=2 roll=1 keep=[]
  83  chance: rolled 6 1 5 2 2
      all: rolled round=2 roll=1 shown=[6,1,5,2,2]
  84  seat 0: roll keep 2 4
      all: throwing round=2 roll=2 keep=[1,3]
  85  chance: rolled 5 2 1 1 1
      all: rolled round=2 roll=2 shown=[5,1,1,2,1]
  86  seat 0: roll keep 1 2 3 5
      all: throwing round=2 roll=3 keep=[0,1,2,4]
  87  chance: rolled 2 4 1 3 2
      all: rolled round=2 roll=3 shown=[5,1,1,3,1]
  88  seat 0: score ones
      all: scored category=ones shown=[5,1,1,3,1] base=3 level=1 flat=0 mult=1.2 xmult=1 total=3
  89  seat 0: roll
      all: throwing round=3 roll=1 keep=[]
  90  chance: rolled 3 1 2 3 3
      all: rolled round=3 roll=1 shown=[3,1,2,3,3]
  91  seat 0: roll keep 1 4 5
      all: throwing round=3 roll=2 keep=[0,3,4]
  92  chance: rolled 4 6 3 4 6
      all: rolled round=3 roll=2 shown=[3,6,3,3,3]
  93  seat 0: roll keep 1 3 4 5
      all: throwing round=3 roll=3 keep=[0,2,3,4]
  94  chance: rolled 6 6 2 3 2
      all: rolled round=3 roll=3 shown=[3,6,3,3,3]
  95  seat 0: score threes
      all: scored category=threes shown=[3,6,3,3,3] base=12 level=1 flat=0 mult=1.2 xmult=1 total=14
  96  seat 0: roll
      all: throwing round=4 roll=1 keep=[]
  97  chance: rolled 4 4 2 1 3
      all: rolled round=4 roll=1 shown=[4,4,2,1,3]
  98  seat 0: roll keep 1 2
      all: throwing round=4 roll=2 keep=[0,1]
  99  chance: rolled 2 4 3 3 5
      all: rolled round=4 roll=2 shown=[4,4,3,3,5]
 100  seat 0: roll keep 1 2
      all: throwing round=4 roll=3 keep=[0,1]
 101  chance: rolled 2 1 3 5 4
      all: rolled round=4 roll=3 shown=[4,4,3,5,4]
 102  seat 0: score fours
      all: scored category=fours shown=[4,4,3,5,4] base=12 level=1 flat=0 mult=1.2 xmult=1 total=14
 103  seat 0: roll
      all: throwing round=5 roll=1 keep=[]
 104  chance: rolled 3 1 6 3 2
      all: rolled round=5 roll=1 shown=[3,1,6,3,2]
 105  seat 0: roll keep 1 5
      all: throwing round=5 roll=2 keep=[0,4]
 106  chance: rolled 5 4 4 2 5
      all: rolled round=5 roll=2 shown=[3,4,4,2,2]
 107  seat 0: roll keep 4 5
      all: throwing round=5 roll=3 keep=[3,4]
 108  chance: rolled 4 5 4 4 3
      all: rolled round=5 roll=3 shown=[4,5,4,2,2]
 109  seat 0: score twos
      all: scored category=twos shown=[4,5,4,2,2] base=4 level=1 flat=0 mult=1.2 xmult=1 total=4
 110  seat 0: roll
      all: throwing round=6 roll=1 keep=[]
 111  chance: rolled 5 2 6 2 1
      all: rolled round=6 roll=1 shown=[5,2,6,2,1]
 112  seat 0: roll keep 3 5
      all: throwing round=6 roll=2 keep=[2,4]
 113  chance: rolled 5 6 5 3 6
      all: rolled round=6 roll=2 shown=[5,6,6,3,1]
 114  seat 0: roll keep 2 3 5
      all: throwing round=6 roll=3 keep=[1,2,4]
 115  chance: rolled 6 6 2 5 1
      all: rolled round=6 roll=3 shown=[6,6,6,5,1]
 116  seat 0: score sixes
      all: scored category=sixes shown=[6,6,6,5,1] base=18 level=1 flat=0 mult=1.2 xmult=1 total=21; bonus base=35 level=1 flat=0 mult=1 xmult=1 total=35
 117  seat 0: roll
      all: throwing round=7 roll=1 keep=[]
 118  chance: rolled 5 1 4 1 3
      all: rolled round=7 roll=1 shown=[5,1,4,1,3]
 119  seat 0: roll keep 1 3 5
      all: throwing round=7 roll=2 keep=[0,2,4]
 120  chance: rolled 6 3 1 6 5
      all: rolled round=7 roll=2 shown=[5,3,4,6,3]
 121  seat 0: roll keep 1 2 3 4
      all: throwing round=7 roll=3 keep=[0,1,2,3]
 122  chance: rolled 5 1 5 6 3
      all: rolled round=7 roll=3 shown=[5,3,4,6,3]
 123  seat 0: score small-straight
      all: scored category=small-straight shown=[5,3,4,6,3] base=30 level=1 flat=0 mult=2 xmult=1 total=60
 124  seat 0: roll
      all: throwing round=8 roll=1 keep=[]
 125  chance: rolled 3 4 6 2 4
      all: rolled round=8 roll=1 shown=[3,4,6,2,4]
 126  seat 0: roll keep 1 2 4
      all: throwing round=8 roll=2 keep=[0,1,3]
 127  chance: rolled 5 2 5 3 6
      all: rolled round=8 roll=2 shown=[3,4,5,2,6]
 128  seat 0: score large-straight
      all: scored category=large-straight shown=[3,4,5,2,6] base=40 level=1 flat=0 mult=2 xmult=1 total=80
 129  seat 0: roll
      all: throwing round=9 roll=1 keep=[]
 130  chance: rolled 3 5 6 5 1
      all: rolled round=9 roll=1 shown=[3,5,6,5,1]
 131  seat 0: score chance
      all: scored category=chance shown=[3,5,6,5,1] base=20 level=1 flat=0 mult=1.2 xmult=1 total=24
 132  seat 0: roll
      all: throwing round=10 roll=1 keep=[]
 133  chance: rolled 1 2 2 6 1
      all: rolled round=10 roll=1 shown=[1,2,2,6,1]
 134  seat 0: scratch five-of-a-kind
      all: scratched category=five-of-a-kind
 135  seat 0: roll
      all: throwing round=11 roll=1 keep=[]
 136  chance: rolled 2 6 5 3 5
      all: rolled round=11 roll=1 shown=[2,6,5,3,5]
 137  seat 0: scratch four-of-a-kind
      all: scratched category=four-of-a-kind
 138  seat 0: roll
      all: throwing round=12 roll=1 keep=[]
 139  chance: rolled 5 6 3 5 1
      all: rolled round=12 roll=1 shown=[5,6,3,5,1]
 140  seat 0: scratch full-house
      all: scratched category=full-house
 141  seat 0: roll
      all: throwing round=13 roll=1 keep=[]
 142  chance: rolled 1 6 3 6 6
      all: rolled round=13 roll=1 shown=[1,6,3,6,6]
 143  seat 0: score three-of-a-kind
      all: scored category=three-of-a-kind shown=[1,6,3,6,6] base=22 level=1 flat=0 mult=1.8 xmult=1 total=39; stood score=318 stage=2 target=240 won=true; paid stage=1 unused=15 early=0 boxes=2 interest=0 charms=0 purse=20; starred stars=1
 144  chance: offered late-bloomer sparkler manual-upper gold two-tokens pack-manuals
      all: offered items=["late-bloomer","sparkler","manual-upper","gold","two-tokens","pack-manuals"]
 145  seat 0: buy 2
      all: bought item=sparkler price=19 purse=1
 146  seat 0: next
      all: began stage=3 target=280 rounds=13
 147  seat 0: roll
      all: throwing round=1 roll=1 keep=[]
 148  chance: rolled 2 2 1 4 3
      all: rolled round=1 roll=1 shown=[2,2,1,4,3]
 149  seat 0: roll keep 1 3 4 5
      all: throwing round=1 roll=2 keep=[0,2,3,4]
 150  chance: rolled 6 6 5 4 1
      all: rolled round=1 roll=2 shown=[2,6,1,4,3]
 151  seat 0: roll keep 1 3 4 5
      all: throwing round=1 roll=3 keep=[0,2,3,4]
 152  chance: rolled 5 1 4 5 1
      all: rolled round=1 roll=3 shown=[2,1,1,4,3]
 153  seat 0: score small-straight
      all: scored category=small-straight shown=[2,1,1,4,3] base=30 level=1 flat=0 mult=2.6 xmult=1.625 total=126
 154  seat 0: roll
      all: throwing round=2 roll=1 keep=[]
 155  chance: rolled 3 2 4 1 4
      all: rolled round=2 roll=1 shown=[3,2,4,1,4]
 156  seat 0: roll keep 1 3 5
      all: throwing round=2 roll=2 keep=[0,2,4]
 157  chance: rolled 3 1 1 4 3
      all: rolled round=2 roll=2 shown=[3,1,4,4,4]
 158  seat 0: roll keep 3 4 5
      all: throwing round=2 roll=3 keep=[2,3,4]
 159  chance: rolled 2 2 3 4 6
      all: rolled round=2 roll=3 shown=[2,2,4,4,4]
 160  seat 0: score full-house
      all: scored category=full-house shown=[2,2,4,4,4] base=25 level=1 flat=0 mult=1.8 xmult=1.625 total=73
 161  seat 0: roll
      all: throwing round=3 roll=1 keep=[]
 162  chance: rolled 1 3 4 5 2
      all: rolled round=3 roll=1 shown=[1,3,4,5,2]
 163  seat 0: score large-straight
      all: scored category=large-straight shown=[1,3,4,5,2] base=40 level=1 flat=0 mult=2.6 xmult=1.625 total=169
 164  seat 0: roll
      all: throwing round=4 roll=1 keep=[]
 165  chance: rolled 2 4 4 5 3
      all: rolled round=4 roll=1 shown=[2,4,4,5,3]
 166  seat 0: score twos
      all: scored category=twos shown=[2,4,4,5,3] base=2 level=1 flat=0 mult=1.8 xmult=1.625 total=5
 167  seat 0: roll
      all: throwing round=5 roll=1 keep=[]
 168  chance: rolled 3 6 1 1 1
      all: rolled round=5 roll=1 shown=[3,6,1,1,1]
 169  seat 0: score ones
      all: scored category=ones shown=[3,6,1,1,1] base=3 level=1 flat=0 mult=1.8 xmult=1.625 total=8
 170  seat 0: roll
      all: throwing round=6 roll=1 keep=[]
 171  chance: rolled 6 5 6 5 1
      all: rolled round=6 roll=1 shown=[6,5,6,5,1]
 172  seat 0: score chance
      all: scored category=chance shown=[6,5,6,5,1] base=23 level=1 flat=0 mult=1.8 xmult=1.625 total=67
 173  seat 0: roll
      all: throwing round=7 roll=1 keep=[]
 174  chance: rolled 3 6 5 1 4
      all: rolled round=7 roll=1 shown=[3,6,5,1,4]
 175  seat 0: score threes
      all: scored category=threes shown=[3,6,5,1,4] base=3 level=1 flat=0 mult=1.8 xmult=1.625 total=8
 176  seat 0: roll
      all: throwing round=8 roll=1 keep=[]
 177  chance: rolled 2 1 4 2 1
      all: rolled round=8 roll=1 shown=[2,1,4,2,1]
 178  seat 0: score fours
      all: scored category=fours shown=[2,1,4,2,1] base=4 level=1 flat=0 mult=1.8 xmult=1.625 total=11
 179  seat 0: roll
      all: throwing round=9 roll=1 keep=[]
 180  chance: rolled 3 2 5 2 5
      all: rolled round=9 roll=1 shown=[3,2,5,2,5]
 181  seat 0: score fives
      all: scored category=fives shown=[3,2,5,2,5] base=10 level=1 flat=0 mult=1.8 xmult=1.625 total=29
 182  seat 0: roll
      all: throwing round=10 roll=1 keep=[]
 183  chance: rolled 3 2 6 3 6
      all: rolled round=10 roll=1 shown=[3,2,6,3,6]
 184  seat 0: score sixes
      all: scored category=sixes shown=[3,2,6,3,6] base=12 level=1 flat=0 mult=1.8 xmult=1.625 total=35
 185  seat 0: roll
      all: throwing round=11 roll=1 keep=[]
 186  chance: rolled 2 2 6 1 5
      all: rolled round=11 roll=1 shown=[2,2,6,1,5]
 187  seat 0: scratch five-of-a-kind
      all: scratched category=five-of-a-kind
 188  seat 0: roll
      all: throwing round=12 roll=1 keep=[]
 189  chance: rolled 2 3 2 6 3
      all: rolled round=12 roll=1 shown=[2,3,2,6,3]
 190  seat 0: scratch four-of-a-kind
      all: scratched category=four-of-a-kind
 191  seat 0: roll
      all: throwing round=13 roll=1 keep=[]
 192  chance: rolled 2 2 1 4 3
      all: rolled round=13 roll=1 shown=[2,2,1,4,3]
 193  seat 0: scratch three-of-a-kind
      all: scratched category=three-of-a-kind; stood score=531 stage=3 target=280 won=true; paid stage=1 unused=15 early=0 boxes=2 interest=0 charms=0 purse=19; starred stars=1
 194  chance: foretold sealed five-of-a-kind
      all: twisted stage=4 twist={"kind":"sealed","category":"five-of-a-kind"}
 195  chance: offered refrain twins manual-upper wild sixer pack-manuals
      all: offered items=["refrain","twins","manual-upper","wild","sixer","pack-manuals"]
 196  seat 0: buy 2
      all: bought item=twins price=19 purse=0
 197  seat 0: next
      all: began stage=4 target=304 rounds=12
 198  seat 0: roll
      all: throwing round=1 roll=1 keep=[]
 199  chance: rolled 4 2 1 5 6
      all: rolled round=1 roll=1 shown=[4,2,1,5,6]
 200  seat 0: roll keep 4 5
      all: throwing round=1 roll=2 keep=[3,4]
 201  chance: rolled 1 4 3 1 2
      all: rolled round=1 roll=2 shown=[1,4,3,5,6]
 202  seat 0: roll keep 2 3 4 5
      all: throwing round=1 roll=3 keep=[1,2,3,4]
 203  chance: rolled 4 6 1 4 3
      all: rolled round=1 roll=3 shown=[4,4,3,5,6]
 204  seat 0: score small-straight
      all: scored category=small-straight shown=[4,4,3,5,6] base=30 level=1 flat=6 mult=3.2 xmult=1.625 total=187
 205  seat 0: roll
      all: throwing round=2 roll=1 keep=[]
 206  chance: rolled 4 4 6 2 6
      all: rolled round=2 roll=1 shown=[4,4,6,2,6]
 207  seat 0: roll keep 3 5
      all: throwing round=2 roll=2 keep=[2,4]
 208  chance: rolled 3 1 6 1 6
      all: rolled round=2 roll=2 shown=[3,1,6,1,6]
 209  seat 0: roll keep 2 3 4 5
      all: throwing round=2 roll=3 keep=[1,2,3,4]
 210  chance: rolled 3 3 5 3 5
      all: rolled round=2 roll=3 shown=[3,1,6,1,6]
 211  seat 0: score ones
      all: scored category=ones shown=[3,1,6,1,6] base=2 level=1 flat=12 mult=2.4 xmult=1.625 total=54
 212  seat 0: roll
      all: throwing round=3 roll=1 keep=[]
 213  chance: rolled 5 3 2 6 6
      all: rolled round=3 roll=1 shown=[5,3,2,6,6]
 214  seat 0: roll keep 1 4 5
      all: throwing round=3 roll=2 keep=[0,3,4]
 215  chance: rolled 6 2 1 1 4
      all: rolled round=3 roll=2 shown=[5,2,1,6,6]
 216  seat 0: roll keep 4 5
      all: throwing round=3 roll=3 keep=[3,4]
 217  chance: rolled 3 5 4 2 4
      all: rolled round=3 roll=3 shown=[3,5,4,6,6]
 218  seat 0: score chance
      all: scored category=chance shown=[3,5,4,6,6] base=24 level=1 flat=6 mult=2.4 xmult=1.625 total=117; broke item=sparkler
 219  seat 0: roll
      all: throwing round=4 roll=1 keep=[]
 220  chance: rolled 5 4 1 2 3
      all: rolled round=4 roll=1 shown=[5,4,1,2,3]
 221  seat 0: score large-straight
      all: scored category=large-straight shown=[5,4,1,2,3] base=40 level=1 flat=0 mult=3.2 xmult=1 total=128
 222  seat 0: roll
      all: throwing round=5 roll=1 keep=[]
 223  chance: rolled 2 3 5 3 2
      all: rolled round=5 roll=1 shown=[2,3,5,3,2]
 224  seat 0: score twos
      all: scored category=twos shown=[2,3,5,3,2] base=4 level=1 flat=12 mult=2.4 xmult=1 total=38
 225  seat 0: roll
      all: throwing round=6 roll=1 keep=[]
 226  chance: rolled 3 4 3 2 4
      all: rolled round=6 roll=1 shown=[3,4,3,2,4]
 227  seat 0: score fours
      all: scored category=fours shown=[3,4,3,2,4] base=8 level=1 flat=12 mult=2.4 xmult=1 total=48
 228  seat 0: roll
      all: throwing round=7 roll=1 keep=[]
 229  chance: rolled 3 5 3 5 1
      all: rolled round=7 roll=1 shown=[3,5,3,5,1]
 230  seat 0: score fives
      all: scored category=fives shown=[3,5,3,5,1] base=10 level=1 flat=12 mult=2.4 xmult=1 total=52
 231  seat 0: roll
      all: throwing round=8 roll=1 keep=[]
 232  chance: rolled 5 1 4 4 3
      all: rolled round=8 roll=1 shown=[5,1,4,4,3]
 233  seat 0: score threes
      all: scored category=threes shown=[5,1,4,4,3] base=3 level=1 flat=6 mult=2.4 xmult=1 total=21
 234  seat 0: roll
      all: throwing round=9 roll=1 keep=[]
 235  chance: rolled 4 4 3 6 5
      all: rolled round=9 roll=1 shown=[4,4,3,6,5]
 236  seat 0: score sixes
      all: scored category=sixes shown=[4,4,3,6,5] base=6 level=1 flat=6 mult=2.4 xmult=1 total=28
 237  seat 0: roll
      all: throwing round=10 roll=1 keep=[]
 238  chance: rolled 4 6 1 3 2
      all: rolled round=10 roll=1 shown=[4,6,1,3,2]
 239  seat 0: scratch four-of-a-kind
      all: scratched category=four-of-a-kind
 240  seat 0: roll
      all: throwing round=11 roll=1 keep=[]
 241  chance: rolled 4 6 3 5 6
      all: rolled round=11 roll=1 shown=[4,6,3,5,6]
 242  seat 0: scratch full-house
      all: scratched category=full-house
 243  seat 0: roll
      all: throwing round=12 roll=1 keep=[]
 244  chance: rolled 6 4 2 3 5
      all: rolled round=12 roll=1 shown=[6,4,2,3,5]
 245  seat 0: scratch three-of-a-kind
      all: scratched category=three-of-a-kind; stood score=673 stage=4 target=304 won=true; paid stage=1 unused=15 early=0 boxes=1 interest=0 charms=0 purse=17; starred stars=1
 246  chance: offered ratchet overture manual-kinds light triple-stamp pack-pocket
      all: offered items=["ratchet","overture","manual-kinds","light","triple-stamp","pack-pocket"]
 247  seat 0: next
      all: began stage=5 target=400 rounds=13
 248  seat 0: roll
      all: throwing round=1 roll=1 keep=[]
 249  chance: rolled 1 5 4 2 3
      all: rolled round=1 roll=1 shown=[1,5,4,2,3]
 250  seat 0: score large-straight
      all: scored category=large-straight shown=[1,5,4,2,3] base=40 level=1 flat=0 mult=3.8 xmult=1 total=152
 251  seat 0: roll
      all: throwing round=2 roll=1 keep=[]
 252  chance: rolled 4 6 6 4 1
      all: rolled round=2 roll=1 shown=[4,6,6,4,1]
 253  seat 0: roll keep 2 3
      all: throwing round=2 roll=2 keep=[1,2]
 254  chance: rolled 3 2 6 1 3
      all: rolled round=2 roll=2 shown=[3,6,6,1,3]
 255  seat 0: roll keep 1 2 3 5
      all: throwing round=2 roll=3 keep=[0,1,2,4]
 256  chance: rolled 4 4 5 6 1
      all: rolled round=2 roll=3 shown=[3,6,6,6,3]
 257  seat 0: score full-house
      all: scored category=full-house shown=[3,6,6,6,3] base=25 level=1 flat=12 mult=3 xmult=1 total=111
 258  seat 0: roll
      all: throwing round=3 roll=1 keep=[]
 259  chance: rolled 5 1 3 6 1
      all: rolled round=3 roll=1 shown=[5,1,3,6,1]
 260  seat 0: roll keep 1 4
      all: throwing round=3 roll=2 keep=[0,3]
 261  chance: rolled 1 2 1 6 6
      all: rolled round=3 roll=2 shown=[5,2,1,6,6]
 262  seat 0: roll keep 1 4 5
      all: throwing round=3 roll=3 keep=[0,3,4]
 263  chance: rolled 3 1 4 5 2
      all: rolled round=3 roll=3 shown=[5,1,4,6,6]
 264  seat 0: score chance
      all: scored category=chance shown=[5,1,4,6,6] base=22 level=1 flat=6 mult=3 xmult=1 total=84
 265  seat 0: roll
      all: throwing round=4 roll=1 keep=[]
 266  chance: rolled 1 3 5 6 1
      all: rolled round=4 roll=1 shown=[1,3,5,6,1]
 267  seat 0: roll keep 1 5
      all: throwing round=4 roll=2 keep=[0,4]
 268  chance: rolled 2 6 3 5 4
      all: rolled round=4 roll=2 shown=[1,6,3,5,1]
 269  seat 0: roll keep 1 3 5
      all: throwing round=4 roll=3 keep=[0,2,4]
 270  chance: rolled 6 1 1 3 2
      all: rolled round=4 roll=3 shown=[1,1,3,3,1]
 271  seat 0: score ones
      all: scored category=ones shown=[1,1,3,3,1] base=3 level=1 flat=12 mult=3 xmult=1 total=45
 272  seat 0: roll
      all: throwing round=5 roll=1 keep=[]
 273  chance: rolled 1 5 3 4 1
      all: rolled round=5 roll=1 shown=[1,5,3,4,1]
 274  seat 0: roll keep 4
      all: throwing round=5 roll=2 keep=[3]
 275  chance: rolled 1 5 2 1 2
      all: rolled round=5 roll=2 shown=[1,5,2,4,2]
 276  seat 0: roll keep 2 3 5
      all: throwing round=5 roll=3 keep=[1,2,4]
 277  chance: rolled 6 6 4 1 3
      all: rolled round=5 roll=3 shown=[6,5,2,1,2]
 278  seat 0: score twos
      all: scored category=twos shown=[6,5,2,1,2] base=4 level=1 flat=6 mult=3 xmult=1 total=30
 279  seat 0: roll
      all: throwing round=6 roll=1 keep=[]
 280  chance: rolled 1 4 2 4 5
      all: rolled round=6 roll=1 shown=[1,4,2,4,5]
 281  seat 0: score fours
      all: scored category=fours shown=[1,4,2,4,5] base=8 level=1 flat=6 mult=3 xmult=1 total=42
 282  seat 0: roll
      all: throwing round=7 roll=1 keep=[]
 283  chance: rolled 3 4 4 6 6
      all: rolled round=7 roll=1 shown=[3,4,4,6,6]
 284  seat 0: score sixes
      all: scored category=sixes shown=[3,4,4,6,6] base=12 level=1 flat=12 mult=3 xmult=1 total=72
 285  seat 0: roll
      all: throwing round=8 roll=1 keep=[]
 286  chance: rolled 6 3 4 3 4
      all: rolled round=8 roll=1 shown=[6,3,4,3,4]
 287  seat 0: score threes
      all: scored category=threes shown=[6,3,4,3,4] base=6 level=1 flat=12 mult=3 xmult=1 total=54
 288  seat 0: roll
      all: throwing round=9 roll=1 keep=[]
 289  chance: rolled 4 3 1 5 6
      all: rolled round=9 roll=1 shown=[4,3,1,5,6]
 290  seat 0: score small-straight
      all: scored category=small-straight shown=[4,3,1,5,6] base=30 level=1 flat=0 mult=3.8 xmult=1 total=114
 291  seat 0: roll
      all: throwing round=10 roll=1 keep=[]
 292  chance: rolled 2 6 4 4 5
      all: rolled round=10 roll=1 shown=[2,6,4,4,5]
 293  seat 0: score fives
      all: scored category=fives shown=[2,6,4,4,5] base=5 level=1 flat=6 mult=3 xmult=1 total=33
 294  seat 0: roll
      all: throwing round=11 roll=1 keep=[]
 295  chance: rolled 2 6 4 4 4
      all: rolled round=11 roll=1 shown=[2,6,4,4,4]
 296  seat 0: score three-of-a-kind
      all: scored category=three-of-a-kind shown=[2,6,4,4,4] base=20 level=1 flat=6 mult=3 xmult=1 total=78
 297  seat 0: roll
      all: throwing round=12 roll=1 keep=[]
 298  chance: rolled 1 4 4 6 4
      all: rolled round=12 roll=1 shown=[1,4,4,6,4]
 299  seat 0: scratch five-of-a-kind
      all: scratched category=five-of-a-kind
 300  seat 0: roll
      all: throwing round=13 roll=1 keep=[]
 301  chance: rolled 3 4 5 6 1
      all: rolled round=13 roll=1 shown=[3,4,5,6,1]
 302  seat 0: scratch four-of-a-kind
      all: scratched category=four-of-a-kind; stood score=815 stage=5 target=400 won=true; paid stage=2 unused=15 early=0 boxes=2 interest=3 charms=0 purse=39; starred stars=1
 303  chance: offered conductor oddity manual-upper heavy flip pack-charms
      all: offered items=["conductor","oddity","manual-upper","heavy","flip","pack-charms"]
 304  seat 0: buy 1
      all: bought item=conductor price=34 purse=5
 305  seat 0: next
      all: began stage=6 target=480 rounds=13
 306  seat 0: roll
      all: throwing round=1 roll=1 keep=[]
 307  chance: rolled 1 2 4 1 5
      all: rolled round=1 roll=1 shown=[1,2,4,1,5]
 308  seat 0: roll keep 2 5
      all: throwing round=1 roll=2 keep=[1,4]
 309  chance: rolled 2 4 1 1 3
      all: rolled round=1 roll=2 shown=[2,2,1,1,5]
 310  seat 0: roll keep 1 2 3 4
      all: throwing round=1 roll=3 keep=[0,1,2,3]
 311  chance: rolled 1 6 4 3 4
      all: rolled round=1 roll=3 shown=[2,2,1,1,4]
 312  seat 0: score twos
      all: scored category=twos shown=[2,2,1,1,4] base=4 level=1 flat=12 mult=4.3 xmult=1 total=68
 313  seat 0: roll
      all: throwing round=2 roll=1 keep=[]
 314  chance: rolled 4 6 3 6 2
      all: rolled round=2 roll=1 shown=[4,6,3,6,2]
 315  seat 0: roll keep 1 3 5
      all: throwing round=2 roll=2 keep=[0,2,4]
 316  chance: rolled 4 6 4 2 3
      all: rolled round=2 roll=2 shown=[4,6,3,2,2]
 317  seat 0: roll keep 1 3 4
      all: throwing round=2 roll=3 keep=[0,2,3]
 318  chance: rolled 3 1 1 5 2
      all: rolled round=2 roll=3 shown=[4,1,3,2,2]
 319  seat 0: score small-straight
      all: scored category=small-straight shown=[4,1,3,2,2] base=30 level=1 flat=6 mult=5.1 xmult=1 total=183
 320  seat 0: roll
      all: throwing round=3 roll=1 keep=[]
 321  chance: rolled 4 2 1 1 6
      all: rolled round=3 roll=1 shown=[4,2,1,1,6]
 322  seat 0: roll keep 3
      all: throwing round=3 roll=2 keep=[2]
 323  chance: rolled 4 6 1 1 4
      all: rolled round=3 roll=2 shown=[4,6,1,1,4]
 324  seat 0: roll keep 1 3 4 5
      all: throwing round=3 roll=3 keep=[0,2,3,4]
 325  chance: rolled 4 4 6 1 2
      all: rolled round=3 roll=3 shown=[4,4,1,1,4]
 326  seat 0: score full-house
      all: scored category=full-house shown=[4,4,1,1,4] base=25 level=1 flat=12 mult=4.3 xmult=1 total=159
 327  seat 0: roll
      all: throwing round=4 roll=1 keep=[]
 328  chance: rolled 1 5 6 6 6
      all: rolled round=4 roll=1 shown=[1,5,6,6,6]
 329  seat 0: roll keep 1 3 4 5
      all: throwing round=4 roll=2 keep=[0,2,3,4]
 330  chance: rolled 6 2 6 2 2
      all: rolled round=4 roll=2 shown=[1,2,6,6,6]
 331  seat 0: roll keep 3 4 5
      all: throwing round=4 roll=3 keep=[2,3,4]
 332  chance: rolled 1 1 2 6 1
      all: rolled round=4 roll=3 shown=[1,1,6,6,6]
 333  seat 0: score sixes
      all: scored category=sixes shown=[1,1,6,6,6] base=18 level=1 flat=12 mult=4.3 xmult=1 total=129
 334  seat 0: roll
      all: throwing round=5 roll=1 keep=[]
 335  chance: rolled 5 4 3 5 2
      all: rolled round=5 roll=1 shown=[5,4,3,5,2]
 336  seat 0: score fives
      all: scored category=fives shown=[5,4,3,5,2] base=10 level=1 flat=6 mult=4.3 xmult=1 total=68
 337  seat 0: roll
      all: throwing round=6 roll=1 keep=[]
 338  chance: rolled 6 2 6 4 2
      all: rolled round=6 roll=1 shown=[6,2,6,4,2]
 339  seat 0: score chance
      all: scored category=chance shown=[6,2,6,4,2] base=20 level=1 flat=12 mult=4.3 xmult=1 total=137
 340  seat 0: roll
      all: throwing round=7 roll=1 keep=[]
 341  chance: rolled 4 4 4 3 2
      all: rolled round=7 roll=1 shown=[4,4,4,3,2]
 342  seat 0: score fours
      all: scored category=fours shown=[4,4,4,3,2] base=12 level=1 flat=6 mult=4.3 xmult=1 total=77
 343  seat 0: roll
      all: throwing round=8 roll=1 keep=[]
 344  chance: rolled 5 5 4 1 6
      all: rolled round=8 roll=1 shown=[5,5,4,1,6]
 345  seat 0: score ones
      all: scored category=ones shown=[5,5,4,1,6] base=1 level=1 flat=6 mult=4.3 xmult=1 total=30
 346  seat 0: roll
      all: throwing round=9 roll=1 keep=[]
 347  chance: rolled 1 2 6 3 6
      all: rolled round=9 roll=1 shown=[1,2,6,3,6]
 348  seat 0: score threes
      all: scored category=threes shown=[1,2,6,3,6] base=3 level=1 flat=6 mult=4.3 xmult=1 total=38
 349  seat 0: roll
      all: throwing round=10 roll=1 keep=[]
 350  chance: rolled 2 5 2 4 4
      all: rolled round=10 roll=1 shown=[2,5,2,4,4]
 351  seat 0: scratch five-of-a-kind
      all: scratched category=five-of-a-kind
 352  seat 0: roll
      all: throwing round=11 roll=1 keep=[]
 353  chance: rolled 6 5 2 2 6
      all: rolled round=11 roll=1 shown=[6,5,2,2,6]
 354  seat 0: scratch large-straight
      all: scratched category=large-straight
 355  seat 0: roll
      all: throwing round=12 roll=1 keep=[]
 356  chance: rolled 3 5 2 1 5
      all: rolled round=12 roll=1 shown=[3,5,2,1,5]
 357  seat 0: scratch four-of-a-kind
      all: scratched category=four-of-a-kind
 358  seat 0: roll
      all: throwing round=13 roll=1 keep=[]
 359  chance: rolled 2 2 1 3 1
      all: rolled round=13 roll=1 shown=[2,2,1,3,1]
 360  seat 0: scratch three-of-a-kind
      all: scratched category=three-of-a-kind; stood score=889 stage=6 target=480 won=true; paid stage=2 unused=15 early=0 boxes=1 interest=1 charms=0 purse=24; starred stars=1
 361  chance: offered even-keel piggy-bank manual-upper lucky nudge pack-manuals
      all: offered items=["even-keel","piggy-bank","manual-upper","lucky","nudge","pack-manuals"]
 362  seat 0: buy 2
      all: bought item=piggy-bank price=19 purse=5
 363  seat 0: next
      all: began stage=7 target=570 rounds=13
 364  seat 0: roll
      all: throwing round=1 roll=1 keep=[]
 365  chance: rolled 4 3 3 5 2
      all: rolled round=1 roll=1 shown=[4,3,3,5,2]
 366  seat 0: roll keep 1 2 4 5
      all: throwing round=1 roll=2 keep=[0,1,3,4]
 367  chance: rolled 1 1 1 1 4
      all: rolled round=1 roll=2 shown=[4,3,1,5,2]
 368  seat 0: score large-straight
      all: scored category=large-straight shown=[4,3,1,5,2] base=40 level=1 flat=0 mult=5.9 xmult=1 total=236
 369  seat 0: roll
      all: throwing round=2 roll=1 keep=[]
 370  chance: rolled 1 1 2 3 5
      all: rolled round=2 roll=1 shown=[1,1,2,3,5]
 371  seat 0: roll keep 5
      all: throwing round=2 roll=2 keep=[4]
 372  chance: rolled 6 2 5 2 3
      all: rolled round=2 roll=2 shown=[6,2,5,2,5]
 373  seat 0: roll keep 2 3 4 5
      all: throwing round=2 roll=3 keep=[1,2,3,4]
 374  chance: rolled 5 1 4 3 1
      all: rolled round=2 roll=3 shown=[5,2,5,2,5]
 375  seat 0: score full-house
      all: scored category=full-house shown=[5,2,5,2,5] base=25 level=1 flat=12 mult=5.1 xmult=1 total=188
 376  seat 0: roll
      all: throwing round=3 roll=1 keep=[]
 377  chance: rolled 4 1 5 6 6
      all: rolled round=3 roll=1 shown=[4,1,5,6,6]
 378  seat 0: roll keep 4 5
      all: throwing round=3 roll=2 keep=[3,4]
 379  chance: rolled 2 6 4 3 4
      all: rolled round=3 roll=2 shown=[2,6,4,6,6]
 380  seat 0: roll keep 2 4 5
      all: throwing round=3 roll=3 keep=[1,3,4]
 381  chance: rolled 5 2 4 3 2
      all: rolled round=3 roll=3 shown=[5,6,4,6,6]
 382  seat 0: score three-of-a-kind
      all: scored category=three-of-a-kind shown=[5,6,4,6,6] base=27 level=1 flat=6 mult=5.1 xmult=1 total=168
 383  seat 0: roll
      all: throwing round=4 roll=1 keep=[]
 384  chance: rolled 3 1 3 5 5
      all: rolled round=4 roll=1 shown=[3,1,3,5,5]
 385  seat 0: score ones
      all: scored category=ones shown=[3,1,3,5,5] base=1 level=1 flat=12 mult=5.1 xmult=1 total=66
 386  seat 0: roll
      all: throwing round=5 roll=1 keep=[]
 387  chance: rolled 2 2 6 4 2
      all: rolled round=5 roll=1 shown=[2,2,6,4,2]
 388  seat 0: score twos
      all: scored category=twos shown=[2,2,6,4,2] base=6 level=1 flat=6 mult=5.1 xmult=1 total=61
 389  seat 0: roll
      all: throwing round=6 roll=1 keep=[]
 390  chance: rolled 1 2 1 2 4
      all: rolled round=6 roll=1 shown=[1,2,1,2,4]
 391  seat 0: score fours
      all: scored category=fours shown=[1,2,1,2,4] base=4 level=1 flat=12 mult=5.1 xmult=1 total=81
 392  seat 0: roll
      all: throwing round=7 roll=1 keep=[]
 393  chance: rolled 3 1 2 2 1
      all: rolled round=7 roll=1 shown=[3,1,2,2,1]
 394  seat 0: score threes
      all: scored category=threes shown=[3,1,2,2,1] base=3 level=1 flat=12 mult=5.1 xmult=1 total=76
 395  seat 0: roll
      all: throwing round=8 roll=1 keep=[]
 396  chance: rolled 6 1 2 3 2
      all: rolled round=8 roll=1 shown=[6,1,2,3,2]
 397  seat 0: score sixes
      all: scored category=sixes shown=[6,1,2,3,2] base=6 level=1 flat=6 mult=5.1 xmult=1 total=61
 398  seat 0: roll
      all: throwing round=9 roll=1 keep=[]
 399  chance: rolled 2 6 5 2 5
      all: rolled round=9 roll=1 shown=[2,6,5,2,5]
 400  seat 0: score fives
      all: scored category=fives shown=[2,6,5,2,5] base=10 level=1 flat=12 mult=5.1 xmult=1 total=112
 401  seat 0: roll
      all: throwing round=10 roll=1 keep=[]
 402  chance: rolled 1 6 4 1 3
      all: rolled round=10 roll=1 shown=[1,6,4,1,3]
 403  seat 0: score chance
      all: scored category=chance shown=[1,6,4,1,3] base=15 level=1 flat=6 mult=5.1 xmult=1 total=107
 404  seat 0: roll
      all: throwing round=11 roll=1 keep=[]
 405  chance: rolled 5 4 3 6 2
      all: rolled round=11 roll=1 shown=[5,4,3,6,2]
 406  seat 0: score small-straight
      all: scored category=small-straight shown=[5,4,3,6,2] base=30 level=1 flat=0 mult=5.9 xmult=1 total=177
 407  seat 0: roll
      all: throwing round=12 roll=1 keep=[]
 408  chance: rolled 6 1 2 5 5
      all: rolled round=12 roll=1 shown=[6,1,2,5,5]
 409  seat 0: scratch five-of-a-kind
      all: scratched category=five-of-a-kind
 410  seat 0: roll
      all: throwing round=13 roll=1 keep=[]
 411  chance: rolled 6 2 2 3 1
      all: rolled round=13 roll=1 shown=[6,2,2,3,1]
 412  seat 0: scratch four-of-a-kind
      all: scratched category=four-of-a-kind; stood score=1333 stage=7 target=570 won=true; paid stage=2 unused=15 early=0 boxes=2 interest=1 charms=3 purse=28; starred stars=1
 413  chance: foretold toll
      all: twisted stage=8 twist={"kind":"toll"}
 414  chance: offered scholar salvage manual-house two-faced stamp pack-charms
      all: offered items=["scholar","salvage","manual-house","two-faced","stamp","pack-charms"]
 415  seat 0: sell emblem-straights
      all: sold item=emblem-straights price=9 purse=37
 416  seat 0: buy 2
      all: bought item=salvage price=19 purse=18
 417  seat 0: buy 5
      all: bought item=stamp price=14 purse=4
 418  seat 0: next
      all: began stage=8 target=680 rounds=13
 419  seat 0: roll
      all: throwing round=1 roll=1 keep=[]
 420  chance: rolled 2 5 2 2 1
      all: rolled round=1 roll=1 shown=[2,5,2,2,1]
 421  seat 0: roll keep 1 3 4
      all: tolled money=1 purse=3; throwing round=1 roll=2 keep=[0,2,3]
 422  chance: rolled 1 2 2 4 6
      all: rolled round=1 roll=2 shown=[2,2,2,2,6]
 423  seat 0: roll keep 1 2 3 4
      all: tolled money=1 purse=2; throwing round=1 roll=3 keep=[0,1,2,3]
 424  chance: rolled 3 5 1 2 1
      all: rolled round=1 roll=3 shown=[2,2,2,2,1]
 425  seat 0: use stamp
      all: used item=stamp
 426  seat 0: score twos
      all: scored category=twos shown=[2,2,2,2,1] base=8 level=1 flat=12 mult=5.2 xmult=2 total=208
 427  seat 0: roll
      all: throwing round=2 roll=1 keep=[]
 428  chance: rolled 1 1 1 6 3
      all: rolled round=2 roll=1 shown=[1,1,1,6,3]
 429  seat 0: roll keep 1 2 3
      all: tolled money=1 purse=1; throwing round=2 roll=2 keep=[0,1,2]
 430  chance: rolled 5 5 2 3 4
      all: rolled round=2 roll=2 shown=[1,1,1,3,4]
 431  seat 0: roll keep 4 5
      all: tolled money=1 purse=0; throwing round=2 roll=3 keep=[3,4]
 432  chance: rolled 4 4 2 1 5
      all: rolled round=2 roll=3 shown=[4,4,2,3,4]
 433  seat 0: score fours
      all: scored category=fours shown=[4,4,2,3,4] base=12 level=1 flat=6 mult=5.2 xmult=1 total=93
 434  seat 0: roll
      all: throwing round=3 roll=1 keep=[]
 435  chance: rolled 3 6 1 5 4
      all: rolled round=3 roll=1 shown=[3,6,1,5,4]
 436  seat 0: roll keep 1 2 4 5
      all: throwing round=3 roll=2 keep=[0,1,3,4]
 437  chance: rolled 4 2 1 5 2
      all: rolled round=3 roll=2 shown=[3,6,1,5,4]
 438  seat 0: roll keep 1 2 4 5
      all: throwing round=3 roll=3 keep=[0,1,3,4]
 439  chance: rolled 1 2 5 4 5
      all: rolled round=3 roll=3 shown=[3,6,5,5,4]
 440  seat 0: score small-straight
      all: scored category=small-straight shown=[3,6,5,5,4] base=30 level=1 flat=6 mult=5.2 xmult=1 total=187
 441  seat 0: roll
      all: throwing round=4 roll=1 keep=[]
 442  chance: rolled 5 3 1 3 6
      all: rolled round=4 roll=1 shown=[5,3,1,3,6]
 443  seat 0: roll keep 5
      all: throwing round=4 roll=2 keep=[4]
 444  chance: rolled 1 4 5 6 6
      all: rolled round=4 roll=2 shown=[1,4,5,6,6]
 445  seat 0: roll keep 4 5
      all: throwing round=4 roll=3 keep=[3,4]
 446  chance: rolled 5 1 1 4 5
      all: rolled round=4 roll=3 shown=[5,1,1,6,6]
 447  seat 0: score ones
      all: scored category=ones shown=[5,1,1,6,6] base=2 level=1 flat=12 mult=5.2 xmult=1 total=72
 448  seat 0: roll
      all: throwing round=5 roll=1 keep=[]
 449  chance: rolled 2 5 4 1 3
      all: rolled round=5 roll=1 shown=[2,5,4,1,3]
 450  seat 0: score large-straight
      all: scored category=large-straight shown=[2,5,4,1,3] base=40 level=1 flat=0 mult=5.2 xmult=1 total=208
 451  seat 0: roll
      all: throwing round=6 roll=1 keep=[]
 452  chance: rolled 3 5 6 2 6
      all: rolled round=6 roll=1 shown=[3,5,6,2,6]
 453  seat 0: score chance
      all: scored category=chance shown=[3,5,6,2,6] base=22 level=1 flat=6 mult=5.2 xmult=1 total=145
 454  seat 0: roll
      all: throwing round=7 roll=1 keep=[]
 455  chance: rolled 2 5 2 4 5
      all: rolled round=7 roll=1 shown=[2,5,2,4,5]
 456  seat 0: score fives
      all: scored category=fives shown=[2,5,2,4,5] base=10 level=1 flat=12 mult=5.2 xmult=1 total=114
 457  seat 0: roll
      all: throwing round=8 roll=1 keep=[]
 458  chance: rolled 2 6 6 3 2
      all: rolled round=8 roll=1 shown=[2,6,6,3,2]
 459  seat 0: score sixes
      all: scored category=sixes shown=[2,6,6,3,2] base=12 level=1 flat=12 mult=5.2 xmult=1 total=124
 460  seat 0: roll
      all: throwing round=9 roll=1 keep=[]
 461  chance: rolled 3 4 1 6 6
      all: rolled round=9 roll=1 shown=[3,4,1,6,6]
 462  seat 0: score threes
      all: scored category=threes shown=[3,4,1,6,6] base=3 level=1 flat=6 mult=5.2 xmult=1 total=46
 463  seat 0: roll
      all: throwing round=10 roll=1 keep=[]
 464  chance: rolled 1 1 2 6 3
      all: rolled round=10 roll=1 shown=[1,1,2,6,3]
 465  seat 0: scratch five-of-a-kind
      all: scratched category=five-of-a-kind; tipped item=salvage money=4
 466  seat 0: roll
      all: throwing round=11 roll=1 keep=[]
 467  chance: rolled 1 3 4 1 6
      all: rolled round=11 roll=1 shown=[1,3,4,1,6]
 468  seat 0: scratch four-of-a-kind
      all: scratched category=four-of-a-kind; tipped item=salvage money=4
 469  seat 0: roll
      all: throwing round=12 roll=1 keep=[]
 470  chance: rolled 6 2 5 4 2
      all: rolled round=12 roll=1 shown=[6,2,5,4,2]
 471  seat 0: scratch full-house
      all: scratched category=full-house; tipped item=salvage money=4
 472  seat 0: roll
      all: throwing round=13 roll=1 keep=[]
 473  chance: rolled 6 6 3 5 1
      all: rolled round=13 roll=1 shown=[6,6,3,5,1]
 474  seat 0: scratch three-of-a-kind
      all: scratched category=three-of-a-kind; tipped item=salvage money=4; stood score=1197 stage=8 target=680 won=true; paid stage=2 unused=15 early=0 boxes=1 interest=3 charms=3 purse=40; starred stars=1
 475  chance: offered echo candle manual-straights steel glaze pack-charms
      all: offered items=["echo","candle","manual-straights","steel","glaze","pack-charms"]
 476  seat 0: sell piggy-bank
      all: sold item=piggy-bank price=9 purse=49
 477  seat 0: buy 2
      all: bought item=candle price=19 purse=30
 478  seat 0: buy 5
      all: bought item=glaze price=24 purse=6
 479  seat 0: next
      all: began stage=9 target=800 rounds=13
 480  seat 0: roll
      all: throwing round=1 roll=1 keep=[]
 481  chance: rolled 5 2 2 2 5
      all: rolled round=1 roll=1 shown=[5,2,2,2,5]
 482  seat 0: use glaze 1
      all: used item=glaze; turned die=0 item=glass
 483  seat 0: score full-house
      all: scored category=full-house shown=[5,2,2,2,5] base=25 level=1 flat=12 mult=7.56 xmult=1.25 total=349
 484  chance: cracked none
      all: cracked dice=[]
 485  seat 0: roll
      all: throwing round=2 roll=1 keep=[]
 486  chance: rolled 4 1 5 4 6
      all: rolled round=2 roll=1 shown=[4,1,5,4,6]
 487  seat 0: roll keep 1 4
      all: throwing round=2 roll=2 keep=[0,3]
 488  chance: rolled 3 5 2 2 5
      all: rolled round=2 roll=2 shown=[4,5,2,4,5]
 489  seat 0: roll keep 1 2 4 5
      all: throwing round=2 roll=3 keep=[0,1,3,4]
 490  chance: rolled 3 2 5 2 3
      all: rolled round=2 roll=3 shown=[4,5,5,4,5]
 491  seat 0: score three-of-a-kind
      all: scored category=three-of-a-kind shown=[4,5,5,4,5] base=23 level=1 flat=12 mult=7.5 xmult=1.25 total=328
 492  chance: cracked none
      all: cracked dice=[]
 493  seat 0: roll
      all: throwing round=3 roll=1 keep=[]
 494  chance: rolled 3 6 1 5 5
      all: rolled round=3 roll=1 shown=[3,6,1,5,5]
 495  seat 0: roll keep 4 5
      all: throwing round=3 roll=2 keep=[3,4]
 496  chance: rolled 6 3 5 5 4
      all: rolled round=3 roll=2 shown=[6,3,5,5,5]
 497  seat 0: roll keep 3 4 5
      all: throwing round=3 roll=3 keep=[2,3,4]
 498  chance: rolled 6 4 4 3 2
      all: rolled round=3 roll=3 shown=[6,4,5,5,5]
 499  seat 0: score fives
      all: scored category=fives shown=[6,4,5,5,5] base=15 level=1 flat=6 mult=7.44 xmult=1 total=156
 500  seat 0: roll
      all: throwing round=4 roll=1 keep=[]
 501  chance: rolled 6 1 1 6 2
      all: rolled round=4 roll=1 shown=[6,1,1,6,2]
 502  seat 0: score sixes
      all: scored category=sixes shown=[6,1,1,6,2] base=12 level=1 flat=12 mult=7.38 xmult=1.25 total=221
 503  chance: cracked none
      all: cracked dice=[]
 504  seat 0: roll
      all: throwing round=5 roll=1 keep=[]
 505  chance: rolled 4 5 5 2 1
      all: rolled round=5 roll=1 shown=[4,5,5,2,1]
 506  seat 0: score ones
      all: scored category=ones shown=[4,5,5,2,1] base=1 level=1 flat=6 mult=7.32 xmult=1 total=51
 507  seat 0: roll
      all: throwing round=6 roll=1 keep=[]
 508  chance: rolled 5 2 1 6 6
      all: rolled round=6 roll=1 shown=[5,2,1,6,6]
 509  seat 0: score twos
      all: scored category=twos shown=[5,2,1,6,6] base=2 level=1 flat=6 mult=7.26 xmult=1 total=58
 510  seat 0: roll
      all: throwing round=7 roll=1 keep=[]
 511  chance: rolled 1 5 3 1 1
      all: rolled round=7 roll=1 shown=[1,5,3,1,1]
 512  seat 0: score threes
      all: scored category=threes shown=[1,5,3,1,1] base=3 level=1 flat=6 mult=7.2 xmult=1 total=64
 513  seat 0: roll
      all: throwing round=8 roll=1 keep=[]
 514  chance: rolled 4 3 1 5 5
      all: rolled round=8 roll=1 shown=[4,3,1,5,5]
 515  seat 0: score fours
      all: scored category=fours shown=[4,3,1,5,5] base=4 level=1 flat=6 mult=7.14 xmult=1.25 total=89
 516  chance: cracked none
      all: cracked dice=[]
 517  seat 0: roll
      all: throwing round=9 roll=1 keep=[]
 518  chance: rolled 4 4 2 5 4
      all: rolled round=9 roll=1 shown=[4,4,2,5,4]
 519  seat 0: score chance
      all: scored category=chance shown=[4,4,2,5,4] base=19 level=1 flat=6 mult=7.08 xmult=1.25 total=221
 520  chance: cracked none
      all: cracked dice=[]
 521  seat 0: roll
      all: throwing round=10 roll=1 keep=[]
 522  chance: rolled 5 6 5 1 1
      all: rolled round=10 roll=1 shown=[5,6,5,1,1]
 523  seat 0: scratch four-of-a-kind
      all: scratched category=four-of-a-kind; tipped item=salvage money=4
 524  seat 0: roll
      all: throwing round=11 roll=1 keep=[]
 525  chance: rolled 6 3 6 1 6
      all: rolled round=11 roll=1 shown=[6,3,6,1,6]
 526  seat 0: scratch five-of-a-kind
      all: scratched category=five-of-a-kind; tipped item=salvage money=4
 527  seat 0: roll
      all: throwing round=12 roll=1 keep=[]
 528  chance: rolled 1 1 2 5 3
      all: rolled round=12 roll=1 shown=[1,1,2,5,3]
 529  seat 0: scratch large-straight
      all: scratched category=large-straight; tipped item=salvage money=4
 530  seat 0: roll
      all: throwing round=13 roll=1 keep=[]
 531  chance: rolled 3 4 6 6 4
      all: rolled round=13 roll=1 shown=[3,4,6,6,4]
 532  seat 0: scratch small-straight
      all: scratched category=small-straight; tipped item=salvage money=4; stood score=1537 stage=9 target=800 won=true; paid stage=2 unused=15 early=0 boxes=1 interest=4 charms=0 purse=44; starred stars=1
 533  chance: offered late-bloomer kinship manual-kinds bridge lock-all pack-manuals
      all: offered items=["late-bloomer","kinship","manual-kinds","bridge","lock-all","pack-manuals"]
 534  seat 0: sell candle
      all: sold item=candle price=9 purse=53
 535  seat 0: buy 2
      all: bought item=kinship price=46 purse=7
 536  seat 0: next
      all: began stage=10 target=940 rounds=13
 537  seat 0: roll
      all: throwing round=1 roll=1 keep=[]
 538  chance: rolled 3 2 3 4 6
      all: rolled round=1 roll=1 shown=[3,2,3,4,6]
 539  seat 0: roll keep 2 3 4
      all: throwing round=1 roll=2 keep=[1,2,3]
 540  chance: rolled 2 6 1 1 6
      all: rolled round=1 roll=2 shown=[2,2,3,4,6]
 541  seat 0: roll keep 1 3 4
      all: throwing round=1 roll=3 keep=[0,2,3]
 542  chance: rolled 5 3 1 6 2
      all: rolled round=1 roll=3 shown=[2,3,3,4,2]
 543  seat 0: score twos
      all: scored category=twos shown=[2,3,3,4,2] base=4 level=1 flat=12 mult=6.8 xmult=1.25 total=136
 544  chance: cracked none
      all: cracked dice=[]
 545  seat 0: roll
      all: throwing round=2 roll=1 keep=[]
 546  chance: rolled 1 2 6 6 6
      all: rolled round=2 roll=1 shown=[1,2,6,6,6]
 547  seat 0: roll keep 2 3 4 5
      all: throwing round=2 roll=2 keep=[1,2,3,4]
 548  chance: rolled 6 4 3 2 4
      all: rolled round=2 roll=2 shown=[6,2,6,6,6]
 549  seat 0: roll keep 1 3 4 5
      all: throwing round=2 roll=3 keep=[0,2,3,4]
 550  chance: rolled 4 3 6 1 3
      all: rolled round=2 roll=3 shown=[6,3,6,6,6]
 551  seat 0: score sixes
      all: scored category=sixes shown=[6,3,6,6,6] base=24 level=1 flat=12 mult=6.8 xmult=1.25 total=306
 552  chance: cracked none
      all: cracked dice=[]
 553  seat 0: roll
      all: throwing round=3 roll=1 keep=[]
 554  chance: rolled 1 4 1 3 2
      all: rolled round=3 roll=1 shown=[1,4,1,3,2]
 555  seat 0: roll keep 1 2 4 5
      all: throwing round=3 roll=2 keep=[0,1,3,4]
 556  chance: rolled 2 6 2 6 1
      all: rolled round=3 roll=2 shown=[1,4,2,3,2]
 557  seat 0: roll keep 1 2 3 4
      all: throwing round=3 roll=3 keep=[0,1,2,3]
 558  chance: rolled 2 5 2 4 2
      all: rolled round=3 roll=3 shown=[1,4,2,3,2]
 559  seat 0: score small-straight
      all: scored category=small-straight shown=[1,4,2,3,2] base=30 level=1 flat=6 mult=6.8 xmult=1.25 total=306
 560  chance: cracked none
      all: cracked dice=[]
 561  seat 0: roll
      all: throwing round=4 roll=1 keep=[]
 562  chance: rolled 6 6 1 4 1
      all: rolled round=4 roll=1 shown=[6,6,1,4,1]
 563  seat 0: roll keep 1 2 3 5
      all: throwing round=4 roll=2 keep=[0,1,2,4]
 564  chance: rolled 2 6 2 5 6
      all: rolled round=4 roll=2 shown=[6,6,1,5,1]
 565  seat 0: roll keep 1 2 3 5
      all: throwing round=4 roll=3 keep=[0,1,2,4]
 566  chance: rolled 5 5 5 6 3
      all: rolled round=4 roll=3 shown=[6,6,1,6,1]
 567  seat 0: score full-house
      all: scored category=full-house shown=[6,6,1,6,1] base=25 level=1 flat=12 mult=6.8 xmult=1.25 total=314
 568  chance: cracked none
      all: cracked dice=[]
 569  seat 0: roll
      all: throwing round=5 roll=1 keep=[]
 570  chance: rolled 3 4 5 5 2
      all: rolled round=5 roll=1 shown=[3,4,5,5,2]
 571  seat 0: score chance
      all: scored category=chance shown=[3,4,5,5,2] base=19 level=1 flat=6 mult=6.8 xmult=1.25 total=212
 572  chance: cracked none
      all: cracked dice=[]
 573  seat 0: roll
      all: throwing round=6 roll=1 keep=[]
 574  chance: rolled 3 6 2 3 6
      all: rolled round=6 roll=1 shown=[3,6,2,3,6]
 575  seat 0: score threes
      all: scored category=threes shown=[3,6,2,3,6] base=6 level=1 flat=12 mult=6.8 xmult=1.25 total=153
 576  chance: cracked none
      all: cracked dice=[]
 577  seat 0: roll
      all: throwing round=7 roll=1 keep=[]
 578  chance: rolled 1 5 5 6 4
      all: rolled round=7 roll=1 shown=[1,5,5,6,4]
 579  seat 0: score ones
      all: scored category=ones shown=[1,5,5,6,4] base=1 level=1 flat=6 mult=6.8 xmult=1.25 total=59
 580  chance: cracked none
      all: cracked dice=[]
 581  seat 0: roll
      all: throwing round=8 roll=1 keep=[]
 582  chance: rolled 6 2 6 3 1
      all: rolled round=8 roll=1 shown=[6,2,6,3,1]
 583  seat 0: score three-of-a-kind
      all: scored category=three-of-a-kind shown=[6,2,6,3,1] base=18 level=1 flat=6 mult=6.8 xmult=1.5625 total=255
 584  chance: cracked none
      all: cracked dice=[]
 585  seat 0: roll
      all: throwing round=9 roll=1 keep=[]
 586  chance: rolled 4 2 1 5 3
      all: rolled round=9 roll=1 shown=[4,2,1,5,3]
 587  seat 0: score large-straight
      all: scored category=large-straight shown=[4,2,1,5,3] base=40 level=1 flat=0 mult=6.8 xmult=1.25 total=340
 588  chance: cracked 1
      all: cracked dice=[0]
 589  seat 0: roll
      all: throwing round=10 roll=1 keep=[]
 590  chance: rolled 4 2 5 6 2
      all: rolled round=10 roll=1 shown=[4,2,5,6,2]
 591  seat 0: score fours
      all: scored category=fours shown=[4,2,5,6,2] base=4 level=1 flat=6 mult=6.8 xmult=1 total=68
 592  seat 0: roll
      all: throwing round=11 roll=1 keep=[]
 593  chance: rolled 3 2 1 4 1
      all: rolled round=11 roll=1 shown=[3,2,1,4,1]
 594  seat 0: scratch fives
      all: scratched category=fives; tipped item=salvage money=4
 595  seat 0: roll
      all: throwing round=12 roll=1 keep=[]
 596  chance: rolled 5 5 2 4 5
      all: rolled round=12 roll=1 shown=[5,5,2,4,5]
 597  seat 0: score four-of-a-kind
      all: scored category=four-of-a-kind shown=[5,5,2,4,5] base=21 level=1 flat=6 mult=7 xmult=1.25 total=236
 598  seat 0: roll
      all: throwing round=13 roll=1 keep=[]
 599  chance: rolled 4 1 1 4 6
      all: rolled round=13 roll=1 shown=[4,1,1,4,6]
 600  seat 0: scratch five-of-a-kind
      all: scratched category=five-of-a-kind; tipped item=salvage money=4; stood score=2385 stage=10 target=940 won=true; paid stage=3 unused=15 early=0 boxes=2 interest=3 charms=0 purse=38; starred stars=1; victory stage=10
 601  chance: offered candle banker manual-straights gold stamp pack-pocket
      all: offered items=["candle","banker","manual-straights","gold","stamp","pack-pocket"]
 602  seat 0: sell conductor
      all: sold item=conductor price=17 purse=55
 603  seat 0: buy 1
      all: bought item=candle price=19 purse=36
 604  seat 0: buy 3
      all: bought item=manual-straights price=28 purse=8
 605  seat 0: next
      all: began stage=11 target=1269 rounds=13
 606  seat 0: roll
      all: throwing round=1 roll=1 keep=[]
 607  chance: rolled 4 6 4 2 1
      all: rolled round=1 roll=1 shown=[4,6,4,2,1]
 608  seat 0: roll keep 1 4
      all: throwing round=1 roll=2 keep=[0,3]
 609  chance: rolled 5 2 2 3 6
      all: rolled round=1 roll=2 shown=[4,2,2,2,6]
 610  seat 0: roll keep 1 2 3
      all: throwing round=1 roll=3 keep=[0,1,2]
 611  chance: rolled 1 4 2 4 3
      all: rolled round=1 roll=3 shown=[4,2,2,4,3]
 612  seat 0: score twos
      all: scored category=twos shown=[4,2,2,4,3] base=4 level=1 flat=12 mult=8.16 xmult=1 total=130
 613  seat 0: roll
      all: throwing round=2 roll=1 keep=[]
 614  chance: rolled 1 5 6 3 3
      all: rolled round=2 roll=1 shown=[1,5,6,3,3]
 615  seat 0: roll keep 2 3 4
      all: throwing round=2 roll=2 keep=[1,2,3]
 616  chance: rolled 2 1 1 2 6
      all: rolled round=2 roll=2 shown=[2,5,6,3,6]
 617  seat 0: roll keep 2 3 5
      all: throwing round=2 roll=3 keep=[1,2,4]
 618  chance: rolled 5 5 4 1 6
      all: rolled round=2 roll=3 shown=[5,5,6,1,6]
 619  seat 0: score sixes
      all: scored category=sixes shown=[5,5,6,1,6] base=12 level=1 flat=12 mult=8.1 xmult=1 total=194
 620  seat 0: roll
      all: throwing round=3 roll=1 keep=[]
 621  chance: rolled 1 3 5 3 6
      all: rolled round=3 roll=1 shown=[1,3,5,3,6]
 622  seat 0: roll keep 2 4
      all: throwing round=3 roll=2 keep=[1,3]
 623  chance: rolled 5 1 5 4 3
      all: rolled round=3 roll=2 shown=[5,3,5,3,3]
 624  seat 0: score full-house
      all: scored category=full-house shown=[5,3,5,3,3] base=25 level=1 flat=12 mult=8.04 xmult=1 total=297
 625  seat 0: roll
      all: throwing round=4 roll=1 keep=[]
 626  chance: rolled 3 5 4 5 6
      all: rolled round=4 roll=1 shown=[3,5,4,5,6]
 627  seat 0: roll keep 1 2 3 5
      all: throwing round=4 roll=2 keep=[0,1,2,4]
 628  chance: rolled 5 4 5 5 4
      all: rolled round=4 roll=2 shown=[3,5,4,5,6]
 629  seat 0: score small-straight
      all: scored category=small-straight shown=[3,5,4,5,6] base=30 level=1.42 flat=6 mult=8.13 xmult=1 total=395
 630  seat 0: roll
      all: throwing round=5 roll=1 keep=[]
 631  chance: rolled 3 3 5 4 4
      all: rolled round=5 roll=1 shown=[3,3,5,4,4]
 632  seat 0: roll keep 1 3 4
      all: throwing round=5 roll=2 keep=[0,2,3]
 633  chance: rolled 4 3 5 4 4
      all: rolled round=5 roll=2 shown=[3,3,5,4,4]
 634  seat 0: roll keep 1 2 4 5
      all: throwing round=5 roll=3 keep=[0,1,3,4]
 635  chance: rolled 1 5 1 5 5
      all: rolled round=5 roll=3 shown=[3,3,1,4,4]
 636  seat 0: score threes
      all: scored category=threes shown=[3,3,1,4,4] base=6 level=1 flat=12 mult=7.92 xmult=1 total=142
 637  seat 0: roll
      all: throwing round=6 roll=1 keep=[]
 638  chance: rolled 2 4 3 6 2
      all: rolled round=6 roll=1 shown=[2,4,3,6,2]
 639  seat 0: roll keep 1 2 3
      all: throwing round=6 roll=2 keep=[0,1,2]
 640  chance: rolled 3 5 2 5 6
      all: rolled round=6 roll=2 shown=[2,4,3,5,6]
 641  seat 0: score large-straight
      all: scored category=large-straight shown=[2,4,3,5,6] base=40 level=1.42 flat=0 mult=8.01 xmult=1 total=454
 642  seat 0: roll
      all: throwing round=7 roll=1 keep=[]
 643  chance: rolled 2 1 1 5 1
      all: rolled round=7 roll=1 shown=[2,1,1,5,1]
 644  seat 0: score fives
      all: scored category=fives shown=[2,1,1,5,1] base=5 level=1 flat=6 mult=7.8 xmult=1 total=85
 645  seat 0: roll
      all: throwing round=8 roll=1 keep=[]
 646  chance: rolled 3 2 4 4 2
      all: rolled round=8 roll=1 shown=[3,2,4,4,2]
 647  seat 0: score fours
      all: scored category=fours shown=[3,2,4,4,2] base=8 level=1 flat=12 mult=7.74 xmult=1 total=154
 648  seat 0: roll
      all: throwing round=9 roll=1 keep=[]
 649  chance: rolled 2 5 2 4 2
      all: rolled round=9 roll=1 shown=[2,5,2,4,2]
 650  seat 0: score chance
      all: scored category=chance shown=[2,5,2,4,2] base=15 level=1 flat=6 mult=7.68 xmult=1 total=161
 651  seat 0: roll
      all: throwing round=10 roll=1 keep=[]
 652  chance: rolled 5 3 3 2 2
      all: rolled round=10 roll=1 shown=[5,3,3,2,2]
 653  seat 0: score three-of-a-kind
      all: scored category=three-of-a-kind shown=[5,3,3,2,2] base=15 level=1 flat=12 mult=7.62 xmult=1.25 total=257
 654  seat 0: roll
      all: throwing round=11 roll=1 keep=[]
 655  chance: rolled 2 3 1 1 3
      all: rolled round=11 roll=1 shown=[2,3,1,1,3]
 656  seat 0: score ones
      all: scored category=ones shown=[2,3,1,1,3] base=2 level=1 flat=12 mult=7.56 xmult=1 total=105
 657  seat 0: roll
      all: throwing round=12 roll=1 keep=[]
 658  chance: rolled 5 3 2 3 6
      all: rolled round=12 roll=1 shown=[5,3,2,3,6]
 659  seat 0: scratch five-of-a-kind
      all: scratched category=five-of-a-kind; tipped item=salvage money=4
 660  seat 0: roll
      all: throwing round=13 roll=1 keep=[]
 661  chance: rolled 1 5 5 4 5
      all: rolled round=13 roll=1 shown=[1,5,5,4,5]
 662  seat 0: score four-of-a-kind
      all: scored category=four-of-a-kind shown=[1,5,5,4,5] base=20 level=1 flat=6 mult=7.7 xmult=1.25 total=250; stood score=2624 stage=11 target=1269 won=true; paid stage=3 unused=15 early=0 boxes=2 interest=2 charms=0 purse=34; starred stars=1
 663  chance: foretold short-rounds
      all: twisted stage=12 twist={"kind":"short-rounds"}
 664  chance: offered scholar bounty manual-straights two-faced glaze pack-pocket
      all: offered items=["scholar","bounty","manual-straights","two-faced","glaze","pack-pocket"]
 665  seat 0: buy 5
      all: bought item=glaze price=24 purse=10
 666  seat 0: next
      all: began stage=12 target=1542 rounds=13
 667  seat 0: roll
      all: throwing round=1 roll=1 keep=[]
 668  chance: rolled 5 6 4 3 6
      all: rolled round=1 roll=1 shown=[5,6,4,3,6]
 669  seat 0: roll keep 1 2 3 4
      all: throwing round=1 roll=2 keep=[0,1,2,3]
 670  chance: rolled 2 4 1 2 5
      all: rolled round=1 roll=2 shown=[5,6,4,3,5]
 671  seat 0: roll keep 1 2 3 4
      all: throwing round=1 roll=3 keep=[0,1,2,3]
 672  chance: rolled 1 3 1 1 5
      all: rolled round=1 roll=3 shown=[5,6,4,3,5]
 673  seat 0: use glaze 1
      all: used item=glaze; turned die=0 item=glass
 674  seat 0: score small-straight
      all: scored category=small-straight shown=[5,6,4,3,5] base=30 level=1.42 flat=6 mult=7.79 xmult=1.25 total=473
 675  chance: cracked none
      all: cracked dice=[]
 676  seat 0: roll
      all: throwing round=2 roll=1 keep=[]
 677  chance: rolled 6 2 5 2 1
      all: rolled round=2 roll=1 shown=[6,2,5,2,1]
 678  seat 0: roll keep 1 2
      all: throwing round=2 roll=2 keep=[0,1]
 679  chance: rolled 6 4 4 5 6
      all: rolled round=2 roll=2 shown=[6,2,4,5,6]
 680  seat 0: score chance
      all: scored category=chance shown=[6,2,4,5,6] base=23 level=1 flat=6 mult=7.58 xmult=1.25 total=274
 681  chance: cracked none
      all: cracked dice=[]
 682  seat 0: roll
      all: throwing round=3 roll=1 keep=[]
 683  chance: rolled 5 4 3 1 4
      all: rolled round=3 roll=1 shown=[5,4,3,1,4]
 684  seat 0: roll keep 1 2 3
      all: throwing round=3 roll=2 keep=[0,1,2]
 685  chance: rolled 5 6 4 6 5
      all: rolled round=3 roll=2 shown=[5,4,3,6,5]
 686  seat 0: roll keep 1 2 5
      all: throwing round=3 roll=3 keep=[0,1,4]
 687  chance: rolled 4 4 3 1 2
      all: rolled round=3 roll=3 shown=[5,4,3,1,5]
 688  seat 0: score fives
      all: scored category=fives shown=[5,4,3,1,5] base=10 level=1 flat=6 mult=7.52 xmult=1.25 total=150
 689  chance: cracked 1
      all: cracked dice=[0]
 690  seat 0: roll
      all: throwing round=4 roll=1 keep=[]
 691  chance: rolled 4 3 2 3 3
      all: rolled round=4 roll=1 shown=[4,3,2,3,3]
 692  seat 0: roll keep 2 3 4 5
      all: throwing round=4 roll=2 keep=[1,2,3,4]
 693  chance: rolled 2 1 4 6 5
      all: rolled round=4 roll=2 shown=[2,3,2,3,3]
 694  seat 0: score full-house
      all: scored category=full-house shown=[2,3,2,3,3] base=25 level=1 flat=12 mult=7.46 xmult=1 total=276
 695  seat 0: roll
      all: throwing round=5 roll=1 keep=[]
 696  chance: rolled 3 6 4 4 4
      all: rolled round=5 roll=1 shown=[3,6,4,4,4]
 697  seat 0: roll keep 3 4 5
      all: throwing round=5 roll=2 keep=[2,3,4]
 698  chance: rolled 6 1 4 2 2
      all: rolled round=5 roll=2 shown=[6,1,4,4,4]
 699  seat 0: roll keep 3 4 5
      all: throwing round=5 roll=3 keep=[2,3,4]
 700  chance: rolled 2 2 4 4 4
      all: rolled round=5 roll=3 shown=[2,2,4,4,4]
 701  seat 0: score fours
      all: scored category=fours shown=[2,2,4,4,4] base=12 level=1 flat=12 mult=7.4 xmult=1 total=177
 702  seat 0: roll
      all: throwing round=6 roll=1 keep=[]
 703  chance: rolled 3 2 5 5 3
      all: rolled round=6 roll=1 shown=[3,2,5,5,3]
 704  seat 0: roll keep 1 2
      all: throwing round=6 roll=2 keep=[0,1]
 705  chance: rolled 2 6 3 3 4
      all: rolled round=6 roll=2 shown=[3,2,3,3,4]
 706  seat 0: score threes
      all: scored category=threes shown=[3,2,3,3,4] base=9 level=1 flat=6 mult=7.34 xmult=1 total=110
 707  seat 0: roll
      all: throwing round=7 roll=1 keep=[]
 708  chance: rolled 1 2 5 6 2
      all: rolled round=7 roll=1 shown=[1,2,5,6,2]
 709  seat 0: roll keep 2
      all: throwing round=7 roll=2 keep=[1]
 710  chance: rolled 3 2 5 2 4
      all: rolled round=7 roll=2 shown=[3,2,5,2,4]
 711  seat 0: roll keep 1 2 3 5
      all: throwing round=7 roll=3 keep=[0,1,2,4]
 712  chance: rolled 6 4 6 6 6
      all: rolled round=7 roll=3 shown=[3,2,5,6,4]
 713  seat 0: score large-straight
      all: scored category=large-straight shown=[3,2,5,6,4] base=40 level=1.42 flat=0 mult=7.43 xmult=1 total=422
 714  seat 0: roll
      all: throwing round=8 roll=1 keep=[]
 715  chance: rolled 6 5 4 1 4
      all: rolled round=8 roll=1 shown=[6,5,4,1,4]
 716  seat 0: score sixes
      all: scored category=sixes shown=[6,5,4,1,4] base=6 level=1 flat=6 mult=7.22 xmult=1 total=86
 717  seat 0: roll
      all: throwing round=9 roll=1 keep=[]
 718  chance: rolled 6 6 2 3 5
      all: rolled round=9 roll=1 shown=[6,6,2,3,5]
 719  seat 0: score twos
      all: scored category=twos shown=[6,6,2,3,5] base=2 level=1 flat=6 mult=7.16 xmult=1 total=57
 720  seat 0: roll
      all: throwing round=10 roll=1 keep=[]
 721  chance: rolled 3 4 2 6 6
      all: rolled round=10 roll=1 shown=[3,4,2,6,6]
 722  seat 0: score three-of-a-kind
      all: scored category=three-of-a-kind shown=[3,4,2,6,6] base=21 level=1 flat=6 mult=7.1 xmult=1.25 total=239
 723  seat 0: roll
      all: throwing round=11 roll=1 keep=[]
 724  chance: rolled 6 6 1 1 1
      all: rolled round=11 roll=1 shown=[6,6,1,1,1]
 725  seat 0: score ones
      all: scored category=ones shown=[6,6,1,1,1] base=3 level=1 flat=12 mult=7.04 xmult=1 total=105
 726  seat 0: roll
      all: throwing round=12 roll=1 keep=[]
 727  chance: rolled 2 1 3 1 2
      all: rolled round=12 roll=1 shown=[2,1,3,1,2]
 728  seat 0: scratch five-of-a-kind
      all: scratched category=five-of-a-kind; tipped item=salvage money=4
 729  seat 0: roll
      all: throwing round=13 roll=1 keep=[]
 730  chance: rolled 2 1 6 4 2
      all: rolled round=13 roll=1 shown=[2,1,6,4,2]
 731  seat 0: scratch four-of-a-kind
      all: scratched category=four-of-a-kind; tipped item=salvage money=4; stood score=2369 stage=12 target=1542 won=true; paid stage=3 unused=15 early=0 boxes=2 interest=3 charms=0 purse=41; starred stars=1
 732  chance: offered staircase specialist manual-straights odd forge pack-manuals
      all: offered items=["staircase","specialist","manual-straights","odd","forge","pack-manuals"]
 733  seat 0: buy 6
      all: bought item=pack-manuals price=32 purse=9
 734  chance: offered manual-upper manual-kinds manual-straights
      all: offered items=["manual-upper","manual-kinds","manual-straights"]
 735  seat 0: take 2
      all: took item=manual-kinds
 736  seat 0: next
      all: began stage=13 target=2313 rounds=13
 737  seat 0: roll
      all: throwing round=1 roll=1 keep=[]
 738  chance: rolled 2 6 2 5 3
      all: rolled round=1 roll=1 shown=[2,6,2,5,3]
 739  seat 0: roll keep 4 5
      all: throwing round=1 roll=2 keep=[3,4]
 740  chance: rolled 2 6 4 5 6
      all: rolled round=1 roll=2 shown=[2,6,4,5,3]
 741  seat 0: score large-straight
      all: scored category=large-straight shown=[2,6,4,5,3] base=40 level=1.42 flat=0 mult=7.53 xmult=1 total=427
 742  seat 0: roll
      all: throwing round=2 roll=1 keep=[]
 743  chance: rolled 6 5 6 5 4
      all: rolled round=2 roll=1 shown=[6,5,6,5,4]
 744  seat 0: roll keep 1 3
      all: throwing round=2 roll=2 keep=[0,2]
 745  chance: rolled 1 6 1 1 5
      all: rolled round=2 roll=2 shown=[6,6,6,1,5]
 746  seat 0: roll keep 1 2 3
      all: throwing round=2 roll=3 keep=[0,1,2]
 747  chance: rolled 4 5 6 2 4
      all: rolled round=2 roll=3 shown=[6,6,6,2,4]
 748  seat 0: score sixes
      all: scored category=sixes shown=[6,6,6,2,4] base=18 level=1 flat=6 mult=7.32 xmult=1 total=175
 749  seat 0: roll
      all: throwing round=3 roll=1 keep=[]
 750  chance: rolled 6 1 1 3 5
      all: rolled round=3 roll=1 shown=[6,1,1,3,5]
 751  seat 0: roll keep 1 5
      all: throwing round=3 roll=2 keep=[0,4]
 752  chance: rolled 2 1 1 3 6
      all: rolled round=3 roll=2 shown=[6,1,1,3,5]
 753  seat 0: roll keep 4
      all: throwing round=3 roll=3 keep=[3]
 754  chance: rolled 3 5 6 4 5
      all: rolled round=3 roll=3 shown=[3,5,6,3,5]
 755  seat 0: score fives
      all: scored category=fives shown=[3,5,6,3,5] base=10 level=1 flat=12 mult=7.26 xmult=1 total=159; broke item=candle
 756  seat 0: roll
      all: throwing round=4 roll=1 keep=[]
 757  chance: rolled 6 6 6 6 3
      all: rolled round=4 roll=1 shown=[6,6,6,6,3]
 758  seat 0: roll keep 1 2 3 4
      all: throwing round=4 roll=2 keep=[0,1,2,3]
 759  chance: rolled 1 6 6 3 6
      all: rolled round=4 roll=2 shown=[6,6,6,6,6]
 760  seat 0: score chance
      all: scored category=chance shown=[6,6,6,6,6] base=30 level=1 flat=12 mult=7.2 xmult=1 total=302
 761  seat 0: roll
      all: throwing round=5 roll=1 keep=[]
 762  chance: rolled 5 4 5 3 3
      all: rolled round=5 roll=1 shown=[5,4,5,3,3]
 763  seat 0: roll keep 1 2 4
      all: throwing round=5 roll=2 keep=[0,1,3]
 764  chance: rolled 6 2 5 1 1
      all: rolled round=5 roll=2 shown=[5,4,5,3,1]
 765  seat 0: roll keep 2 4
      all: throwing round=5 roll=3 keep=[1,3]
 766  chance: rolled 4 2 3 6 3
      all: rolled round=5 roll=3 shown=[4,4,3,3,3]
 767  seat 0: score full-house
      all: scored category=full-house shown=[4,4,3,3,3] base=25 level=1 flat=12 mult=7.2 xmult=1 total=266
 768  seat 0: roll
      all: throwing round=6 roll=1 keep=[]
 769  chance: rolled 1 6 5 6 4
      all: rolled round=6 roll=1 shown=[1,6,5,6,4]
 770  seat 0: roll keep 3 5
      all: throwing round=6 roll=2 keep=[2,4]
 771  chance: rolled 2 3 1 4 2
      all: rolled round=6 roll=2 shown=[2,3,5,4,4]
 772  seat 0: roll keep 1 2 3 4
      all: throwing round=6 roll=3 keep=[0,1,2,3]
 773  chance: rolled 2 2 3 1 2
      all: rolled round=6 roll=3 shown=[2,3,5,4,2]
 774  seat 0: score small-straight
      all: scored category=small-straight shown=[2,3,5,4,2] base=30 level=1.42 flat=6 mult=7.35 xmult=1 total=357
 775  seat 0: roll
      all: throwing round=7 roll=1 keep=[]
 776  chance: rolled 4 1 1 6 5
      all: rolled round=7 roll=1 shown=[4,1,1,6,5]
 777  seat 0: roll keep 1
      all: throwing round=7 roll=2 keep=[0]
 778  chance: rolled 6 5 3 1 4
      all: rolled round=7 roll=2 shown=[4,5,3,1,4]
 779  seat 0: roll keep 1 2 5
      all: throwing round=7 roll=3 keep=[0,1,4]
 780  chance: rolled 6 5 2 6 6
      all: rolled round=7 roll=3 shown=[4,5,2,6,4]
 781  seat 0: score fours
      all: scored category=fours shown=[4,5,2,6,4] base=8 level=1 flat=6 mult=7.2 xmult=1 total=100
 782  seat 0: roll
      all: throwing round=8 roll=1 keep=[]
 783  chance: rolled 6 6 2 3 3
      all: rolled round=8 roll=1 shown=[6,6,2,3,3]
 784  seat 0: roll keep 4 5
      all: throwing round=8 roll=2 keep=[3,4]
 785  chance: rolled 6 6 4 1 1
      all: rolled round=8 roll=2 shown=[6,6,4,3,3]
 786  seat 0: roll keep 1 2 4 5
      all: throwing round=8 roll=3 keep=[0,1,3,4]
 787  chance: rolled 3 1 1 6 2
      all: rolled round=8 roll=3 shown=[6,6,1,3,3]
 788  seat 0: score threes
      all: scored category=threes shown=[6,6,1,3,3] base=6 level=1 flat=12 mult=7.2 xmult=1 total=129
 789  seat 0: roll
      all: throwing round=9 roll=1 keep=[]
 790  chance: rolled 4 2 2 2 3
      all: rolled round=9 roll=1 shown=[4,2,2,2,3]
 791  seat 0: roll keep 2 3 4 5
      all: throwing round=9 roll=2 keep=[1,2,3,4]
 792  chance: rolled 2 1 6 3 3
      all: rolled round=9 roll=2 shown=[2,2,2,2,3]
 793  seat 0: score five-of-a-kind
      all: scored category=five-of-a-kind shown=[2,2,2,2,3] base=50 level=1.42 flat=12 mult=7.35 xmult=1.25 total=762
 794  seat 0: roll
      all: throwing round=10 roll=1 keep=[]
 795  chance: rolled 3 3 5 5 2
      all: rolled round=10 roll=1 shown=[3,3,5,5,2]
 796  seat 0: score twos
      all: scored category=twos shown=[3,3,5,5,2] base=2 level=1 flat=12 mult=7.2 xmult=1 total=100
 797  seat 0: roll
      all: throwing round=11 roll=1 keep=[]
 798  chance: rolled 5 6 6 6 1
      all: rolled round=11 roll=1 shown=[5,6,6,6,1]
 799  seat 0: score four-of-a-kind
      all: scored category=four-of-a-kind shown=[5,6,6,6,1] base=24 level=1.42 flat=6 mult=7.35 xmult=1.25 total=368
 800  seat 0: roll
      all: throwing round=12 roll=1 keep=[]
 801  chance: rolled 4 4 2 5 5
      all: rolled round=12 roll=1 shown=[4,4,2,5,5]
 802  seat 0: score three-of-a-kind
      all: scored category=three-of-a-kind shown=[4,4,2,5,5] base=20 level=1.42 flat=12 mult=7.35 xmult=1.25 total=371
 803  seat 0: roll
      all: throwing round=13 roll=1 keep=[]
 804  chance: rolled 3 2 1 4 4
      all: rolled round=13 roll=1 shown=[3,2,1,4,4]
 805  seat 0: score ones
      all: scored category=ones shown=[3,2,1,4,4] base=1 level=1 flat=6 mult=7.2 xmult=1 total=50; stood score=3566 stage=13 target=2313 won=true; paid stage=3 unused=15 early=0 boxes=2 interest=1 charms=0 purse=30; starred stars=1
 806  chance: offered tip-jar finale manual-kinds two-faced nudge pack-charms
      all: offered items=["tip-jar","finale","manual-kinds","two-faced","nudge","pack-charms"]
 807  seat 0: buy 1
      all: bought item=tip-jar price=19 purse=11
 808  seat 0: next
      all: began stage=14 target=3122 rounds=13
 809  seat 0: roll
      all: throwing round=1 roll=1 keep=[]
 810  chance: rolled 5 4 4 1 2
      all: rolled round=1 roll=1 shown=[5,4,4,1,2]
 811  seat 0: roll keep 1 2
      all: throwing round=1 roll=2 keep=[0,1]
 812  chance: rolled 2 4 4 4 2
      all: rolled round=1 roll=2 shown=[5,4,4,4,2]
 813  seat 0: roll keep 2 5
      all: throwing round=1 roll=3 keep=[1,4]
 814  chance: rolled 1 2 3 6 3
      all: rolled round=1 roll=3 shown=[1,4,3,6,2]
 815  seat 0: score small-straight
      all: scored category=small-straight shown=[1,4,3,6,2] base=30 level=1.42 flat=0 mult=7.35 xmult=1 total=313
 816  seat 0: roll
      all: throwing round=2 roll=1 keep=[]
 817  chance: rolled 6 1 2 3 6
      all: rolled round=2 roll=1 shown=[6,1,2,3,6]
 818  seat 0: roll keep 1 2 5
      all: throwing round=2 roll=2 keep=[0,1,4]
 819  chance: rolled 5 4 5 4 2
      all: rolled round=2 roll=2 shown=[6,1,5,4,6]
 820  seat 0: roll keep 1 5
      all: throwing round=2 roll=3 keep=[0,4]
 821  chance: rolled 4 4 2 1 5
      all: rolled round=2 roll=3 shown=[6,4,2,1,6]
 822  seat 0: score sixes
      all: scored category=sixes shown=[6,4,2,1,6] base=12 level=1 flat=6 mult=7.2 xmult=1 total=129
 823  seat 0: roll
      all: throwing round=3 roll=1 keep=[]
 824  chance: rolled 6 3 5 2 5
      all: rolled round=3 roll=1 shown=[6,3,5,2,5]
 825  seat 0: roll keep 2 3 4
      all: throwing round=3 roll=2 keep=[1,2,3]
 826  chance: rolled 1 1 5 3 6
      all: rolled round=3 roll=2 shown=[1,3,5,2,6]
 827  seat 0: roll keep 2 3 4 5
      all: throwing round=3 roll=3 keep=[1,2,3,4]
 828  chance: rolled 1 4 4 5 5
      all: rolled round=3 roll=3 shown=[1,3,5,2,6]
 829  seat 0: score ones
      all: scored category=ones shown=[1,3,5,2,6] base=1 level=1 flat=0 mult=7.2 xmult=1 total=7
 830  seat 0: roll
      all: throwing round=4 roll=1 keep=[]
 831  chance: rolled 5 1 3 1 3
      all: rolled round=4 roll=1 shown=[5,1,3,1,3]
 832  seat 0: roll keep 2 3 4 5
      all: throwing round=4 roll=2 keep=[1,2,3,4]
 833  chance: rolled 3 2 3 1 4
      all: rolled round=4 roll=2 shown=[3,1,3,1,3]
 834  seat 0: score full-house
      all: scored category=full-house shown=[3,1,3,1,3] base=25 level=1 flat=12 mult=7.2 xmult=1 total=266
 835  seat 0: roll
      all: throwing round=5 roll=1 keep=[]
 836  chance: rolled 3 2 3 1 3
      all: rolled round=5 roll=1 shown=[3,2,3,1,3]
 837  seat 0: roll keep 1 2 3 5
      all: throwing round=5 roll=2 keep=[0,1,2,4]
 838  chance: rolled 1 2 5 3 1
      all: rolled round=5 roll=2 shown=[3,2,3,3,3]
 839  seat 0: roll keep 1 3 4 5
      all: throwing round=5 roll=3 keep=[0,2,3,4]
 840  chance: rolled 4 6 1 2 5
      all: rolled round=5 roll=3 shown=[3,6,3,3,3]
 841  seat 0: score threes
      all: scored category=threes shown=[3,6,3,3,3] base=12 level=1 flat=12 mult=7.2 xmult=1 total=172
 842  seat 0: roll
      all: throwing round=6 roll=1 keep=[]
 843  chance: rolled 3 5 5 5 6
      all: rolled round=6 roll=1 shown=[3,5,5,5,6]
 844  seat 0: roll keep 1 2
      all: throwing round=6 roll=2 keep=[0,1]
 845  chance: rolled 6 3 3 2 4
      all: rolled round=6 roll=2 shown=[3,5,3,2,4]
 846  seat 0: roll keep 1 2 4 5
      all: throwing round=6 roll=3 keep=[0,1,3,4]
 847  chance: rolled 4 3 3 2 3
      all: rolled round=6 roll=3 shown=[3,5,3,2,4]
 848  seat 0: score twos
      all: scored category=twos shown=[3,5,3,2,4] base=2 level=1 flat=6 mult=7.2 xmult=1 total=57
 849  seat 0: roll
      all: throwing round=7 roll=1 keep=[]
 850  chance: rolled 4 2 5 3 3
      all: rolled round=7 roll=1 shown=[4,2,5,3,3]
 851  seat 0: roll keep 1 2 3 4
      all: throwing round=7 roll=2 keep=[0,1,2,3]
 852  chance: rolled 4 4 2 5 1
      all: rolled round=7 roll=2 shown=[4,2,5,3,1]
 853  seat 0: score large-straight
      all: scored category=large-straight shown=[4,2,5,3,1] base=40 level=1.42 flat=0 mult=7.35 xmult=1 total=417
 854  seat 0: roll
      all: throwing round=8 roll=1 keep=[]
 855  chance: rolled 2 4 3 6 6
      all: rolled round=8 roll=1 shown=[2,4,3,6,6]
 856  seat 0: roll keep 2
      all: throwing round=8 roll=2 keep=[1]
 857  chance: rolled 6 5 1 2 3
      all: rolled round=8 roll=2 shown=[6,4,1,2,3]
 858  seat 0: roll keep 2
      all: throwing round=8 roll=3 keep=[1]
 859  chance: rolled 4 5 1 3 4
      all: rolled round=8 roll=3 shown=[4,4,1,3,4]
 860  seat 0: score fours
      all: scored category=fours shown=[4,4,1,3,4] base=12 level=1 flat=6 mult=7.2 xmult=1 total=129
 861  seat 0: roll
      all: throwing round=9 roll=1 keep=[]
 862  chance: rolled 6 4 6 6 1
      all: rolled round=9 roll=1 shown=[6,4,6,6,1]
 863  seat 0: roll keep 1 2 3 4
      all: throwing round=9 roll=2 keep=[0,1,2,3]
 864  chance: rolled 4 1 2 6 3
      all: rolled round=9 roll=2 shown=[6,4,6,6,3]
 865  seat 0: roll keep 1 3 4
      all: throwing round=9 roll=3 keep=[0,2,3]
 866  chance: rolled 5 2 4 4 5
      all: rolled round=9 roll=3 shown=[6,2,6,6,5]
 867  seat 0: score chance
      all: scored category=chance shown=[6,2,6,6,5] base=25 level=1 flat=6 mult=7.2 xmult=1 total=223
 868  seat 0: roll
      all: throwing round=10 roll=1 keep=[]
 869  chance: rolled 4 3 1 2 1
      all: rolled round=10 roll=1 shown=[4,3,1,2,1]
 870  seat 0: roll keep 3 5
      all: throwing round=10 roll=2 keep=[2,4]
 871  chance: rolled 3 1 2 1 5
      all: rolled round=10 roll=2 shown=[3,1,1,1,1]
 872  seat 0: roll keep 2 3 4 5
      all: throwing round=10 roll=3 keep=[1,2,3,4]
 873  chance: rolled 5 4 4 3 5
      all: rolled round=10 roll=3 shown=[5,1,1,1,1]
 874  seat 0: score five-of-a-kind
      all: scored category=five-of-a-kind shown=[5,1,1,1,1] base=50 level=1.42 flat=12 mult=7.35 xmult=1.25 total=762
 875  seat 0: roll
      all: throwing round=11 roll=1 keep=[]
 876  chance: rolled 4 5 3 6 1
      all: rolled round=11 roll=1 shown=[4,5,3,6,1]
 877  seat 0: roll keep 2
      all: throwing round=11 roll=2 keep=[1]
 878  chance: rolled 3 5 2 6 1
      all: rolled round=11 roll=2 shown=[3,5,2,6,1]
 879  seat 0: roll keep 4
      all: throwing round=11 roll=3 keep=[3]
 880  chance: rolled 5 4 3 6 3
      all: rolled round=11 roll=3 shown=[5,4,3,6,3]
 881  seat 0: score three-of-a-kind
      all: scored category=three-of-a-kind shown=[5,4,3,6,3] base=21 level=1.42 flat=6 mult=7.35 xmult=1.25 total=329
 882  seat 0: roll
      all: throwing round=12 roll=1 keep=[]
 883  chance: rolled 1 6 2 1 6
      all: rolled round=12 roll=1 shown=[1,6,2,1,6]
 884  seat 0: roll keep 2 3 5
      all: throwing round=12 roll=2 keep=[1,2,4]
 885  chance: rolled 2 5 5 1 2
      all: rolled round=12 roll=2 shown=[2,6,2,1,6]
 886  seat 0: roll keep 2 5
      all: throwing round=12 roll=3 keep=[1,4]
 887  chance: rolled 6 4 3 2 3
      all: rolled round=12 roll=3 shown=[6,6,3,2,6]
 888  seat 0: score four-of-a-kind
      all: scored category=four-of-a-kind shown=[6,6,3,2,6] base=23 level=1.42 flat=6 mult=7.35 xmult=1.25 total=355
 889  seat 0: roll
      all: throwing round=13 roll=1 keep=[]
 890  chance: rolled 6 2 6 1 5
      all: rolled round=13 roll=1 shown=[6,2,6,1,5]
 891  seat 0: score fives
      all: scored category=fives shown=[6,2,6,1,5] base=5 level=1 flat=6 mult=7.2 xmult=1 total=79; tipped item=tip-jar money=1; stood score=3238 stage=14 target=3122 won=true; paid stage=3 unused=12 early=0 boxes=2 interest=2 charms=0 purse=31; starred stars=1
 892  chance: offered emblem-straights vanguard manual-straights steel stamp pack-charms
      all: offered items=["emblem-straights","vanguard","manual-straights","steel","stamp","pack-charms"]
 893  seat 0: buy 5
      all: bought item=stamp price=14 purse=17
 894  seat 0: next
      all: began stage=15 target=4215 rounds=13
 895  seat 0: roll
      all: throwing round=1 roll=1 keep=[]
 896  chance: rolled 4 6 1 1 6
      all: rolled round=1 roll=1 shown=[4,6,1,1,6]
 897  seat 0: roll keep 2 5
      all: throwing round=1 roll=2 keep=[1,4]
 898  chance: rolled 5 1 3 3 3
      all: rolled round=1 roll=2 shown=[5,6,3,3,6]
 899  seat 0: roll keep 2 3 4 5
      all: throwing round=1 roll=3 keep=[1,2,3,4]
 900  chance: rolled 5 6 5 1 3
      all: rolled round=1 roll=3 shown=[5,6,3,3,6]
 901  seat 0: score chance
      all: scored category=chance shown=[5,6,3,3,6] base=23 level=1 flat=12 mult=7.2 xmult=1 total=252
 902  seat 0: roll
      all: throwing round=2 roll=1 keep=[]
 903  chance: rolled 4 2 2 4 3
      all: rolled round=2 roll=1 shown=[4,2,2,4,3]
 904  seat 0: roll keep 1 2 5
      all: throwing round=2 roll=2 keep=[0,1,4]
 905  chance: rolled 1 1 1 4 3
      all: rolled round=2 roll=2 shown=[4,2,1,4,3]
 906  seat 0: roll keep 1 2 3 5
      all: throwing round=2 roll=3 keep=[0,1,2,4]
 907  chance: rolled 3 1 5 1 4
      all: rolled round=2 roll=3 shown=[4,2,1,1,3]
 908  seat 0: score small-straight
      all: scored category=small-straight shown=[4,2,1,1,3] base=30 level=1.42 flat=6 mult=7.35 xmult=1 total=357
 909  seat 0: roll
      all: throwing round=3 roll=1 keep=[]
 910  chance: rolled 4 3 3 6 6
      all: rolled round=3 roll=1 shown=[4,3,3,6,6]
 911  seat 0: roll keep 4 5
      all: throwing round=3 roll=2 keep=[3,4]
 912  chance: rolled 2 6 3 6 2
      all: rolled round=3 roll=2 shown=[2,6,3,6,6]
 913  seat 0: roll keep 1 2 4 5
      all: throwing round=3 roll=3 keep=[0,1,3,4]
 914  chance: rolled 1 2 1 4 3
      all: rolled round=3 roll=3 shown=[2,6,1,6,6]
 915  seat 0: score sixes
      all: scored category=sixes shown=[2,6,1,6,6] base=18 level=1 flat=6 mult=7.2 xmult=1 total=172
 916  seat 0: roll
      all: throwing round=4 roll=1 keep=[]
 917  chance: rolled 4 2 6 1 4
      all: rolled round=4 roll=1 shown=[4,2,6,1,4]
 918  seat 0: roll keep 1 4 5
      all: throwing round=4 roll=2 keep=[0,3,4]
 919  chance: rolled 6 6 6 5 3
      all: rolled round=4 roll=2 shown=[4,6,6,1,4]
 920  seat 0: roll keep 1 2 3 5
      all: throwing round=4 roll=3 keep=[0,1,2,4]
 921  chance: rolled 6 1 2 3 2
      all: rolled round=4 roll=3 shown=[4,6,6,3,4]
 922  seat 0: score fours
      all: scored category=fours shown=[4,6,6,3,4] base=8 level=1 flat=12 mult=7.2 xmult=1 total=144
 923  seat 0: roll
      all: throwing round=5 roll=1 keep=[]
 924  chance: rolled 2 5 1 5 1
      all: rolled round=5 roll=1 shown=[2,5,1,5,1]
 925  seat 0: roll keep 1 2 4
      all: throwing round=5 roll=2 keep=[0,1,3]
 926  chance: rolled 4 1 6 6 2
      all: rolled round=5 roll=2 shown=[2,5,6,5,2]
 927  seat 0: roll keep 1 2 4 5
      all: throwing round=5 roll=3 keep=[0,1,3,4]
 928  chance: rolled 2 5 3 6 3
      all: rolled round=5 roll=3 shown=[2,5,3,5,2]
 929  seat 0: score fives
      all: scored category=fives shown=[2,5,3,5,2] base=10 level=1 flat=12 mult=7.2 xmult=1 total=158
 930  seat 0: roll
      all: throwing round=6 roll=1 keep=[]
 931  chance: rolled 1 4 2 3 4
      all: rolled round=6 roll=1 shown=[1,4,2,3,4]
 932  seat 0: roll keep 2 3
      all: throwing round=6 roll=2 keep=[1,2]
 933  chance: rolled 5 2 1 3 5
      all: rolled round=6 roll=2 shown=[5,4,2,3,5]
 934  seat 0: roll keep 1 2 3 4
      all: throwing round=6 roll=3 keep=[0,1,2,3]
 935  chance: rolled 4 3 3 1 6
      all: rolled round=6 roll=3 shown=[5,4,2,3,6]
 936  seat 0: score large-straight
      all: scored category=large-straight shown=[5,4,2,3,6] base=40 level=1.42 flat=0 mult=7.35 xmult=1 total=417
 937  seat 0: roll
      all: throwing round=7 roll=1 keep=[]
 938  chance: rolled 1 1 3 3 3
      all: rolled round=7 roll=1 shown=[1,1,3,3,3]
 939  seat 0: score full-house
      all: scored category=full-house shown=[1,1,3,3,3] base=25 level=1 flat=12 mult=7.2 xmult=1 total=266; tipped item=tip-jar money=1
 940  seat 0: roll
      all: throwing round=8 roll=1 keep=[]
 941  chance: rolled 1 5 3 2 4
      all: rolled round=8 roll=1 shown=[1,5,3,2,4]
 942  seat 0: roll keep 3 4 5
      all: throwing round=8 roll=2 keep=[2,3,4]
 943  chance: rolled 1 1 4 3 4
      all: rolled round=8 roll=2 shown=[1,1,3,2,4]
 944  seat 0: roll keep 1 2
      all: throwing round=8 roll=3 keep=[0,1]
 945  chance: rolled 5 5 5 2 2
      all: rolled round=8 roll=3 shown=[1,1,5,2,2]
 946  seat 0: score ones
      all: scored category=ones shown=[1,1,5,2,2] base=2 level=1 flat=12 mult=7.2 xmult=1 total=100
 947  seat 0: roll
      all: throwing round=9 roll=1 keep=[]
 948  chance: rolled 4 1 5 2 4
      all: rolled round=9 roll=1 shown=[4,1,5,2,4]
 949  seat 0: roll keep 1 3 4
      all: throwing round=9 roll=2 keep=[0,2,3]
 950  chance: rolled 3 3 1 6 5
      all: rolled round=9 roll=2 shown=[4,3,5,2,5]
 951  seat 0: roll keep 2 3 5
      all: throwing round=9 roll=3 keep=[1,2,4]
 952  chance: rolled 2 5 4 6 3
      all: rolled round=9 roll=3 shown=[2,3,5,6,5]
 953  seat 0: score threes
      all: scored category=threes shown=[2,3,5,6,5] base=3 level=1 flat=6 mult=7.2 xmult=1 total=64
 954  seat 0: roll
      all: throwing round=10 roll=1 keep=[]
 955  chance: rolled 2 6 3 4 2
      all: rolled round=10 roll=1 shown=[2,6,3,4,2]
 956  seat 0: roll keep 1 5
      all: throwing round=10 roll=2 keep=[0,4]
 957  chance: rolled 2 6 4 5 2
      all: rolled round=10 roll=2 shown=[2,6,4,5,2]
 958  seat 0: roll keep 1 4 5
      all: throwing round=10 roll=3 keep=[0,3,4]
 959  chance: rolled 6 6 1 6 3
      all: rolled round=10 roll=3 shown=[2,6,1,5,2]
 960  seat 0: score twos
      all: scored category=twos shown=[2,6,1,5,2] base=4 level=1 flat=6 mult=7.2 xmult=1 total=72
 961  seat 0: roll
      all: throwing round=11 roll=1 keep=[]
 962  chance: rolled 5 3 4 2 3
      all: rolled round=11 roll=1 shown=[5,3,4,2,3]
 963  seat 0: roll keep 1 3
      all: throwing round=11 roll=2 keep=[0,2]
 964  chance: rolled 4 5 4 2 4
      all: rolled round=11 roll=2 shown=[5,5,4,2,4]
 965  seat 0: roll keep 1 2 3 5
      all: throwing round=11 roll=3 keep=[0,1,2,4]
 966  chance: rolled 4 1 6 4 4
      all: rolled round=11 roll=3 shown=[5,5,4,4,4]
 967  seat 0: score four-of-a-kind
      all: scored category=four-of-a-kind shown=[5,5,4,4,4] base=22 level=1.42 flat=12 mult=7.35 xmult=1.25 total=397
 968  seat 0: roll
      all: throwing round=12 roll=1 keep=[]
 969  chance: rolled 2 4 1 5 4
      all: rolled round=12 roll=1 shown=[2,4,1,5,4]
 970  seat 0: roll keep 2 4 5
      all: throwing round=12 roll=2 keep=[1,3,4]
 971  chance: rolled 3 4 5 5 4
      all: rolled round=12 roll=2 shown=[3,4,5,5,4]
 972  seat 0: roll keep 2 3 4 5
      all: throwing round=12 roll=3 keep=[1,2,3,4]
 973  chance: rolled 6 6 5 6 5
      all: rolled round=12 roll=3 shown=[6,4,5,5,4]
 974  seat 0: score three-of-a-kind
      all: scored category=three-of-a-kind shown=[6,4,5,5,4] base=24 level=1.42 flat=12 mult=7.35 xmult=1.25 total=423
 975  seat 0: roll
      all: throwing round=13 roll=1 keep=[]
 976  chance: rolled 4 2 5 6 4
      all: rolled round=13 roll=1 shown=[4,2,5,6,4]
 977  seat 0: roll keep 1 5
      all: throwing round=13 roll=2 keep=[0,4]
 978  chance: rolled 4 4 2 3 1
      all: rolled round=13 roll=2 shown=[4,4,2,3,4]
 979  seat 0: roll keep 1 2 5
      all: throwing round=13 roll=3 keep=[0,1,4]
 980  chance: rolled 4 5 4 4 5
      all: rolled round=13 roll=3 shown=[4,4,4,4,4]
 981  seat 0: use stamp
      all: used item=stamp
 982  seat 0: score five-of-a-kind
      all: scored category=five-of-a-kind shown=[4,4,4,4,4] base=50 level=1.42 flat=12 mult=7.35 xmult=2.5 total=1525; stood score=4347 stage=15 target=4215 won=true; paid stage=4 unused=6 early=0 boxes=2 interest=3 charms=0 purse=33; starred stars=1
 983  chance: foretold no-kinds
      all: twisted stage=16 twist={"kind":"no-kinds"}
 984  chance: offered magpie late-bloomer manual-house bridge glaze pack-pocket
      all: offered items=["magpie","late-bloomer","manual-house","bridge","glaze","pack-pocket"]
 985  seat 0: buy 5
      all: bought item=glaze price=24 purse=9
 986  seat 0: next
      all: began stage=16 target=4438 rounds=10
 987  seat 0: roll
      all: throwing round=1 roll=1 keep=[]
 988  chance: rolled 3 4 3 4 2
      all: rolled round=1 roll=1 shown=[3,4,3,4,2]
 989  seat 0: roll keep 1 2 3 4
      all: throwing round=1 roll=2 keep=[0,1,2,3]
 990  chance: rolled 2 3 2 3 4
      all: rolled round=1 roll=2 shown=[3,4,3,4,4]
 991  seat 0: use glaze 1
      all: used item=glaze; turned die=0 item=glass
 992  seat 0: score full-house
      all: scored category=full-house shown=[3,4,3,4,4] base=25 level=1 flat=12 mult=7.2 xmult=1.25 total=333
 993  chance: cracked none
      all: cracked dice=[]
 994  seat 0: roll
      all: throwing round=2 roll=1 keep=[]
 995  chance: rolled 6 2 1 2 2
      all: rolled round=2 roll=1 shown=[6,2,1,2,2]
 996  seat 0: roll keep 1 2 4
      all: throwing round=2 roll=2 keep=[0,1,3]
 997  chance: rolled 3 1 3 5 5
      all: rolled round=2 roll=2 shown=[6,2,3,2,5]
 998  seat 0: roll keep 2 3 4
      all: throwing round=2 roll=3 keep=[1,2,3]
 999  chance: rolled 4 2 6 5 4
      all: rolled round=2 roll=3 shown=[4,2,3,2,4]
1000  seat 0: score fours
      all: scored category=fours shown=[4,2,3,2,4] base=8 level=1 flat=12 mult=7.2 xmult=1.25 total=180
1001  chance: cracked none
      all: cracked dice=[]
1002  seat 0: roll
      all: throwing round=3 roll=1 keep=[]
1003  chance: rolled 1 2 1 3 1
      all: rolled round=3 roll=1 shown=[1,2,1,3,1]
1004  seat 0: roll keep 1 4
      all: throwing round=3 roll=2 keep=[0,3]
1005  chance: rolled 2 4 5 2 1
      all: rolled round=3 roll=2 shown=[1,4,5,3,1]
1006  seat 0: roll keep 2 3 4
      all: throwing round=3 roll=3 keep=[1,2,3]
1007  chance: rolled 2 2 5 5 6
      all: rolled round=3 roll=3 shown=[2,4,5,3,6]
1008  seat 0: score large-straight
      all: scored category=large-straight shown=[2,4,5,3,6] base=40 level=1.42 flat=0 mult=7.35 xmult=1.25 total=521
1009  chance: cracked none
      all: cracked dice=[]
1010  seat 0: roll
      all: throwing round=4 roll=1 keep=[]
1011  chance: rolled 4 5 4 5 5
      all: rolled round=4 roll=1 shown=[4,5,4,5,5]
1012  seat 0: roll keep 2 4 5
      all: throwing round=4 roll=2 keep=[1,3,4]
1013  chance: rolled 5 2 1 6 6
      all: rolled round=4 roll=2 shown=[5,5,1,5,5]
1014  seat 0: roll keep 1 2 4 5
      all: throwing round=4 roll=3 keep=[0,1,3,4]
1015  chance: rolled 1 3 1 6 2
      all: rolled round=4 roll=3 shown=[5,5,1,5,5]
1016  seat 0: score fives
      all: scored category=fives shown=[5,5,1,5,5] base=20 level=1 flat=12 mult=7.2 xmult=1.25 total=288
1017  chance: cracked none
      all: cracked dice=[]
1018  seat 0: roll
      all: throwing round=5 roll=1 keep=[]
1019  chance: rolled 2 1 3 5 3
      all: rolled round=5 roll=1 shown=[2,1,3,5,3]
1020  seat 0: roll keep 1 2 3
      all: throwing round=5 roll=2 keep=[0,1,2]
1021  chance: rolled 6 4 1 1 4
      all: rolled round=5 roll=2 shown=[2,1,3,1,4]
1022  seat 0: score small-straight
      all: scored category=small-straight shown=[2,1,3,1,4] base=30 level=1.42 flat=6 mult=7.35 xmult=1.25 total=446
1023  chance: cracked 1
      all: cracked dice=[0]
1024  seat 0: roll
      all: throwing round=6 roll=1 keep=[]
1025  chance: rolled 2 6 1 3 5
      all: rolled round=6 roll=1 shown=[2,6,1,3,5]
1026  seat 0: roll keep 2 5
      all: throwing round=6 roll=2 keep=[1,4]
1027  chance: rolled 2 4 4 2 5
      all: rolled round=6 roll=2 shown=[2,6,4,2,5]
1028  seat 0: roll keep 1 4
      all: throwing round=6 roll=3 keep=[0,3]
1029  chance: rolled 1 2 5 2 5
      all: rolled round=6 roll=3 shown=[2,2,5,2,5]
1030  seat 0: score twos
      all: scored category=twos shown=[2,2,5,2,5] base=6 level=1 flat=12 mult=7.2 xmult=1 total=129
1031  seat 0: roll
      all: throwing round=7 roll=1 keep=[]
1032  chance: rolled 6 3 2 2 5
      all: rolled round=7 roll=1 shown=[6,3,2,2,5]
1033  seat 0: roll keep 2
      all: throwing round=7 roll=2 keep=[1]
1034  chance: rolled 1 4 1 2 1
      all: rolled round=7 roll=2 shown=[1,3,1,2,1]
1035  seat 0: roll keep 1 3 5
      all: throwing round=7 roll=3 keep=[0,2,4]
1036  chance: rolled 3 1 6 2 6
      all: rolled round=7 roll=3 shown=[1,1,1,2,1]
1037  seat 0: score ones
      all: scored category=ones shown=[1,1,1,2,1] base=4 level=1 flat=12 mult=7.2 xmult=1 total=115
1038  seat 0: roll
      all: throwing round=8 roll=1 keep=[]
1039  chance: rolled 1 5 4 4 6
      all: rolled round=8 roll=1 shown=[1,5,4,4,6]
1040  seat 0: roll keep 1 5
      all: throwing round=8 roll=2 keep=[0,4]
1041  chance: rolled 1 6 5 1 2
      all: rolled round=8 roll=2 shown=[1,6,5,1,6]
1042  seat 0: roll keep 1 2 4 5
      all: throwing round=8 roll=3 keep=[0,1,3,4]
1043  chance: rolled 4 6 4 5 6
      all: rolled round=8 roll=3 shown=[1,6,4,1,6]
1044  seat 0: score sixes
      all: scored category=sixes shown=[1,6,4,1,6] base=12 level=1 flat=12 mult=7.2 xmult=1 total=172
1045  seat 0: roll
      all: throwing round=9 roll=1 keep=[]
1046  chance: rolled 5 3 4 4 4
      all: rolled round=9 roll=1 shown=[5,3,4,4,4]
1047  seat 0: roll keep 1 2
      all: throwing round=9 roll=2 keep=[0,1]
1048  chance: rolled 6 6 4 5 4
      all: rolled round=9 roll=2 shown=[5,3,4,5,4]
1049  seat 0: roll keep 1 3 4 5
      all: throwing round=9 roll=3 keep=[0,2,3,4]
1050  chance: rolled 6 3 1 2 1
      all: rolled round=9 roll=3 shown=[5,3,4,5,4]
1051  seat 0: score chance
      all: scored category=chance shown=[5,3,4,5,4] base=21 level=1 flat=12 mult=7.2 xmult=1 total=237
1052  seat 0: roll
      all: throwing round=10 roll=1 keep=[]
1053  chance: rolled 1 2 5 3 6
      all: rolled round=10 roll=1 shown=[1,2,5,3,6]
1054  seat 0: roll keep 2 4
      all: throwing round=10 roll=2 keep=[1,3]
1055  chance: rolled 4 5 2 5 2
      all: rolled round=10 roll=2 shown=[4,2,2,3,2]
1056  seat 0: roll keep 2 3 4
      all: throwing round=10 roll=3 keep=[1,2,3]
1057  chance: rolled 6 6 6 2 4
      all: rolled round=10 roll=3 shown=[6,2,2,3,4]
1058  seat 0: score threes
      all: scored category=threes shown=[6,2,2,3,4] base=3 level=1 flat=6 mult=7.2 xmult=1 total=64; stood score=2485 stage=16 target=4438 won=false; over how=lost cleared=15
over: 6
