turnlight story 1
game: thirteen 3
config: scratch=literal challenge=none unlocked=all first=200 stake=0
seed: 964ac00d0d2207980e7957182c868f2c1ac37e5e78d8db97d23671a272e39203

   1  chance: offered odd-hours padlock staircase
      all: offered items=["odd-hours","padlock","staircase"]
   2  seat 0: draft 1
      all: drafted item=odd-hours; began stage=1 target=200 rounds=13
   3  seat 0: roll
      all: throwing round=1 roll=1 keep=[]
   4  chance: rolled 4 6 1 6 3
      all: rolled round=1 roll=1 shown=[4,6,1,6,3]
   5  seat 0: roll keep 1 2 4
      all: throwing round=1 roll=2 keep=[0,1,3]
   6  chance: rolled 4 2 1 1 4
      all: rolled round=1 roll=2 shown=[4,6,1,6,4]
   7  seat 0: roll keep 1 2 4
      all: throwing round=1 roll=3 keep=[0,1,3]
   8  chance: rolled 1 3 6 4 4
      all: rolled round=1 roll=3 shown=[4,6,6,6,4]
   9  seat 0: score three-of-a-kind
      all: scored category=three-of-a-kind shown=[4,6,6,6,4] base=26 level=1 flat=0 mult=1.8 xmult=1 total=46
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
      all: scored category=sixes shown=[6,6,6,6,2] base=24 level=1 flat=0 mult=1 xmult=1 total=24
  17  seat 0: roll
      all: throwing round=3 roll=1 keep=[]
  18  chance: rolled 1 6 3 2 4
      all: rolled round=3 roll=1 shown=[1,6,3,2,4]
  19  seat 0: roll keep 1 3 4 5
      all: throwing round=3 roll=2 keep=[0,2,3,4]
  20  chance: rolled 5 5 6 4 1
      all: rolled round=3 roll=2 shown=[1,5,3,2,4]
  21  seat 0: score large-straight
      all: scored category=large-straight shown=[1,5,3,2,4] base=40 level=1 flat=0 mult=1.8 xmult=1 total=72
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
      all: scored category=fives shown=[5,3,5,5,4] base=15 level=1 flat=0 mult=1 xmult=1 total=15
  29  seat 0: roll
      all: throwing round=5 roll=1 keep=[]
  30  chance: rolled 3 6 4 4 2
      all: rolled round=5 roll=1 shown=[3,6,4,4,2]
  31  seat 0: roll keep 3
      all: throwing round=5 roll=2 keep=[2]
  32  chance: rolled 5 5 5 6 4
      all: rolled round=5 roll=2 shown=[5,5,4,6,4]
  33  seat 0: score chance
      all: scored category=chance shown=[5,5,4,6,4] base=24 level=1 flat=0 mult=1.8 xmult=1 total=43
  34  seat 0: roll
      all: throwing round=6 roll=1 keep=[]
  35  chance: rolled 2 5 4 1 6
      all: rolled round=6 roll=1 shown=[2,5,4,1,6]
  36  seat 0: score ones
      all: scored category=ones shown=[2,5,4,1,6] base=1 level=1 flat=0 mult=1 xmult=1 total=1
  37  seat 0: roll
      all: throwing round=7 roll=1 keep=[]
  38  chance: rolled 2 5 6 4 5
      all: rolled round=7 roll=1 shown=[2,5,6,4,5]
  39  seat 0: score twos
      all: scored category=twos shown=[2,5,6,4,5] base=2 level=1 flat=0 mult=1.8 xmult=1 total=3
  40  seat 0: cash in
      all: cashed-in rounds=6; stood score=204 stage=1 target=200 won=true; paid stage=5 unused=15 early=3 interest=1 charms=0 purse=30; starred stars=1
  41  chance: offered emblem-house piggy-bank manual-house manual-straights glass forge
      all: offered items=["emblem-house","piggy-bank","manual-house","manual-straights","glass","forge"]
  42  seat 0: buy 4
      all: bought item=manual-straights price=3 purse=27
  43  seat 0: buy 5 die 1
      all: bought item=glass price=6 die=0 purse=21
  44  seat 0: buy 3
      all: bought item=manual-house price=3 purse=18
  45  seat 0: buy 1
      all: bought item=emblem-house price=4 purse=14
  46  seat 0: buy 2
      all: bought item=piggy-bank price=4 purse=10
  47  seat 0: buy 6
      all: bought item=forge price=3 purse=7
  48  seat 0: next
      all: began stage=2 target=300 rounds=13
  49  seat 0: roll
      all: throwing round=1 roll=1 keep=[]
  50  chance: rolled 4 6 6 5 5
      all: rolled round=1 roll=1 shown=[4,6,6,5,5]
  51  seat 0: roll keep 2 3 4 5
      all: throwing round=1 roll=2 keep=[1,2,3,4]
  52  chance: rolled 3 3 3 1 3
      all: rolled round=1 roll=2 shown=[3,6,6,5,5]
  53  seat 0: roll keep 2 3 4
      all: throwing round=1 roll=3 keep=[1,2,3]
  54  chance: rolled 4 2 1 4 2
      all: rolled round=1 roll=3 shown=[4,6,6,5,2]
  55  seat 0: use forge 2 3
      all: used item=forge die=1 from=6 to=3
  56  seat 0: score large-straight
      all: scored category=large-straight shown=[4,3,6,5,2] base=40 level=1.42 flat=0 mult=1.95 xmult=1.25 total=138
  57  chance: cracked none
      all: cracked dice=[]
  58  seat 0: roll
      all: throwing round=2 roll=1 keep=[]
  59  chance: rolled 3 2 6 5 5
      all: rolled round=2 roll=1 shown=[3,2,6,5,5]
  60  seat 0: roll keep 4 5
      all: throwing round=2 roll=2 keep=[3,4]
  61  chance: rolled 4 1 1 3 2
      all: rolled round=2 roll=2 shown=[4,1,1,5,5]
  62  seat 0: roll keep 2 4
      all: throwing round=2 roll=3 keep=[1,3]
  63  chance: rolled 6 2 5 3 3
      all: rolled round=2 roll=3 shown=[6,1,5,5,3]
  64  seat 0: score ones
      all: scored category=ones shown=[6,1,5,5,3] base=1 level=1 flat=0 mult=1 xmult=1 total=1
  65  seat 0: roll
      all: throwing round=3 roll=1 keep=[]
  66  chance: rolled 2 2 5 4 6
      all: rolled round=3 roll=1 shown=[2,2,5,4,6]
  67  seat 0: roll keep 5
      all: throwing round=3 roll=2 keep=[4]
  68  chance: rolled 2 1 2 5 5
      all: rolled round=3 roll=2 shown=[2,1,2,5,6]
  69  seat 0: roll keep 4 5
      all: throwing round=3 roll=3 keep=[3,4]
  70  chance: rolled 3 6 4 5 4
      all: rolled round=3 roll=3 shown=[3,6,4,5,6]
  71  seat 0: score small-straight
      all: scored category=small-straight shown=[3,6,4,5,6] base=30 level=1.42 flat=0 mult=1.95 xmult=1.25 total=103
  72  chance: cracked none
      all: cracked dice=[]
  73  seat 0: roll
      all: throwing round=4 roll=1 keep=[]
  74  chance: rolled 2 5 1 6 1
      all: rolled round=4 roll=1 shown=[2,5,1,6,1]
  75  seat 0: roll keep 1 4
      all: throwing round=4 roll=2 keep=[0,3]
  76  chance: rolled 5 5 4 5 4
      all: rolled round=4 roll=2 shown=[2,5,4,6,4]
  77  seat 0: roll keep 3 5
      all: throwing round=4 roll=3 keep=[2,4]
  78  chance: rolled 3 1 5 2 4
      all: rolled round=4 roll=3 shown=[3,1,4,2,4]
  79  seat 0: score twos
      all: scored category=twos shown=[3,1,4,2,4] base=2 level=1 flat=0 mult=1 xmult=1 total=2
  80  seat 0: roll
      all: throwing round=5 roll=1 keep=[]
  81  chance: rolled 3 6 6 6 1
      all: rolled round=5 roll=1 shown=[3,6,6,6,1]
  82  seat 0: roll keep 1 2 3 4
      all: throwing round=5 roll=2 keep=[0,1,2,3]
  83  chance: rolled 1 4 3 5 2
      all: rolled round=5 roll=2 shown=[3,6,6,6,2]
  84  seat 0: roll keep 2 3 4
      all: throwing round=5 roll=3 keep=[1,2,3]
  85  chance: rolled 4 6 3 1 5
      all: rolled round=5 roll=3 shown=[4,6,6,6,5]
  86  seat 0: score chance
      all: scored category=chance shown=[4,6,6,6,5] base=27 level=1.42 flat=0 mult=2.75 xmult=1.25 total=131
  87  chance: cracked none
      all: cracked dice=[]
  88  seat 0: roll
      all: throwing round=6 roll=1 keep=[]
  89  chance: rolled 5 3 3 6 2
      all: rolled round=6 roll=1 shown=[5,3,3,6,2]
  90  seat 0: score threes
      all: scored category=threes shown=[5,3,3,6,2] base=6 level=1 flat=0 mult=1 xmult=1 total=6
  91  seat 0: roll
      all: throwing round=7 roll=1 keep=[]
  92  chance: rolled 6 3 3 1 4
      all: rolled round=7 roll=1 shown=[6,3,3,1,4]
  93  seat 0: score fours
      all: scored category=fours shown=[6,3,3,1,4] base=4 level=1 flat=0 mult=1.8 xmult=1 total=7
  94  seat 0: roll
      all: throwing round=8 roll=1 keep=[]
  95  chance: rolled 1 1 4 3 2
      all: rolled round=8 roll=1 shown=[1,1,4,3,2]
  96  seat 0: scratch five-of-a-kind
      all: scratched category=five-of-a-kind
  97  seat 0: cash in
      all: cashed-in rounds=5; stood score=388 stage=2 target=300 won=true; paid stage=6 unused=15 early=2 interest=1 charms=3 purse=34; starred stars=1
  98  chance: offered oddity padlock manual-upper manual-kinds steel flip
      all: offered items=["oddity","padlock","manual-upper","manual-kinds","steel","flip"]
  99  seat 0: buy 2
      all: bought item=padlock price=5 purse=29
 100  seat 0: buy 3
      all: bought item=manual-upper price=3 purse=26
 101  seat 0: buy 1
      all: bought item=oddity price=5 purse=21
 102  seat 0: buy 5 die 2
      all: bought item=steel price=6 die=1 purse=15
 103  seat 0: buy 4
      all: bought item=manual-kinds price=3 purse=12
 104  seat 0: buy 6
      all: bought item=flip price=2 purse=10
 105  seat 0: reroll
      all: rerolled price=3 purse=7
 106  chance: offered abacus mirror manual-straights manual-kinds gold forge
      all: offered items=["abacus","mirror","manual-straights","manual-kinds","gold","forge"]
 107  seat 0: sell emblem-house
      all: sold item=emblem-house price=2 purse=9
 108  seat 0: buy 1
      all: bought item=abacus price=5 purse=4
 109  seat 0: buy 4
      all: bought item=manual-kinds price=4 purse=0
 110  seat 0: next
      all: began stage=3 target=450 rounds=13
 111  seat 0: roll
      all: throwing round=1 roll=1 keep=[]
 112  chance: rolled 3 1 4 1 3
      all: rolled round=1 roll=1 shown=[3,1,4,1,3]
 113  seat 0: roll keep 1 2 4 5
      all: throwing round=1 roll=2 keep=[0,1,3,4]
 114  chance: rolled 2 4 5 3 3
      all: rolled round=1 roll=2 shown=[3,1,5,1,3]
 115  seat 0: score threes
      all: scored category=threes shown=[3,1,5,1,3] base=6 level=1.42 flat=18 mult=3.75 xmult=1.25 total=124
 116  chance: cracked none
      all: cracked dice=[]
 117  seat 0: roll
      all: throwing round=2 roll=1 keep=[]
 118  chance: rolled 2 2 4 3 6
      all: rolled round=2 roll=1 shown=[2,2,4,3,6]
 119  seat 0: roll
      all: throwing round=2 roll=2 keep=[]
 120  chance: rolled 4 1 2 6 5
      all: rolled round=2 roll=2 shown=[4,1,2,6,5]
 121  seat 0: roll
      all: throwing round=2 roll=3 keep=[]
 122  chance: rolled 4 4 1 6 5
      all: rolled round=2 roll=3 shown=[4,4,1,6,5]
 123  seat 0: score fours
      all: scored category=fours shown=[4,4,1,6,5] base=8 level=1.42 flat=6 mult=1.35 xmult=1.25 total=29
 124  chance: cracked none
      all: cracked dice=[]
 125  seat 0: roll
      all: throwing round=3 roll=1 keep=[]
 126  chance: rolled 6 4 6 3 5
      all: rolled round=3 roll=1 shown=[6,4,6,3,5]
 127  seat 0: roll keep 2 3 4 5
      all: throwing round=3 roll=2 keep=[1,2,3,4]
 128  chance: rolled 6 2 5 1 5
      all: rolled round=3 roll=2 shown=[6,4,6,3,5]
 129  seat 0: roll keep 1 2 4 5
      all: throwing round=3 roll=3 keep=[0,1,3,4]
 130  chance: rolled 4 3 6 4 1
      all: rolled round=3 roll=3 shown=[6,4,6,3,5]
 131  seat 0: score small-straight
      all: scored category=small-straight shown=[6,4,6,3,5] base=30 level=1.42 flat=18 mult=2.15 xmult=1.25 total=162
 132  chance: cracked none
      all: cracked dice=[]
 133  seat 0: roll
      all: throwing round=4 roll=1 keep=[]
 134  chance: rolled 4 3 6 3 2
      all: rolled round=4 roll=1 shown=[4,3,6,3,2]
 135  seat 0: roll keep 1 3 4 5
      all: throwing round=4 roll=2 keep=[0,2,3,4]
 136  chance: rolled 3 5 3 3 1
      all: rolled round=4 roll=2 shown=[4,5,6,3,2]
 137  seat 0: score large-straight
      all: scored category=large-straight shown=[4,5,6,3,2] base=40 level=1.42 flat=18 mult=1.35 xmult=1.25 total=126
 138  chance: cracked none
      all: cracked dice=[]
 139  seat 0: roll
      all: throwing round=5 roll=1 keep=[]
 140  chance: rolled 6 1 1 1 2
      all: rolled round=5 roll=1 shown=[6,1,1,1,2]
 141  seat 0: roll keep 2 3 4
      all: throwing round=5 roll=2 keep=[1,2,3]
 142  chance: rolled 4 3 1 3 3
      all: rolled round=5 roll=2 shown=[4,1,1,1,3]
 143  seat 0: roll keep 2 3 4 5
      all: throwing round=5 roll=3 keep=[1,2,3,4]
 144  chance: rolled 3 3 1 3 3
      all: rolled round=5 roll=3 shown=[3,1,1,1,3]
 145  seat 0: score full-house
      all: scored category=full-house shown=[3,1,1,1,3] base=25 level=1.42 flat=18 mult=3.95 xmult=1.25 total=264
 146  chance: cracked none
      all: cracked dice=[]
 147  seat 0: roll
      all: throwing round=6 roll=1 keep=[]
 148  chance: rolled 4 2 6 2 6
      all: rolled round=6 roll=1 shown=[4,2,6,2,6]
 149  seat 0: score twos
      all: scored category=twos shown=[4,2,6,2,6] base=4 level=1.42 flat=6 mult=1.35 xmult=1 total=15
 150  seat 0: roll
      all: throwing round=7 roll=1 keep=[]
 151  chance: rolled 3 1 2 4 3
      all: rolled round=7 roll=1 shown=[3,1,2,4,3]
 152  seat 0: score ones
      all: scored category=ones shown=[3,1,2,4,3] base=1 level=1.42 flat=6 mult=2.15 xmult=1 total=15
 153  seat 0: cash in
      all: cashed-in rounds=6; stood score=735 stage=3 target=450 won=true; paid stage=6 unused=15 early=3 interest=0 charms=3 purse=27; starred stars=1
 154  chance: foretold no-bonus
      all: twisted stage=4 twist={"kind":"no-bonus"}
 155  chance: offered banker fourth-roll manual-kinds manual-upper bridge stamp
      all: offered items=["banker","fourth-roll","manual-kinds","manual-upper","bridge","stamp"]
 156  seat 0: sell piggy-bank
      all: sold item=piggy-bank price=2 purse=29
 157  seat 0: buy 2
      all: bought item=fourth-roll price=6 purse=23
 158  seat 0: buy 4
      all: bought item=manual-upper price=4 purse=19
 159  seat 0: buy 3
      all: bought item=manual-kinds price=5 purse=14
 160  seat 0: buy 6
      all: bought item=stamp price=4 purse=10
 161  seat 0: buy 5 die 3
      all: bought item=bridge price=4 die=2 purse=6
 162  seat 0: next
      all: began stage=4 target=594 rounds=13
 163  seat 0: roll
      all: throwing round=1 roll=1 keep=[]
 164  chance: rolled 5 6 1 4 4
      all: rolled round=1 roll=1 shown=[5,6,2,4,4]
 165  seat 0: roll keep 4
      all: throwing round=1 roll=2 keep=[3]
 166  chance: rolled 1 2 4 1 5
      all: rolled round=1 roll=2 shown=[1,2,4,4,5]
 167  seat 0: roll keep 5
      all: throwing round=1 roll=3 keep=[4]
 168  chance: rolled 6 5 5 4 5
      all: rolled round=1 roll=3 shown=[6,5,4,4,5]
 169  seat 0: roll keep 1 3 5
      all: throwing round=1 roll=4 keep=[0,2,4]
 170  chance: rolled 5 4 5 4 6
      all: rolled round=1 roll=4 shown=[6,4,4,4,5]
 171  seat 0: use stamp
      all: used item=stamp
 172  seat 0: score three-of-a-kind
      all: scored category=three-of-a-kind shown=[6,4,4,4,5] base=23 level=2.26 flat=15 mult=2.45 xmult=2.5 total=410
 173  chance: cracked 1
      all: cracked dice=[0]
 174  seat 0: roll
      all: throwing round=2 roll=1 keep=[]
 175  chance: rolled 4 2 1 2 6
      all: rolled round=2 roll=1 shown=[4,2,2,2,6]
 176  seat 0: roll keep 1
      all: throwing round=2 roll=2 keep=[0]
 177  chance: rolled 2 4 4 3 5
      all: rolled round=2 roll=2 shown=[4,4,4,3,5]
 178  seat 0: roll keep 4 5
      all: throwing round=2 roll=3 keep=[3,4]
 179  chance: rolled 1 4 1 1 5
      all: rolled round=2 roll=3 shown=[1,4,2,3,5]
 180  seat 0: score large-straight
      all: scored category=large-straight shown=[1,4,2,3,5] base=40 level=1.42 flat=12 mult=1.35 xmult=1 total=92
 181  seat 0: roll
      all: throwing round=3 roll=1 keep=[]
 182  chance: rolled 3 4 1 3 5
      all: rolled round=3 roll=1 shown=[3,4,2,3,5]
 183  seat 0: roll keep 1 3 4
      all: throwing round=3 roll=2 keep=[0,2,3]
 184  chance: rolled 6 2 3 2 1
      all: rolled round=3 roll=2 shown=[3,2,2,3,1]
 185  seat 0: roll keep 1 4
      all: throwing round=3 roll=3 keep=[0,3]
 186  chance: rolled 3 6 4 4 1
      all: rolled round=3 roll=3 shown=[3,6,4,3,1]
 187  seat 0: roll keep 1 5
      all: throwing round=3 roll=4 keep=[0,4]
 188  chance: rolled 3 4 6 6 3
      all: rolled round=3 roll=4 shown=[3,4,5,6,1]
 189  seat 0: score small-straight
      all: scored category=small-straight shown=[3,4,5,6,1] base=30 level=1.42 flat=12 mult=2.15 xmult=1 total=117
 190  seat 0: roll
      all: throwing round=4 roll=1 keep=[]
 191  chance: rolled 6 4 5 1 4
      all: rolled round=4 roll=1 shown=[6,4,4,1,4]
 192  seat 0: score fours
      all: scored category=fours shown=[6,4,4,1,4] base=12 level=1.84 flat=6 mult=1.5 xmult=1 total=42
 193  seat 0: roll
      all: throwing round=5 roll=1 keep=[]
 194  chance: rolled 4 1 3 6 1
      all: rolled round=5 roll=1 shown=[4,1,3,6,1]
 195  seat 0: score ones
      all: scored category=ones shown=[4,1,3,6,1] base=2 level=1.84 flat=6 mult=2.3 xmult=1 total=22
 196  seat 0: cash in
      all: cashed-in rounds=8; stood score=683 stage=4 target=594 won=true; paid stage=7 unused=15 early=4 interest=1 charms=0 purse=33; starred stars=1
 197  chance: offered big-spender emblem-house manual-upper manual-house gold stamp
      all: offered items=["big-spender","emblem-house","manual-upper","manual-house","gold","stamp"]
 198  seat 0: buy 3
      all: bought item=manual-upper price=5 purse=28
 199  seat 0: buy 5 die 3
      all: sold item=bridge price=2 purse=24 die=2; bought item=gold price=6 die=2 purse=24
 200  seat 0: sell abacus
      all: sold item=abacus price=2 purse=26
 201  seat 0: buy 1
      all: bought item=big-spender price=7 purse=19
 202  seat 0: buy 4
      all: bought item=manual-house price=4 purse=15
 203  seat 0: buy 6
      all: bought item=stamp price=4 purse=11
 204  seat 0: reroll
      all: rerolled price=3 purse=8
 205  chance: offered hermit staircase manual-straights manual-kinds heavy lock-all
      all: offered items=["hermit","staircase","manual-straights","manual-kinds","heavy","lock-all"]
 206  seat 0: buy 3
      all: bought item=manual-straights price=4 purse=4
 207  seat 0: next
      all: began stage=5 target=1013 rounds=13
 208  seat 0: roll
      all: throwing round=1 roll=1 keep=[]
 209  chance: rolled 4 4 3 5 5
      all: rolled round=1 roll=1 shown=[4,4,3,5,5]
 210  seat 0: roll keep 1 3 4 5
      all: throwing round=1 roll=2 keep=[0,2,3,4]
 211  chance: rolled 5 5 6 6 1
      all: rolled round=1 roll=2 shown=[4,5,3,5,5]
 212  seat 0: roll keep 2 4 5
      all: throwing round=1 roll=3 keep=[1,3,4]
 213  chance: rolled 5 6 3 4 1
      all: rolled round=1 roll=3 shown=[5,5,3,5,5]
 214  seat 0: use stamp
      all: used item=stamp
 215  seat 0: roll keep 1 2 4 5
      all: throwing round=1 roll=4 keep=[0,1,3,4]
 216  chance: rolled 4 6 6 4 2
      all: rolled round=1 roll=4 shown=[5,5,6,5,5]
 217  seat 0: use flip 3
      all: used item=flip die=2 from=6 to=1
 218  seat 0: score four-of-a-kind
      all: scored category=four-of-a-kind shown=[5,5,1,5,5] base=21 level=2.26 flat=12 mult=5.75 xmult=2 total=683
 219  seat 0: roll
      all: throwing round=2 roll=1 keep=[]
 220  chance: rolled 2 2 3 2 5
      all: rolled round=2 roll=1 shown=[2,2,3,2,5]
 221  seat 0: roll keep 1 2 4
      all: throwing round=2 roll=2 keep=[0,1,3]
 222  chance: rolled 6 1 3 1 3
      all: rolled round=2 roll=2 shown=[2,2,3,2,3]
 223  seat 0: roll keep 1 2 4
      all: throwing round=2 roll=3 keep=[0,1,3]
 224  chance: rolled 4 6 5 3 6
      all: rolled round=2 roll=3 shown=[2,2,5,2,6]
 225  seat 0: roll keep 1 2 3 4
      all: throwing round=2 roll=4 keep=[0,1,2,3]
 226  chance: rolled 2 1 4 5 2
      all: rolled round=2 roll=4 shown=[2,2,5,2,2]
 227  seat 0: score twos
      all: scored category=twos shown=[2,2,5,2,2] base=8 level=2.26 flat=12 mult=3.15 xmult=1 total=94
 228  seat 0: roll
      all: throwing round=3 roll=1 keep=[]
 229  chance: rolled 6 4 2 5 6
      all: rolled round=3 roll=1 shown=[6,4,2,5,6]
 230  seat 0: roll keep 1 5
      all: throwing round=3 roll=2 keep=[0,4]
 231  chance: rolled 6 2 5 5 5
      all: rolled round=3 roll=2 shown=[6,2,5,5,6]
 232  seat 0: roll keep 1 5
      all: throwing round=3 roll=3 keep=[0,4]
 233  chance: rolled 1 5 3 5 5
      all: rolled round=3 roll=3 shown=[6,5,3,5,6]
 234  seat 0: roll keep 1 4 5
      all: throwing round=3 roll=4 keep=[0,3,4]
 235  chance: rolled 2 3 5 4 5
      all: rolled round=3 roll=4 shown=[6,3,5,5,6]
 236  seat 0: score chance
      all: scored category=chance shown=[6,3,5,5,6] base=25 level=1.84 flat=9 mult=3.8 xmult=1 total=209; earned die=2 money=1
 237  seat 0: roll
      all: throwing round=4 roll=1 keep=[]
 238  chance: rolled 5 5 1 4 3
      all: rolled round=4 roll=1 shown=[5,5,1,4,3]
 239  seat 0: roll keep 1 2 3
      all: throwing round=4 roll=2 keep=[0,1,2]
 240  chance: rolled 5 3 6 4 3
      all: rolled round=4 roll=2 shown=[5,5,1,4,3]
 241  seat 0: roll keep 1 2
      all: throwing round=4 roll=3 keep=[0,1]
 242  chance: rolled 4 2 1 3 1
      all: rolled round=4 roll=3 shown=[5,5,1,3,1]
 243  seat 0: roll keep 1 2 3 5
      all: throwing round=4 roll=4 keep=[0,1,2,4]
 244  chance: rolled 3 4 1 3 1
      all: rolled round=4 roll=4 shown=[5,5,1,3,1]
 245  seat 0: score ones
      all: scored category=ones shown=[5,5,1,3,1] base=2 level=2.26 flat=12 mult=4.75 xmult=1 total=78
 246  seat 0: roll
      all: throwing round=5 roll=1 keep=[]
 247  chance: rolled 2 1 5 6 5
      all: rolled round=5 roll=1 shown=[2,1,5,6,5]
 248  seat 0: score fives
      all: scored category=fives shown=[2,1,5,6,5] base=10 level=2.26 flat=0 mult=3.75 xmult=1 total=84; earned die=2 money=1
 249  seat 0: roll
      all: throwing round=6 roll=1 keep=[]
 250  chance: rolled 5 3 2 4 5
      all: rolled round=6 roll=1 shown=[5,3,2,4,5]
 251  seat 0: score small-straight
      all: scored category=small-straight shown=[5,3,2,4,5] base=30 level=1.84 flat=0 mult=3 xmult=1 total=165
 252  seat 0: cash in
      all: cashed-in rounds=7; stood score=1313 stage=5 target=1013 won=true; paid stage=7 unused=15 early=3 interest=1 charms=0 purse=32; starred stars=1
 253  chance: offered bell tip-jar manual-house manual-straights light nudge
      all: offered items=["bell","tip-jar","manual-house","manual-straights","light","nudge"]
 254  seat 0: sell big-spender
      all: sold item=big-spender price=3 purse=35
 255  seat 0: buy 1
      all: bought item=bell price=5 purse=30
 256  seat 0: buy 5 die 1
      all: bought item=light price=4 die=0 purse=26
 257  seat 0: buy 4
      all: bought item=manual-straights price=5 purse=21
 258  seat 0: buy 3
      all: bought item=manual-house price=5 purse=16
 259  seat 0: slot
      all: widened slots=6 price=10 purse=6
 260  seat 0: buy 2
      all: bought item=tip-jar price=4 purse=2
 261  seat 0: buy 6
      all: bought item=nudge price=2 purse=0
 262  seat 0: next
      all: began stage=6 target=1519 rounds=13
 263  seat 0: roll
      all: throwing round=1 roll=1 keep=[]
 264  chance: rolled 3 2 1 4 3
      all: rolled round=1 roll=1 shown=[2,2,1,4,3]
 265  seat 0: roll keep 1 5
      all: throwing round=1 roll=2 keep=[0,4]
 266  chance: rolled 6 2 3 2 6
      all: rolled round=1 roll=2 shown=[2,2,3,2,3]
 267  seat 0: roll keep 3 5
      all: throwing round=1 roll=3 keep=[2,4]
 268  chance: rolled 5 3 3 1 4
      all: rolled round=1 roll=3 shown=[3,3,3,1,3]
 269  seat 0: roll keep 1 2 3 5
      all: throwing round=1 roll=4 keep=[0,1,2,4]
 270  chance: rolled 4 2 3 3 2
      all: rolled round=1 roll=4 shown=[3,3,3,3,3]
 271  seat 0: score five-of-a-kind
      all: scored category=five-of-a-kind shown=[3,3,3,3,3] base=50 level=2.26 flat=15 mult=4.65 xmult=1 total=595
 272  seat 0: roll
      all: throwing round=2 roll=1 keep=[]
 273  chance: rolled 3 3 4 1 3
      all: rolled round=2 roll=1 shown=[2,3,4,1,3]
 274  seat 0: roll keep 2 4 5
      all: throwing round=2 roll=2 keep=[1,3,4]
 275  chance: rolled 3 3 5 6 2
      all: rolled round=2 roll=2 shown=[2,3,5,1,3]
 276  seat 0: roll keep 2 4 5
      all: throwing round=2 roll=3 keep=[1,3,4]
 277  chance: rolled 5 5 2 3 5
      all: rolled round=2 roll=3 shown=[3,3,2,1,3]
 278  seat 0: roll keep 1 2 4 5
      all: throwing round=2 roll=4 keep=[0,1,3,4]
 279  chance: rolled 6 1 3 5 6
      all: rolled round=2 roll=4 shown=[3,3,3,1,3]
 280  seat 0: score four-of-a-kind
      all: scored category=four-of-a-kind shown=[3,3,3,1,3] base=13 level=2.26 flat=15 mult=3.85 xmult=1 total=170
 281  seat 0: roll
      all: throwing round=3 roll=1 keep=[]
 282  chance: rolled 1 1 3 4 1
      all: rolled round=3 roll=1 shown=[1,1,3,4,1]
 283  seat 0: roll keep 1 2 3 5
      all: throwing round=3 roll=2 keep=[0,1,2,4]
 284  chance: rolled 3 4 5 5 6
      all: rolled round=3 roll=2 shown=[1,1,3,5,1]
 285  seat 0: roll keep 1 2 3 5
      all: throwing round=3 roll=3 keep=[0,1,2,4]
 286  chance: rolled 2 3 2 3 2
      all: rolled round=3 roll=3 shown=[1,1,3,3,1]
 287  seat 0: score full-house
      all: scored category=full-house shown=[1,1,3,3,1] base=25 level=2.26 flat=15 mult=4.65 xmult=1 total=332
 288  seat 0: roll
      all: throwing round=4 roll=1 keep=[]
 289  chance: rolled 3 1 4 4 3
      all: rolled round=4 roll=1 shown=[2,1,4,4,3]
 290  seat 0: roll keep 3 4 5
      all: throwing round=4 roll=2 keep=[2,3,4]
 291  chance: rolled 4 2 1 4 6
      all: rolled round=4 roll=2 shown=[2,2,4,4,3]
 292  seat 0: roll keep 3 4
      all: throwing round=4 roll=3 keep=[2,3]
 293  chance: rolled 6 4 3 5 2
      all: rolled round=4 roll=3 shown=[3,4,4,4,2]
 294  seat 0: roll keep 2 3 4
      all: throwing round=4 roll=4 keep=[1,2,3]
 295  chance: rolled 3 1 1 2 5
      all: rolled round=4 roll=4 shown=[2,4,4,4,5]
 296  seat 0: score fours
      all: scored category=fours shown=[2,4,4,4,5] base=12 level=2.26 flat=9 mult=2.05 xmult=1 total=74
 297  seat 0: roll
      all: throwing round=5 roll=1 keep=[]
 298  chance: rolled 5 6 2 6 2
      all: rolled round=5 roll=1 shown=[3,6,2,6,2]
 299  seat 0: roll keep 1 2 4
      all: throwing round=5 roll=2 keep=[0,1,3]
 300  chance: rolled 5 2 5 6 3
      all: rolled round=5 roll=2 shown=[3,6,5,6,3]
 301  seat 0: roll keep 2 4
      all: throwing round=5 roll=3 keep=[1,3]
 302  chance: rolled 2 5 3 5 6
      all: rolled round=5 roll=3 shown=[1,6,3,6,6]
 303  seat 0: roll keep 2 3 4 5
      all: throwing round=5 roll=4 keep=[1,2,3,4]
 304  chance: rolled 6 3 6 4 1
      all: rolled round=5 roll=4 shown=[3,6,3,6,6]
 305  seat 0: score sixes
      all: scored category=sixes shown=[3,6,3,6,6] base=18 level=2.26 flat=12 mult=2.85 xmult=1 total=150
 306  seat 0: roll
      all: throwing round=6 roll=1 keep=[]
 307  chance: rolled 4 1 1 6 4
      all: rolled round=6 roll=1 shown=[2,1,1,6,4]
 308  seat 0: roll keep 2 3 4
      all: throwing round=6 roll=2 keep=[1,2,3]
 309  chance: rolled 3 5 1 6 3
      all: rolled round=6 roll=2 shown=[2,1,1,6,3]
 310  seat 0: roll keep 2 3 5
      all: throwing round=6 roll=3 keep=[1,2,4]
 311  chance: rolled 2 3 2 1 6
      all: rolled round=6 roll=3 shown=[1,1,1,1,3]
 312  seat 0: score ones
      all: scored category=ones shown=[1,1,1,1,3] base=4 level=2.26 flat=12 mult=3.85 xmult=1 total=81
 313  seat 0: roll
      all: throwing round=7 roll=1 keep=[]
 314  chance: rolled 6 6 4 4 1
      all: rolled round=7 roll=1 shown=[3,6,4,4,1]
 315  seat 0: roll keep 1 3
      all: throwing round=7 roll=2 keep=[0,2]
 316  chance: rolled 3 6 2 6 6
      all: rolled round=7 roll=2 shown=[3,6,4,6,6]
 317  seat 0: roll keep 1 2 4 5
      all: throwing round=7 roll=3 keep=[0,1,3,4]
 318  chance: rolled 5 5 5 3 1
      all: rolled round=7 roll=3 shown=[3,6,5,6,6]
 319  seat 0: score three-of-a-kind
      all: scored category=three-of-a-kind shown=[3,6,5,6,6] base=26 level=2.26 flat=15 mult=2.85 xmult=1 total=210; earned die=2 money=1
 320  seat 0: roll
      all: throwing round=8 roll=1 keep=[]
 321  chance: rolled 1 1 3 1 1
      all: rolled round=8 roll=1 shown=[1,1,3,1,1]
 322  seat 0: score chance
      all: scored category=chance shown=[1,1,3,1,1] base=7 level=2.26 flat=3 mult=3.85 xmult=1 total=72; tipped item=tip-jar money=1
 323  seat 0: cash in
      all: cashed-in rounds=5; stood score=1684 stage=6 target=1519 won=true; paid stage=8 unused=15 early=2 interest=0 charms=0 purse=27; starred stars=1
 324  chance: offered rainbow scratch-pad manual-straights manual-kinds copper token
      all: offered items=["rainbow","scratch-pad","manual-straights","manual-kinds","copper","token"]
 325  seat 0: sell tip-jar
      all: sold item=tip-jar price=2 purse=29
 326  seat 0: buy 2
      all: bought item=scratch-pad price=5 purse=24
 327  seat 0: buy 5 die 4
      all: bought item=copper price=5 die=3 purse=19
 328  seat 0: buy 3
      all: bought item=manual-straights price=6 purse=13
 329  seat 0: buy 4
      all: bought item=manual-kinds price=6 purse=7
 330  seat 0: buy 6
      all: bought item=token price=2 purse=5
 331  seat 0: sell oddity
      all: sold item=oddity price=2 purse=7
 332  seat 0: buy 1
      all: bought item=rainbow price=5 purse=2
 333  seat 0: next
      all: began stage=7 target=2278 rounds=13
 334  seat 0: roll
      all: throwing round=1 roll=1 keep=[]
 335  chance: rolled 3 5 4 2 4
      all: rolled round=1 roll=1 shown=[2,5,4,2,4]
 336  seat 0: roll keep 1 3 4 5
      all: throwing round=1 roll=2 keep=[0,2,3,4]
 337  chance: rolled 3 5 2 3 1
      all: rolled round=1 roll=2 shown=[2,5,4,2,4]
 338  seat 0: roll keep 3 5
      all: throwing round=1 roll=3 keep=[2,4]
 339  chance: rolled 5 4 3 4 4
      all: rolled round=1 roll=3 shown=[3,4,4,4,4]
 340  seat 0: roll keep 2 3 4 5
      all: throwing round=1 roll=4 keep=[1,2,3,4]
 341  chance: rolled 4 1 1 3 5
      all: rolled round=1 roll=4 shown=[2,4,4,4,4]
 342  seat 0: score fours
      all: scored category=fours shown=[2,4,4,4,4] base=16 level=2.26 flat=12 mult=2.85 xmult=1 total=137
 343  seat 0: roll
      all: throwing round=2 roll=1 keep=[]
 344  chance: rolled 5 2 1 1 3
      all: rolled round=2 roll=1 shown=[3,2,1,1,3]
 345  seat 0: roll keep 4 5
      all: throwing round=2 roll=2 keep=[3,4]
 346  chance: rolled 2 2 5 6 1
      all: rolled round=2 roll=2 shown=[1,2,5,1,3]
 347  seat 0: roll keep 1 3
      all: throwing round=2 roll=3 keep=[0,2]
 348  chance: rolled 1 5 3 3 5
      all: rolled round=2 roll=3 shown=[1,5,5,3,5]
 349  seat 0: roll keep 2 3 5
      all: throwing round=2 roll=4 keep=[1,2,4]
 350  chance: rolled 4 6 5 1 2
      all: rolled round=2 roll=4 shown=[2,5,5,1,5]
 351  seat 0: score fives
      all: scored category=fives shown=[2,5,5,1,5] base=15 level=2.26 flat=9 mult=2.05 xmult=1 total=87; earned die=2 money=1
 352  seat 0: roll
      all: throwing round=3 roll=1 keep=[]
 353  chance: rolled 1 4 4 2 2
      all: rolled round=3 roll=1 shown=[1,4,4,2,2]
 354  seat 0: roll keep 4 5
      all: throwing round=3 roll=2 keep=[3,4]
 355  chance: rolled 4 5 1 4 6
      all: rolled round=3 roll=2 shown=[2,5,1,2,2]
 356  seat 0: roll keep 1 4 5
      all: throwing round=3 roll=3 keep=[0,3,4]
 357  chance: rolled 6 6 5 1 3
      all: rolled round=3 roll=3 shown=[2,6,5,2,2]
 358  seat 0: roll keep 1 4 5
      all: throwing round=3 roll=4 keep=[0,3,4]
 359  chance: rolled 6 1 3 4 5
      all: rolled round=3 roll=4 shown=[2,1,3,2,2]
 360  seat 0: score twos
      all: scored category=twos shown=[2,1,3,2,2] base=6 level=2.26 flat=17 mult=2.65 xmult=1 total=80
 361  seat 0: roll
      all: throwing round=4 roll=1 keep=[]
 362  chance: rolled 1 4 6 4 3
      all: rolled round=4 roll=1 shown=[1,4,6,4,3]
 363  seat 0: roll keep 3
      all: throwing round=4 roll=2 keep=[2]
 364  chance: rolled 1 4 2 2 3
      all: rolled round=4 roll=2 shown=[1,4,6,2,3]
 365  seat 0: roll keep 1 3
      all: throwing round=4 roll=3 keep=[0,2]
 366  chance: rolled 3 6 1 5 5
      all: rolled round=4 roll=3 shown=[1,6,6,5,5]
 367  seat 0: roll keep 1 2 3
      all: throwing round=4 roll=4 keep=[0,1,2]
 368  chance: rolled 3 3 3 4 2
      all: rolled round=4 roll=4 shown=[1,6,6,4,2]
 369  seat 0: score sixes
      all: scored category=sixes shown=[1,6,6,4,2] base=12 level=2.26 flat=9 mult=2.05 xmult=1 total=74; earned die=2 money=1
 370  seat 0: roll
      all: throwing round=5 roll=1 keep=[]
 371  chance: rolled 1 6 2 1 4
      all: rolled round=5 roll=1 shown=[1,6,2,1,4]
 372  seat 0: roll keep 1 4
      all: throwing round=5 roll=2 keep=[0,3]
 373  chance: rolled 5 6 1 2 4
      all: rolled round=5 roll=2 shown=[1,6,1,1,4]
 374  seat 0: roll keep 1 3 4
      all: throwing round=5 roll=3 keep=[0,2,3]
 375  chance: rolled 1 4 2 2 1
      all: rolled round=5 roll=3 shown=[1,4,1,1,1]
 376  seat 0: roll keep 1 3 4 5
      all: throwing round=5 roll=4 keep=[0,2,3,4]
 377  chance: rolled 5 4 5 6 3
      all: rolled round=5 roll=4 shown=[1,4,1,1,1]
 378  seat 0: score ones
      all: scored category=ones shown=[1,4,1,1,1] base=4 level=2.26 flat=20 mult=2.65 xmult=1 total=76
 379  seat 0: roll
      all: throwing round=6 roll=1 keep=[]
 380  chance: rolled 1 4 2 6 1
      all: rolled round=6 roll=1 shown=[1,4,2,6,1]
 381  seat 0: roll keep 5
      all: throwing round=6 roll=2 keep=[4]
 382  chance: rolled 6 2 6 4 4
      all: rolled round=6 roll=2 shown=[3,2,6,4,1]
 383  seat 0: roll keep 1 2 3 4
      all: throwing round=6 roll=3 keep=[0,1,2,3]
 384  chance: rolled 3 1 6 4 5
      all: rolled round=6 roll=3 shown=[3,2,6,4,5]
 385  seat 0: score large-straight
      all: scored category=large-straight shown=[3,2,6,4,5] base=40 level=2.68 flat=15 mult=3.4 xmult=1 total=415; earned die=2 money=1
 386  seat 0: roll
      all: throwing round=7 roll=1 keep=[]
 387  chance: rolled 5 5 5 6 2
      all: rolled round=7 roll=1 shown=[3,5,5,6,2]
 388  seat 0: roll keep 1 2
      all: throwing round=7 roll=2 keep=[0,1]
 389  chance: rolled 1 2 4 3 1
      all: rolled round=7 roll=2 shown=[3,5,4,3,1]
 390  seat 0: roll keep 1
      all: throwing round=7 roll=3 keep=[0]
 391  chance: rolled 5 5 2 5 6
      all: rolled round=7 roll=3 shown=[3,5,2,5,6]
 392  seat 0: roll keep 1 2 4 5
      all: throwing round=7 roll=4 keep=[0,1,3,4]
 393  chance: rolled 4 1 1 3 1
      all: rolled round=7 roll=4 shown=[3,5,1,5,6]
 394  seat 0: use nudge 2 -
      all: used item=nudge die=1 from=5 to=4
 395  seat 0: score small-straight
      all: scored category=small-straight shown=[3,4,1,5,6] base=30 level=2.68 flat=15 mult=4.2 xmult=1 total=400
 396  seat 0: roll
      all: throwing round=8 roll=1 keep=[]
 397  chance: rolled 1 1 6 3 1
      all: rolled round=8 roll=1 shown=[1,1,6,3,1]
 398  seat 0: roll keep 1 2 5
      all: throwing round=8 roll=2 keep=[0,1,4]
 399  chance: rolled 2 1 5 2 6
      all: rolled round=8 roll=2 shown=[1,1,5,2,1]
 400  seat 0: roll keep 1 2 5
      all: throwing round=8 roll=3 keep=[0,1,4]
 401  chance: rolled 6 4 2 2 3
      all: rolled round=8 roll=3 shown=[1,1,2,2,1]
 402  seat 0: score full-house
      all: scored category=full-house shown=[1,1,2,2,1] base=25 level=2.26 flat=17 mult=2.05 xmult=1 total=150
 403  seat 0: roll
      all: throwing round=9 roll=1 keep=[]
 404  chance: rolled 4 1 3 4 3
      all: rolled round=9 roll=1 shown=[2,1,3,4,3]
 405  seat 0: roll keep 3 5
      all: throwing round=9 roll=2 keep=[2,4]
 406  chance: rolled 5 3 1 3 2
      all: rolled round=9 roll=2 shown=[3,3,3,3,3]
 407  seat 0: score five-of-a-kind
      all: scored category=five-of-a-kind shown=[3,3,3,3,3] base=50 level=2.68 flat=9 mult=3 xmult=1 total=429
 408  seat 0: roll
      all: throwing round=10 roll=1 keep=[]
 409  chance: rolled 3 3 2 1 2
      all: rolled round=10 roll=1 shown=[2,3,2,1,2]
 410  seat 0: roll keep 1 3 5
      all: throwing round=10 roll=2 keep=[0,2,4]
 411  chance: rolled 6 3 3 1 6
      all: rolled round=10 roll=2 shown=[2,3,2,1,2]
 412  seat 0: roll keep 1 3 5
      all: throwing round=10 roll=3 keep=[0,2,4]
 413  chance: rolled 6 6 2 2 2
      all: rolled round=10 roll=3 shown=[2,6,2,2,2]
 414  seat 0: score four-of-a-kind
      all: scored category=four-of-a-kind shown=[2,6,2,2,2] base=14 level=2.68 flat=17 mult=2.2 xmult=1 total=119
 415  seat 0: roll
      all: throwing round=11 roll=1 keep=[]
 416  chance: rolled 5 6 4 4 3
      all: rolled round=11 roll=1 shown=[3,6,4,4,3]
 417  seat 0: roll keep 1 5
      all: throwing round=11 roll=2 keep=[0,4]
 418  chance: rolled 3 1 5 5 5
      all: rolled round=11 roll=2 shown=[3,1,5,5,3]
 419  seat 0: roll keep 1 3 4 5
      all: throwing round=11 roll=3 keep=[0,2,3,4]
 420  chance: rolled 6 6 5 2 2
      all: rolled round=11 roll=3 shown=[3,6,5,5,3]
 421  seat 0: roll keep 1 3 5
      all: throwing round=11 roll=4 keep=[0,2,4]
 422  chance: rolled 1 2 2 3 2
      all: rolled round=11 roll=4 shown=[3,2,5,3,3]
 423  seat 0: score three-of-a-kind
      all: scored category=three-of-a-kind shown=[3,2,5,3,3] base=16 level=2.68 flat=12 mult=3 xmult=1 total=164; earned die=2 money=1
 424  seat 0: roll
      all: throwing round=12 roll=1 keep=[]
 425  chance: rolled 2 6 3 4 3
      all: rolled round=12 roll=1 shown=[1,6,3,4,3]
 426  seat 0: roll keep 3 5
      all: throwing round=12 roll=2 keep=[2,4]
 427  chance: rolled 5 6 6 1 1
      all: rolled round=12 roll=2 shown=[3,6,3,1,3]
 428  seat 0: roll keep 2 3 5
      all: throwing round=12 roll=3 keep=[1,2,4]
 429  chance: rolled 3 5 2 4 2
      all: rolled round=12 roll=3 shown=[2,6,3,4,3]
 430  seat 0: roll keep 2 3 4 5
      all: throwing round=12 roll=4 keep=[1,2,3,4]
 431  chance: rolled 4 1 3 4 3
      all: rolled round=12 roll=4 shown=[2,6,3,4,3]
 432  seat 0: score threes
      all: scored category=threes shown=[2,6,3,4,3] base=6 level=2.26 flat=12 mult=1.85 xmult=1 total=47
 433  seat 0: roll
      all: throwing round=13 roll=1 keep=[]
 434  chance: rolled 2 4 1 4 3
      all: rolled round=13 roll=1 shown=[1,4,1,4,3]
 435  seat 0: roll keep 1 3
      all: throwing round=13 roll=2 keep=[0,2]
 436  chance: rolled 3 6 6 1 5
      all: rolled round=13 roll=2 shown=[1,6,1,1,5]
 437  seat 0: roll keep 2 4
      all: throwing round=13 roll=3 keep=[1,3]
 438  chance: rolled 4 4 5 5 1
      all: rolled round=13 roll=3 shown=[2,6,5,1,1]
 439  seat 0: roll keep 1 2 3 4
      all: throwing round=13 roll=4 keep=[0,1,2,3]
 440  chance: rolled 5 3 4 3 3
      all: rolled round=13 roll=4 shown=[2,6,5,1,3]
 441  seat 0: score chance
      all: scored category=chance shown=[2,6,5,1,3] base=17 level=2.26 flat=20 mult=4.05 xmult=1 total=236; earned die=2 money=1; stood score=2414 stage=7 target=2278 won=true; paid stage=8 unused=15 early=0 interest=1 charms=0 purse=31; starred stars=1
 442  chance: foretold no-kinds
      all: twisted stage=8 twist={"kind":"no-kinds"}
 443  chance: offered seal-kinds emblem-straights manual-kinds manual-house lucky forge
      all: offered items=["seal-kinds","emblem-straights","manual-kinds","manual-house","lucky","forge"]
 444  seat 0: sell rainbow
      all: sold item=rainbow price=2 purse=33
 445  seat 0: buy 1
      all: bought item=seal-kinds price=7 purse=26
 446  seat 0: buy 3
      all: bought item=manual-kinds price=7 purse=19
 447  seat 0: buy 6
      all: bought item=forge price=3 purse=16
 448  seat 0: buy 4
      all: bought item=manual-house price=6 purse=10
 449  seat 0: buy 5 die 5
      all: bought item=lucky price=6 die=4 purse=4
 450  seat 0: next
      all: began stage=8 target=2665 rounds=10
 451  seat 0: roll
      all: throwing round=1 roll=1 keep=[]
 452  chance: rolled 1 3 1 3 6
      all: rolled round=1 roll=1 shown=[1,3,1,3,6]
 453  seat 0: roll keep 2
      all: throwing round=1 roll=2 keep=[1]
 454  chance: rolled 2 3 6 3 1
      all: rolled round=1 roll=2 shown=[1,3,6,3,1]
 455  seat 0: roll keep 2
      all: throwing round=1 roll=3 keep=[1]
 456  chance: rolled 6 4 5 3 5
      all: rolled round=1 roll=3 shown=[3,3,5,3,5]
 457  seat 0: roll keep 1 3 5
      all: throwing round=1 roll=4 keep=[0,2,4]
 458  chance: rolled 3 6 6 4 4
      all: rolled round=1 roll=4 shown=[3,6,5,4,5]
 459  seat 0: use forge 3 2
      all: used item=forge die=2 from=5 to=2
 460  seat 0: score large-straight
      all: scored category=large-straight shown=[3,6,2,4,5] base=40 level=2.68 flat=12 mult=3 xmult=1 total=357
 461  seat 0: roll
      all: throwing round=2 roll=1 keep=[]
 462  chance: rolled 2 2 2 1 2
      all: rolled round=2 roll=1 shown=[1,2,2,1,6]
 463  seat 0: roll keep 4
      all: throwing round=2 roll=2 keep=[3]
 464  chance: rolled 4 5 2 4 6
      all: rolled round=2 roll=2 shown=[2,5,2,1,6]
 465  seat 0: roll keep 1 2
      all: throwing round=2 roll=3 keep=[0,1]
 466  chance: rolled 3 6 4 5 2
      all: rolled round=2 roll=3 shown=[2,5,4,5,2]
 467  seat 0: roll keep 2 3 4
      all: throwing round=2 roll=4 keep=[1,2,3]
 468  chance: rolled 5 6 3 6 5
      all: rolled round=2 roll=4 shown=[3,5,4,5,5]
 469  seat 0: score fives
      all: scored category=fives shown=[3,5,4,5,5] base=15 level=2.26 flat=9 mult=2.05 xmult=1 total=87
 470  seat 0: roll
      all: throwing round=3 roll=1 keep=[]
 471  chance: rolled 5 6 5 4 1
      all: rolled round=3 roll=1 shown=[3,6,5,4,6]
 472  seat 0: roll keep 1 2 5
      all: throwing round=3 roll=2 keep=[0,1,4]
 473  chance: rolled 6 4 5 2 4
      all: rolled round=3 roll=2 shown=[3,6,5,2,6]
 474  seat 0: roll keep 1
      all: throwing round=3 roll=3 keep=[0]
 475  chance: rolled 6 4 6 2 3
      all: rolled round=3 roll=3 shown=[3,4,6,2,3]
 476  seat 0: roll keep 1 2
      all: throwing round=3 roll=4 keep=[0,1]
 477  chance: rolled 3 2 3 6 1
      all: rolled round=3 roll=4 shown=[3,4,3,6,1]
 478  seat 0: score ones
      all: scored category=ones shown=[3,4,3,6,1] base=1 level=2.26 flat=6 mult=2.65 xmult=1 total=21
 479  seat 0: roll
      all: throwing round=4 roll=1 keep=[]
 480  chance: rolled 3 1 5 4 3
      all: rolled round=4 roll=1 shown=[2,1,5,4,6]
 481  seat 0: roll keep 1 4 5
      all: throwing round=4 roll=2 keep=[0,3,4]
 482  chance: rolled 2 3 5 6 5
      all: rolled round=4 roll=2 shown=[2,3,5,4,6]
 483  seat 0: roll keep 2 4
      all: throwing round=4 roll=3 keep=[1,3]
 484  chance: rolled 6 5 1 5 5
      all: rolled round=4 roll=3 shown=[3,3,1,4,5]
 485  seat 0: roll keep 1 2
      all: throwing round=4 roll=4 keep=[0,1]
 486  chance: rolled 5 2 1 3 5
      all: rolled round=4 roll=4 shown=[3,3,1,3,5]
 487  seat 0: score threes
      all: scored category=threes shown=[3,3,1,3,5] base=9 level=2.26 flat=9 mult=2.05 xmult=1 total=60
 488  seat 0: roll
      all: throwing round=5 roll=1 keep=[]
 489  chance: rolled 6 6 4 4 6
      all: rolled round=5 roll=1 shown=[3,6,4,4,6]
 490  seat 0: roll keep 1 3 4 5
      all: throwing round=5 roll=2 keep=[0,2,3,4]
 491  chance: rolled 2 6 3 5 6
      all: rolled round=5 roll=2 shown=[3,6,4,4,6]
 492  seat 0: roll keep 1 3
      all: throwing round=5 roll=3 keep=[0,2]
 493  chance: rolled 3 1 4 2 6
      all: rolled round=5 roll=3 shown=[3,1,4,2,6]
 494  seat 0: roll keep 1 2 3 4
      all: throwing round=5 roll=4 keep=[0,1,2,3]
 495  chance: rolled 5 4 5 4 5
      all: rolled round=5 roll=4 shown=[3,1,4,2,5]
 496  seat 0: score small-straight
      all: scored category=small-straight shown=[3,1,4,2,5] base=30 level=2.68 flat=20 mult=3 xmult=1 total=301
 497  seat 0: roll
      all: throwing round=6 roll=1 keep=[]
 498  chance: rolled 6 4 6 6 4
      all: rolled round=6 roll=1 shown=[3,4,6,6,6]
 499  seat 0: roll keep 3 4 5
      all: throwing round=6 roll=2 keep=[2,3,4]
 500  chance: rolled 5 5 3 4 1
      all: rolled round=6 roll=2 shown=[3,5,6,6,6]
 501  seat 0: roll keep 1 3 4 5
      all: throwing round=6 roll=3 keep=[0,2,3,4]
 502  chance: rolled 4 1 5 6 5
      all: rolled round=6 roll=3 shown=[3,1,6,6,6]
 503  seat 0: roll keep 3 4 5
      all: throwing round=6 roll=4 keep=[2,3,4]
 504  chance: rolled 4 2 4 3 3
      all: rolled round=6 roll=4 shown=[2,2,6,6,6]
 505  seat 0: score full-house
      all: scored category=full-house shown=[2,2,6,6,6] base=25 level=2.68 flat=12 mult=2.2 xmult=1 total=173; earned die=2 money=1
 506  seat 0: roll
      all: throwing round=7 roll=1 keep=[]
 507  chance: rolled 3 4 5 6 6
      all: rolled round=7 roll=1 shown=[2,4,5,6,6]
 508  seat 0: roll keep 2
      all: throwing round=7 roll=2 keep=[1]
 509  chance: rolled 6 3 2 1 4
      all: rolled round=7 roll=2 shown=[3,4,2,1,4]
 510  seat 0: roll keep 1 2 5
      all: throwing round=7 roll=3 keep=[0,1,4]
 511  chance: rolled 1 6 6 4 3
      all: rolled round=7 roll=3 shown=[3,4,6,4,4]
 512  seat 0: roll keep 1 2 4 5
      all: throwing round=7 roll=4 keep=[0,1,3,4]
 513  chance: rolled 3 1 4 2 3
      all: rolled round=7 roll=4 shown=[3,4,4,4,4]
 514  seat 0: score fours
      all: scored category=fours shown=[3,4,4,4,4] base=16 level=2.26 flat=12 mult=2.85 xmult=1 total=137
 515  seat 0: roll
      all: throwing round=8 roll=1 keep=[]
 516  chance: rolled 2 4 1 3 2
      all: rolled round=8 roll=1 shown=[1,4,1,3,6]
 517  seat 0: roll keep 5
      all: throwing round=8 roll=2 keep=[4]
 518  chance: rolled 6 2 2 4 5
      all: rolled round=8 roll=2 shown=[3,2,2,4,6]
 519  seat 0: roll keep 2 3 5
      all: throwing round=8 roll=3 keep=[1,2,4]
 520  chance: rolled 3 2 5 5 1
      all: rolled round=8 roll=3 shown=[2,2,2,5,6]
 521  seat 0: roll keep 1 2 3
      all: throwing round=8 roll=4 keep=[0,1,2]
 522  chance: rolled 4 6 5 2 3
      all: rolled round=8 roll=4 shown=[2,2,2,2,3]
 523  seat 0: score twos
      all: scored category=twos shown=[2,2,2,2,3] base=8 level=2.26 flat=17 mult=2.05 xmult=1 total=71
 524  seat 0: roll
      all: throwing round=9 roll=1 keep=[]
 525  chance: rolled 6 3 2 6 1
      all: rolled round=9 roll=1 shown=[3,3,2,6,6]
 526  seat 0: roll keep 1 3 4 5
      all: throwing round=9 roll=2 keep=[0,2,3,4]
 527  chance: rolled 1 2 1 4 5
      all: rolled round=9 roll=2 shown=[3,2,2,6,6]
 528  seat 0: roll keep 1 4 5
      all: throwing round=9 roll=3 keep=[0,3,4]
 529  chance: rolled 6 1 3 6 6
      all: rolled round=9 roll=3 shown=[3,1,3,6,6]
 530  seat 0: roll keep 1 4 5
      all: throwing round=9 roll=4 keep=[0,3,4]
 531  chance: rolled 5 1 3 5 5
      all: rolled round=9 roll=4 shown=[3,1,3,6,6]
 532  seat 0: score chance
      all: scored category=chance shown=[3,1,3,6,6] base=19 level=2.68 flat=12 mult=3 xmult=1 total=188
 533  seat 0: roll
      all: throwing round=10 roll=1 keep=[]
 534  chance: rolled 6 4 5 6 4
      all: rolled round=10 roll=1 shown=[3,4,5,6,6]
 535  seat 0: roll keep 1 4 5
      all: throwing round=10 roll=2 keep=[0,3,4]
 536  chance: rolled 3 3 6 5 3
      all: rolled round=10 roll=2 shown=[3,3,6,6,6]
 537  seat 0: roll keep 1 3 4 5
      all: throwing round=10 roll=3 keep=[0,2,3,4]
 538  chance: rolled 6 3 5 1 2
      all: rolled round=10 roll=3 shown=[3,3,6,6,6]
 539  seat 0: score sixes
      all: scored category=sixes shown=[3,3,6,6,6] base=18 level=2.26 flat=12 mult=1.85 xmult=1 total=97; bonus base=35 level=2.26 flat=0 mult=1.85 xmult=1 total=146; earned die=2 money=1; stood score=1638 stage=8 target=2665 won=false; over how=lost cleared=7
over: -2
