turnlight story 1
game: thirteen 2
config: scratch=literal challenge=none unlocked=all first=200 stake=0
seed: 964ac00d0d2207980e7957182c868f2c1ac37e5e78d8db97d23671a272e39203

   1  chance: offered odd-hours padlock staircase
      all: offered items=["odd-hours","padlock","staircase"]
   2  seat 0: draft 2
      all: drafted item=padlock; began stage=1 target=200 rounds=13
   3  seat 0: roll
      all: throwing round=1 roll=1 keep=[]
   4  chance: rolled 4 6 1 6 3
      all: rolled round=1 roll=1 shown=[4,6,1,6,3]
   5  seat 0: roll keep 1 2 4
      all: throwing round=1 roll=2 keep=[0,1,3]
   6  chance: rolled 4 2 1 1 4
      all: rolled round=1 roll=2 shown=[4,6,1,6,4]
   7  seat 0: roll keep 1 5
      all: throwing round=1 roll=3 keep=[0,4]
   8  chance: rolled 1 3 6 4 4
      all: rolled round=1 roll=3 shown=[4,3,6,4,4]
   9  seat 0: score fours
      all: scored category=fours shown=[4,3,6,4,4] base=12 level=1 flat=6 mult=1 xmult=1 total=18
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
      all: scored category=sixes shown=[6,6,6,6,2] base=24 level=1 flat=9 mult=1 xmult=1 total=33
  17  seat 0: roll
      all: throwing round=3 roll=1 keep=[]
  18  chance: rolled 1 6 3 2 4
      all: rolled round=3 roll=1 shown=[1,6,3,2,4]
  19  seat 0: roll keep 2 3 4 5
      all: throwing round=3 roll=2 keep=[1,2,3,4]
  20  chance: rolled 5 5 6 4 1
      all: rolled round=3 roll=2 shown=[5,6,3,2,4]
  21  seat 0: score large-straight
      all: scored category=large-straight shown=[5,6,3,2,4] base=40 level=1 flat=12 mult=1 xmult=1 total=52
  22  seat 0: roll
      all: throwing round=4 roll=1 keep=[]
  23  chance: rolled 5 4 5 3 3
      all: rolled round=4 roll=1 shown=[5,4,5,3,3]
  24  seat 0: roll keep 1 3
      all: throwing round=4 roll=2 keep=[0,2]
  25  chance: rolled 1 3 1 5 2
      all: rolled round=4 roll=2 shown=[5,3,5,5,2]
  26  seat 0: roll keep 1 3 4 5
      all: throwing round=4 roll=3 keep=[0,2,3,4]
  27  chance: rolled 2 1 3 4 4
      all: rolled round=4 roll=3 shown=[5,1,5,5,2]
  28  seat 0: score fives
      all: scored category=fives shown=[5,1,5,5,2] base=15 level=1 flat=12 mult=1 xmult=1 total=27
  29  seat 0: roll
      all: throwing round=5 roll=1 keep=[]
  30  chance: rolled 3 6 4 4 2
      all: rolled round=5 roll=1 shown=[3,6,4,4,2]
  31  seat 0: roll keep 3 4
      all: throwing round=5 roll=2 keep=[2,3]
  32  chance: rolled 5 5 5 6 4
      all: rolled round=5 roll=2 shown=[5,5,4,4,4]
  33  seat 0: score full-house
      all: scored category=full-house shown=[5,5,4,4,4] base=25 level=1 flat=6 mult=1 xmult=1 total=31
  34  seat 0: roll
      all: throwing round=6 roll=1 keep=[]
  35  chance: rolled 2 5 4 1 6
      all: rolled round=6 roll=1 shown=[2,5,4,1,6]
  36  seat 0: roll keep 1
      all: throwing round=6 roll=2 keep=[0]
  37  chance: rolled 2 5 3 3 2
      all: rolled round=6 roll=2 shown=[2,5,3,3,2]
  38  seat 0: roll keep 1 5
      all: throwing round=6 roll=3 keep=[0,4]
  39  chance: rolled 2 3 6 1 6
      all: rolled round=6 roll=3 shown=[2,3,6,1,2]
  40  seat 0: score twos
      all: scored category=twos shown=[2,3,6,1,2] base=4 level=1 flat=6 mult=1 xmult=1 total=10
  41  seat 0: roll
      all: throwing round=7 roll=1 keep=[]
  42  chance: rolled 2 5 6 4 5
      all: rolled round=7 roll=1 shown=[2,5,6,4,5]
  43  seat 0: roll keep 3
      all: throwing round=7 roll=2 keep=[2]
  44  chance: rolled 4 1 3 1 1
      all: rolled round=7 roll=2 shown=[4,1,6,1,1]
  45  seat 0: roll keep 2 4 5
      all: throwing round=7 roll=3 keep=[1,3,4]
  46  chance: rolled 4 2 2 4 2
      all: rolled round=7 roll=3 shown=[4,1,2,1,1]
  47  seat 0: score ones
      all: scored category=ones shown=[4,1,2,1,1] base=3 level=1 flat=9 mult=1 xmult=1 total=12
  48  seat 0: roll
      all: throwing round=8 roll=1 keep=[]
  49  chance: rolled 3 4 6 2 3
      all: rolled round=8 roll=1 shown=[3,4,6,2,3]
  50  seat 0: roll keep 1 5
      all: throwing round=8 roll=2 keep=[0,4]
  51  chance: rolled 5 6 6 5 5
      all: rolled round=8 roll=2 shown=[3,6,6,5,3]
  52  seat 0: roll keep 1 4 5
      all: throwing round=8 roll=3 keep=[0,3,4]
  53  chance: rolled 3 3 5 5 3
      all: rolled round=8 roll=3 shown=[3,3,5,5,3]
  54  seat 0: score threes
      all: scored category=threes shown=[3,3,5,5,3] base=9 level=1 flat=9 mult=1 xmult=1 total=18; bonus base=35 level=1 flat=0 mult=1 xmult=1 total=35
  55  seat 0: roll
      all: throwing round=9 roll=1 keep=[]
  56  chance: rolled 1 5 1 6 4
      all: rolled round=9 roll=1 shown=[1,5,1,6,4]
  57  seat 0: score chance
      all: scored category=chance shown=[1,5,1,6,4] base=17 level=1 flat=0 mult=1 xmult=1 total=17
  58  seat 0: roll
      all: throwing round=10 roll=1 keep=[]
  59  chance: rolled 2 4 3 3 4
      all: rolled round=10 roll=1 shown=[2,4,3,3,4]
  60  seat 0: scratch five-of-a-kind
      all: scratched category=five-of-a-kind
  61  seat 0: cash in
      all: cashed-in rounds=3; stood score=253 stage=1 target=200 won=true; paid stage=5 unused=15 early=1 interest=1 charms=0 purse=28; starred stars=1
  62  chance: offered emblem-house piggy-bank manual-house manual-straights glass forge
      all: offered items=["emblem-house","piggy-bank","manual-house","manual-straights","glass","forge"]
  63  seat 0: buy 4
      all: bought item=manual-straights price=3 purse=25
  64  seat 0: buy 5 die 1
      all: bought item=glass price=6 die=0 purse=19
  65  seat 0: buy 3
      all: bought item=manual-house price=3 purse=16
  66  seat 0: buy 1
      all: bought item=emblem-house price=4 purse=12
  67  seat 0: buy 2
      all: bought item=piggy-bank price=4 purse=8
  68  seat 0: buy 6
      all: bought item=forge price=3 purse=5
  69  seat 0: next
      all: began stage=2 target=300 rounds=13
  70  seat 0: roll
      all: throwing round=1 roll=1 keep=[]
  71  chance: rolled 4 6 6 5 5
      all: rolled round=1 roll=1 shown=[4,6,6,5,5]
  72  seat 0: roll keep 2 3 4
      all: throwing round=1 roll=2 keep=[1,2,3]
  73  chance: rolled 3 3 3 1 3
      all: rolled round=1 roll=2 shown=[3,6,6,5,3]
  74  seat 0: roll keep 1 2 3 5
      all: throwing round=1 roll=3 keep=[0,1,2,4]
  75  chance: rolled 4 2 1 4 2
      all: rolled round=1 roll=3 shown=[3,6,6,4,3]
  76  seat 0: use forge 4 3
      all: used item=forge die=3 from=4 to=3
  77  seat 0: score full-house
      all: scored category=full-house shown=[3,6,6,3,3] base=25 level=1.5 flat=12 mult=1.95 xmult=1.25 total=120
  78  chance: cracked none
      all: cracked dice=[]
  79  seat 0: roll
      all: throwing round=2 roll=1 keep=[]
  80  chance: rolled 3 2 6 5 5
      all: rolled round=2 roll=1 shown=[3,2,6,5,5]
  81  seat 0: roll keep 3 4
      all: throwing round=2 roll=2 keep=[2,3]
  82  chance: rolled 4 1 1 3 2
      all: rolled round=2 roll=2 shown=[4,1,6,5,2]
  83  seat 0: roll
      all: throwing round=2 roll=3 keep=[]
  84  chance: rolled 6 2 5 3 3
      all: rolled round=2 roll=3 shown=[6,2,5,3,3]
  85  seat 0: score threes
      all: scored category=threes shown=[6,2,5,3,3] base=6 level=1 flat=0 mult=1 xmult=1 total=6
  86  seat 0: roll
      all: throwing round=3 roll=1 keep=[]
  87  chance: rolled 2 2 5 4 6
      all: rolled round=3 roll=1 shown=[2,2,5,4,6]
  88  seat 0: roll keep 4
      all: throwing round=3 roll=2 keep=[3]
  89  chance: rolled 2 1 2 5 5
      all: rolled round=3 roll=2 shown=[2,1,2,4,5]
  90  seat 0: roll keep 1 4
      all: throwing round=3 roll=3 keep=[0,3]
  91  chance: rolled 3 6 4 5 4
      all: rolled round=3 roll=3 shown=[2,6,4,4,4]
  92  seat 0: score three-of-a-kind
      all: scored category=three-of-a-kind shown=[2,6,4,4,4] base=20 level=1 flat=6 mult=1 xmult=1.25 total=32
  93  chance: cracked none
      all: cracked dice=[]
  94  seat 0: roll
      all: throwing round=4 roll=1 keep=[]
  95  chance: rolled 2 5 1 6 1
      all: rolled round=4 roll=1 shown=[2,5,1,6,1]
  96  seat 0: roll keep 4
      all: throwing round=4 roll=2 keep=[3]
  97  chance: rolled 5 5 4 5 4
      all: rolled round=4 roll=2 shown=[5,5,4,6,4]
  98  seat 0: roll keep 1 2 3 4
      all: throwing round=4 roll=3 keep=[0,1,2,3]
  99  chance: rolled 3 1 5 2 4
      all: rolled round=4 roll=3 shown=[5,5,4,6,4]
 100  seat 0: score chance
      all: scored category=chance shown=[5,5,4,6,4] base=24 level=1.5 flat=12 mult=1.95 xmult=1.25 total=117
 101  chance: cracked 1
      all: cracked dice=[0]
 102  seat 0: roll
      all: throwing round=5 roll=1 keep=[]
 103  chance: rolled 3 6 6 6 1
      all: rolled round=5 roll=1 shown=[3,6,6,6,1]
 104  seat 0: roll keep 2 3 4
      all: throwing round=5 roll=2 keep=[1,2,3]
 105  chance: rolled 1 4 3 5 2
      all: rolled round=5 roll=2 shown=[1,6,6,6,2]
 106  seat 0: roll keep 2 3 4
      all: throwing round=5 roll=3 keep=[1,2,3]
 107  chance: rolled 4 6 3 1 5
      all: rolled round=5 roll=3 shown=[4,6,6,6,5]
 108  seat 0: score sixes
      all: scored category=sixes shown=[4,6,6,6,5] base=18 level=1 flat=9 mult=1 xmult=1 total=27
 109  seat 0: roll
      all: throwing round=6 roll=1 keep=[]
 110  chance: rolled 5 3 3 6 2
      all: rolled round=6 roll=1 shown=[5,3,3,6,2]
 111  seat 0: score twos
      all: scored category=twos shown=[5,3,3,6,2] base=2 level=1 flat=0 mult=1 xmult=1 total=2
 112  seat 0: roll
      all: throwing round=7 roll=1 keep=[]
 113  chance: rolled 6 3 3 1 4
      all: rolled round=7 roll=1 shown=[6,3,3,1,4]
 114  seat 0: score ones
      all: scored category=ones shown=[6,3,3,1,4] base=1 level=1 flat=0 mult=1 xmult=1 total=1
 115  seat 0: roll
      all: throwing round=8 roll=1 keep=[]
 116  chance: rolled 1 1 4 3 2
      all: rolled round=8 roll=1 shown=[1,1,4,3,2]
 117  seat 0: score small-straight
      all: scored category=small-straight shown=[1,1,4,3,2] base=30 level=1.5 flat=0 mult=1.15 xmult=1 total=51
 118  seat 0: cash in
      all: cashed-in rounds=5; stood score=356 stage=2 target=300 won=true; paid stage=6 unused=15 early=2 interest=1 charms=3 purse=32; starred stars=1
 119  chance: offered oddity small-change manual-upper manual-kinds steel flip
      all: offered items=["oddity","small-change","manual-upper","manual-kinds","steel","flip"]
 120  seat 0: buy 3
      all: bought item=manual-upper price=3 purse=29
 121  seat 0: buy 1
      all: bought item=oddity price=5 purse=24
 122  seat 0: buy 2
      all: bought item=small-change price=4 purse=20
 123  seat 0: buy 4
      all: bought item=manual-kinds price=3 purse=17
 124  seat 0: buy 5 die 1
      all: bought item=steel price=6 die=0 purse=11
 125  seat 0: buy 6
      all: bought item=flip price=2 purse=9
 126  seat 0: reroll
      all: rerolled price=3 purse=6
 127  chance: offered abacus mirror manual-straights manual-kinds gold forge
      all: offered items=["abacus","mirror","manual-straights","manual-kinds","gold","forge"]
 128  seat 0: buy 4
      all: bought item=manual-kinds price=4 purse=2
 129  seat 0: next
      all: began stage=3 target=450 rounds=13
 130  seat 0: roll
      all: throwing round=1 roll=1 keep=[]
 131  chance: rolled 3 1 4 1 3
      all: rolled round=1 roll=1 shown=[3,1,4,1,3]
 132  seat 0: roll keep 1 2 4 5
      all: throwing round=1 roll=2 keep=[0,1,3,4]
 133  chance: rolled 2 4 5 3 3
      all: rolled round=1 roll=2 shown=[3,1,5,1,3]
 134  seat 0: score threes
      all: scored category=threes shown=[3,1,5,1,3] base=6 level=1.5 flat=28 mult=3.15 xmult=1 total=116
 135  seat 0: roll
      all: throwing round=2 roll=1 keep=[]
 136  chance: rolled 2 2 4 3 6
      all: rolled round=2 roll=1 shown=[2,2,4,3,6]
 137  seat 0: roll keep 1 3 4
      all: throwing round=2 roll=2 keep=[0,2,3]
 138  chance: rolled 4 1 2 6 5
      all: rolled round=2 roll=2 shown=[2,1,4,3,5]
 139  seat 0: score large-straight
      all: scored category=large-straight shown=[2,1,4,3,5] base=40 level=1.5 flat=9 mult=1.35 xmult=1 total=93
 140  seat 0: roll
      all: throwing round=3 roll=1 keep=[]
 141  chance: rolled 6 4 6 3 5
      all: rolled round=3 roll=1 shown=[6,4,6,3,5]
 142  seat 0: roll keep 2 4
      all: throwing round=3 roll=2 keep=[1,3]
 143  chance: rolled 6 2 5 1 5
      all: rolled round=3 roll=2 shown=[6,4,5,3,5]
 144  seat 0: roll keep 1 2 3 4
      all: throwing round=3 roll=3 keep=[0,1,2,3]
 145  chance: rolled 4 3 6 4 1
      all: rolled round=3 roll=3 shown=[6,4,5,3,1]
 146  seat 0: score small-straight
      all: scored category=small-straight shown=[6,4,5,3,1] base=30 level=1.5 flat=12 mult=1.35 xmult=1 total=76
 147  seat 0: roll
      all: throwing round=4 roll=1 keep=[]
 148  chance: rolled 4 3 6 3 2
      all: rolled round=4 roll=1 shown=[4,3,6,3,2]
 149  seat 0: roll keep 2 4
      all: throwing round=4 roll=2 keep=[1,3]
 150  chance: rolled 3 5 3 3 1
      all: rolled round=4 roll=2 shown=[3,3,3,3,1]
 151  seat 0: roll keep 1 2 3 4
      all: throwing round=4 roll=3 keep=[0,1,2,3]
 152  chance: rolled 2 2 2 3 3
      all: rolled round=4 roll=3 shown=[3,3,3,3,3]
 153  seat 0: score five-of-a-kind
      all: scored category=five-of-a-kind shown=[3,3,3,3,3] base=50 level=2 flat=12 mult=3.3 xmult=1 total=369
 154  seat 0: roll
      all: throwing round=5 roll=1 keep=[]
 155  chance: rolled 6 1 1 1 2
      all: rolled round=5 roll=1 shown=[6,1,1,1,2]
 156  seat 0: score sixes
      all: scored category=sixes shown=[6,1,1,1,2] base=6 level=1.5 flat=16 mult=1.35 xmult=1 total=33
 157  seat 0: roll
      all: throwing round=6 roll=1 keep=[]
 158  chance: rolled 4 2 6 2 6
      all: rolled round=6 roll=1 shown=[4,2,6,2,6]
 159  seat 0: score twos
      all: scored category=twos shown=[4,2,6,2,6] base=4 level=1.5 flat=16 mult=1.15 xmult=1 total=25
 160  seat 0: cash in
      all: cashed-in rounds=7; stood score=712 stage=3 target=450 won=true; paid stage=6 unused=15 early=3 interest=0 charms=3 purse=29; starred stars=1
 161  chance: foretold no-bonus
      all: twisted stage=4 twist={"kind":"no-bonus"}
 162  chance: offered banker fourth-roll manual-kinds manual-upper bridge stamp
      all: offered items=["banker","fourth-roll","manual-kinds","manual-upper","bridge","stamp"]
 163  seat 0: buy 4
      all: bought item=manual-upper price=4 purse=25
 164  seat 0: sell emblem-house
      all: sold item=emblem-house price=2 purse=27
 165  seat 0: buy 2
      all: bought item=fourth-roll price=7 purse=20
 166  seat 0: buy 3
      all: bought item=manual-kinds price=5 purse=15
 167  seat 0: buy 6
      all: bought item=stamp price=4 purse=11
 168  seat 0: buy 5 die 2
      all: bought item=bridge price=4 die=1 purse=7
 169  seat 0: next
      all: began stage=4 target=594 rounds=13
 170  seat 0: roll
      all: throwing round=1 roll=1 keep=[]
 171  chance: rolled 5 6 1 4 4
      all: rolled round=1 roll=1 shown=[5,5,1,4,4]
 172  seat 0: roll keep 1 2 3
      all: throwing round=1 roll=2 keep=[0,1,2]
 173  chance: rolled 1 2 4 1 5
      all: rolled round=1 roll=2 shown=[5,5,1,1,5]
 174  seat 0: use stamp
      all: used item=stamp
 175  seat 0: roll keep 1 2 5
      all: throwing round=1 roll=3 keep=[0,1,4]
 176  chance: rolled 6 5 5 4 5
      all: rolled round=1 roll=3 shown=[5,5,5,4,5]
 177  seat 0: roll keep 1 2 3 5
      all: throwing round=1 roll=4 keep=[0,1,2,4]
 178  chance: rolled 5 4 5 4 6
      all: rolled round=1 roll=4 shown=[5,5,5,4,5]
 179  seat 0: use flip 4
      all: used item=flip die=3 from=4 to=3
 180  seat 0: score four-of-a-kind
      all: scored category=four-of-a-kind shown=[5,5,5,3,5] base=23 level=2.5 flat=12 mult=3.45 xmult=2 total=479
 181  seat 0: roll
      all: throwing round=2 roll=1 keep=[]
 182  chance: rolled 4 2 1 2 6
      all: rolled round=2 roll=1 shown=[4,3,1,2,6]
 183  seat 0: roll
      all: throwing round=2 roll=2 keep=[]
 184  chance: rolled 2 4 4 3 5
      all: rolled round=2 roll=2 shown=[2,4,4,3,5]
 185  seat 0: roll keep 1 2 4 5
      all: throwing round=2 roll=3 keep=[0,1,3,4]
 186  chance: rolled 1 4 1 1 5
      all: rolled round=2 roll=3 shown=[2,4,1,3,5]
 187  seat 0: score large-straight
      all: scored category=large-straight shown=[2,4,1,3,5] base=40 level=1.5 flat=12 mult=1.35 xmult=1 total=97
 188  seat 0: roll
      all: throwing round=3 roll=1 keep=[]
 189  chance: rolled 3 4 1 3 5
      all: rolled round=3 roll=1 shown=[3,4,1,3,5]
 190  seat 0: roll keep 1 3 4 5
      all: throwing round=3 roll=2 keep=[0,2,3,4]
 191  chance: rolled 6 2 3 2 1
      all: rolled round=3 roll=2 shown=[3,3,1,3,5]
 192  seat 0: roll keep 1 2 4
      all: throwing round=3 roll=3 keep=[0,1,3]
 193  chance: rolled 3 6 4 4 1
      all: rolled round=3 roll=3 shown=[3,3,4,3,1]
 194  seat 0: roll keep 1 2 4 5
      all: throwing round=3 roll=4 keep=[0,1,3,4]
 195  chance: rolled 3 4 6 6 3
      all: rolled round=3 roll=4 shown=[3,3,6,3,1]
 196  seat 0: score sixes
      all: scored category=sixes shown=[3,3,6,3,1] base=6 level=2 flat=28 mult=1.3 xmult=1 total=52
 197  seat 0: roll
      all: throwing round=4 roll=1 keep=[]
 198  chance: rolled 6 4 5 1 4
      all: rolled round=4 roll=1 shown=[6,4,5,1,4]
 199  seat 0: score fours
      all: scored category=fours shown=[6,4,5,1,4] base=8 level=2 flat=16 mult=1.3 xmult=1 total=41
 200  seat 0: roll
      all: throwing round=5 roll=1 keep=[]
 201  chance: rolled 4 1 3 6 1
      all: rolled round=5 roll=1 shown=[4,2,3,6,1]
 202  seat 0: score small-straight
      all: scored category=small-straight shown=[4,2,3,6,1] base=30 level=1.5 flat=0 mult=1.35 xmult=1 total=60
 203  seat 0: cash in
      all: cashed-in rounds=8; stood score=729 stage=4 target=594 won=true; paid stage=7 unused=15 early=4 interest=1 charms=3 purse=37; starred stars=1
 204  chance: offered big-spender emblem-house manual-upper manual-house gold flip
      all: offered items=["big-spender","emblem-house","manual-upper","manual-house","gold","flip"]
 205  seat 0: buy 3
      all: bought item=manual-upper price=5 purse=32
 206  seat 0: buy 5 die 2
      all: sold item=bridge price=2 purse=28 die=1; bought item=gold price=6 die=1 purse=28
 207  seat 0: sell small-change
      all: sold item=small-change price=2 purse=30
 208  seat 0: buy 1
      all: bought item=big-spender price=7 purse=23
 209  seat 0: buy 4
      all: bought item=manual-house price=4 purse=19
 210  seat 0: buy 6
      all: bought item=flip price=2 purse=17
 211  seat 0: slot
      all: widened slots=6 price=10 purse=7
 212  seat 0: buy 2
      all: bought item=emblem-house price=4 purse=3
 213  seat 0: next
      all: began stage=5 target=1013 rounds=13
 214  seat 0: roll
      all: throwing round=1 roll=1 keep=[]
 215  chance: rolled 4 4 3 5 5
      all: rolled round=1 roll=1 shown=[4,4,3,5,5]
 216  seat 0: roll keep 3 4 5
      all: throwing round=1 roll=2 keep=[2,3,4]
 217  chance: rolled 5 5 6 6 1
      all: rolled round=1 roll=2 shown=[5,5,3,5,5]
 218  seat 0: roll keep 1 2 4 5
      all: throwing round=1 roll=3 keep=[0,1,3,4]
 219  chance: rolled 5 6 3 4 1
      all: rolled round=1 roll=3 shown=[5,5,3,5,5]
 220  seat 0: score four-of-a-kind
      all: scored category=four-of-a-kind shown=[5,5,3,5,5] base=23 level=2.5 flat=12 mult=4.95 xmult=1 total=344; earned die=1 money=1
 221  seat 0: roll
      all: throwing round=2 roll=1 keep=[]
 222  chance: rolled 2 2 3 2 5
      all: rolled round=2 roll=1 shown=[2,2,3,2,5]
 223  seat 0: roll keep 3 5
      all: throwing round=2 roll=2 keep=[2,4]
 224  chance: rolled 6 1 3 1 3
      all: rolled round=2 roll=2 shown=[6,1,3,1,5]
 225  seat 0: roll keep 2 4 5
      all: throwing round=2 roll=3 keep=[1,3,4]
 226  chance: rolled 4 6 5 3 6
      all: rolled round=2 roll=3 shown=[4,1,5,1,5]
 227  seat 0: roll keep 2 3 4 5
      all: throwing round=2 roll=4 keep=[1,2,3,4]
 228  chance: rolled 2 1 4 5 2
      all: rolled round=2 roll=4 shown=[2,1,5,1,5]
 229  seat 0: use flip 1
      all: used item=flip die=0 from=2 to=5
 230  seat 0: score full-house
      all: scored category=full-house shown=[5,1,5,1,5] base=25 level=2 flat=12 mult=5.6 xmult=1 total=347
 231  seat 0: roll
      all: throwing round=3 roll=1 keep=[]
 232  chance: rolled 6 4 2 5 6
      all: rolled round=3 roll=1 shown=[6,4,2,5,6]
 233  seat 0: roll keep 2 3 4
      all: throwing round=3 roll=2 keep=[1,2,3]
 234  chance: rolled 6 2 5 5 5
      all: rolled round=3 roll=2 shown=[6,4,2,5,5]
 235  seat 0: roll keep 2 4 5
      all: throwing round=3 roll=3 keep=[1,3,4]
 236  chance: rolled 1 5 3 5 5
      all: rolled round=3 roll=3 shown=[1,4,3,5,5]
 237  seat 0: roll keep 2 3 4
      all: throwing round=3 roll=4 keep=[1,2,3]
 238  chance: rolled 2 3 5 4 5
      all: rolled round=3 roll=4 shown=[2,4,3,5,5]
 239  seat 0: score small-straight
      all: scored category=small-straight shown=[2,4,3,5,5] base=30 level=1.5 flat=9 mult=2.85 xmult=1 total=153
 240  seat 0: roll
      all: throwing round=4 roll=1 keep=[]
 241  chance: rolled 5 5 1 4 3
      all: rolled round=4 roll=1 shown=[5,5,1,4,3]
 242  seat 0: roll keep 2 5
      all: throwing round=4 roll=2 keep=[1,4]
 243  chance: rolled 5 3 6 4 3
      all: rolled round=4 roll=2 shown=[5,5,6,4,3]
 244  seat 0: roll keep 1 2 5
      all: throwing round=4 roll=3 keep=[0,1,4]
 245  chance: rolled 4 2 1 3 1
      all: rolled round=4 roll=3 shown=[5,5,1,3,3]
 246  seat 0: score chance
      all: scored category=chance shown=[5,5,1,3,3] base=17 level=2 flat=9 mult=5.6 xmult=1 total=240; earned die=1 money=1
 247  seat 0: roll
      all: throwing round=5 roll=1 keep=[]
 248  chance: rolled 2 1 5 6 5
      all: rolled round=5 roll=1 shown=[2,1,5,6,5]
 249  seat 0: score ones
      all: scored category=ones shown=[2,1,5,6,5] base=1 level=2.5 flat=0 mult=2.95 xmult=1 total=7
 250  seat 0: cash in
      all: cashed-in rounds=8; stood score=1091 stage=5 target=1013 won=true; paid stage=7 unused=15 early=4 interest=1 charms=3 purse=35; starred stars=1
 251  chance: offered bell tip-jar manual-house manual-straights light nudge
      all: offered items=["bell","tip-jar","manual-house","manual-straights","light","nudge"]
 252  seat 0: sell big-spender
      all: sold item=big-spender price=3 purse=38
 253  seat 0: buy 1
      all: bought item=bell price=5 purse=33
 254  seat 0: sell emblem-house
      all: sold item=emblem-house price=2 purse=35
 255  seat 0: buy 2
      all: bought item=tip-jar price=4 purse=31
 256  seat 0: buy 4
      all: bought item=manual-straights price=4 purse=27
 257  seat 0: buy 3
      all: bought item=manual-house price=5 purse=22
 258  seat 0: buy 5 die 3
      all: bought item=light price=4 die=2 purse=18
 259  seat 0: buy 6
      all: bought item=nudge price=2 purse=16
 260  seat 0: reroll
      all: rerolled price=3 purse=13
 261  chance: offered compounder scratch-pad manual-upper manual-house bridge flip
      all: offered items=["compounder","scratch-pad","manual-upper","manual-house","bridge","flip"]
 262  seat 0: sell piggy-bank
      all: sold item=piggy-bank price=2 purse=15
 263  seat 0: buy 1
      all: bought item=compounder price=8 purse=7
 264  seat 0: sell tip-jar
      all: sold item=tip-jar price=2 purse=9
 265  seat 0: buy 2
      all: bought item=scratch-pad price=5 purse=4
 266  seat 0: buy 5 die 4
      all: bought item=bridge price=4 die=3 purse=0
 267  seat 0: next
      all: began stage=6 target=1519 rounds=13
 268  seat 0: roll
      all: throwing round=1 roll=1 keep=[]
 269  chance: rolled 3 2 1 4 3
      all: rolled round=1 roll=1 shown=[3,2,1,4,3]
 270  seat 0: roll keep 1 5
      all: throwing round=1 roll=2 keep=[0,4]
 271  chance: rolled 6 2 3 2 6
      all: rolled round=1 roll=2 shown=[3,2,2,3,3]
 272  seat 0: roll keep 1 4 5
      all: throwing round=1 roll=3 keep=[0,3,4]
 273  chance: rolled 5 3 3 1 4
      all: rolled round=1 roll=3 shown=[3,3,2,3,3]
 274  seat 0: roll keep 1 2 4 5
      all: throwing round=1 roll=4 keep=[0,1,3,4]
 275  chance: rolled 4 2 3 3 2
      all: rolled round=1 roll=4 shown=[3,3,2,3,3]
 276  seat 0: use nudge 3 +
      all: used item=nudge die=2 from=2 to=3
 277  seat 0: score five-of-a-kind
      all: scored category=five-of-a-kind shown=[3,3,3,3,3] base=50 level=2.5 flat=15 mult=3.75 xmult=1.125 total=590
 278  seat 0: roll
      all: throwing round=2 roll=1 keep=[]
 279  chance: rolled 3 3 4 1 3
      all: rolled round=2 roll=1 shown=[3,3,2,2,3]
 280  seat 0: roll keep 1 2 5
      all: throwing round=2 roll=2 keep=[0,1,4]
 281  chance: rolled 3 3 5 6 2
      all: rolled round=2 roll=2 shown=[3,3,3,5,3]
 282  seat 0: score four-of-a-kind
      all: scored category=four-of-a-kind shown=[3,3,3,5,3] base=17 level=2.5 flat=12 mult=3.75 xmult=1.125 total=229
 283  seat 0: roll
      all: throwing round=3 roll=1 keep=[]
 284  chance: rolled 1 1 3 4 1
      all: rolled round=3 roll=1 shown=[1,1,2,4,1]
 285  seat 0: roll keep 1
      all: throwing round=3 roll=2 keep=[0]
 286  chance: rolled 3 4 5 5 6
      all: rolled round=3 roll=2 shown=[1,4,3,4,6]
 287  seat 0: roll keep 1
      all: throwing round=3 roll=3 keep=[0]
 288  chance: rolled 2 3 2 3 2
      all: rolled round=3 roll=3 shown=[1,3,1,3,2]
 289  seat 0: roll keep 1 2 3 4
      all: throwing round=3 roll=4 keep=[0,1,2,3]
 290  chance: rolled 1 5 6 6 4
      all: rolled round=3 roll=4 shown=[1,3,1,3,4]
 291  seat 0: score ones
      all: scored category=ones shown=[1,3,1,3,4] base=2 level=2.5 flat=15 mult=1.95 xmult=1.125 total=43
 292  seat 0: roll
      all: throwing round=4 roll=1 keep=[]
 293  chance: rolled 3 1 4 4 3
      all: rolled round=4 roll=1 shown=[3,1,2,4,3]
 294  seat 0: roll keep 1 2 5
      all: throwing round=4 roll=2 keep=[0,1,4]
 295  chance: rolled 4 2 1 4 6
      all: rolled round=4 roll=2 shown=[3,1,1,4,3]
 296  seat 0: roll keep 1 2 3 5
      all: throwing round=4 roll=3 keep=[0,1,2,4]
 297  chance: rolled 6 4 3 5 2
      all: rolled round=4 roll=3 shown=[3,1,1,4,3]
 298  seat 0: roll keep 1 2 3 5
      all: throwing round=4 roll=4 keep=[0,1,2,4]
 299  chance: rolled 3 1 1 2 5
      all: rolled round=4 roll=4 shown=[3,1,1,3,3]
 300  seat 0: score full-house
      all: scored category=full-house shown=[3,1,1,3,3] base=25 level=2.5 flat=15 mult=3.75 xmult=1.125 total=326
 301  seat 0: roll
      all: throwing round=5 roll=1 keep=[]
 302  chance: rolled 5 6 2 6 2
      all: rolled round=5 roll=1 shown=[5,6,1,5,2]
 303  seat 0: roll keep 1 3 4
      all: throwing round=5 roll=2 keep=[0,2,3]
 304  chance: rolled 5 2 5 6 3
      all: rolled round=5 roll=2 shown=[5,2,1,5,3]
 305  seat 0: roll keep 1 4
      all: throwing round=5 roll=3 keep=[0,3]
 306  chance: rolled 2 5 3 5 6
      all: rolled round=5 roll=3 shown=[5,5,2,5,6]
 307  seat 0: roll keep 1 2 4
      all: throwing round=5 roll=4 keep=[0,1,3]
 308  chance: rolled 6 3 6 4 1
      all: rolled round=5 roll=4 shown=[5,5,3,5,1]
 309  seat 0: score fives
      all: scored category=fives shown=[5,5,3,5,1] base=15 level=2.5 flat=9 mult=3.75 xmult=1.125 total=196; earned die=1 money=1
 310  seat 0: roll
      all: throwing round=6 roll=1 keep=[]
 311  chance: rolled 4 1 1 6 4
      all: rolled round=6 roll=1 shown=[4,1,1,5,4]
 312  seat 0: roll keep 4
      all: throwing round=6 roll=2 keep=[3]
 313  chance: rolled 3 5 1 6 3
      all: rolled round=6 roll=2 shown=[3,5,1,5,3]
 314  seat 0: roll keep 1 2 4 5
      all: throwing round=6 roll=3 keep=[0,1,3,4]
 315  chance: rolled 2 3 2 1 6
      all: rolled round=6 roll=3 shown=[3,5,1,5,3]
 316  seat 0: score chance
      all: scored category=chance shown=[3,5,1,5,3] base=17 level=2.5 flat=15 mult=3.75 xmult=1.125 total=242; earned die=1 money=1
 317  seat 0: roll
      all: throwing round=7 roll=1 keep=[]
 318  chance: rolled 6 6 4 4 1
      all: rolled round=7 roll=1 shown=[6,6,2,4,1]
 319  seat 0: score sixes
      all: scored category=sixes shown=[6,6,2,4,1] base=12 level=2.5 flat=0 mult=1.95 xmult=1.125 total=65; earned die=1 money=1
 320  seat 0: cash in
      all: cashed-in rounds=6; stood score=1691 stage=6 target=1519 won=true; paid stage=8 unused=15 early=3 interest=0 charms=0 purse=29; starred stars=1
 321  chance: offered rainbow high-tide manual-straights manual-kinds copper token
      all: offered items=["rainbow","high-tide","manual-straights","manual-kinds","copper","token"]
 322  seat 0: buy 3
      all: bought item=manual-straights price=5 purse=24
 323  seat 0: buy 4
      all: bought item=manual-kinds price=6 purse=18
 324  seat 0: buy 5 die 4
      all: sold item=bridge price=2 purse=15 die=3; bought item=copper price=5 die=3 purse=15
 325  seat 0: buy 6
      all: bought item=token price=2 purse=13
 326  seat 0: reroll
      all: rerolled price=3 purse=10
 327  chance: offered first-light tinker manual-house manual-kinds wild nudge
      all: offered items=["first-light","tinker","manual-house","manual-kinds","wild","nudge"]
 328  seat 0: buy 5 die 5
      all: bought item=wild price=7 die=4 purse=3
 329  seat 0: sell bell
      all: sold item=bell price=2 purse=5
 330  seat 0: buy 1
      all: bought item=first-light price=5 purse=0
 331  seat 0: next
      all: began stage=7 target=2278 rounds=13
 332  seat 0: roll
      all: throwing round=1 roll=1 keep=[]
 333  chance: rolled 3 5 4 2 4
      all: rolled round=1 roll=1 shown=[3,5,2,2,4]
 334  seat 0: score small-straight
      all: scored category=small-straight shown=[3,5,2,2,4] base=30 level=2.5 flat=8 mult=3.45 xmult=1.25 total=357; earned die=1 money=1
 335  seat 0: roll
      all: throwing round=2 roll=1 keep=[]
 336  chance: rolled 5 2 1 1 3
      all: rolled round=2 roll=1 shown=[5,2,1,1,3]
 337  seat 0: roll keep 3 4 5
      all: throwing round=2 roll=2 keep=[2,3,4]
 338  chance: rolled 2 2 5 6 1
      all: rolled round=2 roll=2 shown=[2,2,1,1,3]
 339  seat 0: roll keep 3 4 5
      all: throwing round=2 roll=3 keep=[2,3,4]
 340  chance: rolled 1 5 3 3 5
      all: rolled round=2 roll=3 shown=[1,5,1,1,3]
 341  seat 0: score ones
      all: scored category=ones shown=[1,5,1,1,3] base=3 level=2.5 flat=17 mult=3.45 xmult=1.25 total=105
 342  seat 0: roll
      all: throwing round=3 roll=1 keep=[]
 343  chance: rolled 1 4 4 2 2
      all: rolled round=3 roll=1 shown=[1,4,2,2,2]
 344  seat 0: roll
      all: throwing round=3 roll=2 keep=[]
 345  chance: rolled 4 5 1 4 6
      all: rolled round=3 roll=2 shown=[4,5,1,4,6]
 346  seat 0: roll keep 1 3 4
      all: throwing round=3 roll=3 keep=[0,2,3]
 347  chance: rolled 6 6 5 1 3
      all: rolled round=3 roll=3 shown=[4,6,1,4,3]
 348  seat 0: roll keep 1 3 4
      all: throwing round=3 roll=4 keep=[0,2,3]
 349  chance: rolled 6 1 3 4 5
      all: rolled round=3 roll=4 shown=[4,1,1,4,5]
 350  seat 0: score fours
      all: scored category=fours shown=[4,1,1,4,5] base=8 level=2.5 flat=9 mult=1.65 xmult=1.25 total=59
 351  seat 0: roll
      all: throwing round=4 roll=1 keep=[]
 352  chance: rolled 1 4 6 4 3
      all: rolled round=4 roll=1 shown=[1,4,3,4,3]
 353  seat 0: roll keep 5
      all: throwing round=4 roll=2 keep=[4]
 354  chance: rolled 1 4 2 2 3
      all: rolled round=4 roll=2 shown=[1,4,1,2,3]
 355  seat 0: roll keep 1 3
      all: throwing round=4 roll=3 keep=[0,2]
 356  chance: rolled 3 6 1 5 5
      all: rolled round=4 roll=3 shown=[1,6,1,5,5]
 357  seat 0: roll keep 1 3 4 5
      all: throwing round=4 roll=4 keep=[0,2,3,4]
 358  chance: rolled 3 3 3 4 2
      all: rolled round=4 roll=4 shown=[1,3,1,5,5]
 359  seat 0: score chance
      all: scored category=chance shown=[1,3,1,5,5] base=15 level=2.5 flat=15 mult=3.45 xmult=1.25 total=226
 360  seat 0: roll
      all: throwing round=5 roll=1 keep=[]
 361  chance: rolled 1 6 2 1 4
      all: rolled round=5 roll=1 shown=[1,6,1,1,4]
 362  seat 0: roll keep 1 4
      all: throwing round=5 roll=2 keep=[0,3]
 363  chance: rolled 5 6 1 2 4
      all: rolled round=5 roll=2 shown=[1,6,1,1,4]
 364  seat 0: roll keep 1 4
      all: throwing round=5 roll=3 keep=[0,3]
 365  chance: rolled 1 4 2 2 1
      all: rolled round=5 roll=3 shown=[1,4,1,1,1]
 366  seat 0: roll keep 1 3 4 5
      all: throwing round=5 roll=4 keep=[0,2,3,4]
 367  chance: rolled 5 4 5 6 3
      all: rolled round=5 roll=4 shown=[1,4,1,1,1]
 368  seat 0: use token
      all: used item=token
 369  seat 0: roll keep 1 3 4 5
      all: throwing round=5 roll=5 keep=[0,2,3,4]
 370  chance: rolled 6 1 6 1 6
      all: rolled round=5 roll=5 shown=[1,1,1,1,1]
 371  seat 0: score five-of-a-kind
      all: scored category=five-of-a-kind shown=[1,1,1,1,1] base=50 level=3 flat=20 mult=3.6 xmult=1.25 total=765
 372  seat 0: roll
      all: throwing round=6 roll=1 keep=[]
 373  chance: rolled 1 4 2 6 1
      all: rolled round=6 roll=1 shown=[1,4,1,6,1]
 374  seat 0: roll keep 5
      all: throwing round=6 roll=2 keep=[4]
 375  chance: rolled 6 2 6 4 4
      all: rolled round=6 roll=2 shown=[6,2,3,4,1]
 376  seat 0: roll keep 1 3 5
      all: throwing round=6 roll=3 keep=[0,2,4]
 377  chance: rolled 3 1 6 4 5
      all: rolled round=6 roll=3 shown=[6,1,3,4,1]
 378  seat 0: roll keep 1 3 5
      all: throwing round=6 roll=4 keep=[0,2,4]
 379  chance: rolled 1 1 3 1 5
      all: rolled round=6 roll=4 shown=[6,1,3,1,1]
 380  seat 0: score sixes
      all: scored category=sixes shown=[6,1,3,1,1] base=12 level=2.5 flat=9 mult=1.65 xmult=1.25 total=80
 381  seat 0: roll
      all: throwing round=7 roll=1 keep=[]
 382  chance: rolled 5 5 5 6 2
      all: rolled round=7 roll=1 shown=[5,5,3,6,2]
 383  seat 0: roll keep 1 2 3
      all: throwing round=7 roll=2 keep=[0,1,2]
 384  chance: rolled 1 2 4 3 1
      all: rolled round=7 roll=2 shown=[5,5,3,3,1]
 385  seat 0: score three-of-a-kind
      all: scored category=three-of-a-kind shown=[5,5,3,3,1] base=21 level=3 flat=12 mult=3.6 xmult=1.25 total=337; earned die=1 money=1
 386  seat 0: roll
      all: throwing round=8 roll=1 keep=[]
 387  chance: rolled 1 1 6 3 1
      all: rolled round=8 roll=1 shown=[1,1,3,3,1]
 388  seat 0: score full-house
      all: scored category=full-house shown=[1,1,3,3,1] base=25 level=2.5 flat=3 mult=5.25 xmult=1.25 total=429
 389  seat 0: cash in
      all: cashed-in rounds=5; stood score=2358 stage=7 target=2278 won=true; paid stage=8 unused=15 early=2 interest=0 charms=0 purse=27; starred stars=1
 390  chance: foretold no-kinds
      all: twisted stage=8 twist={"kind":"no-kinds"}
 391  chance: offered seal-kinds emblem-straights manual-kinds manual-house lucky token
      all: offered items=["seal-kinds","emblem-straights","manual-kinds","manual-house","lucky","token"]
 392  seat 0: sell oddity
      all: sold item=oddity price=2 purse=29
 393  seat 0: buy 1
      all: bought item=seal-kinds price=7 purse=22
 394  seat 0: buy 3
      all: bought item=manual-kinds price=7 purse=15
 395  seat 0: buy 4
      all: bought item=manual-house price=6 purse=9
 396  seat 0: buy 6
      all: bought item=token price=2 purse=7
 397  seat 0: next
      all: began stage=8 target=2665 rounds=10
 398  seat 0: roll
      all: throwing round=1 roll=1 keep=[]
 399  chance: rolled 1 3 1 3 6
      all: rolled round=1 roll=1 shown=[1,3,1,3,6]
 400  seat 0: roll keep 1 3
      all: throwing round=1 roll=2 keep=[0,2]
 401  chance: rolled 2 3 6 3 1
      all: rolled round=1 roll=2 shown=[1,3,1,3,1]
 402  seat 0: roll keep 1 2 3 5
      all: throwing round=1 roll=3 keep=[0,1,2,4]
 403  chance: rolled 6 4 5 3 5
      all: rolled round=1 roll=3 shown=[1,3,1,3,1]
 404  seat 0: score ones
      all: scored category=ones shown=[1,3,1,3,1] base=3 level=2.5 flat=15 mult=1.65 xmult=1.375 total=51
 405  seat 0: roll
      all: throwing round=2 roll=1 keep=[]
 406  chance: rolled 2 2 2 1 2
      all: rolled round=2 roll=1 shown=[2,2,1,1,2]
 407  seat 0: score full-house
      all: scored category=full-house shown=[2,2,1,1,2] base=25 level=3 flat=8 mult=3.6 xmult=1.375 total=410
 408  seat 0: roll
      all: throwing round=3 roll=1 keep=[]
 409  chance: rolled 5 6 5 4 1
      all: rolled round=3 roll=1 shown=[5,6,3,4,1]
 410  seat 0: score chance
      all: scored category=chance shown=[5,6,3,4,1] base=24 level=3 flat=3 mult=3.6 xmult=1.375 total=371; earned die=1 money=1
 411  seat 0: roll
      all: throwing round=4 roll=1 keep=[]
 412  chance: rolled 3 1 5 4 3
      all: rolled round=4 roll=1 shown=[3,1,3,4,3]
 413  seat 0: score threes
      all: scored category=threes shown=[3,1,3,4,3] base=9 level=2.5 flat=3 mult=3.45 xmult=1.375 total=120
 414  seat 0: roll
      all: throwing round=5 roll=1 keep=[]
 415  chance: rolled 6 6 4 4 6
      all: rolled round=5 roll=1 shown=[6,6,2,4,6]
 416  seat 0: score sixes
      all: scored category=sixes shown=[6,6,2,4,6] base=18 level=2.5 flat=0 mult=3.45 xmult=1.375 total=213; earned die=1 money=1
 417  seat 0: roll
      all: throwing round=6 roll=1 keep=[]
 418  chance: rolled 6 4 6 6 4
      all: rolled round=6 roll=1 shown=[6,4,3,6,4]
 419  seat 0: roll keep 2 5
      all: throwing round=6 roll=2 keep=[1,4]
 420  chance: rolled 5 5 3 4 1
      all: rolled round=6 roll=2 shown=[5,4,2,4,4]
 421  seat 0: roll keep 2 3 4 5
      all: throwing round=6 roll=3 keep=[1,2,3,4]
 422  chance: rolled 4 1 5 6 5
      all: rolled round=6 roll=3 shown=[4,4,2,4,4]
 423  seat 0: score fours
      all: scored category=fours shown=[4,4,2,4,4] base=16 level=2.5 flat=12 mult=1.65 xmult=1.375 total=117
 424  seat 0: roll
      all: throwing round=7 roll=1 keep=[]
 425  chance: rolled 3 4 5 6 6
      all: rolled round=7 roll=1 shown=[3,4,3,6,6]
 426  seat 0: roll keep 3
      all: throwing round=7 roll=2 keep=[2]
 427  chance: rolled 6 3 2 1 4
      all: rolled round=7 roll=2 shown=[6,3,3,1,4]
 428  seat 0: roll keep 2
      all: throwing round=7 roll=3 keep=[1]
 429  chance: rolled 1 6 6 4 3
      all: rolled round=7 roll=3 shown=[1,3,3,4,3]
 430  seat 0: roll
      all: throwing round=7 roll=4 keep=[]
 431  chance: rolled 3 1 4 2 3
      all: rolled round=7 roll=4 shown=[3,1,2,2,3]
 432  seat 0: score twos
      all: scored category=twos shown=[3,1,2,2,3] base=4 level=2.5 flat=8 mult=1.45 xmult=1.375 total=35
 433  seat 0: roll
      all: throwing round=8 roll=1 keep=[]
 434  chance: rolled 2 4 1 3 2
      all: rolled round=8 roll=1 shown=[2,4,1,3,2]
 435  seat 0: score small-straight
      all: scored category=small-straight shown=[2,4,1,3,2] base=30 level=2.5 flat=3 mult=3.45 xmult=1.375 total=370
 436  seat 0: roll
      all: throwing round=9 roll=1 keep=[]
 437  chance: rolled 6 3 2 6 1
      all: rolled round=9 roll=1 shown=[6,3,1,6,1]
 438  seat 0: roll keep 5
      all: throwing round=9 roll=2 keep=[4]
 439  chance: rolled 1 2 1 4 5
      all: rolled round=9 roll=2 shown=[1,2,1,4,1]
 440  seat 0: roll keep 3 5
      all: throwing round=9 roll=3 keep=[2,4]
 441  chance: rolled 6 1 3 6 6
      all: rolled round=9 roll=3 shown=[6,1,1,6,1]
 442  seat 0: roll keep 5
      all: throwing round=9 roll=4 keep=[4]
 443  chance: rolled 5 1 3 5 5
      all: rolled round=9 roll=4 shown=[5,1,2,5,1]
 444  seat 0: score fives
      all: scored category=fives shown=[5,1,2,5,1] base=15 level=2.5 flat=3 mult=1.65 xmult=1.375 total=91; bonus base=35 level=2.5 flat=0 mult=1.45 xmult=1.375 total=174
 445  seat 0: roll
      all: throwing round=10 roll=1 keep=[]
 446  chance: rolled 6 4 5 6 4
      all: rolled round=10 roll=1 shown=[6,4,3,6,4]
 447  seat 0: roll keep 2 3
      all: throwing round=10 roll=2 keep=[1,2]
 448  chance: rolled 3 3 6 5 3
      all: rolled round=10 roll=2 shown=[3,4,3,5,3]
 449  seat 0: roll keep 1 2 4
      all: throwing round=10 roll=3 keep=[0,1,3]
 450  chance: rolled 6 3 5 1 2
      all: rolled round=10 roll=3 shown=[3,4,3,5,2]
 451  seat 0: roll keep 1 2 4 5
      all: throwing round=10 roll=4 keep=[0,1,3,4]
 452  chance: rolled 2 3 5 5 2
      all: rolled round=10 roll=4 shown=[3,4,3,5,2]
 453  seat 0: scratch large-straight
      all: scratched category=large-straight; stood score=1952 stage=8 target=2665 won=false; over how=lost cleared=7
over: -2
