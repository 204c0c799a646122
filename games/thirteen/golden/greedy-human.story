turnlight story 1
game: thirteen 4
config: scratch=literal challenge=none unlocked=all first=200 stake=0 kit=classic
seed: 31d06157196b54c83d5bff0c897b4e0dfe74d9a8a5c0ee7a3a4ca4ef56ffe42e

   1  chance: offered staircase ratchet candle
      all: offered items=["staircase","ratchet","candle"]
   2  seat 0: draft 3
      all: drafted item=candle; began stage=1 target=200 rounds=13
   3  seat 0: roll
      all: throwing round=1 roll=1 keep=[]
   4  chance: rolled 3 5 4 4 4
      all: rolled round=1 roll=1 shown=[3,5,4,4,4]
   5  seat 0: roll keep 3 4 5
      all: throwing round=1 roll=2 keep=[2,3,4]
   6  chance: rolled 2 4 3 5 4
      all: rolled round=1 roll=2 shown=[2,4,4,4,4]
   7  seat 0: roll keep 2 3 4 5
      all: throwing round=1 roll=3 keep=[1,2,3,4]
   8  chance: rolled 2 5 4 6 3
      all: rolled round=1 roll=3 shown=[2,4,4,4,4]
   9  seat 0: score fours
      all: scored category=fours shown=[2,4,4,4,4] base=16 level=1 flat=0 mult=2.56 xmult=1 total=40
  10  seat 0: roll
      all: throwing round=2 roll=1 keep=[]
  11  chance: rolled 1 5 6 4 5
      all: rolled round=2 roll=1 shown=[1,5,6,4,5]
  12  seat 0: roll keep 2 4 5
      all: throwing round=2 roll=2 keep=[1,3,4]
  13  chance: rolled 3 6 4 1 6
      all: rolled round=2 roll=2 shown=[3,5,4,4,5]
  14  seat 0: roll keep 1 2 3
      all: throwing round=2 roll=3 keep=[0,1,2]
  15  chance: rolled 1 3 1 1 6
      all: rolled round=2 roll=3 shown=[3,5,4,1,6]
  16  seat 0: score small-straight
      all: scored category=small-straight shown=[3,5,4,1,6] base=30 level=1 flat=0 mult=2.5 xmult=1 total=75
  17  seat 0: roll
      all: throwing round=3 roll=1 keep=[]
  18  chance: rolled 5 4 1 1 3
      all: rolled round=3 roll=1 shown=[5,4,1,1,3]
  19  seat 0: roll
      all: throwing round=3 roll=2 keep=[]
  20  chance: rolled 3 1 6 6 6
      all: rolled round=3 roll=2 shown=[3,1,6,6,6]
  21  seat 0: roll keep 3 4 5
      all: throwing round=3 roll=3 keep=[2,3,4]
  22  chance: rolled 1 2 4 1 6
      all: rolled round=3 roll=3 shown=[1,2,6,6,6]
  23  seat 0: score sixes
      all: scored category=sixes shown=[1,2,6,6,6] base=18 level=1 flat=0 mult=2.44 xmult=1 total=43
  24  seat 0: roll
      all: throwing round=4 roll=1 keep=[]
  25  chance: rolled 3 5 1 6 6
      all: rolled round=4 roll=1 shown=[3,5,1,6,6]
  26  seat 0: roll keep 2 4 5
      all: throwing round=4 roll=2 keep=[1,3,4]
  27  chance: rolled 3 5 2 1 4
      all: rolled round=4 roll=2 shown=[3,5,2,6,6]
  28  seat 0: roll keep 4 5
      all: throwing round=4 roll=3 keep=[3,4]
  29  chance: rolled 5 5 6 1 4
      all: rolled round=4 roll=3 shown=[5,5,6,6,6]
  30  seat 0: score full-house
      all: scored category=full-house shown=[5,5,6,6,6] base=25 level=1 flat=0 mult=2.38 xmult=1 total=59
  31  seat 0: roll
      all: throwing round=5 roll=1 keep=[]
  32  chance: rolled 5 1 3 1 4
      all: rolled round=5 roll=1 shown=[5,1,3,1,4]
  33  seat 0: score ones
      all: scored category=ones shown=[5,1,3,1,4] base=2 level=1 flat=0 mult=2.32 xmult=1 total=4
  34  seat 0: roll
      all: throwing round=6 roll=1 keep=[]
  35  chance: rolled 2 3 5 1 3
      all: rolled round=6 roll=1 shown=[2,3,5,1,3]
  36  seat 0: score threes
      all: scored category=threes shown=[2,3,5,1,3] base=6 level=1 flat=0 mult=2.26 xmult=1 total=13
  37  seat 0: roll
      all: throwing round=7 roll=1 keep=[]
  38  chance: rolled 2 3 2 4 5
      all: rolled round=7 roll=1 shown=[2,3,2,4,5]
  39  seat 0: score twos
      all: scored category=twos shown=[2,3,2,4,5] base=4 level=1 flat=0 mult=2.2 xmult=1 total=8
  40  seat 0: roll
      all: throwing round=8 roll=1 keep=[]
  41  chance: rolled 5 3 2 5 3
      all: rolled round=8 roll=1 shown=[5,3,2,5,3]
  42  seat 0: score fives
      all: scored category=fives shown=[5,3,2,5,3] base=10 level=1 flat=0 mult=2.14 xmult=1 total=21
  43  seat 0: roll
      all: throwing round=9 roll=1 keep=[]
  44  chance: rolled 4 4 4 4 2
      all: rolled round=9 roll=1 shown=[4,4,4,4,2]
  45  seat 0: score four-of-a-kind
      all: scored category=four-of-a-kind shown=[4,4,4,4,2] base=18 level=1 flat=0 mult=2.08 xmult=1 total=37
  46  seat 0: roll
      all: throwing round=10 roll=1 keep=[]
  47  chance: rolled 1 4 1 3 5
      all: rolled round=10 roll=1 shown=[1,4,1,3,5]
  48  seat 0: score chance
      all: scored category=chance shown=[1,4,1,3,5] base=14 level=1 flat=0 mult=2.02 xmult=1 total=28
  49  seat 0: roll
      all: throwing round=11 roll=1 keep=[]
  50  chance: rolled 1 4 4 6 4
      all: rolled round=11 roll=1 shown=[1,4,4,6,4]
  51  seat 0: score three-of-a-kind
      all: scored category=three-of-a-kind shown=[1,4,4,6,4] base=19 level=1 flat=0 mult=1.96 xmult=1 total=37
  52  seat 0: roll
      all: throwing round=12 roll=1 keep=[]
  53  chance: rolled 3 2 1 6 5
      all: rolled round=12 roll=1 shown=[3,2,1,6,5]
  54  seat 0: scratch five-of-a-kind
      all: scratched category=five-of-a-kind
  55  seat 0: roll
      all: throwing round=13 roll=1 keep=[]
  56  chance: rolled 3 6 5 3 5
      all: rolled round=13 roll=1 shown=[3,6,5,3,5]
  57  seat 0: scratch large-straight
      all: scratched category=large-straight; stood score=365 stage=1 target=200 won=true; paid stage=3 unused=2 early=0 boxes=2 interest=0 charms=0 purse=10; starred stars=1
  58  chance: offered abacus scratch-pad manual-kinds lucky glaze pack-charms
      all: offered items=["abacus","scratch-pad","manual-kinds","lucky","glaze","pack-charms"]
  59  seat 0: buy 5
      all: bought item=glaze price=7 purse=3
  60  seat 0: next
      all: began stage=2 target=210 rounds=13
  61  seat 0: roll
      all: throwing round=1 roll=1 keep=[]
  62  chance: rolled 3 2 4 4 2
      all: rolled round=1 roll=1 shown=[3,2,4,4,2]
  63  seat 0: roll keep 1 2 3
      all: throwing round=1 roll=2 keep=[0,1,2]
  64  chance: rolled 1 5 6 3 3
      all: rolled round=1 roll=2 shown=[3,2,4,3,3]
  65  seat 0: roll keep 1 3 4 5
      all: throwing round=1 roll=3 keep=[0,2,3,4]
  66  chance: rolled 1 4 3 5 3
      all: rolled round=1 roll=3 shown=[3,4,4,3,3]
  67  seat 0: use glaze 1
      all: used item=glaze; turned die=0 item=glass
  68  seat 0: score full-house
      all: scored category=full-house shown=[3,4,4,3,3] base=25 level=1 flat=0 mult=1.9 xmult=1.25 total=59
  69  chance: cracked none
      all: cracked dice=[]
  70  seat 0: roll
      all: throwing round=2 roll=1 keep=[]
  71  chance: rolled 2 2 5 2 4
      all: rolled round=2 roll=1 shown=[2,2,5,2,4]
  72  seat 0: roll keep 1 3 5
      all: throwing round=2 roll=2 keep=[0,2,4]
  73  chance: rolled 5 6 4 4 6
      all: rolled round=2 roll=2 shown=[2,6,5,4,4]
  74  seat 0: roll keep 2 3 4
      all: throwing round=2 roll=3 keep=[1,2,3]
  75  chance: rolled 3 1 4 3 4
      all: rolled round=2 roll=3 shown=[3,6,5,4,4]
  76  seat 0: score small-straight
      all: scored category=small-straight shown=[3,6,5,4,4] base=30 level=1 flat=0 mult=1.84 xmult=1.25 total=69
  77  chance: cracked 1
      all: cracked dice=[0]
  78  seat 0: roll
      all: throwing round=3 roll=1 keep=[]
  79  chance: rolled 1 5 5 5 1
      all: rolled round=3 roll=1 shown=[1,5,5,5,1]
  80  seat 0: roll keep 2 3 4
      all: throwing round=3 roll=2 keep=[1,2,3]
  81  chance: rolled 4 6 3 1 5
      all: rolled round=3 roll=2 shown=[4,5,5,5,5]
  82  seat 0: roll keep 2 3 4 5
      all: throwing round=3 roll=3 keep=[1,2,3,4]
  83  chance: rolled 6 6 3 2 2
      all: rolled round=3 roll=3 shown=[6,5,5,5,5]
  84  seat 0: score four-of-a-kind
      all: scored category=four-of-a-kind shown=[6,5,5,5,5] base=26 level=1 flat=0 mult=1.78 xmult=1 total=46
  85  seat 0: roll
      all: throwing round=4 roll=1 keep=[]
  86  chance: rolled 1 1 3 6 6
      all: rolled round=4 roll=1 shown=[1,1,3,6,6]
  87  seat 0: roll keep 1 4 5
      all: throwing round=4 roll=2 keep=[0,3,4]
  88  chance: rolled 1 5 5 2 6
      all: rolled round=4 roll=2 shown=[1,5,5,6,6]
  89  seat 0: roll keep 2 3 4 5
      all: throwing round=4 roll=3 keep=[1,2,3,4]
  90  chance: rolled 3 4 6 6 4
      all: rolled round=4 roll=3 shown=[3,5,5,6,6]
  91  seat 0: score chance
      all: scored category=chance shown=[3,5,5,6,6] base=25 level=1 flat=0 mult=1.72 xmult=1 total=43
  92  seat 0: roll
      all: throwing round=5 roll=1 keep=[]
  93  chance: rolled 5 5 2 3 4
      all: rolled round=5 roll=1 shown=[5,5,2,3,4]
  94  seat 0: score fives
      all: scored category=fives shown=[5,5,2,3,4] base=10 level=1 flat=0 mult=1.66 xmult=1 total=16
  95  seat 0: roll
      all: throwing round=6 roll=1 keep=[]
  96  chance: rolled 4 2 5 3 4
      all: rolled round=6 roll=1 shown=[4,2,5,3,4]
  97  seat 0: score fours
      all: scored category=fours shown=[4,2,5,3,4] base=8 level=1 flat=0 mult=1.6 xmult=1 total=12
  98  seat 0: roll
      all: throwing round=7 roll=1 keep=[]
  99  chance: rolled 2 2 1 4 6
      all: rolled round=7 roll=1 shown=[2,2,1,4,6]
 100  seat 0: score twos
      all: scored category=twos shown=[2,2,1,4,6] base=4 level=1 flat=0 mult=1.54 xmult=1 total=6
 101  seat 0: roll
      all: throwing round=8 roll=1 keep=[]
 102  chance: rolled 6 4 4 1 2
      all: rolled round=8 roll=1 shown=[6,4,4,1,2]
 103  seat 0: score ones
      all: scored category=ones shown=[6,4,4,1,2] base=1 level=1 flat=0 mult=1.48 xmult=1 total=1
 104  seat 0: roll
      all: throwing round=9 roll=1 keep=[]
 105  chance: rolled 2 2 2 3 4
      all: rolled round=9 roll=1 shown=[2,2,2,3,4]
 106  seat 0: score three-of-a-kind
      all: scored category=three-of-a-kind shown=[2,2,2,3,4] base=13 level=1 flat=0 mult=1.42 xmult=1 total=18
 107  seat 0: roll
      all: throwing round=10 roll=1 keep=[]
 108  chance: rolled 5 5 5 4 3
      all: rolled round=10 roll=1 shown=[5,5,5,4,3]
 109  seat 0: score threes
      all: scored category=threes shown=[5,5,5,4,3] base=3 level=1 flat=0 mult=1.36 xmult=1 total=4
 110  seat 0: roll
      all: throwing round=11 roll=1 keep=[]
 111  chance: rolled 3 3 4 1 4
      all: rolled round=11 roll=1 shown=[3,3,4,1,4]
 112  seat 0: scratch five-of-a-kind
      all: scratched category=five-of-a-kind
 113  seat 0: roll
      all: throwing round=12 roll=1 keep=[]
 114  chance: rolled 5 5 5 1 5
      all: rolled round=12 roll=1 shown=[5,5,5,1,5]
 115  seat 0: scratch large-straight
      all: scratched category=large-straight
 116  seat 0: roll
      all: throwing round=13 roll=1 keep=[]
 117  chance: rolled 2 4 2 5 2
      all: rolled round=13 roll=1 shown=[2,4,2,5,2]
 118  seat 0: scratch sixes
      all: scratched category=sixes; stood score=274 stage=2 target=210 won=true; paid stage=3 unused=2 early=0 boxes=2 interest=0 charms=0 purse=10; starred stars=1
 119  chance: offered emblem-upper salvage manual-house lucky temper pack-charms
      all: offered items=["emblem-upper","salvage","manual-house","lucky","temper","pack-charms"]
 120  seat 0: buy 5
      all: bought item=temper price=7 purse=3
 121  seat 0: next
      all: began stage=3 target=230 rounds=13
 122  seat 0: roll
      all: throwing round=1 roll=1 keep=[]
 123  chance: rolled 3 5 4 2 4
      all: rolled round=1 roll=1 shown=[3,5,4,2,4]
 124  seat 0: roll keep 1 2 3 4
      all: throwing round=1 roll=2 keep=[0,1,2,3]
 125  chance: rolled 5 5 3 6 6
      all: rolled round=1 roll=2 shown=[3,5,4,2,6]
 126  seat 0: use temper 1
      all: used item=temper; turned die=0 item=steel
 127  seat 0: score large-straight
      all: scored category=large-straight shown=[3,5,4,2,6] base=40 level=1 flat=0 mult=1.5 xmult=1 total=60
 128  seat 0: roll
      all: throwing round=2 roll=1 keep=[]
 129  chance: rolled 5 5 5 1 3
      all: rolled round=2 roll=1 shown=[5,5,5,1,3]
 130  seat 0: roll keep 1 2 3
      all: throwing round=2 roll=2 keep=[0,1,2]
 131  chance: rolled 2 6 6 2 1
      all: rolled round=2 roll=2 shown=[5,5,5,2,1]
 132  seat 0: roll keep 1 2 3
      all: throwing round=2 roll=3 keep=[0,1,2]
 133  chance: rolled 2 4 1 6 4
      all: rolled round=2 roll=3 shown=[5,5,5,6,4]
 134  seat 0: score three-of-a-kind
      all: scored category=three-of-a-kind shown=[5,5,5,6,4] base=25 level=1 flat=0 mult=1.44 xmult=1 total=36
 135  seat 0: roll
      all: throwing round=3 roll=1 keep=[]
 136  chance: rolled 4 2 3 2 6
      all: rolled round=3 roll=1 shown=[4,2,3,2,6]
 137  seat 0: roll keep 1 2 4
      all: throwing round=3 roll=2 keep=[0,1,3]
 138  chance: rolled 4 1 3 4 6
      all: rolled round=3 roll=2 shown=[4,2,3,2,6]
 139  seat 0: roll keep 3
      all: throwing round=3 roll=3 keep=[2]
 140  chance: rolled 6 6 3 2 1
      all: rolled round=3 roll=3 shown=[6,6,3,2,1]
 141  seat 0: score ones
      all: scored category=ones shown=[6,6,3,2,1] base=1 level=1 flat=0 mult=1.18 xmult=1 total=1
 142  seat 0: roll
      all: throwing round=4 roll=1 keep=[]
 143  chance: rolled 5 6 3 3 6
      all: rolled round=4 roll=1 shown=[5,6,3,3,6]
 144  seat 0: roll keep 2 5
      all: throwing round=4 roll=2 keep=[1,4]
 145  chance: rolled 3 2 1 5 5
      all: rolled round=4 roll=2 shown=[3,6,1,5,6]
 146  seat 0: roll keep 1 2 4 5
      all: throwing round=4 roll=3 keep=[0,1,3,4]
 147  chance: rolled 2 4 5 2 1
      all: rolled round=4 roll=3 shown=[3,6,5,5,6]
 148  seat 0: score chance
      all: scored category=chance shown=[3,6,5,5,6] base=25 level=1 flat=0 mult=1.32 xmult=1 total=33
 149  seat 0: roll
      all: throwing round=5 roll=1 keep=[]
 150  chance: rolled 5 5 5 2 3
      all: rolled round=5 roll=1 shown=[5,5,5,2,3]
 151  seat 0: roll keep 1 2 3
      all: throwing round=5 roll=2 keep=[0,1,2]
 152  chance: rolled 2 1 1 3 5
      all: rolled round=5 roll=2 shown=[5,5,5,3,5]
 153  seat 0: roll keep 1 2 3 5
      all: throwing round=5 roll=3 keep=[0,1,2,4]
 154  chance: rolled 5 5 6 3 4
      all: rolled round=5 roll=3 shown=[5,5,5,3,5]
 155  seat 0: score fives
      all: scored category=fives shown=[5,5,5,3,5] base=20 level=1 flat=0 mult=1.26 xmult=1 total=25; broke item=candle
 156  seat 0: roll
      all: throwing round=6 roll=1 keep=[]
 157  chance: rolled 3 2 6 2 1
      all: rolled round=6 roll=1 shown=[3,2,6,2,1]
 158  seat 0: roll keep 1 2
      all: throwing round=6 roll=2 keep=[0,1]
 159  chance: rolled 5 4 5 4 4
      all: rolled round=6 roll=2 shown=[3,2,5,4,4]
 160  seat 0: score small-straight
      all: scored category=small-straight shown=[3,2,5,4,4] base=30 level=1 flat=0 mult=1.2 xmult=1 total=36
 161  seat 0: roll
      all: throwing round=7 roll=1 keep=[]
 162  chance: rolled 1 6 4 6 2
      all: rolled round=7 roll=1 shown=[1,6,4,6,2]
 163  seat 0: roll keep 2 4
      all: throwing round=7 roll=2 keep=[1,3]
 164  chance: rolled 1 6 6 1 1
      all: rolled round=7 roll=2 shown=[1,6,6,6,1]
 165  seat 0: roll keep 2 3 4
      all: throwing round=7 roll=3 keep=[1,2,3]
 166  chance: rolled 2 6 4 5 5
      all: rolled round=7 roll=3 shown=[2,6,6,6,5]
 167  seat 0: score sixes
      all: scored category=sixes shown=[2,6,6,6,5] base=18 level=1 flat=0 mult=1 xmult=1 total=18
 168  seat 0: roll
      all: throwing round=8 roll=1 keep=[]
 169  chance: rolled 1 3 2 2 2
      all: rolled round=8 roll=1 shown=[1,3,2,2,2]
 170  seat 0: roll keep 2 3 4 5
      all: throwing round=8 roll=2 keep=[1,2,3,4]
 171  chance: rolled 5 4 1 6 2
      all: rolled round=8 roll=2 shown=[5,3,2,2,2]
 172  seat 0: roll keep 3 4 5
      all: throwing round=8 roll=3 keep=[2,3,4]
 173  chance: rolled 4 5 5 6 6
      all: rolled round=8 roll=3 shown=[4,5,2,2,2]
 174  seat 0: score twos
      all: scored category=twos shown=[4,5,2,2,2] base=6 level=1 flat=0 mult=1 xmult=1 total=6
 175  seat 0: roll
      all: throwing round=9 roll=1 keep=[]
 176  chance: rolled 4 6 3 1 2
      all: rolled round=9 roll=1 shown=[4,6,3,1,2]
 177  seat 0: roll keep 1 3
      all: throwing round=9 roll=2 keep=[0,2]
 178  chance: rolled 6 2 4 4 6
      all: rolled round=9 roll=2 shown=[4,2,3,4,6]
 179  seat 0: roll keep 1 4
      all: throwing round=9 roll=3 keep=[0,3]
 180  chance: rolled 5 5 6 4 1
      all: rolled round=9 roll=3 shown=[4,5,6,4,1]
 181  seat 0: score fours
      all: scored category=fours shown=[4,5,6,4,1] base=8 level=1 flat=0 mult=1.2 xmult=1 total=9
 182  seat 0: roll
      all: throwing round=10 roll=1 keep=[]
 183  chance: rolled 5 3 5 6 4
      all: rolled round=10 roll=1 shown=[5,3,5,6,4]
 184  seat 0: roll keep 1 4 5
      all: throwing round=10 roll=2 keep=[0,3,4]
 185  chance: rolled 5 4 1 5 2
      all: rolled round=10 roll=2 shown=[5,4,1,6,4]
 186  seat 0: scratch five-of-a-kind
      all: scratched category=five-of-a-kind
 187  seat 0: roll
      all: throwing round=11 roll=1 keep=[]
 188  chance: rolled 5 3 5 2 1
      all: rolled round=11 roll=1 shown=[5,3,5,2,1]
 189  seat 0: roll keep 1 3
      all: throwing round=11 roll=2 keep=[0,2]
 190  chance: rolled 2 3 4 4 5
      all: rolled round=11 roll=2 shown=[5,3,5,4,5]
 191  seat 0: roll keep 1 3 5
      all: throwing round=11 roll=3 keep=[0,2,4]
 192  chance: rolled 6 5 4 1 5
      all: rolled round=11 roll=3 shown=[5,5,5,1,5]
 193  seat 0: score four-of-a-kind
      all: scored category=four-of-a-kind shown=[5,5,5,1,5] base=21 level=1 flat=0 mult=1.2 xmult=1 total=25
 194  seat 0: roll
      all: throwing round=12 roll=1 keep=[]
 195  chance: rolled 5 2 6 6 5
      all: rolled round=12 roll=1 shown=[5,2,6,6,5]
 196  seat 0: scratch full-house
      all: scratched category=full-house
 197  seat 0: roll
      all: throwing round=13 roll=1 keep=[]
 198  chance: rolled 4 5 6 2 2
      all: rolled round=13 roll=1 shown=[4,5,6,2,2]
 199  seat 0: scratch threes
      all: scratched category=threes; stood score=249 stage=3 target=230 won=true; paid stage=3 unused=2 early=0 boxes=2 interest=0 charms=0 purse=10; starred stars=1
 200  chance: foretold no-house
      all: twisted stage=4 twist={"kind":"no-house"}
 201  chance: offered shortcut sparkler manual-house copper token pack-manuals
      all: offered items=["shortcut","sparkler","manual-house","copper","token","pack-manuals"]
 202  seat 0: buy 2
      all: bought item=sparkler price=9 purse=1
 203  seat 0: next
      all: began stage=4 target=213 rounds=11
 204  seat 0: roll
      all: throwing round=1 roll=1 keep=[]
 205  chance: rolled 1 6 3 6 1
      all: rolled round=1 roll=1 shown=[1,6,3,6,1]
 206  seat 0: roll keep 2 4
      all: throwing round=1 roll=2 keep=[1,3]
 207  chance: rolled 4 1 1 2 6
      all: rolled round=1 roll=2 shown=[4,6,1,6,6]
 208  seat 0: roll keep 1 2 4 5
      all: throwing round=1 roll=3 keep=[0,1,3,4]
 209  chance: rolled 5 5 3 6 5
      all: rolled round=1 roll=3 shown=[4,6,3,6,6]
 210  seat 0: score three-of-a-kind
      all: scored category=three-of-a-kind shown=[4,6,3,6,6] base=25 level=1 flat=0 mult=1.2 xmult=1.625 total=48
 211  seat 0: roll
      all: throwing round=2 roll=1 keep=[]
 212  chance: rolled 3 6 2 4 6
      all: rolled round=2 roll=1 shown=[3,6,2,4,6]
 213  seat 0: roll keep 1 4
      all: throwing round=2 roll=2 keep=[0,3]
 214  chance: rolled 5 4 1 2 2
      all: rolled round=2 roll=2 shown=[3,4,1,4,2]
 215  seat 0: roll keep 1 2 3 5
      all: throwing round=2 roll=3 keep=[0,1,2,4]
 216  chance: rolled 4 2 6 5 3
      all: rolled round=2 roll=3 shown=[3,4,1,5,2]
 217  seat 0: score large-straight
      all: scored category=large-straight shown=[3,4,1,5,2] base=40 level=1 flat=0 mult=1.2 xmult=1.625 total=78
 218  seat 0: roll
      all: throwing round=3 roll=1 keep=[]
 219  chance: rolled 5 2 2 5 3
      all: rolled round=3 roll=1 shown=[5,2,2,5,3]
 220  seat 0: roll keep 1 4 5
      all: throwing round=3 roll=2 keep=[0,3,4]
 221  chance: rolled 2 5 2 4 2
      all: rolled round=3 roll=2 shown=[5,5,2,5,3]
 222  seat 0: roll keep 1 2 4
      all: throwing round=3 roll=3 keep=[0,1,3]
 223  chance: rolled 1 6 3 1 5
      all: rolled round=3 roll=3 shown=[5,5,3,5,5]
 224  seat 0: score fives
      all: scored category=fives shown=[5,5,3,5,5] base=20 level=1 flat=0 mult=1.2 xmult=1.625 total=39
 225  seat 0: roll
      all: throwing round=4 roll=1 keep=[]
 226  chance: rolled 3 6 4 4 1
      all: rolled round=4 roll=1 shown=[3,6,4,4,1]
 227  seat 0: roll keep 1 3 4 5
      all: throwing round=4 roll=2 keep=[0,2,3,4]
 228  chance: rolled 5 2 2 4 4
      all: rolled round=4 roll=2 shown=[3,2,4,4,1]
 229  seat 0: roll keep 1 2 3 5
      all: throwing round=4 roll=3 keep=[0,1,2,4]
 230  chance: rolled 3 2 5 5 3
      all: rolled round=4 roll=3 shown=[3,2,4,5,1]
 231  seat 0: score small-straight
      all: scored category=small-straight shown=[3,2,4,5,1] base=30 level=1 flat=0 mult=1.2 xmult=1.625 total=58
 232  seat 0: roll
      all: throwing round=5 roll=1 keep=[]
 233  chance: rolled 5 4 3 1 4
      all: rolled round=5 roll=1 shown=[5,4,3,1,4]
 234  seat 0: score ones
      all: scored category=ones shown=[5,4,3,1,4] base=1 level=1 flat=0 mult=1 xmult=1.625 total=1
 235  seat 0: roll
      all: throwing round=6 roll=1 keep=[]
 236  chance: rolled 2 6 4 4 6
      all: rolled round=6 roll=1 shown=[2,6,4,4,6]
 237  seat 0: score fours
      all: scored category=fours shown=[2,6,4,4,6] base=8 level=1 flat=0 mult=1 xmult=1.625 total=13
 238  seat 0: roll
      all: throwing round=7 roll=1 keep=[]
 239  chance: rolled 6 3 1 2 1
      all: rolled round=7 roll=1 shown=[6,3,1,2,1]
 240  seat 0: score twos
      all: scored category=twos shown=[6,3,1,2,1] base=2 level=1 flat=0 mult=1 xmult=1.625 total=3
 241  seat 0: roll
      all: throwing round=8 roll=1 keep=[]
 242  chance: rolled 1 3 2 4 3
      all: rolled round=8 roll=1 shown=[1,3,2,4,3]
 243  seat 0: score threes
      all: scored category=threes shown=[1,3,2,4,3] base=6 level=1 flat=0 mult=1 xmult=1.625 total=9
 244  seat 0: roll
      all: throwing round=9 roll=1 keep=[]
 245  chance: rolled 1 3 3 1 6
      all: rolled round=9 roll=1 shown=[1,3,3,1,6]
 246  seat 0: score sixes
      all: scored category=sixes shown=[1,3,3,1,6] base=6 level=1 flat=0 mult=1 xmult=1.625 total=9
 247  seat 0: roll
      all: throwing round=10 roll=1 keep=[]
 248  chance: rolled 3 2 5 5 3
      all: rolled round=10 roll=1 shown=[3,2,5,5,3]
 249  seat 0: scratch five-of-a-kind
      all: scratched category=five-of-a-kind
 250  seat 0: roll
      all: throwing round=11 roll=1 keep=[]
 251  chance: rolled 5 2 6 4 4
      all: rolled round=11 roll=1 shown=[5,2,6,4,4]
 252  seat 0: scratch four-of-a-kind
      all: scratched category=four-of-a-kind; stood score=258 stage=4 target=213 won=true; paid stage=3 unused=2 early=0 boxes=1 interest=0 charms=0 purse=7; starred stars=1
 253  chance: offered finale idle-hands manual-upper even gild pack-charms
      all: offered items=["finale","idle-hands","manual-upper","even","gild","pack-charms"]
 254  seat 0: buy 5
      all: bought item=gild price=6 purse=1
 255  seat 0: next
      all: began stage=5 target=300 rounds=13
 256  seat 0: roll
      all: throwing round=1 roll=1 keep=[]
 257  chance: rolled 2 1 4 6 2
      all: rolled round=1 roll=1 shown=[2,1,4,6,2]
 258  seat 0: roll keep 1 3
      all: throwing round=1 roll=2 keep=[0,2]
 259  chance: rolled 5 5 1 1 6
      all: rolled round=1 roll=2 shown=[2,5,4,1,6]
 260  seat 0: roll keep 2 3 5
      all: throwing round=1 roll=3 keep=[1,2,4]
 261  chance: rolled 3 2 2 4 2
      all: rolled round=1 roll=3 shown=[3,5,4,4,6]
 262  seat 0: use gild 2
      all: used item=gild; turned die=1 item=gold
 263  seat 0: score small-straight
      all: scored category=small-straight shown=[3,5,4,4,6] base=30 level=1 flat=0 mult=1.2 xmult=1.625 total=58; earned die=1 money=1
 264  seat 0: roll
      all: throwing round=2 roll=1 keep=[]
 265  chance: rolled 4 5 5 3 6
      all: rolled round=2 roll=1 shown=[4,5,5,3,6]
 266  seat 0: roll keep 2 3
      all: throwing round=2 roll=2 keep=[1,2]
 267  chance: rolled 4 2 4 6 1
      all: rolled round=2 roll=2 shown=[4,5,5,6,1]
 268  seat 0: roll keep 2 3
      all: throwing round=2 roll=3 keep=[1,2]
 269  chance: rolled 6 5 4 4 5
      all: rolled round=2 roll=3 shown=[6,5,5,4,5]
 270  seat 0: score three-of-a-kind
      all: scored category=three-of-a-kind shown=[6,5,5,4,5] base=25 level=1 flat=0 mult=1.2 xmult=1.625 total=48; earned die=1 money=1
 271  seat 0: roll
      all: throwing round=3 roll=1 keep=[]
 272  chance: rolled 5 3 5 1 5
      all: rolled round=3 roll=1 shown=[5,3,5,1,5]
 273  seat 0: roll keep 1 3 5
      all: throwing round=3 roll=2 keep=[0,2,4]
 274  chance: rolled 5 3 2 4 1
      all: rolled round=3 roll=2 shown=[5,3,5,4,5]
 275  seat 0: roll keep 1 3 5
      all: throwing round=3 roll=3 keep=[0,2,4]
 276  chance: rolled 5 6 2 6 3
      all: rolled round=3 roll=3 shown=[5,6,5,6,5]
 277  seat 0: score full-house
      all: scored category=full-house shown=[5,6,5,6,5] base=25 level=1 flat=0 mult=1.2 xmult=1.625 total=48; earned die=1 money=1
 278  seat 0: roll
      all: throwing round=4 roll=1 keep=[]
 279  chance: rolled 6 2 4 5 4
      all: rolled round=4 roll=1 shown=[6,2,4,5,4]
 280  seat 0: roll keep 3
      all: throwing round=4 roll=2 keep=[2]
 281  chance: rolled 3 2 5 2 3
      all: rolled round=4 roll=2 shown=[3,2,4,2,3]
 282  seat 0: roll keep 1 5
      all: throwing round=4 roll=3 keep=[0,4]
 283  chance: rolled 3 4 6 4 1
      all: rolled round=4 roll=3 shown=[3,4,6,4,3]
 284  seat 0: score threes
      all: scored category=threes shown=[3,4,6,4,3] base=6 level=1 flat=0 mult=1.2 xmult=1.625 total=11; broke item=sparkler
 285  seat 0: roll
      all: throwing round=5 roll=1 keep=[]
 286  chance: rolled 6 1 2 4 3
      all: rolled round=5 roll=1 shown=[6,1,2,4,3]
 287  seat 0: roll keep 1 3 4 5
      all: throwing round=5 roll=2 keep=[0,2,3,4]
 288  chance: rolled 3 2 4 6 2
      all: rolled round=5 roll=2 shown=[6,2,2,4,3]
 289  seat 0: roll keep 1 2 4 5
      all: throwing round=5 roll=3 keep=[0,1,3,4]
 290  chance: rolled 1 4 1 1 6
      all: rolled round=5 roll=3 shown=[6,2,1,4,3]
 291  seat 0: score ones
      all: scored category=ones shown=[6,2,1,4,3] base=1 level=1 flat=0 mult=1 xmult=1 total=1
 292  seat 0: roll
      all: throwing round=6 roll=1 keep=[]
 293  chance: rolled 6 2 1 6 6
      all: rolled round=6 roll=1 shown=[6,2,1,6,6]
 294  seat 0: roll keep 1 4 5
      all: throwing round=6 roll=2 keep=[0,3,4]
 295  chance: rolled 5 4 3 6 5
      all: rolled round=6 roll=2 shown=[6,4,3,6,6]
 296  seat 0: roll keep 1 4 5
      all: throwing round=6 roll=3 keep=[0,3,4]
 297  chance: rolled 1 5 5 6 3
      all: rolled round=6 roll=3 shown=[6,5,5,6,6]
 298  seat 0: score chance
      all: scored category=chance shown=[6,5,5,6,6] base=28 level=1 flat=0 mult=1.2 xmult=1 total=33; earned die=1 money=1
 299  seat 0: roll
      all: throwing round=7 roll=1 keep=[]
 300  chance: rolled 2 1 5 5 1
      all: rolled round=7 roll=1 shown=[2,1,5,5,1]
 301  seat 0: roll keep 3 4
      all: throwing round=7 roll=2 keep=[2,3]
 302  chance: rolled 5 6 5 1 5
      all: rolled round=7 roll=2 shown=[5,6,5,5,5]
 303  seat 0: roll keep 1 3 4 5
      all: throwing round=7 roll=3 keep=[0,2,3,4]
 304  chance: rolled 5 3 1 5 2
      all: rolled round=7 roll=3 shown=[5,3,5,5,5]
 305  seat 0: score four-of-a-kind
      all: scored category=four-of-a-kind shown=[5,3,5,5,5] base=23 level=1 flat=0 mult=1.2 xmult=1 total=27
 306  seat 0: roll
      all: throwing round=8 roll=1 keep=[]
 307  chance: rolled 4 1 6 2 6
      all: rolled round=8 roll=1 shown=[4,1,6,2,6]
 308  seat 0: roll keep 3 5
      all: throwing round=8 roll=2 keep=[2,4]
 309  chance: rolled 3 6 6 3 5
      all: rolled round=8 roll=2 shown=[3,6,6,3,6]
 310  seat 0: roll keep 2 3 5
      all: throwing round=8 roll=3 keep=[1,2,4]
 311  chance: rolled 2 1 6 3 5
      all: rolled round=8 roll=3 shown=[2,6,6,3,6]
 312  seat 0: score sixes
      all: scored category=sixes shown=[2,6,6,3,6] base=18 level=1 flat=0 mult=1 xmult=1 total=18; earned die=1 money=1
 313  seat 0: roll
      all: throwing round=9 roll=1 keep=[]
 314  chance: rolled 5 2 4 2 4
      all: rolled round=9 roll=1 shown=[5,2,4,2,4]
 315  seat 0: roll keep 1 2 3
      all: throwing round=9 roll=2 keep=[0,1,2]
 316  chance: rolled 4 1 1 2 1
      all: rolled round=9 roll=2 shown=[5,2,4,2,1]
 317  seat 0: roll keep 1 2 3 5
      all: throwing round=9 roll=3 keep=[0,1,2,4]
 318  chance: rolled 6 4 4 6 1
      all: rolled round=9 roll=3 shown=[5,2,4,6,1]
 319  seat 0: score twos
      all: scored category=twos shown=[5,2,4,6,1] base=2 level=1 flat=0 mult=1 xmult=1 total=2
 320  seat 0: roll
      all: throwing round=10 roll=1 keep=[]
 321  chance: rolled 6 6 4 6 3
      all: rolled round=10 roll=1 shown=[6,6,4,6,3]
 322  seat 0: roll keep 3 5
      all: throwing round=10 roll=2 keep=[2,4]
 323  chance: rolled 4 6 4 1 3
      all: rolled round=10 roll=2 shown=[4,6,4,1,3]
 324  seat 0: roll keep 1 2 3
      all: throwing round=10 roll=3 keep=[0,1,2]
 325  chance: rolled 4 1 6 1 1
      all: rolled round=10 roll=3 shown=[4,6,4,1,1]
 326  seat 0: score fours
      all: scored category=fours shown=[4,6,4,1,1] base=8 level=1 flat=0 mult=1.2 xmult=1 total=9
 327  seat 0: roll
      all: throwing round=11 roll=1 keep=[]
 328  chance: rolled 1 4 1 6 6
      all: rolled round=11 roll=1 shown=[1,4,1,6,6]
 329  seat 0: roll
      all: throwing round=11 roll=2 keep=[]
 330  chance: rolled 6 3 5 4 5
      all: rolled round=11 roll=2 shown=[6,3,5,4,5]
 331  seat 0: roll keep 3 5
      all: throwing round=11 roll=3 keep=[2,4]
 332  chance: rolled 6 4 5 6 3
      all: rolled round=11 roll=3 shown=[6,4,5,6,5]
 333  seat 0: score fives
      all: scored category=fives shown=[6,4,5,6,5] base=10 level=1 flat=0 mult=1 xmult=1 total=10
 334  seat 0: roll
      all: throwing round=12 roll=1 keep=[]
 335  chance: rolled 1 1 1 1 5
      all: rolled round=12 roll=1 shown=[1,1,1,1,5]
 336  seat 0: roll keep 1 2 3 4
      all: throwing round=12 roll=2 keep=[0,1,2,3]
 337  chance: rolled 2 6 3 3 3
      all: rolled round=12 roll=2 shown=[1,1,1,1,3]
 338  seat 0: roll keep 1 2 3 4
      all: throwing round=12 roll=3 keep=[0,1,2,3]
 339  chance: rolled 4 3 2 4 6
      all: rolled round=12 roll=3 shown=[1,1,1,1,6]
 340  seat 0: scratch five-of-a-kind
      all: scratched category=five-of-a-kind
 341  seat 0: roll
      all: throwing round=13 roll=1 keep=[]
 342  chance: rolled 2 6 1 5 4
      all: rolled round=13 roll=1 shown=[2,6,1,5,4]
 343  seat 0: roll keep 1 3 4 5
      all: throwing round=13 roll=2 keep=[0,2,3,4]
 344  chance: rolled 1 5 1 2 3
      all: rolled round=13 roll=2 shown=[2,5,1,5,4]
 345  seat 0: roll keep 1 2 3 5
      all: throwing round=13 roll=3 keep=[0,1,2,4]
 346  chance: rolled 6 1 4 6 1
      all: rolled round=13 roll=3 shown=[2,5,1,6,4]
 347  seat 0: scratch large-straight
      all: scratched category=large-straight; stood score=265 stage=5 target=300 won=false; over how=lost cleared=4
over: -5
