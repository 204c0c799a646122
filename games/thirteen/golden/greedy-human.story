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
      all: bought item=emblem-house price=5 purse=11
  67  seat 0: buy 2
      all: bought item=piggy-bank price=4 purse=7
  68  seat 0: buy 6
      all: bought item=forge price=3 purse=4
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
      all: scored category=full-house shown=[3,6,6,3,3] base=25 level=1.4 flat=12 mult=1.95 xmult=1.25 total=114
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
  88  seat 0: roll keep 5
      all: throwing round=3 roll=2 keep=[4]
  89  chance: rolled 2 1 2 5 5
      all: rolled round=3 roll=2 shown=[2,1,2,5,6]
  90  seat 0: roll keep 1
      all: throwing round=3 roll=3 keep=[0]
  91  chance: rolled 3 6 4 5 4
      all: rolled round=3 roll=3 shown=[2,6,4,5,4]
  92  seat 0: score fours
      all: scored category=fours shown=[2,6,4,5,4] base=8 level=1 flat=3 mult=1 xmult=1 total=11
  93  seat 0: roll
      all: throwing round=4 roll=1 keep=[]
  94  chance: rolled 2 5 1 6 1
      all: rolled round=4 roll=1 shown=[2,5,1,6,1]
  95  seat 0: roll keep 4
      all: throwing round=4 roll=2 keep=[3]
  96  chance: rolled 5 5 4 5 4
      all: rolled round=4 roll=2 shown=[5,5,4,6,4]
  97  seat 0: roll keep 1 2 3
      all: throwing round=4 roll=3 keep=[0,1,2]
  98  chance: rolled 3 1 5 2 4
      all: rolled round=4 roll=3 shown=[5,5,4,2,4]
  99  seat 0: score fives
      all: scored category=fives shown=[5,5,4,2,4] base=10 level=1 flat=9 mult=1 xmult=1.25 total=23
 100  chance: cracked 1
      all: cracked dice=[0]
 101  seat 0: roll
      all: throwing round=5 roll=1 keep=[]
 102  chance: rolled 3 6 6 6 1
      all: rolled round=5 roll=1 shown=[3,6,6,6,1]
 103  seat 0: roll keep 1 2 3 4
      all: throwing round=5 roll=2 keep=[0,1,2,3]
 104  chance: rolled 1 4 3 5 2
      all: rolled round=5 roll=2 shown=[3,6,6,6,2]
 105  seat 0: roll keep 2 3 4
      all: throwing round=5 roll=3 keep=[1,2,3]
 106  chance: rolled 4 6 3 1 5
      all: rolled round=5 roll=3 shown=[4,6,6,6,5]
 107  seat 0: score chance
      all: scored category=chance shown=[4,6,6,6,5] base=27 level=1.4 flat=9 mult=1.95 xmult=1 total=91
 108  seat 0: roll
      all: throwing round=6 roll=1 keep=[]
 109  chance: rolled 5 3 3 6 2
      all: rolled round=6 roll=1 shown=[5,3,3,6,2]
 110  seat 0: roll keep 1 2 5
      all: throwing round=6 roll=2 keep=[0,1,4]
 111  chance: rolled 2 4 4 1 3
      all: rolled round=6 roll=2 shown=[5,3,4,1,2]
 112  seat 0: score large-straight
      all: scored category=large-straight shown=[5,3,4,1,2] base=40 level=1.4 flat=9 mult=1.15 xmult=1 total=74
 113  seat 0: roll
      all: throwing round=7 roll=1 keep=[]
 114  chance: rolled 6 3 3 1 4
      all: rolled round=7 roll=1 shown=[6,3,3,1,4]
 115  seat 0: score ones
      all: scored category=ones shown=[6,3,3,1,4] base=1 level=1 flat=0 mult=1 xmult=1 total=1
 116  seat 0: roll
      all: throwing round=8 roll=1 keep=[]
 117  chance: rolled 1 1 4 3 2
      all: rolled round=8 roll=1 shown=[1,1,4,3,2]
 118  seat 0: score small-straight
      all: scored category=small-straight shown=[1,1,4,3,2] base=30 level=1.4 flat=0 mult=1.15 xmult=1 total=48
 119  seat 0: cash in
      all: cashed-in rounds=5; stood score=368 stage=2 target=300 won=true; paid stage=6 unused=15 early=2 interest=0 charms=3 purse=30; starred stars=1
 120  chance: offered oddity small-change manual-upper manual-kinds steel flip
      all: offered items=["oddity","small-change","manual-upper","manual-kinds","steel","flip"]
 121  seat 0: buy 3
      all: bought item=manual-upper price=3 purse=27
 122  seat 0: buy 1
      all: bought item=oddity price=5 purse=22
 123  seat 0: buy 5 die 1
      all: bought item=steel price=6 die=0 purse=16
 124  seat 0: buy 4
      all: bought item=manual-kinds price=3 purse=13
 125  seat 0: buy 2
      all: bought item=small-change price=5 purse=8
 126  seat 0: buy 6
      all: bought item=flip price=2 purse=6
 127  seat 0: next
      all: began stage=3 target=450 rounds=13
 128  seat 0: roll
      all: throwing round=1 roll=1 keep=[]
 129  chance: rolled 3 1 4 1 3
      all: rolled round=1 roll=1 shown=[3,1,4,1,3]
 130  seat 0: roll keep 1 2 4 5
      all: throwing round=1 roll=2 keep=[0,1,3,4]
 131  chance: rolled 2 4 5 3 3
      all: rolled round=1 roll=2 shown=[3,1,5,1,3]
 132  seat 0: score threes
      all: scored category=threes shown=[3,1,5,1,3] base=6 level=1.4 flat=22 mult=2.85 xmult=1 total=86
 133  seat 0: roll
      all: throwing round=2 roll=1 keep=[]
 134  chance: rolled 2 2 4 3 6
      all: rolled round=2 roll=1 shown=[2,2,4,3,6]
 135  seat 0: roll keep 3 4
      all: throwing round=2 roll=2 keep=[2,3]
 136  chance: rolled 4 1 2 6 5
      all: rolled round=2 roll=2 shown=[4,1,4,3,5]
 137  seat 0: roll keep 1 3 4 5
      all: throwing round=2 roll=3 keep=[0,2,3,4]
 138  chance: rolled 4 4 1 6 5
      all: rolled round=2 roll=3 shown=[4,4,4,3,5]
 139  seat 0: score fours
      all: scored category=fours shown=[4,4,4,3,5] base=12 level=1.4 flat=22 mult=1.35 xmult=1 total=52
 140  seat 0: roll
      all: throwing round=3 roll=1 keep=[]
 141  chance: rolled 6 4 6 3 5
      all: rolled round=3 roll=1 shown=[6,4,6,3,5]
 142  seat 0: roll keep 1 3 5
      all: throwing round=3 roll=2 keep=[0,2,4]
 143  chance: rolled 6 2 5 1 5
      all: rolled round=3 roll=2 shown=[6,2,6,1,5]
 144  seat 0: roll keep 1 3
      all: throwing round=3 roll=3 keep=[0,2]
 145  chance: rolled 4 3 6 4 1
      all: rolled round=3 roll=3 shown=[6,3,6,4,1]
 146  seat 0: score sixes
      all: scored category=sixes shown=[6,3,6,4,1] base=12 level=1.4 flat=16 mult=1.35 xmult=1 total=44
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
      all: scored category=five-of-a-kind shown=[3,3,3,3,3] base=50 level=1.4 flat=12 mult=2.85 xmult=1 total=233
 154  seat 0: roll
      all: throwing round=5 roll=1 keep=[]
 155  chance: rolled 6 1 1 1 2
      all: rolled round=5 roll=1 shown=[6,1,1,1,2]
 156  seat 0: roll keep 1 2 3 4
      all: throwing round=5 roll=2 keep=[0,1,2,3]
 157  chance: rolled 4 3 1 3 3
      all: rolled round=5 roll=2 shown=[6,1,1,1,3]
 158  seat 0: roll keep 2 3 4 5
      all: throwing round=5 roll=3 keep=[1,2,3,4]
 159  chance: rolled 3 3 1 3 3
      all: rolled round=5 roll=3 shown=[3,1,1,1,3]
 160  seat 0: score full-house
      all: scored category=full-house shown=[3,1,1,1,3] base=25 level=1.4 flat=12 mult=3.65 xmult=1 total=171
 161  seat 0: roll
      all: throwing round=6 roll=1 keep=[]
 162  chance: rolled 4 2 6 2 6
      all: rolled round=6 roll=1 shown=[4,2,6,2,6]
 163  seat 0: score twos
      all: scored category=twos shown=[4,2,6,2,6] base=4 level=1.4 flat=10 mult=1.15 xmult=1 total=17
 164  seat 0: roll
      all: throwing round=7 roll=1 keep=[]
 165  chance: rolled 3 1 2 4 3
      all: rolled round=7 roll=1 shown=[3,1,2,4,3]
 166  seat 0: score small-straight
      all: scored category=small-straight shown=[3,1,2,4,3] base=30 level=1.4 flat=0 mult=1.35 xmult=1 total=56
 167  seat 0: cash in
      all: cashed-in rounds=6; stood score=659 stage=3 target=450 won=true; paid stage=6 unused=15 early=3 interest=1 charms=3 purse=34; starred stars=1
 168  chance: foretold no-bonus
      all: twisted stage=4 twist={"kind":"no-bonus"}
 169  chance: offered banker fourth-roll manual-kinds manual-upper bridge stamp
      all: offered items=["banker","fourth-roll","manual-kinds","manual-upper","bridge","stamp"]
 170  seat 0: buy 4
      all: bought item=manual-upper price=4 purse=30
 171  seat 0: sell small-change
      all: sold item=small-change price=2 purse=32
 172  seat 0: buy 2
      all: bought item=fourth-roll price=9 purse=23
 173  seat 0: buy 3
      all: bought item=manual-kinds price=4 purse=19
 174  seat 0: buy 6
      all: bought item=stamp price=4 purse=15
 175  seat 0: buy 5 die 2
      all: bought item=bridge price=4 die=1 purse=11
 176  seat 0: reroll
      all: rerolled price=3 purse=8
 177  chance: offered staircase emblem-kinds manual-house manual-straights odd forge
      all: offered items=["staircase","emblem-kinds","manual-house","manual-straights","odd","forge"]
 178  seat 0: sell emblem-house
      all: sold item=emblem-house price=2 purse=10
 179  seat 0: buy 1
      all: bought item=staircase price=5 purse=5
 180  seat 0: buy 4
      all: bought item=manual-straights price=4 purse=1
 181  seat 0: next
      all: began stage=4 target=594 rounds=13
 182  seat 0: roll
      all: throwing round=1 roll=1 keep=[]
 183  chance: rolled 5 6 1 4 4
      all: rolled round=1 roll=1 shown=[5,5,1,4,4]
 184  seat 0: roll keep 1 2 3
      all: throwing round=1 roll=2 keep=[0,1,2]
 185  chance: rolled 1 2 4 1 5
      all: rolled round=1 roll=2 shown=[5,5,1,1,5]
 186  seat 0: use stamp
      all: used item=stamp
 187  seat 0: score full-house
      all: scored category=full-house shown=[5,5,1,1,5] base=25 level=1.4 flat=9 mult=2.85 xmult=2 total=250
 188  seat 0: roll
      all: throwing round=2 roll=1 keep=[]
 189  chance: rolled 4 2 1 2 6
      all: rolled round=2 roll=1 shown=[4,3,1,2,6]
 190  seat 0: roll keep 1 2 4
      all: throwing round=2 roll=2 keep=[0,1,3]
 191  chance: rolled 2 4 4 3 5
      all: rolled round=2 roll=2 shown=[4,3,4,2,5]
 192  seat 0: roll keep 2 3 4 5
      all: throwing round=2 roll=3 keep=[1,2,3,4]
 193  chance: rolled 1 4 1 1 5
      all: rolled round=2 roll=3 shown=[1,3,4,2,5]
 194  seat 0: score large-straight
      all: scored category=large-straight shown=[1,3,4,2,5] base=40 level=1.8 flat=12 mult=2.1 xmult=1 total=176
 195  seat 0: roll
      all: throwing round=3 roll=1 keep=[]
 196  chance: rolled 3 4 1 3 5
      all: rolled round=3 roll=1 shown=[3,4,1,3,5]
 197  seat 0: roll keep 1 4 5
      all: throwing round=3 roll=2 keep=[0,3,4]
 198  chance: rolled 6 2 3 2 1
      all: rolled round=3 roll=2 shown=[3,3,3,3,5]
 199  seat 0: roll keep 1 2 3 4
      all: throwing round=3 roll=3 keep=[0,1,2,3]
 200  chance: rolled 3 6 4 4 1
      all: rolled round=3 roll=3 shown=[3,3,3,3,1]
 201  seat 0: score threes
      all: scored category=threes shown=[3,3,3,3,1] base=12 level=1.8 flat=12 mult=3 xmult=1 total=100
 202  seat 0: roll
      all: throwing round=4 roll=1 keep=[]
 203  chance: rolled 6 4 5 1 4
      all: rolled round=4 roll=1 shown=[6,4,5,1,4]
 204  seat 0: roll keep 3
      all: throwing round=4 roll=2 keep=[2]
 205  chance: rolled 3 3 1 3 2
      all: rolled round=4 roll=2 shown=[3,3,5,3,2]
 206  seat 0: roll keep 1 2 3 4
      all: throwing round=4 roll=3 keep=[0,1,2,3]
 207  chance: rolled 6 6 2 2 5
      all: rolled round=4 roll=3 shown=[3,3,5,3,5]
 208  seat 0: score three-of-a-kind
      all: scored category=three-of-a-kind shown=[3,3,5,3,5] base=19 level=1.8 flat=12 mult=3.6 xmult=1 total=166
 209  seat 0: cash in
      all: cashed-in rounds=9; stood score=692 stage=4 target=594 won=true; paid stage=7 unused=15 early=4 interest=0 charms=3 purse=30; starred stars=1
 210  chance: offered big-spender emblem-house manual-upper manual-house gold stamp
      all: offered items=["big-spender","emblem-house","manual-upper","manual-house","gold","stamp"]
 211  seat 0: buy 3
      all: bought item=manual-upper price=5 purse=25
 212  seat 0: buy 4
      all: bought item=manual-house price=4 purse=21
 213  seat 0: buy 5 die 2
      all: sold item=bridge price=2 purse=17 die=1; bought item=gold price=6 die=1 purse=17
 214  seat 0: sell piggy-bank
      all: sold item=piggy-bank price=2 purse=19
 215  seat 0: buy 1
      all: bought item=big-spender price=7 purse=12
 216  seat 0: buy 6
      all: bought item=stamp price=4 purse=8
 217  seat 0: next
      all: began stage=5 target=1013 rounds=13
 218  seat 0: roll
      all: throwing round=1 roll=1 keep=[]
 219  chance: rolled 4 4 3 5 5
      all: rolled round=1 roll=1 shown=[4,4,3,5,5]
 220  seat 0: roll keep 3 4 5
      all: throwing round=1 roll=2 keep=[2,3,4]
 221  chance: rolled 5 5 6 6 1
      all: rolled round=1 roll=2 shown=[5,5,3,5,5]
 222  seat 0: score four-of-a-kind
      all: scored category=four-of-a-kind shown=[5,5,3,5,5] base=23 level=1.8 flat=9 mult=4 xmult=1 total=201; earned die=1 money=1
 223  seat 0: roll
      all: throwing round=2 roll=1 keep=[]
 224  chance: rolled 2 2 3 2 5
      all: rolled round=2 roll=1 shown=[2,2,3,2,5]
 225  seat 0: roll keep 1 2 4
      all: throwing round=2 roll=2 keep=[0,1,3]
 226  chance: rolled 6 1 3 1 3
      all: rolled round=2 roll=2 shown=[2,2,3,2,3]
 227  seat 0: score full-house
      all: scored category=full-house shown=[2,2,3,2,3] base=25 level=1.8 flat=9 mult=3.1 xmult=1 total=167
 228  seat 0: roll
      all: throwing round=3 roll=1 keep=[]
 229  chance: rolled 6 4 2 5 6
      all: rolled round=3 roll=1 shown=[6,4,2,5,6]
 230  seat 0: roll keep 2 3 4
      all: throwing round=3 roll=2 keep=[1,2,3]
 231  chance: rolled 6 2 5 5 5
      all: rolled round=3 roll=2 shown=[6,4,2,5,5]
 232  seat 0: roll keep 4 5
      all: throwing round=3 roll=3 keep=[3,4]
 233  chance: rolled 1 5 3 5 5
      all: rolled round=3 roll=3 shown=[1,5,3,5,5]
 234  seat 0: score chance
      all: scored category=chance shown=[1,5,3,5,5] base=19 level=1.8 flat=6 mult=4.6 xmult=1 total=184; earned die=1 money=1
 235  seat 0: roll
      all: throwing round=4 roll=1 keep=[]
 236  chance: rolled 5 5 1 4 3
      all: rolled round=4 roll=1 shown=[5,5,1,4,3]
 237  seat 0: roll keep 1 2 3 5
      all: throwing round=4 roll=2 keep=[0,1,2,4]
 238  chance: rolled 5 3 6 4 3
      all: rolled round=4 roll=2 shown=[5,5,1,4,3]
 239  seat 0: roll keep 1 2
      all: throwing round=4 roll=3 keep=[0,1]
 240  chance: rolled 4 2 1 3 1
      all: rolled round=4 roll=3 shown=[5,5,1,3,1]
 241  seat 0: roll keep 2 3 4 5
      all: throwing round=4 roll=4 keep=[1,2,3,4]
 242  chance: rolled 3 4 1 3 1
      all: rolled round=4 roll=4 shown=[3,5,1,3,1]
 243  seat 0: score threes
      all: scored category=threes shown=[3,5,1,3,1] base=6 level=2.2 flat=12 mult=4.15 xmult=1 total=104
 244  seat 0: roll
      all: throwing round=5 roll=1 keep=[]
 245  chance: rolled 2 1 5 6 5
      all: rolled round=5 roll=1 shown=[2,1,5,6,5]
 246  seat 0: roll keep 3 5
      all: throwing round=5 roll=2 keep=[2,4]
 247  chance: rolled 2 5 1 4 4
      all: rolled round=5 roll=2 shown=[2,5,5,4,5]
 248  seat 0: roll keep 2 3 4 5
      all: throwing round=5 roll=3 keep=[1,2,3,4]
 249  chance: rolled 4 6 5 1 6
      all: rolled round=5 roll=3 shown=[4,5,5,4,5]
 250  seat 0: roll keep 2 3 5
      all: throwing round=5 roll=4 keep=[1,2,4]
 251  chance: rolled 2 1 1 1 4
      all: rolled round=5 roll=4 shown=[2,5,5,1,5]
 252  seat 0: use flip 1
      all: used item=flip die=0 from=2 to=5
 253  seat 0: use stamp
      all: used item=stamp
 254  seat 0: score fives
      all: scored category=fives shown=[5,5,5,1,5] base=20 level=2.2 flat=9 mult=4.75 xmult=2 total=503; earned die=1 money=1
 255  seat 0: cash in
      all: cashed-in rounds=8; stood score=1159 stage=5 target=1013 won=true; paid stage=7 unused=15 early=4 interest=2 charms=0 purse=39; starred stars=1
 256  chance: offered bell tip-jar manual-house manual-straights light nudge
      all: offered items=["bell","tip-jar","manual-house","manual-straights","light","nudge"]
 257  seat 0: sell big-spender
      all: sold item=big-spender price=3 purse=42
 258  seat 0: buy 2
      all: bought item=tip-jar price=4 purse=38
 259  seat 0: buy 4
      all: bought item=manual-straights price=5 purse=33
 260  seat 0: slot
      all: widened slots=6 price=10 purse=23
 261  seat 0: buy 1
      all: bought item=bell price=5 purse=18
 262  seat 0: buy 3
      all: bought item=manual-house price=5 purse=13
 263  seat 0: buy 5 die 3
      all: bought item=light price=4 die=2 purse=9
 264  seat 0: buy 6
      all: bought item=nudge price=2 purse=7
 265  seat 0: next
      all: began stage=6 target=1519 rounds=13
 266  seat 0: roll
      all: throwing round=1 roll=1 keep=[]
 267  chance: rolled 3 2 1 4 3
      all: rolled round=1 roll=1 shown=[3,2,1,4,3]
 268  seat 0: roll keep 1 5
      all: throwing round=1 roll=2 keep=[0,4]
 269  chance: rolled 6 2 3 2 6
      all: rolled round=1 roll=2 shown=[3,2,2,2,3]
 270  seat 0: roll keep 1 5
      all: throwing round=1 roll=3 keep=[0,4]
 271  chance: rolled 5 3 3 1 4
      all: rolled round=1 roll=3 shown=[3,3,2,1,3]
 272  seat 0: roll keep 1 2 5
      all: throwing round=1 roll=4 keep=[0,1,4]
 273  chance: rolled 4 2 3 3 2
      all: rolled round=1 roll=4 shown=[3,3,2,3,3]
 274  seat 0: use nudge 3 +
      all: used item=nudge die=2 from=2 to=3
 275  seat 0: score five-of-a-kind
      all: scored category=five-of-a-kind shown=[3,3,3,3,3] base=50 level=1.8 flat=12 mult=3.3 xmult=1 total=336
 276  seat 0: roll
      all: throwing round=2 roll=1 keep=[]
 277  chance: rolled 3 3 4 1 3
      all: rolled round=2 roll=1 shown=[3,3,2,1,3]
 278  seat 0: roll keep 1 2 5
      all: throwing round=2 roll=2 keep=[0,1,4]
 279  chance: rolled 3 3 5 6 2
      all: rolled round=2 roll=2 shown=[3,3,3,6,3]
 280  seat 0: roll keep 1 2 3 5
      all: throwing round=2 roll=3 keep=[0,1,2,4]
 281  chance: rolled 5 5 2 3 5
      all: rolled round=2 roll=3 shown=[3,3,3,3,3]
 282  seat 0: score threes
      all: scored category=threes shown=[3,3,3,3,3] base=15 level=2.2 flat=15 mult=3.45 xmult=1 total=165
 283  seat 0: roll
      all: throwing round=3 roll=1 keep=[]
 284  chance: rolled 1 1 3 4 1
      all: rolled round=3 roll=1 shown=[1,1,2,4,1]
 285  seat 0: roll keep 1 2 3
      all: throwing round=3 roll=2 keep=[0,1,2]
 286  chance: rolled 3 4 5 5 6
      all: rolled round=3 roll=2 shown=[1,1,2,5,6]
 287  seat 0: roll keep 1 2
      all: throwing round=3 roll=3 keep=[0,1]
 288  chance: rolled 2 3 2 3 2
      all: rolled round=3 roll=3 shown=[1,1,1,3,2]
 289  seat 0: roll keep 1 2 3 4
      all: throwing round=3 roll=4 keep=[0,1,2,3]
 290  chance: rolled 1 5 6 6 4
      all: rolled round=3 roll=4 shown=[1,1,1,3,4]
 291  seat 0: score ones
      all: scored category=ones shown=[1,1,1,3,4] base=3 level=2.2 flat=15 mult=1.95 xmult=1 total=42
 292  seat 0: roll
      all: throwing round=4 roll=1 keep=[]
 293  chance: rolled 3 1 4 4 3
      all: rolled round=4 roll=1 shown=[3,1,2,4,3]
 294  seat 0: roll keep 1 2 5
      all: throwing round=4 roll=2 keep=[0,1,4]
 295  chance: rolled 4 2 1 4 6
      all: rolled round=4 roll=2 shown=[3,1,1,4,3]
 296  seat 0: roll keep 1 5
      all: throwing round=4 roll=3 keep=[0,4]
 297  chance: rolled 6 4 3 5 2
      all: rolled round=4 roll=3 shown=[3,4,2,5,3]
 298  seat 0: roll keep 2 3 4 5
      all: throwing round=4 roll=4 keep=[1,2,3,4]
 299  chance: rolled 3 1 1 2 5
      all: rolled round=4 roll=4 shown=[3,4,2,5,3]
 300  seat 0: score small-straight
      all: scored category=small-straight shown=[3,4,2,5,3] base=30 level=2.2 flat=15 mult=2.55 xmult=1 total=206
 301  seat 0: roll
      all: throwing round=5 roll=1 keep=[]
 302  chance: rolled 5 6 2 6 2
      all: rolled round=5 roll=1 shown=[5,6,1,6,2]
 303  seat 0: roll keep 2 4
      all: throwing round=5 roll=2 keep=[1,3]
 304  chance: rolled 5 2 5 6 3
      all: rolled round=5 roll=2 shown=[5,6,3,6,3]
 305  seat 0: roll keep 1 3
      all: throwing round=5 roll=3 keep=[0,2]
 306  chance: rolled 2 5 3 5 6
      all: rolled round=5 roll=3 shown=[5,5,3,5,6]
 307  seat 0: roll keep 1 2 4
      all: throwing round=5 roll=4 keep=[0,1,3]
 308  chance: rolled 6 3 6 4 1
      all: rolled round=5 roll=4 shown=[5,5,3,5,1]
 309  seat 0: score fives
      all: scored category=fives shown=[5,5,3,5,1] base=15 level=2.2 flat=9 mult=3.45 xmult=1 total=144; earned die=1 money=1
 310  seat 0: roll
      all: throwing round=6 roll=1 keep=[]
 311  chance: rolled 4 1 1 6 4
      all: rolled round=6 roll=1 shown=[4,1,1,6,4]
 312  seat 0: roll keep 5
      all: throwing round=6 roll=2 keep=[4]
 313  chance: rolled 3 5 1 6 3
      all: rolled round=6 roll=2 shown=[3,5,1,6,4]
 314  seat 0: roll keep 1 2 4 5
      all: throwing round=6 roll=3 keep=[0,1,3,4]
 315  chance: rolled 2 3 2 1 6
      all: rolled round=6 roll=3 shown=[3,5,1,6,4]
 316  seat 0: roll keep 1 2 4 5
      all: throwing round=6 roll=4 keep=[0,1,3,4]
 317  chance: rolled 4 3 2 3 6
      all: rolled round=6 roll=4 shown=[3,5,1,6,4]
 318  seat 0: score chance
      all: scored category=chance shown=[3,5,1,6,4] base=19 level=2.2 flat=15 mult=2.55 xmult=1 total=144; earned die=1 money=1
 319  seat 0: roll
      all: throwing round=7 roll=1 keep=[]
 320  chance: rolled 6 6 4 4 1
      all: rolled round=7 roll=1 shown=[6,6,2,4,1]
 321  seat 0: roll keep 1 2
      all: throwing round=7 roll=2 keep=[0,1]
 322  chance: rolled 3 6 2 6 6
      all: rolled round=7 roll=2 shown=[6,6,1,6,6]
 323  seat 0: roll keep 1 2 4 5
      all: throwing round=7 roll=3 keep=[0,1,3,4]
 324  chance: rolled 5 5 5 3 1
      all: rolled round=7 roll=3 shown=[6,6,3,6,6]
 325  seat 0: score sixes
      all: scored category=sixes shown=[6,6,3,6,6] base=24 level=2.2 flat=12 mult=1.95 xmult=1 total=126; earned die=1 money=1
 326  seat 0: roll
      all: throwing round=8 roll=1 keep=[]
 327  chance: rolled 1 1 3 1 1
      all: rolled round=8 roll=1 shown=[1,1,2,1,1]
 328  seat 0: roll keep 1 2 4
      all: throwing round=8 roll=2 keep=[0,1,3]
 329  chance: rolled 6 2 5 2 4
      all: rolled round=8 roll=2 shown=[1,1,3,1,4]
 330  seat 0: roll keep 1 2 3 4
      all: throwing round=8 roll=3 keep=[0,1,2,3]
 331  chance: rolled 3 6 6 3 4
      all: rolled round=8 roll=3 shown=[1,1,3,1,4]
 332  seat 0: roll keep 1 2 4
      all: throwing round=8 roll=4 keep=[0,1,3]
 333  chance: rolled 1 5 2 1 4
      all: rolled round=8 roll=4 shown=[1,1,1,1,4]
 334  seat 0: score four-of-a-kind
      all: scored category=four-of-a-kind shown=[1,1,1,1,4] base=8 level=1.8 flat=12 mult=2.4 xmult=1 total=63
 335  seat 0: roll
      all: throwing round=9 roll=1 keep=[]
 336  chance: rolled 4 1 5 6 1
      all: rolled round=9 roll=1 shown=[4,1,3,6,1]
 337  seat 0: roll keep 2 3 5
      all: throwing round=9 roll=2 keep=[1,2,4]
 338  chance: rolled 4 4 6 3 2
      all: rolled round=9 roll=2 shown=[4,1,3,3,1]
 339  seat 0: roll keep 2 3 4 5
      all: throwing round=9 roll=3 keep=[1,2,3,4]
 340  chance: rolled 4 3 5 5 6
      all: rolled round=9 roll=3 shown=[4,1,3,3,1]
 341  seat 0: roll keep 2 3 4 5
      all: throwing round=9 roll=4 keep=[1,2,3,4]
 342  chance: rolled 5 1 4 6 5
      all: rolled round=9 roll=4 shown=[5,1,3,3,1]
 343  seat 0: scratch three-of-a-kind
      all: scratched category=three-of-a-kind
 344  seat 0: roll
      all: throwing round=10 roll=1 keep=[]
 345  chance: rolled 5 4 2 4 6
      all: rolled round=10 roll=1 shown=[5,4,1,4,6]
 346  seat 0: roll keep 2 4
      all: throwing round=10 roll=2 keep=[1,3]
 347  chance: rolled 6 1 3 3 3
      all: rolled round=10 roll=2 shown=[6,4,2,4,3]
 348  seat 0: roll keep 2 3 4 5
      all: throwing round=10 roll=3 keep=[1,2,3,4]
 349  chance: rolled 2 4 5 2 6
      all: rolled round=10 roll=3 shown=[2,4,2,4,3]
 350  seat 0: roll keep 2 3 4
      all: throwing round=10 roll=4 keep=[1,2,3]
 351  chance: rolled 1 6 6 2 6
      all: rolled round=10 roll=4 shown=[1,4,2,4,6]
 352  seat 0: score fours
      all: scored category=fours shown=[1,4,2,4,6] base=8 level=2.2 flat=9 mult=1.75 xmult=1 total=46; bonus base=35 level=2.2 flat=0 mult=1.75 xmult=1 total=134
 353  seat 0: roll
      all: throwing round=11 roll=1 keep=[]
 354  chance: rolled 2 2 6 2 2
      all: rolled round=11 roll=1 shown=[2,2,3,2,2]
 355  seat 0: roll keep 1 2
      all: throwing round=11 roll=2 keep=[0,1]
 356  chance: rolled 2 2 3 5 1
      all: rolled round=11 roll=2 shown=[2,2,2,5,1]
 357  seat 0: roll keep 1 2 3 5
      all: throwing round=11 roll=3 keep=[0,1,2,4]
 358  chance: rolled 3 5 3 4 3
      all: rolled round=11 roll=3 shown=[2,2,2,4,1]
 359  seat 0: roll keep 1 2 3
      all: throwing round=11 roll=4 keep=[0,1,2]
 360  chance: rolled 2 5 5 6 2
      all: rolled round=11 roll=4 shown=[2,2,2,6,2]
 361  seat 0: score twos
      all: scored category=twos shown=[2,2,2,6,2] base=8 level=2.2 flat=12 mult=1.95 xmult=1 total=57
 362  seat 0: roll
      all: throwing round=12 roll=1 keep=[]
 363  chance: rolled 1 6 5 3 4
      all: rolled round=12 roll=1 shown=[1,6,3,3,4]
 364  seat 0: roll keep 4 5
      all: throwing round=12 roll=2 keep=[3,4]
 365  chance: rolled 5 4 4 4 3
      all: rolled round=12 roll=2 shown=[5,4,2,3,4]
 366  seat 0: roll keep 1 2 3 4
      all: throwing round=12 roll=3 keep=[0,1,2,3]
 367  chance: rolled 3 1 4 4 3
      all: rolled round=12 roll=3 shown=[5,4,2,3,3]
 368  seat 0: roll keep 1 2 3 4
      all: throwing round=12 roll=4 keep=[0,1,2,3]
 369  chance: rolled 1 4 5 3 4
      all: rolled round=12 roll=4 shown=[5,4,2,3,4]
 370  seat 0: scratch large-straight
      all: scratched category=large-straight
 371  seat 0: roll
      all: throwing round=13 roll=1 keep=[]
 372  chance: rolled 3 1 3 6 2
      all: rolled round=13 roll=1 shown=[3,1,2,6,2]
 373  seat 0: roll keep 2 3 5
      all: throwing round=13 roll=2 keep=[1,2,4]
 374  chance: rolled 1 5 1 4 2
      all: rolled round=13 roll=2 shown=[1,1,2,4,2]
 375  seat 0: roll keep 1 2 3 5
      all: throwing round=13 roll=3 keep=[0,1,2,4]
 376  chance: rolled 1 2 1 4 6
      all: rolled round=13 roll=3 shown=[1,1,2,4,2]
 377  seat 0: roll keep 1 2 3 5
      all: throwing round=13 roll=4 keep=[0,1,2,4]
 378  chance: rolled 6 3 3 3 3
      all: rolled round=13 roll=4 shown=[1,1,2,3,2]
 379  seat 0: scratch full-house
      all: scratched category=full-house; stood score=1463 stage=6 target=1519 won=false; over how=lost cleared=5
over: -4
