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
      all: scratched category=large-straight; stood score=365 stage=1 target=200 won=true; paid stage=1 unused=15 early=0 boxes=5 interest=0 charms=0 purse=24; starred stars=1
  58  chance: offered abacus scratch-pad manual-kinds lucky glaze pack-charms sale 1 4
      all: offered items=["abacus","scratch-pad","manual-kinds","lucky","glaze","pack-charms"]
  59  seat 0: buy 1
      all: bought item=abacus price=19 purse=5
  60  seat 0: next
      all: began stage=2 target=230 rounds=13
  61  seat 0: roll
      all: throwing round=1 roll=1 keep=[]
  62  chance: rolled 3 2 4 4 2
      all: rolled round=1 roll=1 shown=[3,2,4,4,2]
  63  seat 0: roll keep 1 2 3
      all: throwing round=1 roll=2 keep=[0,1,2]
  64  chance: rolled 1 5 6 3 3
      all: rolled round=1 roll=2 shown=[3,2,4,3,3]
  65  seat 0: roll keep 1 2 3
      all: throwing round=1 roll=3 keep=[0,1,2]
  66  chance: rolled 1 4 3 5 3
      all: rolled round=1 roll=3 shown=[3,2,4,5,3]
  67  seat 0: score small-straight
      all: scored category=small-straight shown=[3,2,4,5,3] base=30 level=1 flat=6 mult=1.9 xmult=1 total=68
  68  seat 0: roll
      all: throwing round=2 roll=1 keep=[]
  69  chance: rolled 2 2 5 2 4
      all: rolled round=2 roll=1 shown=[2,2,5,2,4]
  70  seat 0: roll keep 1 2 3 4
      all: throwing round=2 roll=2 keep=[0,1,2,3]
  71  chance: rolled 5 6 4 4 6
      all: rolled round=2 roll=2 shown=[2,2,5,2,6]
  72  seat 0: roll keep 1 2 4
      all: throwing round=2 roll=3 keep=[0,1,3]
  73  chance: rolled 3 1 4 3 4
      all: rolled round=2 roll=3 shown=[2,2,4,2,4]
  74  seat 0: score full-house
      all: scored category=full-house shown=[2,2,4,2,4] base=25 level=1 flat=6 mult=1.84 xmult=1 total=57
  75  seat 0: roll
      all: throwing round=3 roll=1 keep=[]
  76  chance: rolled 1 5 5 5 1
      all: rolled round=3 roll=1 shown=[1,5,5,5,1]
  77  seat 0: roll keep 2 3 4
      all: throwing round=3 roll=2 keep=[1,2,3]
  78  chance: rolled 4 6 3 1 5
      all: rolled round=3 roll=2 shown=[4,5,5,5,5]
  79  seat 0: roll keep 2 3 4 5
      all: throwing round=3 roll=3 keep=[1,2,3,4]
  80  chance: rolled 6 6 3 2 2
      all: rolled round=3 roll=3 shown=[6,5,5,5,5]
  81  seat 0: score four-of-a-kind
      all: scored category=four-of-a-kind shown=[6,5,5,5,5] base=26 level=1 flat=6 mult=1.78 xmult=1 total=56
  82  seat 0: roll
      all: throwing round=4 roll=1 keep=[]
  83  chance: rolled 1 1 3 6 6
      all: rolled round=4 roll=1 shown=[1,1,3,6,6]
  84  seat 0: roll keep 4 5
      all: throwing round=4 roll=2 keep=[3,4]
  85  chance: rolled 1 5 5 2 6
      all: rolled round=4 roll=2 shown=[1,5,5,6,6]
  86  seat 0: roll keep 2 3 4 5
      all: throwing round=4 roll=3 keep=[1,2,3,4]
  87  chance: rolled 3 4 6 6 4
      all: rolled round=4 roll=3 shown=[3,5,5,6,6]
  88  seat 0: score chance
      all: scored category=chance shown=[3,5,5,6,6] base=25 level=1 flat=6 mult=1.72 xmult=1 total=53
  89  seat 0: roll
      all: throwing round=5 roll=1 keep=[]
  90  chance: rolled 5 5 2 3 4
      all: rolled round=5 roll=1 shown=[5,5,2,3,4]
  91  seat 0: score fives
      all: scored category=fives shown=[5,5,2,3,4] base=10 level=1 flat=6 mult=1.66 xmult=1 total=26
  92  seat 0: roll
      all: throwing round=6 roll=1 keep=[]
  93  chance: rolled 4 2 5 3 4
      all: rolled round=6 roll=1 shown=[4,2,5,3,4]
  94  seat 0: score fours
      all: scored category=fours shown=[4,2,5,3,4] base=8 level=1 flat=6 mult=1.6 xmult=1 total=22
  95  seat 0: roll
      all: throwing round=7 roll=1 keep=[]
  96  chance: rolled 2 2 1 4 6
      all: rolled round=7 roll=1 shown=[2,2,1,4,6]
  97  seat 0: score ones
      all: scored category=ones shown=[2,2,1,4,6] base=1 level=1 flat=6 mult=1.54 xmult=1 total=10
  98  seat 0: roll
      all: throwing round=8 roll=1 keep=[]
  99  chance: rolled 6 4 4 1 2
      all: rolled round=8 roll=1 shown=[6,4,4,1,2]
 100  seat 0: score twos
      all: scored category=twos shown=[6,4,4,1,2] base=2 level=1 flat=6 mult=1.48 xmult=1 total=11
 101  seat 0: roll
      all: throwing round=9 roll=1 keep=[]
 102  chance: rolled 2 2 2 3 4
      all: rolled round=9 roll=1 shown=[2,2,2,3,4]
 103  seat 0: score three-of-a-kind
      all: scored category=three-of-a-kind shown=[2,2,2,3,4] base=13 level=1 flat=6 mult=1.42 xmult=1 total=26
 104  seat 0: roll
      all: throwing round=10 roll=1 keep=[]
 105  chance: rolled 5 5 5 4 3
      all: rolled round=10 roll=1 shown=[5,5,5,4,3]
 106  seat 0: score threes
      all: scored category=threes shown=[5,5,5,4,3] base=3 level=1 flat=6 mult=1.36 xmult=1 total=12
 107  seat 0: roll
      all: throwing round=11 roll=1 keep=[]
 108  chance: rolled 3 3 4 1 4
      all: rolled round=11 roll=1 shown=[3,3,4,1,4]
 109  seat 0: scratch five-of-a-kind
      all: scratched category=five-of-a-kind
 110  seat 0: roll
      all: throwing round=12 roll=1 keep=[]
 111  chance: rolled 5 5 5 1 5
      all: rolled round=12 roll=1 shown=[5,5,5,1,5]
 112  seat 0: scratch large-straight
      all: scratched category=large-straight
 113  seat 0: cash in
      all: cashed-in rounds=1; stood score=341 stage=2 target=230 won=true; paid stage=1 unused=15 early=0 boxes=5 interest=1 charms=0 purse=27; starred stars=1
 114  chance: offered emblem-upper salvage manual-house lucky temper pack-charms sale 4 6
      all: offered items=["emblem-upper","salvage","manual-house","lucky","temper","pack-charms"]
 115  seat 0: buy 6
      all: bought item=pack-charms price=21 purse=6
 116  chance: offered scar scholar zigzag
      all: offered items=["scar","scholar","zigzag"]
 117  seat 0: take 1
      all: took item=scar
 118  seat 0: next
      all: began stage=3 target=260 rounds=13
 119  seat 0: roll
      all: throwing round=1 roll=1 keep=[]
 120  chance: rolled 3 5 4 2 4
      all: rolled round=1 roll=1 shown=[3,5,4,2,4]
 121  seat 0: roll keep 1 2 3 4
      all: throwing round=1 roll=2 keep=[0,1,2,3]
 122  chance: rolled 5 5 3 6 6
      all: rolled round=1 roll=2 shown=[3,5,4,2,6]
 123  seat 0: score large-straight
      all: scored category=large-straight shown=[3,5,4,2,6] base=40 level=1 flat=6 mult=1.3 xmult=1 total=59
 124  seat 0: roll
      all: throwing round=2 roll=1 keep=[]
 125  chance: rolled 5 5 5 1 3
      all: rolled round=2 roll=1 shown=[5,5,5,1,3]
 126  seat 0: roll keep 1 2 3 4
      all: throwing round=2 roll=2 keep=[0,1,2,3]
 127  chance: rolled 2 6 6 2 1
      all: rolled round=2 roll=2 shown=[5,5,5,1,1]
 128  seat 0: score full-house
      all: scored category=full-house shown=[5,5,5,1,1] base=25 level=1 flat=6 mult=1.24 xmult=1 total=38
 129  seat 0: roll
      all: throwing round=3 roll=1 keep=[]
 130  chance: rolled 4 2 3 2 6
      all: rolled round=3 roll=1 shown=[4,2,3,2,6]
 131  seat 0: roll keep 5
      all: throwing round=3 roll=2 keep=[4]
 132  chance: rolled 4 1 3 4 6
      all: rolled round=3 roll=2 shown=[4,1,3,4,6]
 133  seat 0: roll keep 1 3 5
      all: throwing round=3 roll=3 keep=[0,2,4]
 134  chance: rolled 6 6 3 2 1
      all: rolled round=3 roll=3 shown=[4,6,3,2,6]
 135  seat 0: score chance
      all: scored category=chance shown=[4,6,3,2,6] base=21 level=1 flat=6 mult=1.18 xmult=1 total=31
 136  seat 0: roll
      all: throwing round=4 roll=1 keep=[]
 137  chance: rolled 5 6 3 3 6
      all: rolled round=4 roll=1 shown=[5,6,3,3,6]
 138  seat 0: roll keep 2 5
      all: throwing round=4 roll=2 keep=[1,4]
 139  chance: rolled 3 2 1 5 5
      all: rolled round=4 roll=2 shown=[3,6,1,5,6]
 140  seat 0: roll keep 2 5
      all: throwing round=4 roll=3 keep=[1,4]
 141  chance: rolled 2 4 5 2 1
      all: rolled round=4 roll=3 shown=[2,6,5,2,6]
 142  seat 0: score twos
      all: scored category=twos shown=[2,6,5,2,6] base=4 level=1 flat=6 mult=1.12 xmult=1 total=11
 143  seat 0: roll
      all: throwing round=5 roll=1 keep=[]
 144  chance: rolled 5 5 5 2 3
      all: rolled round=5 roll=1 shown=[5,5,5,2,3]
 145  seat 0: roll keep 1 2 3
      all: throwing round=5 roll=2 keep=[0,1,2]
 146  chance: rolled 2 1 1 3 5
      all: rolled round=5 roll=2 shown=[5,5,5,3,5]
 147  seat 0: roll keep 1 2 3 5
      all: throwing round=5 roll=3 keep=[0,1,2,4]
 148  chance: rolled 5 5 6 3 4
      all: rolled round=5 roll=3 shown=[5,5,5,3,5]
 149  seat 0: score four-of-a-kind
      all: scored category=four-of-a-kind shown=[5,5,5,3,5] base=23 level=1 flat=6 mult=1.06 xmult=1 total=30; broke item=candle
 150  seat 0: roll
      all: throwing round=6 roll=1 keep=[]
 151  chance: rolled 3 2 6 2 1
      all: rolled round=6 roll=1 shown=[3,2,6,2,1]
 152  seat 0: roll keep 1
      all: throwing round=6 roll=2 keep=[0]
 153  chance: rolled 5 4 5 4 4
      all: rolled round=6 roll=2 shown=[3,4,5,4,4]
 154  seat 0: roll keep 2 4 5
      all: throwing round=6 roll=3 keep=[1,3,4]
 155  chance: rolled 5 6 4 6 5
      all: rolled round=6 roll=3 shown=[5,4,4,4,4]
 156  seat 0: score fours
      all: scored category=fours shown=[5,4,4,4,4] base=16 level=1 flat=6 mult=1 xmult=1 total=22
 157  seat 0: roll
      all: throwing round=7 roll=1 keep=[]
 158  chance: rolled 1 6 4 6 2
      all: rolled round=7 roll=1 shown=[1,6,4,6,2]
 159  seat 0: roll keep 2 4
      all: throwing round=7 roll=2 keep=[1,3]
 160  chance: rolled 1 6 6 1 1
      all: rolled round=7 roll=2 shown=[1,6,6,6,1]
 161  seat 0: roll keep 2 3 4
      all: throwing round=7 roll=3 keep=[1,2,3]
 162  chance: rolled 2 6 4 5 5
      all: rolled round=7 roll=3 shown=[2,6,6,6,5]
 163  seat 0: score sixes
      all: scored category=sixes shown=[2,6,6,6,5] base=18 level=1 flat=6 mult=1 xmult=1 total=24
 164  seat 0: roll
      all: throwing round=8 roll=1 keep=[]
 165  chance: rolled 1 3 2 2 2
      all: rolled round=8 roll=1 shown=[1,3,2,2,2]
 166  seat 0: roll keep 2 3
      all: throwing round=8 roll=2 keep=[1,2]
 167  chance: rolled 5 4 1 6 2
      all: rolled round=8 roll=2 shown=[5,3,2,6,2]
 168  seat 0: roll keep 2 3
      all: throwing round=8 roll=3 keep=[1,2]
 169  chance: rolled 4 5 5 6 6
      all: rolled round=8 roll=3 shown=[4,3,2,6,6]
 170  seat 0: score threes
      all: scored category=threes shown=[4,3,2,6,6] base=3 level=1 flat=6 mult=1 xmult=1 total=9
 171  seat 0: roll
      all: throwing round=9 roll=1 keep=[]
 172  chance: rolled 4 6 3 1 2
      all: rolled round=9 roll=1 shown=[4,6,3,1,2]
 173  seat 0: roll keep 1 3 4 5
      all: throwing round=9 roll=2 keep=[0,2,3,4]
 174  chance: rolled 6 2 4 4 6
      all: rolled round=9 roll=2 shown=[4,2,3,1,2]
 175  seat 0: roll keep 1 2 3 4
      all: throwing round=9 roll=3 keep=[0,1,2,3]
 176  chance: rolled 5 5 6 4 1
      all: rolled round=9 roll=3 shown=[4,2,3,1,1]
 177  seat 0: score small-straight
      all: scored category=small-straight shown=[4,2,3,1,1] base=30 level=1 flat=6 mult=1 xmult=1 total=36
 178  seat 0: roll
      all: throwing round=10 roll=1 keep=[]
 179  chance: rolled 5 3 5 6 4
      all: rolled round=10 roll=1 shown=[5,3,5,6,4]
 180  seat 0: score fives
      all: scored category=fives shown=[5,3,5,6,4] base=10 level=1 flat=6 mult=1 xmult=1 total=16
 181  seat 0: roll
      all: throwing round=11 roll=1 keep=[]
 182  chance: rolled 5 3 5 2 1
      all: rolled round=11 roll=1 shown=[5,3,5,2,1]
 183  seat 0: score ones
      all: scored category=ones shown=[5,3,5,2,1] base=1 level=1 flat=6 mult=1 xmult=1 total=7
 184  seat 0: roll
      all: throwing round=12 roll=1 keep=[]
 185  chance: rolled 5 2 6 6 5
      all: rolled round=12 roll=1 shown=[5,2,6,6,5]
 186  seat 0: scratch five-of-a-kind
      all: scratched category=five-of-a-kind
 187  seat 0: roll
      all: throwing round=13 roll=1 keep=[]
 188  chance: rolled 4 5 6 2 2
      all: rolled round=13 roll=1 shown=[4,5,6,2,2]
 189  seat 0: scratch three-of-a-kind
      all: scratched category=three-of-a-kind; stood score=283 stage=3 target=260 won=true; paid stage=1 unused=15 early=0 boxes=5 interest=1 charms=0 purse=28; starred stars=1
 190  chance: foretold no-house
      all: twisted stage=4 twist={"kind":"no-house"}
 191  chance: offered shortcut sparkler manual-house copper token pack-manuals sale 1 3
      all: offered items=["shortcut","sparkler","manual-house","copper","token","pack-manuals"]
 192  seat 0: buy 3
      all: bought item=manual-house price=20 purse=8
 193  seat 0: next
      all: began stage=4 target=254 rounds=11
 194  seat 0: roll
      all: throwing round=1 roll=1 keep=[]
 195  chance: rolled 1 6 3 6 1
      all: rolled round=1 roll=1 shown=[1,6,3,6,1]
 196  seat 0: roll keep 2 4
      all: throwing round=1 roll=2 keep=[1,3]
 197  chance: rolled 4 1 1 2 6
      all: rolled round=1 roll=2 shown=[4,6,1,6,6]
 198  seat 0: roll keep 2 4 5
      all: throwing round=1 roll=3 keep=[1,3,4]
 199  chance: rolled 5 5 3 6 5
      all: rolled round=1 roll=3 shown=[5,6,3,6,6]
 200  seat 0: score three-of-a-kind
      all: scored category=three-of-a-kind shown=[5,6,3,6,6] base=26 level=1 flat=6 mult=1.4 xmult=1 total=44
 201  seat 0: roll
      all: throwing round=2 roll=1 keep=[]
 202  chance: rolled 3 6 2 4 6
      all: rolled round=2 roll=1 shown=[3,6,2,4,6]
 203  seat 0: roll keep 1 3 4
      all: throwing round=2 roll=2 keep=[0,2,3]
 204  chance: rolled 5 4 1 2 2
      all: rolled round=2 roll=2 shown=[3,4,2,4,2]
 205  seat 0: roll keep 1 2 3
      all: throwing round=2 roll=3 keep=[0,1,2]
 206  chance: rolled 4 2 6 5 3
      all: rolled round=2 roll=3 shown=[3,4,2,5,3]
 207  seat 0: score small-straight
      all: scored category=small-straight shown=[3,4,2,5,3] base=30 level=1 flat=6 mult=1.4 xmult=1 total=50
 208  seat 0: roll
      all: throwing round=3 roll=1 keep=[]
 209  chance: rolled 5 2 2 5 3
      all: rolled round=3 roll=1 shown=[5,2,2,5,3]
 210  seat 0: roll keep 1 4
      all: throwing round=3 roll=2 keep=[0,3]
 211  chance: rolled 2 5 2 4 2
      all: rolled round=3 roll=2 shown=[5,5,2,5,2]
 212  seat 0: roll keep 1 2 4
      all: throwing round=3 roll=3 keep=[0,1,3]
 213  chance: rolled 1 6 3 1 5
      all: rolled round=3 roll=3 shown=[5,5,3,5,5]
 214  seat 0: score four-of-a-kind
      all: scored category=four-of-a-kind shown=[5,5,3,5,5] base=23 level=1 flat=6 mult=1.4 xmult=1 total=40
 215  seat 0: roll
      all: throwing round=4 roll=1 keep=[]
 216  chance: rolled 3 6 4 4 1
      all: rolled round=4 roll=1 shown=[3,6,4,4,1]
 217  seat 0: roll keep 3 4
      all: throwing round=4 roll=2 keep=[2,3]
 218  chance: rolled 5 2 2 4 4
      all: rolled round=4 roll=2 shown=[5,2,4,4,4]
 219  seat 0: roll keep 3 4 5
      all: throwing round=4 roll=3 keep=[2,3,4]
 220  chance: rolled 3 2 5 5 3
      all: rolled round=4 roll=3 shown=[3,2,4,4,4]
 221  seat 0: score fours
      all: scored category=fours shown=[3,2,4,4,4] base=12 level=1 flat=6 mult=1.4 xmult=1 total=25
 222  seat 0: roll
      all: throwing round=5 roll=1 keep=[]
 223  chance: rolled 5 4 3 1 4
      all: rolled round=5 roll=1 shown=[5,4,3,1,4]
 224  seat 0: roll keep 1 2 3
      all: throwing round=5 roll=2 keep=[0,1,2]
 225  chance: rolled 4 4 6 2 1
      all: rolled round=5 roll=2 shown=[5,4,3,2,1]
 226  seat 0: score large-straight
      all: scored category=large-straight shown=[5,4,3,2,1] base=40 level=1 flat=6 mult=1.4 xmult=1 total=64
 227  seat 0: roll
      all: throwing round=6 roll=1 keep=[]
 228  chance: rolled 2 6 4 4 6
      all: rolled round=6 roll=1 shown=[2,6,4,4,6]
 229  seat 0: roll keep 2 5
      all: throwing round=6 roll=2 keep=[1,4]
 230  chance: rolled 4 6 3 4 6
      all: rolled round=6 roll=2 shown=[4,6,3,4,6]
 231  seat 0: roll keep 2 5
      all: throwing round=6 roll=3 keep=[1,4]
 232  chance: rolled 5 4 5 6 2
      all: rolled round=6 roll=3 shown=[5,6,5,6,6]
 233  seat 0: score sixes
      all: scored category=sixes shown=[5,6,5,6,6] base=18 level=1 flat=6 mult=1.4 xmult=1 total=33
 234  seat 0: roll
      all: throwing round=7 roll=1 keep=[]
 235  chance: rolled 6 3 1 2 1
      all: rolled round=7 roll=1 shown=[6,3,1,2,1]
 236  seat 0: score ones
      all: scored category=ones shown=[6,3,1,2,1] base=2 level=1 flat=6 mult=1.4 xmult=1 total=11
 237  seat 0: roll
      all: throwing round=8 roll=1 keep=[]
 238  chance: rolled 1 3 2 4 3
      all: rolled round=8 roll=1 shown=[1,3,2,4,3]
 239  seat 0: score threes
      all: scored category=threes shown=[1,3,2,4,3] base=6 level=1 flat=6 mult=1.4 xmult=1 total=16
 240  seat 0: roll
      all: throwing round=9 roll=1 keep=[]
 241  chance: rolled 1 3 3 1 6
      all: rolled round=9 roll=1 shown=[1,3,3,1,6]
 242  seat 0: scratch five-of-a-kind
      all: scratched category=five-of-a-kind
 243  seat 0: roll
      all: throwing round=10 roll=1 keep=[]
 244  chance: rolled 3 2 5 5 3
      all: rolled round=10 roll=1 shown=[3,2,5,5,3]
 245  seat 0: score fives
      all: scored category=fives shown=[3,2,5,5,3] base=10 level=1 flat=6 mult=1.6 xmult=1 total=25
 246  seat 0: roll
      all: throwing round=11 roll=1 keep=[]
 247  chance: rolled 5 2 6 4 4
      all: rolled round=11 roll=1 shown=[5,2,6,4,4]
 248  seat 0: score twos
      all: scored category=twos shown=[5,2,6,4,4] base=2 level=1 flat=6 mult=1.6 xmult=1 total=12; stood score=320 stage=4 target=254 won=true; paid stage=1 unused=15 early=0 boxes=5 interest=1 charms=0 purse=30; starred stars=1
 249  chance: offered finale idle-hands manual-upper even gild pack-charms sale 4 5
      all: offered items=["finale","idle-hands","manual-upper","even","gild","pack-charms"]
 250  seat 0: reroll
      all: rerolled price=5 purse=25
 251  chance: offered hermit zigzag manual-straights wild flip pack-pocket sale 3 6
      all: offered items=["hermit","zigzag","manual-straights","wild","flip","pack-pocket"]
 252  seat 0: buy 3
      all: bought item=manual-straights price=21 purse=4
 253  seat 0: next
      all: began stage=5 target=370 rounds=13
 254  seat 0: roll
      all: throwing round=1 roll=1 keep=[]
 255  chance: rolled 2 1 4 6 2
      all: rolled round=1 roll=1 shown=[2,1,4,6,2]
 256  seat 0: roll
      all: throwing round=1 roll=2 keep=[]
 257  chance: rolled 5 5 1 1 6
      all: rolled round=1 roll=2 shown=[5,5,1,1,6]
 258  seat 0: roll keep 1 2 3 4
      all: throwing round=1 roll=3 keep=[0,1,2,3]
 259  chance: rolled 3 2 2 4 2
      all: rolled round=1 roll=3 shown=[5,5,1,1,2]
 260  seat 0: score ones
      all: scored category=ones shown=[5,5,1,1,2] base=2 level=1 flat=6 mult=1.6 xmult=1 total=12
 261  seat 0: roll
      all: throwing round=2 roll=1 keep=[]
 262  chance: rolled 4 5 5 3 6
      all: rolled round=2 roll=1 shown=[4,5,5,3,6]
 263  seat 0: roll keep 2 3
      all: throwing round=2 roll=2 keep=[1,2]
 264  chance: rolled 4 2 4 6 1
      all: rolled round=2 roll=2 shown=[4,5,5,6,1]
 265  seat 0: roll keep 1 2 3 4
      all: throwing round=2 roll=3 keep=[0,1,2,3]
 266  chance: rolled 6 5 4 4 5
      all: rolled round=2 roll=3 shown=[4,5,5,6,5]
 267  seat 0: score three-of-a-kind
      all: scored category=three-of-a-kind shown=[4,5,5,6,5] base=25 level=1 flat=6 mult=1.6 xmult=1 total=49
 268  seat 0: roll
      all: throwing round=3 roll=1 keep=[]
 269  chance: rolled 5 3 5 1 5
      all: rolled round=3 roll=1 shown=[5,3,5,1,5]
 270  seat 0: roll keep 1 3 5
      all: throwing round=3 roll=2 keep=[0,2,4]
 271  chance: rolled 5 3 2 4 1
      all: rolled round=3 roll=2 shown=[5,3,5,4,5]
 272  seat 0: roll keep 1 2 3 5
      all: throwing round=3 roll=3 keep=[0,1,2,4]
 273  chance: rolled 5 6 2 6 3
      all: rolled round=3 roll=3 shown=[5,3,5,6,5]
 274  seat 0: score fives
      all: scored category=fives shown=[5,3,5,6,5] base=15 level=1 flat=6 mult=1.6 xmult=1 total=33
 275  seat 0: roll
      all: throwing round=4 roll=1 keep=[]
 276  chance: rolled 6 2 4 5 4
      all: rolled round=4 roll=1 shown=[6,2,4,5,4]
 277  seat 0: roll keep 3 5
      all: throwing round=4 roll=2 keep=[2,4]
 278  chance: rolled 3 2 5 2 3
      all: rolled round=4 roll=2 shown=[3,2,4,2,4]
 279  seat 0: roll keep 2 3 4 5
      all: throwing round=4 roll=3 keep=[1,2,3,4]
 280  chance: rolled 3 4 6 4 1
      all: rolled round=4 roll=3 shown=[3,2,4,2,4]
 281  seat 0: score twos
      all: scored category=twos shown=[3,2,4,2,4] base=4 level=1 flat=6 mult=1.6 xmult=1 total=16
 282  seat 0: roll
      all: throwing round=5 roll=1 keep=[]
 283  chance: rolled 6 1 2 4 3
      all: rolled round=5 roll=1 shown=[6,1,2,4,3]
 284  seat 0: roll keep 4 5
      all: throwing round=5 roll=2 keep=[3,4]
 285  chance: rolled 3 2 4 6 2
      all: rolled round=5 roll=2 shown=[3,2,4,4,3]
 286  seat 0: roll keep 3 4
      all: throwing round=5 roll=3 keep=[2,3]
 287  chance: rolled 1 4 1 1 6
      all: rolled round=5 roll=3 shown=[1,4,4,4,6]
 288  seat 0: score fours
      all: scored category=fours shown=[1,4,4,4,6] base=12 level=1 flat=6 mult=1.6 xmult=1 total=28
 289  seat 0: roll
      all: throwing round=6 roll=1 keep=[]
 290  chance: rolled 6 2 1 6 6
      all: rolled round=6 roll=1 shown=[6,2,1,6,6]
 291  seat 0: roll keep 1 2 4 5
      all: throwing round=6 roll=2 keep=[0,1,3,4]
 292  chance: rolled 5 4 3 6 5
      all: rolled round=6 roll=2 shown=[6,2,3,6,6]
 293  seat 0: roll keep 1 4 5
      all: throwing round=6 roll=3 keep=[0,3,4]
 294  chance: rolled 1 5 5 6 3
      all: rolled round=6 roll=3 shown=[6,5,5,6,6]
 295  seat 0: score full-house
      all: scored category=full-house shown=[6,5,5,6,6] base=25 level=1.42 flat=6 mult=1.75 xmult=1 total=72
 296  seat 0: roll
      all: throwing round=7 roll=1 keep=[]
 297  chance: rolled 2 1 5 5 1
      all: rolled round=7 roll=1 shown=[2,1,5,5,1]
 298  seat 0: roll keep 3 4
      all: throwing round=7 roll=2 keep=[2,3]
 299  chance: rolled 5 6 5 1 5
      all: rolled round=7 roll=2 shown=[5,6,5,5,5]
 300  seat 0: roll keep 1 3 4 5
      all: throwing round=7 roll=3 keep=[0,2,3,4]
 301  chance: rolled 5 3 1 5 2
      all: rolled round=7 roll=3 shown=[5,3,5,5,5]
 302  seat 0: score four-of-a-kind
      all: scored category=four-of-a-kind shown=[5,3,5,5,5] base=23 level=1 flat=6 mult=1.6 xmult=1 total=46
 303  seat 0: roll
      all: throwing round=8 roll=1 keep=[]
 304  chance: rolled 4 1 6 2 6
      all: rolled round=8 roll=1 shown=[4,1,6,2,6]
 305  seat 0: roll keep 3 5
      all: throwing round=8 roll=2 keep=[2,4]
 306  chance: rolled 3 6 6 3 5
      all: rolled round=8 roll=2 shown=[3,6,6,3,6]
 307  seat 0: roll keep 2 3 5
      all: throwing round=8 roll=3 keep=[1,2,4]
 308  chance: rolled 2 1 6 3 5
      all: rolled round=8 roll=3 shown=[2,6,6,3,6]
 309  seat 0: score sixes
      all: scored category=sixes shown=[2,6,6,3,6] base=18 level=1 flat=6 mult=1.6 xmult=1 total=38
 310  seat 0: roll
      all: throwing round=9 roll=1 keep=[]
 311  chance: rolled 5 2 4 2 4
      all: rolled round=9 roll=1 shown=[5,2,4,2,4]
 312  seat 0: roll keep 1 2 3
      all: throwing round=9 roll=2 keep=[0,1,2]
 313  chance: rolled 4 1 1 2 1
      all: rolled round=9 roll=2 shown=[5,2,4,2,1]
 314  seat 0: roll keep 1 2 3
      all: throwing round=9 roll=3 keep=[0,1,2]
 315  chance: rolled 6 4 4 6 1
      all: rolled round=9 roll=3 shown=[5,2,4,6,1]
 316  seat 0: score chance
      all: scored category=chance shown=[5,2,4,6,1] base=18 level=1.42 flat=6 mult=1.75 xmult=1 total=55
 317  seat 0: roll
      all: throwing round=10 roll=1 keep=[]
 318  chance: rolled 6 6 4 6 3
      all: rolled round=10 roll=1 shown=[6,6,4,6,3]
 319  seat 0: roll keep 3 5
      all: throwing round=10 roll=2 keep=[2,4]
 320  chance: rolled 4 6 4 1 3
      all: rolled round=10 roll=2 shown=[4,6,4,1,3]
 321  seat 0: roll keep 1 2 4
      all: throwing round=10 roll=3 keep=[0,1,3]
 322  chance: rolled 4 1 6 1 1
      all: rolled round=10 roll=3 shown=[4,6,6,1,1]
 323  seat 0: scratch five-of-a-kind
      all: scratched category=five-of-a-kind
 324  seat 0: roll
      all: throwing round=11 roll=1 keep=[]
 325  chance: rolled 1 4 1 6 6
      all: rolled round=11 roll=1 shown=[1,4,1,6,6]
 326  seat 0: roll keep 1 3 4
      all: throwing round=11 roll=2 keep=[0,2,3]
 327  chance: rolled 6 3 5 4 5
      all: rolled round=11 roll=2 shown=[1,3,1,6,5]
 328  seat 0: roll keep 1 3 4 5
      all: throwing round=11 roll=3 keep=[0,2,3,4]
 329  chance: rolled 6 4 5 6 3
      all: rolled round=11 roll=3 shown=[1,4,1,6,5]
 330  seat 0: scratch large-straight
      all: scratched category=large-straight
 331  seat 0: roll
      all: throwing round=12 roll=1 keep=[]
 332  chance: rolled 1 1 1 1 5
      all: rolled round=12 roll=1 shown=[1,1,1,1,5]
 333  seat 0: roll keep 1 2 5
      all: throwing round=12 roll=2 keep=[0,1,4]
 334  chance: rolled 2 6 3 3 3
      all: rolled round=12 roll=2 shown=[1,1,3,3,5]
 335  seat 0: roll keep 1 2 3 4
      all: throwing round=12 roll=3 keep=[0,1,2,3]
 336  chance: rolled 4 3 2 4 6
      all: rolled round=12 roll=3 shown=[1,1,3,3,6]
 337  seat 0: score threes
      all: scored category=threes shown=[1,1,3,3,6] base=6 level=1 flat=6 mult=2 xmult=1 total=24
 338  seat 0: roll
      all: throwing round=13 roll=1 keep=[]
 339  chance: rolled 2 6 1 5 4
      all: rolled round=13 roll=1 shown=[2,6,1,5,4]
 340  seat 0: scratch small-straight
      all: scratched category=small-straight; stood score=373 stage=5 target=370 won=true; paid stage=2 unused=6 early=0 boxes=5 interest=0 charms=0 purse=17; starred stars=1
 341  chance: offered shortcut sparkler manual-kinds double gild pack-charms sale 1 6
      all: offered items=["shortcut","sparkler","manual-kinds","double","gild","pack-charms"]
 342  seat 0: next
      all: began stage=6 target=440 rounds=13
 343  seat 0: roll
      all: throwing round=1 roll=1 keep=[]
 344  chance: rolled 6 2 2 1 4
      all: rolled round=1 roll=1 shown=[6,2,2,1,4]
 345  seat 0: roll keep 2 3 4
      all: throwing round=1 roll=2 keep=[1,2,3]
 346  chance: rolled 3 6 2 4 3
      all: rolled round=1 roll=2 shown=[3,2,2,1,3]
 347  seat 0: roll keep 1 2 3 5
      all: throwing round=1 roll=3 keep=[0,1,2,4]
 348  chance: rolled 1 3 5 5 5
      all: rolled round=1 roll=3 shown=[3,2,2,5,3]
 349  seat 0: score threes
      all: scored category=threes shown=[3,2,2,5,3] base=6 level=1 flat=6 mult=2.2 xmult=1 total=26
 350  seat 0: roll
      all: throwing round=2 roll=1 keep=[]
 351  chance: rolled 6 1 5 3 4
      all: rolled round=2 roll=1 shown=[6,1,5,3,4]
 352  seat 0: roll keep 1 3 4 5
      all: throwing round=2 roll=2 keep=[0,2,3,4]
 353  chance: rolled 1 4 4 1 1
      all: rolled round=2 roll=2 shown=[6,4,5,3,4]
 354  seat 0: roll keep 1 2 3 4
      all: throwing round=2 roll=3 keep=[0,1,2,3]
 355  chance: rolled 1 5 6 5 6
      all: rolled round=2 roll=3 shown=[6,4,5,3,6]
 356  seat 0: score small-straight
      all: scored category=small-straight shown=[6,4,5,3,6] base=30 level=1.42 flat=6 mult=2.35 xmult=1 total=114
 357  seat 0: roll
      all: throwing round=3 roll=1 keep=[]
 358  chance: rolled 6 1 2 4 3
      all: rolled round=3 roll=1 shown=[6,1,2,4,3]
 359  seat 0: roll keep 2 3 4 5
      all: throwing round=3 roll=2 keep=[1,2,3,4]
 360  chance: rolled 6 1 2 1 1
      all: rolled round=3 roll=2 shown=[6,1,2,4,3]
 361  seat 0: roll keep 2 3 4 5
      all: throwing round=3 roll=3 keep=[1,2,3,4]
 362  chance: rolled 4 1 2 5 5
      all: rolled round=3 roll=3 shown=[4,1,2,4,3]
 363  seat 0: score fours
      all: scored category=fours shown=[4,1,2,4,3] base=8 level=1 flat=6 mult=2.2 xmult=1 total=30
 364  seat 0: roll
      all: throwing round=4 roll=1 keep=[]
 365  chance: rolled 2 3 4 1 1
      all: rolled round=4 roll=1 shown=[2,3,4,1,1]
 366  seat 0: roll keep 1 2
      all: throwing round=4 roll=2 keep=[0,1]
 367  chance: rolled 4 1 2 6 4
      all: rolled round=4 roll=2 shown=[2,3,2,6,4]
 368  seat 0: roll keep 1 2 4 5
      all: throwing round=4 roll=3 keep=[0,1,3,4]
 369  chance: rolled 6 4 6 3 5
      all: rolled round=4 roll=3 shown=[2,3,6,6,4]
 370  seat 0: score sixes
      all: scored category=sixes shown=[2,3,6,6,4] base=12 level=1 flat=6 mult=2.2 xmult=1 total=39
 371  seat 0: roll
      all: throwing round=5 roll=1 keep=[]
 372  chance: rolled 5 5 1 3 2
      all: rolled round=5 roll=1 shown=[5,5,1,3,2]
 373  seat 0: roll keep 1 2
      all: throwing round=5 roll=2 keep=[0,1]
 374  chance: rolled 5 1 4 4 5
      all: rolled round=5 roll=2 shown=[5,5,4,4,5]
 375  seat 0: score full-house
      all: scored category=full-house shown=[5,5,4,4,5] base=25 level=1.42 flat=6 mult=2.35 xmult=1 total=97
 376  seat 0: roll
      all: throwing round=6 roll=1 keep=[]
 377  chance: rolled 5 3 6 1 3
      all: rolled round=6 roll=1 shown=[5,3,6,1,3]
 378  seat 0: roll keep 3
      all: throwing round=6 roll=2 keep=[2]
 379  chance: rolled 5 1 5 1 1
      all: rolled round=6 roll=2 shown=[5,1,6,1,1]
 380  seat 0: roll keep 1
      all: throwing round=6 roll=3 keep=[0]
 381  chance: rolled 6 2 3 3 6
      all: rolled round=6 roll=3 shown=[5,2,3,3,6]
 382  seat 0: score twos
      all: scored category=twos shown=[5,2,3,3,6] base=2 level=1 flat=6 mult=2.2 xmult=1 total=17
 383  seat 0: roll
      all: throwing round=7 roll=1 keep=[]
 384  chance: rolled 5 5 3 5 4
      all: rolled round=7 roll=1 shown=[5,5,3,5,4]
 385  seat 0: roll keep 1 2 4
      all: throwing round=7 roll=2 keep=[0,1,3]
 386  chance: rolled 1 5 6 4 2
      all: rolled round=7 roll=2 shown=[5,5,6,5,2]
 387  seat 0: roll keep 1 2 4
      all: throwing round=7 roll=3 keep=[0,1,3]
 388  chance: rolled 4 4 2 5 4
      all: rolled round=7 roll=3 shown=[5,5,2,5,4]
 389  seat 0: score three-of-a-kind
      all: scored category=three-of-a-kind shown=[5,5,2,5,4] base=21 level=1 flat=6 mult=2.2 xmult=1 total=59
 390  seat 0: roll
      all: throwing round=8 roll=1 keep=[]
 391  chance: rolled 2 1 4 4 4
      all: rolled round=8 roll=1 shown=[2,1,4,4,4]
 392  seat 0: roll keep 2 3 4 5
      all: throwing round=8 roll=2 keep=[1,2,3,4]
 393  chance: rolled 4 4 4 6 6
      all: rolled round=8 roll=2 shown=[4,1,4,4,4]
 394  seat 0: roll keep 1 3 4 5
      all: throwing round=8 roll=3 keep=[0,2,3,4]
 395  chance: rolled 1 3 5 6 1
      all: rolled round=8 roll=3 shown=[4,3,4,4,4]
 396  seat 0: score four-of-a-kind
      all: scored category=four-of-a-kind shown=[4,3,4,4,4] base=19 level=1 flat=6 mult=2.2 xmult=1 total=55
 397  seat 0: roll
      all: throwing round=9 roll=1 keep=[]
 398  chance: rolled 4 5 1 6 4
      all: rolled round=9 roll=1 shown=[4,5,1,6,4]
 399  seat 0: roll keep 1 2 3
      all: throwing round=9 roll=2 keep=[0,1,2]
 400  chance: rolled 1 2 5 5 4
      all: rolled round=9 roll=2 shown=[4,5,1,5,4]
 401  seat 0: roll keep 2 4
      all: throwing round=9 roll=3 keep=[1,3]
 402  chance: rolled 2 6 1 2 2
      all: rolled round=9 roll=3 shown=[2,5,1,5,2]
 403  seat 0: score fives
      all: scored category=fives shown=[2,5,1,5,2] base=10 level=1 flat=6 mult=2.2 xmult=1 total=35
 404  seat 0: roll
      all: throwing round=10 roll=1 keep=[]
 405  chance: rolled 4 3 5 1 1
      all: rolled round=10 roll=1 shown=[4,3,5,1,1]
 406  seat 0: score ones
      all: scored category=ones shown=[4,3,5,1,1] base=2 level=1 flat=6 mult=2.2 xmult=1 total=17
 407  seat 0: roll
      all: throwing round=11 roll=1 keep=[]
 408  chance: rolled 1 6 5 1 4
      all: rolled round=11 roll=1 shown=[1,6,5,1,4]
 409  seat 0: score chance
      all: scored category=chance shown=[1,6,5,1,4] base=17 level=1.42 flat=6 mult=2.35 xmult=1 total=70
 410  seat 0: roll
      all: throwing round=12 roll=1 keep=[]
 411  chance: rolled 1 5 6 3 5
      all: rolled round=12 roll=1 shown=[1,5,6,3,5]
 412  seat 0: scratch five-of-a-kind
      all: scratched category=five-of-a-kind
 413  seat 0: roll
      all: throwing round=13 roll=1 keep=[]
 414  chance: rolled 5 4 6 3 6
      all: rolled round=13 roll=1 shown=[5,4,6,3,6]
 415  seat 0: scratch large-straight
      all: scratched category=large-straight; stood score=559 stage=6 target=440 won=true; paid stage=2 unused=15 early=0 boxes=5 interest=3 charms=0 purse=42; starred stars=1
 416  chance: offered alchemist bribe manual-upper bridge forge pack-manuals sale 2 3
      all: offered items=["alchemist","bribe","manual-upper","bridge","forge","pack-manuals"]
 417  seat 0: buy 2
      all: bought item=bribe price=26 purse=16
 418  seat 0: next
      all: began stage=7 target=550 rounds=13
 419  seat 0: roll
      all: throwing round=1 roll=1 keep=[]
 420  chance: rolled 1 1 2 5 4
      all: rolled round=1 roll=1 shown=[1,1,2,5,4]
 421  seat 0: roll keep 4
      all: throwing round=1 roll=2 keep=[3]
 422  chance: rolled 5 3 5 2 6
      all: rolled round=1 roll=2 shown=[5,3,5,5,6]
 423  seat 0: roll keep 1 3 4
      all: throwing round=1 roll=3 keep=[0,2,3]
 424  chance: rolled 6 6 6 6 5
      all: rolled round=1 roll=3 shown=[5,6,5,5,5]
 425  seat 0: score four-of-a-kind
      all: scored category=four-of-a-kind shown=[5,6,5,5,5] base=26 level=1 flat=6 mult=3.8 xmult=1 total=121; charged item=bribe money=1 purse=15
 426  seat 0: roll
      all: throwing round=2 roll=1 keep=[]
 427  chance: rolled 6 2 1 6 2
      all: rolled round=2 roll=1 shown=[6,2,1,6,2]
 428  seat 0: roll keep 1 4
      all: throwing round=2 roll=2 keep=[0,3]
 429  chance: rolled 3 3 6 6 1
      all: rolled round=2 roll=2 shown=[6,3,6,6,1]
 430  seat 0: roll keep 1 3 4
      all: throwing round=2 roll=3 keep=[0,2,3]
 431  chance: rolled 4 4 3 1 3
      all: rolled round=2 roll=3 shown=[6,4,6,6,3]
 432  seat 0: score three-of-a-kind
      all: scored category=three-of-a-kind shown=[6,4,6,6,3] base=25 level=1 flat=6 mult=3.8 xmult=1 total=117; charged item=bribe money=1 purse=14
 433  seat 0: roll
      all: throwing round=3 roll=1 keep=[]
 434  chance: rolled 3 2 5 5 1
      all: rolled round=3 roll=1 shown=[3,2,5,5,1]
 435  seat 0: roll keep 3 4 5
      all: throwing round=3 roll=2 keep=[2,3,4]
 436  chance: rolled 5 3 4 5 1
      all: rolled round=3 roll=2 shown=[5,3,5,5,1]
 437  seat 0: roll keep 1 3 4
      all: throwing round=3 roll=3 keep=[0,2,3]
 438  chance: rolled 6 3 4 1 1
      all: rolled round=3 roll=3 shown=[5,3,5,5,1]
 439  seat 0: score fives
      all: scored category=fives shown=[5,3,5,5,1] base=15 level=1 flat=6 mult=3.8 xmult=1 total=79; charged item=bribe money=1 purse=13
 440  seat 0: roll
      all: throwing round=4 roll=1 keep=[]
 441  chance: rolled 5 4 5 5 3
      all: rolled round=4 roll=1 shown=[5,4,5,5,3]
 442  seat 0: roll keep 1 2 5
      all: throwing round=4 roll=2 keep=[0,1,4]
 443  chance: rolled 6 1 4 1 2
      all: rolled round=4 roll=2 shown=[5,4,4,1,3]
 444  seat 0: roll keep 1 2 5
      all: throwing round=4 roll=3 keep=[0,1,4]
 445  chance: rolled 5 2 1 5 1
      all: rolled round=4 roll=3 shown=[5,4,1,5,3]
 446  seat 0: score ones
      all: scored category=ones shown=[5,4,1,5,3] base=1 level=1 flat=6 mult=3.8 xmult=1 total=26; charged item=bribe money=1 purse=12
 447  seat 0: roll
      all: throwing round=5 roll=1 keep=[]
 448  chance: rolled 2 1 6 5 6
      all: rolled round=5 roll=1 shown=[2,1,6,5,6]
 449  seat 0: roll keep 3 5
      all: throwing round=5 roll=2 keep=[2,4]
 450  chance: rolled 1 4 3 6 5
      all: rolled round=5 roll=2 shown=[1,4,6,6,6]
 451  seat 0: roll keep 3 4 5
      all: throwing round=5 roll=3 keep=[2,3,4]
 452  chance: rolled 6 5 3 6 4
      all: rolled round=5 roll=3 shown=[6,5,6,6,6]
 453  seat 0: score sixes
      all: scored category=sixes shown=[6,5,6,6,6] base=24 level=1 flat=6 mult=3.8 xmult=1 total=114; charged item=bribe money=1 purse=11
 454  seat 0: roll
      all: throwing round=6 roll=1 keep=[]
 455  chance: rolled 4 5 5 2 2
      all: rolled round=6 roll=1 shown=[4,5,5,2,2]
 456  seat 0: roll keep 2 3 4 5
      all: throwing round=6 roll=2 keep=[1,2,3,4]
 457  chance: rolled 1 2 4 1 2
      all: rolled round=6 roll=2 shown=[1,5,5,2,2]
 458  seat 0: roll keep 2 3 4 5
      all: throwing round=6 roll=3 keep=[1,2,3,4]
 459  chance: rolled 3 6 2 1 5
      all: rolled round=6 roll=3 shown=[3,5,5,2,2]
 460  seat 0: score twos
      all: scored category=twos shown=[3,5,5,2,2] base=4 level=1 flat=6 mult=3.8 xmult=1 total=38; charged item=bribe money=1 purse=10
 461  seat 0: roll
      all: throwing round=7 roll=1 keep=[]
 462  chance: rolled 4 1 2 2 5
      all: rolled round=7 roll=1 shown=[4,1,2,2,5]
 463  seat 0: roll keep 1 5
      all: throwing round=7 roll=2 keep=[0,4]
 464  chance: rolled 4 3 5 6 5
      all: rolled round=7 roll=2 shown=[4,3,5,6,5]
 465  seat 0: roll keep 1 2 3 4
      all: throwing round=7 roll=3 keep=[0,1,2,3]
 466  chance: rolled 2 2 2 5 6
      all: rolled round=7 roll=3 shown=[4,3,5,6,6]
 467  seat 0: score small-straight
      all: scored category=small-straight shown=[4,3,5,6,6] base=30 level=1.42 flat=6 mult=3.95 xmult=1 total=191; charged item=bribe money=1 purse=9
 468  seat 0: roll
      all: throwing round=8 roll=1 keep=[]
 469  chance: rolled 2 6 1 1 2
      all: rolled round=8 roll=1 shown=[2,6,1,1,2]
 470  seat 0: score chance
      all: scored category=chance shown=[2,6,1,1,2] base=12 level=1.42 flat=6 mult=3.95 xmult=1 total=91; charged item=bribe money=1 purse=8
 471  seat 0: roll
      all: throwing round=9 roll=1 keep=[]
 472  chance: rolled 6 6 4 4 6
      all: rolled round=9 roll=1 shown=[6,6,4,4,6]
 473  seat 0: score full-house
      all: scored category=full-house shown=[6,6,4,4,6] base=25 level=1.42 flat=6 mult=3.95 xmult=1 total=163; charged item=bribe money=1 purse=7
 474  seat 0: roll
      all: throwing round=10 roll=1 keep=[]
 475  chance: rolled 5 5 3 3 6
      all: rolled round=10 roll=1 shown=[5,5,3,3,6]
 476  seat 0: score threes
      all: scored category=threes shown=[5,5,3,3,6] base=6 level=1 flat=6 mult=3.8 xmult=1 total=45; charged item=bribe money=1 purse=6
 477  seat 0: roll
      all: throwing round=11 roll=1 keep=[]
 478  chance: rolled 5 6 5 4 2
      all: rolled round=11 roll=1 shown=[5,6,5,4,2]
 479  seat 0: score fours
      all: scored category=fours shown=[5,6,5,4,2] base=4 level=1 flat=6 mult=3.8 xmult=1 total=38; charged item=bribe money=1 purse=5
 480  seat 0: roll
      all: throwing round=12 roll=1 keep=[]
 481  chance: rolled 5 4 3 6 6
      all: rolled round=12 roll=1 shown=[5,4,3,6,6]
 482  seat 0: scratch five-of-a-kind
      all: scratched category=five-of-a-kind
 483  seat 0: roll
      all: throwing round=13 roll=1 keep=[]
 484  chance: rolled 1 3 4 1 3
      all: rolled round=13 roll=1 shown=[1,3,4,1,3]
 485  seat 0: scratch large-straight
      all: scratched category=large-straight; stood score=1023 stage=7 target=550 won=true; paid stage=2 unused=15 early=0 boxes=5 interest=1 charms=0 purse=28; starred stars=1
 486  chance: foretold sealed four-of-a-kind
      all: twisted stage=8 twist={"kind":"sealed","category":"four-of-a-kind"}
 487  chance: offered emblem-kinds seal-kinds manual-straights lucky glaze pack-pocket sale 2 5
      all: offered items=["emblem-kinds","seal-kinds","manual-straights","lucky","glaze","pack-pocket"]
 488  seat 0: buy 5
      all: bought item=glaze price=22 purse=6
 489  seat 0: next
      all: began stage=8 target=626 rounds=12
 490  seat 0: roll
      all: throwing round=1 roll=1 keep=[]
 491  chance: rolled 1 1 1 1 6
      all: rolled round=1 roll=1 shown=[1,1,1,1,6]
 492  seat 0: roll keep 1 2 3 4
      all: throwing round=1 roll=2 keep=[0,1,2,3]
 493  chance: rolled 2 3 2 5 2
      all: rolled round=1 roll=2 shown=[1,1,1,1,2]
 494  seat 0: roll keep 1 2 3 4
      all: throwing round=1 roll=3 keep=[0,1,2,3]
 495  chance: rolled 1 4 3 3 2
      all: rolled round=1 roll=3 shown=[1,1,1,1,2]
 496  seat 0: use glaze 1
      all: used item=glaze; turned die=0 item=glass
 497  seat 0: score ones
      all: scored category=ones shown=[1,1,1,1,2] base=4 level=1 flat=6 mult=4.2 xmult=1.25 total=52; charged item=bribe money=1 purse=5
 498  chance: cracked none
      all: cracked dice=[]
 499  seat 0: roll
      all: throwing round=2 roll=1 keep=[]
 500  chance: rolled 1 2 1 4 5
      all: rolled round=2 roll=1 shown=[1,2,1,4,5]
 501  seat 0: roll keep 2 4 5
      all: throwing round=2 roll=2 keep=[1,3,4]
 502  chance: rolled 5 1 4 5 3
      all: rolled round=2 roll=2 shown=[5,2,4,4,5]
 503  seat 0: roll keep 1 3 5
      all: throwing round=2 roll=3 keep=[0,2,4]
 504  chance: rolled 4 6 5 4 6
      all: rolled round=2 roll=3 shown=[5,6,4,4,5]
 505  seat 0: score chance
      all: scored category=chance shown=[5,6,4,4,5] base=24 level=1.42 flat=6 mult=4.35 xmult=1.25 total=217; charged item=bribe money=1 purse=4
 506  chance: cracked none
      all: cracked dice=[]
 507  seat 0: roll
      all: throwing round=3 roll=1 keep=[]
 508  chance: rolled 5 4 2 3 5
      all: rolled round=3 roll=1 shown=[5,4,2,3,5]
 509  seat 0: roll keep 1 2 3 4
      all: throwing round=3 roll=2 keep=[0,1,2,3]
 510  chance: rolled 5 1 2 6 6
      all: rolled round=3 roll=2 shown=[5,4,2,3,6]
 511  seat 0: score large-straight
      all: scored category=large-straight shown=[5,4,2,3,6] base=40 level=1.42 flat=6 mult=4.35 xmult=1.25 total=341; charged item=bribe money=1 purse=3
 512  chance: cracked none
      all: cracked dice=[]
 513  seat 0: roll
      all: throwing round=4 roll=1 keep=[]
 514  chance: rolled 5 2 5 4 4
      all: rolled round=4 roll=1 shown=[5,2,5,4,4]
 515  seat 0: roll keep 1 3 4
      all: throwing round=4 roll=2 keep=[0,2,3]
 516  chance: rolled 2 2 3 1 6
      all: rolled round=4 roll=2 shown=[5,2,5,4,6]
 517  seat 0: roll keep 1 3 4
      all: throwing round=4 roll=3 keep=[0,2,3]
 518  chance: rolled 3 6 6 6 6
      all: rolled round=4 roll=3 shown=[5,6,5,4,6]
 519  seat 0: score fives
      all: scored category=fives shown=[5,6,5,4,6] base=10 level=1 flat=6 mult=4.2 xmult=1.25 total=84; charged item=bribe money=1 purse=2
 520  chance: cracked none
      all: cracked dice=[]
 521  seat 0: roll
      all: throwing round=5 roll=1 keep=[]
 522  chance: rolled 4 3 4 6 1
      all: rolled round=5 roll=1 shown=[4,3,4,6,1]
 523  seat 0: score fours
      all: scored category=fours shown=[4,3,4,6,1] base=8 level=1 flat=6 mult=4.2 xmult=1.25 total=73; charged item=bribe money=1 purse=1
 524  chance: cracked 1
      all: cracked dice=[0]
 525  seat 0: roll
      all: throwing round=6 roll=1 keep=[]
 526  chance: rolled 4 3 1 2 4
      all: rolled round=6 roll=1 shown=[4,3,1,2,4]
 527  seat 0: score small-straight
      all: scored category=small-straight shown=[4,3,1,2,4] base=30 level=1.42 flat=6 mult=4.35 xmult=1 total=211; charged item=bribe money=1 purse=0
 528  seat 0: roll
      all: throwing round=7 roll=1 keep=[]
 529  chance: rolled 2 5 5 5 2
      all: rolled round=7 roll=1 shown=[2,5,5,5,2]
 530  seat 0: score full-house
      all: scored category=full-house shown=[2,5,5,5,2] base=25 level=1.42 flat=6 mult=3.15 xmult=1 total=130
 531  seat 0: roll
      all: throwing round=8 roll=1 keep=[]
 532  chance: rolled 1 1 5 5 6
      all: rolled round=8 roll=1 shown=[1,1,5,5,6]
 533  seat 0: score sixes
      all: scored category=sixes shown=[1,1,5,5,6] base=6 level=1 flat=6 mult=3 xmult=1 total=36
 534  seat 0: roll
      all: throwing round=9 roll=1 keep=[]
 535  chance: rolled 1 6 6 5 1
      all: rolled round=9 roll=1 shown=[1,6,6,5,1]
 536  seat 0: scratch five-of-a-kind
      all: scratched category=five-of-a-kind
 537  seat 0: roll
      all: throwing round=10 roll=1 keep=[]
 538  chance: rolled 2 6 4 1 4
      all: rolled round=10 roll=1 shown=[2,6,4,1,4]
 539  seat 0: score twos
      all: scored category=twos shown=[2,6,4,1,4] base=2 level=1 flat=6 mult=3.2 xmult=1 total=25
 540  seat 0: roll
      all: throwing round=11 roll=1 keep=[]
 541  chance: rolled 6 2 1 2 3
      all: rolled round=11 roll=1 shown=[6,2,1,2,3]
 542  seat 0: score threes
      all: scored category=threes shown=[6,2,1,2,3] base=3 level=1 flat=6 mult=3.2 xmult=1 total=28
 543  seat 0: cash in
      all: cashed-in rounds=1; stood score=1197 stage=8 target=626 won=true; paid stage=2 unused=15 early=0 boxes=5 interest=0 charms=0 purse=22; starred stars=1
 544  chance: offered emblem-kinds conductor manual-straights heavy lock-all pack-pocket sale 3 4
      all: offered items=["emblem-kinds","conductor","manual-straights","heavy","lock-all","pack-pocket"]
 545  seat 0: next
      all: began stage=9 target=820 rounds=13
 546  seat 0: roll
      all: throwing round=1 roll=1 keep=[]
 547  chance: rolled 1 2 6 5 4
      all: rolled round=1 roll=1 shown=[1,2,6,5,4]
 548  seat 0: roll keep 3
      all: throwing round=1 roll=2 keep=[2]
 549  chance: rolled 4 3 6 5 1
      all: rolled round=1 roll=2 shown=[4,3,6,5,1]
 550  seat 0: roll keep 1 2 4
      all: throwing round=1 roll=3 keep=[0,1,3]
 551  chance: rolled 2 4 2 1 2
      all: rolled round=1 roll=3 shown=[4,3,2,5,2]
 552  seat 0: score small-straight
      all: scored category=small-straight shown=[4,3,2,5,2] base=30 level=1.42 flat=6 mult=4.55 xmult=1 total=221; charged item=bribe money=1 purse=21
 553  seat 0: roll
      all: throwing round=2 roll=1 keep=[]
 554  chance: rolled 2 2 6 6 3
      all: rolled round=2 roll=1 shown=[2,2,6,6,3]
 555  seat 0: roll keep 3 4
      all: throwing round=2 roll=2 keep=[2,3]
 556  chance: rolled 3 2 3 3 1
      all: rolled round=2 roll=2 shown=[3,2,6,6,1]
 557  seat 0: roll keep 3 4
      all: throwing round=2 roll=3 keep=[2,3]
 558  chance: rolled 5 5 4 6 3
      all: rolled round=2 roll=3 shown=[5,5,6,6,3]
 559  seat 0: score chance
      all: scored category=chance shown=[5,5,6,6,3] base=25 level=1.42 flat=6 mult=4.55 xmult=1 total=188; charged item=bribe money=1 purse=20
 560  seat 0: roll
      all: throwing round=3 roll=1 keep=[]
 561  chance: rolled 3 1 3 1 3
      all: rolled round=3 roll=1 shown=[3,1,3,1,3]
 562  seat 0: score full-house
      all: scored category=full-house shown=[3,1,3,1,3] base=25 level=1.42 flat=6 mult=4.55 xmult=1 total=188; charged item=bribe money=1 purse=19
 563  seat 0: roll
      all: throwing round=4 roll=1 keep=[]
 564  chance: rolled 1 3 6 1 2
      all: rolled round=4 roll=1 shown=[1,3,6,1,2]
 565  seat 0: roll keep 1 2 5
      all: throwing round=4 roll=2 keep=[0,1,4]
 566  chance: rolled 6 3 1 2 6
      all: rolled round=4 roll=2 shown=[1,3,1,2,2]
 567  seat 0: roll keep 1 3 4
      all: throwing round=4 roll=3 keep=[0,2,3]
 568  chance: rolled 1 5 6 2 3
      all: rolled round=4 roll=3 shown=[1,5,1,2,3]
 569  seat 0: score ones
      all: scored category=ones shown=[1,5,1,2,3] base=2 level=1 flat=6 mult=4.4 xmult=1 total=35; charged item=bribe money=1 purse=18
 570  seat 0: roll
      all: throwing round=5 roll=1 keep=[]
 571  chance: rolled 1 6 4 6 1
      all: rolled round=5 roll=1 shown=[1,6,4,6,1]
 572  seat 0: roll keep 2 4
      all: throwing round=5 roll=2 keep=[1,3]
 573  chance: rolled 5 5 3 1 1
      all: rolled round=5 roll=2 shown=[5,6,3,6,1]
 574  seat 0: roll keep 2 4
      all: throwing round=5 roll=3 keep=[1,3]
 575  chance: rolled 1 4 5 6 3
      all: rolled round=5 roll=3 shown=[1,6,5,6,3]
 576  seat 0: score sixes
      all: scored category=sixes shown=[1,6,5,6,3] base=12 level=1 flat=6 mult=4.4 xmult=1 total=79; charged item=bribe money=1 purse=17
 577  seat 0: roll
      all: throwing round=6 roll=1 keep=[]
 578  chance: rolled 1 5 1 1 3
      all: rolled round=6 roll=1 shown=[1,5,1,1,3]
 579  seat 0: roll
      all: throwing round=6 roll=2 keep=[]
 580  chance: rolled 2 2 2 5 4
      all: rolled round=6 roll=2 shown=[2,2,2,5,4]
 581  seat 0: roll keep 1 2 3
      all: throwing round=6 roll=3 keep=[0,1,2]
 582  chance: rolled 6 5 6 2 4
      all: rolled round=6 roll=3 shown=[2,2,2,2,4]
 583  seat 0: score four-of-a-kind
      all: scored category=four-of-a-kind shown=[2,2,2,2,4] base=12 level=1 flat=6 mult=4.4 xmult=1 total=79; charged item=bribe money=1 purse=16
 584  seat 0: roll
      all: throwing round=7 roll=1 keep=[]
 585  chance: rolled 6 1 6 5 6
      all: rolled round=7 roll=1 shown=[6,1,6,5,6]
 586  seat 0: roll keep 1 3 5
      all: throwing round=7 roll=2 keep=[0,2,4]
 587  chance: rolled 3 3 4 5 1
      all: rolled round=7 roll=2 shown=[6,3,6,5,6]
 588  seat 0: roll keep 1 3 5
      all: throwing round=7 roll=3 keep=[0,2,4]
 589  chance: rolled 4 5 6 1 1
      all: rolled round=7 roll=3 shown=[6,5,6,1,6]
 590  seat 0: score three-of-a-kind
      all: scored category=three-of-a-kind shown=[6,5,6,1,6] base=24 level=1 flat=6 mult=4.4 xmult=1 total=132; charged item=bribe money=1 purse=15
 591  seat 0: roll
      all: throwing round=8 roll=1 keep=[]
 592  chance: rolled 5 3 2 5 1
      all: rolled round=8 roll=1 shown=[5,3,2,5,1]
 593  seat 0: score fives
      all: scored category=fives shown=[5,3,2,5,1] base=10 level=1 flat=6 mult=4.4 xmult=1 total=70; charged item=bribe money=1 purse=14
 594  seat 0: roll
      all: throwing round=9 roll=1 keep=[]
 595  chance: rolled 6 5 1 1 5
      all: rolled round=9 roll=1 shown=[6,5,1,1,5]
 596  seat 0: scratch five-of-a-kind
      all: scratched category=five-of-a-kind
 597  seat 0: roll
      all: throwing round=10 roll=1 keep=[]
 598  chance: rolled 6 5 3 6 5
      all: rolled round=10 roll=1 shown=[6,5,3,6,5]
 599  seat 0: score threes
      all: scored category=threes shown=[6,5,3,6,5] base=3 level=1 flat=6 mult=4.6 xmult=1 total=41; charged item=bribe money=1 purse=13
 600  seat 0: roll
      all: throwing round=11 roll=1 keep=[]
 601  chance: rolled 1 1 2 4 1
      all: rolled round=11 roll=1 shown=[1,1,2,4,1]
 602  seat 0: score twos
      all: scored category=twos shown=[1,1,2,4,1] base=2 level=1 flat=6 mult=4.6 xmult=1 total=36; charged item=bribe money=1 purse=12
 603  seat 0: roll
      all: throwing round=12 roll=1 keep=[]
 604  chance: rolled 6 2 4 4 3
      all: rolled round=12 roll=1 shown=[6,2,4,4,3]
 605  seat 0: score fours
      all: scored category=fours shown=[6,2,4,4,3] base=8 level=1 flat=6 mult=4.6 xmult=1 total=64; charged item=bribe money=1 purse=11
 606  seat 0: roll
      all: throwing round=13 roll=1 keep=[]
 607  chance: rolled 3 4 5 3 2
      all: rolled round=13 roll=1 shown=[3,4,5,3,2]
 608  seat 0: scratch large-straight
      all: scratched category=large-straight; stood score=1133 stage=9 target=820 won=true; paid stage=2 unused=15 early=0 boxes=5 interest=2 charms=0 purse=35; starred stars=1
 609  chance: offered magpie low-tide manual-house bridge lock-all pack-pocket sale 2 4
      all: offered items=["magpie","low-tide","manual-house","bridge","lock-all","pack-pocket"]
 610  seat 0: buy 2
      all: bought item=low-tide price=24 purse=11
 611  seat 0: next
      all: began stage=10 target=980 rounds=13
 612  seat 0: roll
      all: throwing round=1 roll=1 keep=[]
 613  chance: rolled 1 1 1 2 3
      all: rolled round=1 roll=1 shown=[1,1,1,2,3]
 614  seat 0: roll keep 1 2 3
      all: throwing round=1 roll=2 keep=[0,1,2]
 615  chance: rolled 5 3 6 3 6
      all: rolled round=1 roll=2 shown=[1,1,1,3,6]
 616  seat 0: roll keep 1 2 3
      all: throwing round=1 roll=3 keep=[0,1,2]
 617  chance: rolled 1 4 5 5 6
      all: rolled round=1 roll=3 shown=[1,1,1,5,6]
 618  seat 0: score three-of-a-kind
      all: scored category=three-of-a-kind shown=[1,1,1,5,6] base=14 level=1 flat=18 mult=4.8 xmult=1 total=153; charged item=bribe money=1 purse=10
 619  seat 0: roll
      all: throwing round=2 roll=1 keep=[]
 620  chance: rolled 4 6 6 2 6
      all: rolled round=2 roll=1 shown=[4,6,6,2,6]
 621  seat 0: roll keep 2 3 5
      all: throwing round=2 roll=2 keep=[1,2,4]
 622  chance: rolled 5 5 2 1 2
      all: rolled round=2 roll=2 shown=[5,6,6,1,6]
 623  seat 0: roll keep 2 3 4 5
      all: throwing round=2 roll=3 keep=[1,2,3,4]
 624  chance: rolled 3 4 3 1 1
      all: rolled round=2 roll=3 shown=[3,6,6,1,6]
 625  seat 0: score sixes
      all: scored category=sixes shown=[3,6,6,1,6] base=18 level=1 flat=10 mult=4.8 xmult=1 total=134; charged item=bribe money=1 purse=9
 626  seat 0: roll
      all: throwing round=3 roll=1 keep=[]
 627  chance: rolled 5 3 4 2 2
      all: rolled round=3 roll=1 shown=[5,3,4,2,2]
 628  seat 0: roll keep 1 2 3 4
      all: throwing round=3 roll=2 keep=[0,1,2,3]
 629  chance: rolled 6 1 4 4 1
      all: rolled round=3 roll=2 shown=[5,3,4,2,1]
 630  seat 0: score large-straight
      all: scored category=large-straight shown=[5,3,4,2,1] base=40 level=1.42 flat=14 mult=4.95 xmult=1 total=350; charged item=bribe money=1 purse=8
 631  seat 0: roll
      all: throwing round=4 roll=1 keep=[]
 632  chance: rolled 3 3 3 6 2
      all: rolled round=4 roll=1 shown=[3,3,3,6,2]
 633  seat 0: roll keep 1 2 3
      all: throwing round=4 roll=2 keep=[0,1,2]
 634  chance: rolled 6 2 5 5 1
      all: rolled round=4 roll=2 shown=[3,3,3,5,1]
 635  seat 0: roll keep 1 2 3 5
      all: throwing round=4 roll=3 keep=[0,1,2,4]
 636  chance: rolled 4 6 6 6 3
      all: rolled round=4 roll=3 shown=[3,3,3,6,1]
 637  seat 0: score threes
      all: scored category=threes shown=[3,3,3,6,1] base=9 level=1 flat=10 mult=4.8 xmult=1 total=91; charged item=bribe money=1 purse=7
 638  seat 0: roll
      all: throwing round=5 roll=1 keep=[]
 639  chance: rolled 6 4 2 2 5
      all: rolled round=5 roll=1 shown=[6,4,2,2,5]
 640  seat 0: roll keep 3 4
      all: throwing round=5 roll=2 keep=[2,3]
 641  chance: rolled 2 4 3 4 6
      all: rolled round=5 roll=2 shown=[2,4,2,2,6]
 642  seat 0: roll keep 1 3 4
      all: throwing round=5 roll=3 keep=[0,2,3]
 643  chance: rolled 3 3 1 6 2
      all: rolled round=5 roll=3 shown=[2,3,2,2,2]
 644  seat 0: score four-of-a-kind
      all: scored category=four-of-a-kind shown=[2,3,2,2,2] base=11 level=1 flat=22 mult=4.8 xmult=1 total=158; charged item=bribe money=1 purse=6
 645  seat 0: roll
      all: throwing round=6 roll=1 keep=[]
 646  chance: rolled 5 6 5 4 3
      all: rolled round=6 roll=1 shown=[5,6,5,4,3]
 647  seat 0: roll keep 1 3
      all: throwing round=6 roll=2 keep=[0,2]
 648  chance: rolled 5 1 2 3 4
      all: rolled round=6 roll=2 shown=[5,1,5,3,4]
 649  seat 0: roll keep 1 3
      all: throwing round=6 roll=3 keep=[0,2]
 650  chance: rolled 5 4 3 5 3
      all: rolled round=6 roll=3 shown=[5,4,5,5,3]
 651  seat 0: score fives
      all: scored category=fives shown=[5,4,5,5,3] base=15 level=1 flat=6 mult=4.8 xmult=1 total=100; charged item=bribe money=1 purse=5
 652  seat 0: roll
      all: throwing round=7 roll=1 keep=[]
 653  chance: rolled 1 5 1 6 2
      all: rolled round=7 roll=1 shown=[1,5,1,6,2]
 654  seat 0: score chance
      all: scored category=chance shown=[1,5,1,6,2] base=15 level=1.42 flat=18 mult=4.95 xmult=1 total=194; charged item=bribe money=1 purse=4
 655  seat 0: roll
      all: throwing round=8 roll=1 keep=[]
 656  chance: rolled 3 6 1 2 4
      all: rolled round=8 roll=1 shown=[3,6,1,2,4]
 657  seat 0: score small-straight
      all: scored category=small-straight shown=[3,6,1,2,4] base=30 level=1.42 flat=14 mult=4.95 xmult=1 total=280; charged item=bribe money=1 purse=3
 658  seat 0: roll
      all: throwing round=9 roll=1 keep=[]
 659  chance: rolled 5 4 2 4 5
      all: rolled round=9 roll=1 shown=[5,4,2,4,5]
 660  seat 0: score fours
      all: scored category=fours shown=[5,4,2,4,5] base=8 level=1 flat=10 mult=4.8 xmult=1 total=86; charged item=bribe money=1 purse=2
 661  seat 0: roll
      all: throwing round=10 roll=1 keep=[]
 662  chance: rolled 6 1 6 4 4
      all: rolled round=10 roll=1 shown=[6,1,6,4,4]
 663  seat 0: score ones
      all: scored category=ones shown=[6,1,6,4,4] base=1 level=1 flat=10 mult=4.8 xmult=1 total=52; charged item=bribe money=1 purse=1
 664  seat 0: roll
      all: throwing round=11 roll=1 keep=[]
 665  chance: rolled 6 3 2 5 6
      all: rolled round=11 roll=1 shown=[6,3,2,5,6]
 666  seat 0: score twos
      all: scored category=twos shown=[6,3,2,5,6] base=2 level=1 flat=10 mult=4.8 xmult=1 total=57; charged item=bribe money=1 purse=0
 667  seat 0: roll
      all: throwing round=12 roll=1 keep=[]
 668  chance: rolled 6 6 3 2 6
      all: rolled round=12 roll=1 shown=[6,6,3,2,6]
 669  seat 0: scratch five-of-a-kind
      all: scratched category=five-of-a-kind
 670  seat 0: roll
      all: throwing round=13 roll=1 keep=[]
 671  chance: rolled 2 4 4 4 3
      all: rolled round=13 roll=1 shown=[2,4,4,4,3]
 672  seat 0: scratch full-house
      all: scratched category=full-house; stood score=1655 stage=10 target=980 won=true; paid stage=3 unused=15 early=0 boxes=5 interest=0 charms=0 purse=23; starred stars=1; victory stage=10
 673  chance: offered round-trip bounty manual-straights even flip pack-pocket sale 2 4
      all: offered items=["round-trip","bounty","manual-straights","even","flip","pack-pocket"]
 674  seat 0: next
      all: began stage=11 target=1323 rounds=13
 675  seat 0: roll
      all: throwing round=1 roll=1 keep=[]
 676  chance: rolled 4 6 6 4 2
      all: rolled round=1 roll=1 shown=[4,6,6,4,2]
 677  seat 0: roll keep 2 3
      all: throwing round=1 roll=2 keep=[1,2]
 678  chance: rolled 2 1 2 6 6
      all: rolled round=1 roll=2 shown=[2,6,6,6,6]
 679  seat 0: score four-of-a-kind
      all: scored category=four-of-a-kind shown=[2,6,6,6,6] base=26 level=1 flat=10 mult=5.2 xmult=1 total=187; charged item=bribe money=1 purse=22
 680  seat 0: roll
      all: throwing round=2 roll=1 keep=[]
 681  chance: rolled 1 3 3 4 4
      all: rolled round=2 roll=1 shown=[1,3,3,4,4]
 682  seat 0: roll keep 1 2 3
      all: throwing round=2 roll=2 keep=[0,1,2]
 683  chance: rolled 1 6 2 3 3
      all: rolled round=2 roll=2 shown=[1,3,3,3,3]
 684  seat 0: roll keep 2 3 4 5
      all: throwing round=2 roll=3 keep=[1,2,3,4]
 685  chance: rolled 3 4 3 1 5
      all: rolled round=2 roll=3 shown=[3,3,3,3,3]
 686  seat 0: score five-of-a-kind
      all: scored category=five-of-a-kind shown=[3,3,3,3,3] base=50 level=1 flat=6 mult=5.2 xmult=1 total=291; charged item=bribe money=1 purse=21
 687  seat 0: roll
      all: throwing round=3 roll=1 keep=[]
 688  chance: rolled 6 6 6 6 1
      all: rolled round=3 roll=1 shown=[6,6,6,6,1]
 689  seat 0: score sixes
      all: scored category=sixes shown=[6,6,6,6,1] base=24 level=1 flat=10 mult=5.2 xmult=1 total=176; charged item=bribe money=1 purse=20
 690  seat 0: roll
      all: throwing round=4 roll=1 keep=[]
 691  chance: rolled 4 2 5 2 3
      all: rolled round=4 roll=1 shown=[4,2,5,2,3]
 692  seat 0: roll keep 1 2 3 5
      all: throwing round=4 roll=2 keep=[0,1,2,4]
 693  chance: rolled 6 4 3 2 6
      all: rolled round=4 roll=2 shown=[4,2,5,2,3]
 694  seat 0: roll keep 1 2 3 5
      all: throwing round=4 roll=3 keep=[0,1,2,4]
 695  chance: rolled 3 6 6 4 4
      all: rolled round=4 roll=3 shown=[4,2,5,4,3]
 696  seat 0: score small-straight
      all: scored category=small-straight shown=[4,2,5,4,3] base=30 level=1.42 flat=10 mult=5.35 xmult=1 total=281; charged item=bribe money=1 purse=19
 697  seat 0: roll
      all: throwing round=5 roll=1 keep=[]
 698  chance: rolled 5 3 2 4 2
      all: rolled round=5 roll=1 shown=[5,3,2,4,2]
 699  seat 0: roll keep 1 2 3 4
      all: throwing round=5 roll=2 keep=[0,1,2,3]
 700  chance: rolled 4 6 1 2 2
      all: rolled round=5 roll=2 shown=[5,3,2,4,2]
 701  seat 0: roll keep 1 2 3 4
      all: throwing round=5 roll=3 keep=[0,1,2,3]
 702  chance: rolled 2 3 5 1 5
      all: rolled round=5 roll=3 shown=[5,3,2,4,5]
 703  seat 0: score fives
      all: scored category=fives shown=[5,3,2,4,5] base=10 level=1 flat=10 mult=5.2 xmult=1 total=104; charged item=bribe money=1 purse=18
 704  seat 0: roll
      all: throwing round=6 roll=1 keep=[]
 705  chance: rolled 2 6 1 6 4
      all: rolled round=6 roll=1 shown=[2,6,1,6,4]
 706  seat 0: roll keep 1 5
      all: throwing round=6 roll=2 keep=[0,4]
 707  chance: rolled 1 3 2 5 3
      all: rolled round=6 roll=2 shown=[2,3,2,5,4]
 708  seat 0: roll keep 1 2 4 5
      all: throwing round=6 roll=3 keep=[0,1,3,4]
 709  chance: rolled 1 2 2 1 3
      all: rolled round=6 roll=3 shown=[2,3,2,5,4]
 710  seat 0: score fours
      all: scored category=fours shown=[2,3,2,5,4] base=4 level=1 flat=14 mult=5.2 xmult=1 total=93; charged item=bribe money=1 purse=17
 711  seat 0: roll
      all: throwing round=7 roll=1 keep=[]
 712  chance: rolled 1 6 3 3 1
      all: rolled round=7 roll=1 shown=[1,6,3,3,1]
 713  seat 0: roll keep 1 3 4 5
      all: throwing round=7 roll=2 keep=[0,2,3,4]
 714  chance: rolled 1 3 5 1 1
      all: rolled round=7 roll=2 shown=[1,3,3,3,1]
 715  seat 0: score full-house
      all: scored category=full-house shown=[1,3,3,3,1] base=25 level=1.42 flat=14 mult=5.35 xmult=1 total=264; charged item=bribe money=1 purse=16
 716  seat 0: roll
      all: throwing round=8 roll=1 keep=[]
 717  chance: rolled 3 1 5 3 5
      all: rolled round=8 roll=1 shown=[3,1,5,3,5]
 718  seat 0: score threes
      all: scored category=threes shown=[3,1,5,3,5] base=6 level=1 flat=10 mult=5.2 xmult=1 total=83; charged item=bribe money=1 purse=15
 719  seat 0: roll
      all: throwing round=9 roll=1 keep=[]
 720  chance: rolled 5 6 3 6 3
      all: rolled round=9 roll=1 shown=[5,6,3,6,3]
 721  seat 0: score chance
      all: scored category=chance shown=[5,6,3,6,3] base=23 level=1.42 flat=6 mult=5.35 xmult=1 total=206; charged item=bribe money=1 purse=14
 722  seat 0: roll
      all: throwing round=10 roll=1 keep=[]
 723  chance: rolled 1 3 2 1 6
      all: rolled round=10 roll=1 shown=[1,3,2,1,6]
 724  seat 0: score ones
      all: scored category=ones shown=[1,3,2,1,6] base=2 level=1 flat=18 mult=5.2 xmult=1 total=104; charged item=bribe money=1 purse=13
 725  seat 0: roll
      all: throwing round=11 roll=1 keep=[]
 726  chance: rolled 2 6 3 1 3
      all: rolled round=11 roll=1 shown=[2,6,3,1,3]
 727  seat 0: score twos
      all: scored category=twos shown=[2,6,3,1,3] base=2 level=1 flat=14 mult=5.2 xmult=1 total=83; charged item=bribe money=1 purse=12
 728  seat 0: roll
      all: throwing round=12 roll=1 keep=[]
 729  chance: rolled 1 2 4 4 4
      all: rolled round=12 roll=1 shown=[1,2,4,4,4]
 730  seat 0: score three-of-a-kind
      all: scored category=three-of-a-kind shown=[1,2,4,4,4] base=15 level=1 flat=14 mult=5.2 xmult=1 total=150; charged item=bribe money=1 purse=11
 731  seat 0: cash in
      all: cashed-in rounds=1; stood score=2022 stage=11 target=1323 won=true; paid stage=3 unused=15 early=0 boxes=6 interest=2 charms=0 purse=37; starred stars=1
 732  chance: foretold dimmed house
      all: twisted stage=12 twist={"kind":"dimmed","section":"house"}
 733  chance: offered odd-hours crown manual-straights two-faced triple-stamp pack-manuals sale 1 3
      all: offered items=["odd-hours","crown","manual-straights","two-faced","triple-stamp","pack-manuals"]
 734  seat 0: buy 1
      all: bought item=odd-hours price=25 purse=12
 735  seat 0: next
      all: began stage=12 target=1554 rounds=13
 736  seat 0: roll
      all: throwing round=1 roll=1 keep=[]
 737  chance: rolled 6 4 5 5 5
      all: rolled round=1 roll=1 shown=[6,4,5,5,5]
 738  seat 0: roll keep 2 3 4 5
      all: throwing round=1 roll=2 keep=[1,2,3,4]
 739  chance: rolled 4 5 6 3 5
      all: rolled round=1 roll=2 shown=[4,4,5,5,5]
 740  seat 0: roll keep 3 4 5
      all: throwing round=1 roll=3 keep=[2,3,4]
 741  chance: rolled 2 2 3 3 1
      all: rolled round=1 roll=3 shown=[2,2,5,5,5]
 742  seat 0: score full-house
      all: scored category=full-house shown=[2,2,5,5,5] base=25 level=1.42 flat=14 mult=6.15 xmult=0.5 total=152; charged item=bribe money=1 purse=11
 743  seat 0: roll
      all: throwing round=2 roll=1 keep=[]
 744  chance: rolled 2 4 3 4 2
      all: rolled round=2 roll=1 shown=[2,4,3,4,2]
 745  seat 0: roll keep 1 5
      all: throwing round=2 roll=2 keep=[0,4]
 746  chance: rolled 2 1 5 4 2
      all: rolled round=2 roll=2 shown=[2,1,5,4,2]
 747  seat 0: roll keep 1 2 3 4
      all: throwing round=2 roll=3 keep=[0,1,2,3]
 748  chance: rolled 5 6 1 5 6
      all: rolled round=2 roll=3 shown=[2,1,5,4,6]
 749  seat 0: score sixes
      all: scored category=sixes shown=[2,1,5,4,6] base=6 level=1 flat=14 mult=5.2 xmult=1 total=104; charged item=bribe money=1 purse=10
 750  seat 0: roll
      all: throwing round=3 roll=1 keep=[]
 751  chance: rolled 5 2 6 6 3
      all: rolled round=3 roll=1 shown=[5,2,6,6,3]
 752  seat 0: roll keep 1 2 3 5
      all: throwing round=3 roll=2 keep=[0,1,2,4]
 753  chance: rolled 4 1 2 3 5
      all: rolled round=3 roll=2 shown=[5,2,6,3,3]
 754  seat 0: roll keep 2
      all: throwing round=3 roll=3 keep=[1]
 755  chance: rolled 6 2 5 6 5
      all: rolled round=3 roll=3 shown=[6,2,5,6,5]
 756  seat 0: score fives
      all: scored category=fives shown=[6,2,5,6,5] base=10 level=1 flat=10 mult=6 xmult=1 total=120; charged item=bribe money=1 purse=9
 757  seat 0: roll
      all: throwing round=4 roll=1 keep=[]
 758  chance: rolled 1 5 6 3 4
      all: rolled round=4 roll=1 shown=[1,5,6,3,4]
 759  seat 0: roll keep 1 4 5
      all: throwing round=4 roll=2 keep=[0,3,4]
 760  chance: rolled 4 2 5 4 3
      all: rolled round=4 roll=2 shown=[1,2,5,3,4]
 761  seat 0: score large-straight
      all: scored category=large-straight shown=[1,2,5,3,4] base=40 level=1.42 flat=14 mult=5.35 xmult=1 total=378; charged item=bribe money=1 purse=8
 762  seat 0: roll
      all: throwing round=5 roll=1 keep=[]
 763  chance: rolled 4 4 5 3 1
      all: rolled round=5 roll=1 shown=[4,4,5,3,1]
 764  seat 0: roll keep 5
      all: throwing round=5 roll=2 keep=[4]
 765  chance: rolled 2 4 1 2 3
      all: rolled round=5 roll=2 shown=[2,4,1,2,1]
 766  seat 0: score fours
      all: scored category=fours shown=[2,4,1,2,1] base=4 level=1 flat=22 mult=6 xmult=1 total=156; charged item=bribe money=1 purse=7
 767  seat 0: roll
      all: throwing round=6 roll=1 keep=[]
 768  chance: rolled 3 6 1 2 6
      all: rolled round=6 roll=1 shown=[3,6,1,2,6]
 769  seat 0: roll keep 3 4
      all: throwing round=6 roll=2 keep=[2,3]
 770  chance: rolled 3 5 6 5 4
      all: rolled round=6 roll=2 shown=[3,5,1,2,4]
 771  seat 0: roll keep 1 3 4 5
      all: throwing round=6 roll=3 keep=[0,2,3,4]
 772  chance: rolled 2 6 5 4 2
      all: rolled round=6 roll=3 shown=[3,6,1,2,4]
 773  seat 0: score small-straight
      all: scored category=small-straight shown=[3,6,1,2,4] base=30 level=1.42 flat=14 mult=5.35 xmult=1 total=302; charged item=bribe money=1 purse=6
 774  seat 0: roll
      all: throwing round=7 roll=1 keep=[]
 775  chance: rolled 4 3 3 1 3
      all: rolled round=7 roll=1 shown=[4,3,3,1,3]
 776  seat 0: roll keep 2 3 5
      all: throwing round=7 roll=2 keep=[1,2,4]
 777  chance: rolled 2 3 3 4 4
      all: rolled round=7 roll=2 shown=[2,3,3,4,3]
 778  seat 0: roll keep 2 3 5
      all: throwing round=7 roll=3 keep=[1,2,4]
 779  chance: rolled 3 4 5 6 1
      all: rolled round=7 roll=3 shown=[3,3,3,6,3]
 780  seat 0: score four-of-a-kind
      all: scored category=four-of-a-kind shown=[3,3,3,6,3] base=18 level=1 flat=6 mult=6 xmult=1 total=144; charged item=bribe money=1 purse=5
 781  seat 0: roll
      all: throwing round=8 roll=1 keep=[]
 782  chance: rolled 4 6 5 1 5
      all: rolled round=8 roll=1 shown=[4,6,5,1,5]
 783  seat 0: roll keep 2 3 5
      all: throwing round=8 roll=2 keep=[1,2,4]
 784  chance: rolled 4 2 2 3 4
      all: rolled round=8 roll=2 shown=[4,6,5,3,5]
 785  seat 0: roll keep 2 3 5
      all: throwing round=8 roll=3 keep=[1,2,4]
 786  chance: rolled 5 3 4 6 6
      all: rolled round=8 roll=3 shown=[5,6,5,6,5]
 787  seat 0: score three-of-a-kind
      all: scored category=three-of-a-kind shown=[5,6,5,6,5] base=27 level=1 flat=6 mult=5.2 xmult=1 total=171; charged item=bribe money=1 purse=4
 788  seat 0: roll
      all: throwing round=9 roll=1 keep=[]
 789  chance: rolled 6 6 5 2 6
      all: rolled round=9 roll=1 shown=[6,6,5,2,6]
 790  seat 0: roll keep 1 2 3 5
      all: throwing round=9 roll=2 keep=[0,1,2,4]
 791  chance: rolled 1 1 5 6 6
      all: rolled round=9 roll=2 shown=[6,6,5,6,6]
 792  seat 0: roll keep 1 2 4 5
      all: throwing round=9 roll=3 keep=[0,1,3,4]
 793  chance: rolled 2 6 3 5 5
      all: rolled round=9 roll=3 shown=[6,6,3,6,6]
 794  seat 0: score chance
      all: scored category=chance shown=[6,6,3,6,6] base=27 level=1.42 flat=6 mult=6.15 xmult=0.5 total=136; charged item=bribe money=1 purse=3
 795  seat 0: roll
      all: throwing round=10 roll=1 keep=[]
 796  chance: rolled 1 5 2 1 4
      all: rolled round=10 roll=1 shown=[1,5,2,1,4]
 797  seat 0: score ones
      all: scored category=ones shown=[1,5,2,1,4] base=2 level=1 flat=18 mult=5.2 xmult=1 total=104; charged item=bribe money=1 purse=2
 798  seat 0: roll
      all: throwing round=11 roll=1 keep=[]
 799  chance: rolled 4 1 5 4 1
      all: rolled round=11 roll=1 shown=[4,1,5,4,1]
 800  seat 0: scratch five-of-a-kind
      all: scratched category=five-of-a-kind
 801  seat 0: roll
      all: throwing round=12 roll=1 keep=[]
 802  chance: rolled 1 3 4 3 5
      all: rolled round=12 roll=1 shown=[1,3,4,3,5]
 803  seat 0: score threes
      all: scored category=threes shown=[1,3,4,3,5] base=6 level=1 flat=10 mult=5.4 xmult=1 total=86; charged item=bribe money=1 purse=1
 804  seat 0: roll
      all: throwing round=13 roll=1 keep=[]
 805  chance: rolled 3 5 3 6 3
      all: rolled round=13 roll=1 shown=[3,5,3,6,3]
 806  seat 0: scratch twos
      all: scratched category=twos; stood score=1853 stage=12 target=1554 won=true; paid stage=3 unused=15 early=0 boxes=5 interest=0 charms=0 purse=24; starred stars=1
 807  chance: offered scholar spotless manual-kinds bridge gild pack-charms sale 1 5
      all: offered items=["scholar","spotless","manual-kinds","bridge","gild","pack-charms"]
 808  seat 0: reroll
      all: rerolled price=5 purse=19
 809  chance: offered snowball twins manual-upper even forge pack-charms sale 1 5
      all: offered items=["snowball","twins","manual-upper","even","forge","pack-charms"]
 810  seat 0: sell odd-hours
      all: sold item=odd-hours price=14 purse=33
 811  seat 0: reroll
      all: rerolled price=6 purse=27
 812  chance: offered vanguard lightning manual-straights light glaze pack-manuals sale 2 3
      all: offered items=["vanguard","lightning","manual-straights","light","glaze","pack-manuals"]
 813  seat 0: reroll
      all: rerolled price=7 purse=20
 814  chance: offered seal-upper finale manual-house light triple-stamp pack-pocket sale 1 2
      all: offered items=["seal-upper","finale","manual-house","light","triple-stamp","pack-pocket"]
 815  seat 0: next
      all: began stage=13 target=2411 rounds=13
 816  seat 0: roll
      all: throwing round=1 roll=1 keep=[]
 817  chance: rolled 3 4 1 1 2
      all: rolled round=1 roll=1 shown=[3,4,1,1,2]
 818  seat 0: roll keep 5
      all: throwing round=1 roll=2 keep=[4]
 819  chance: rolled 3 5 6 3 1
      all: rolled round=1 roll=2 shown=[3,5,6,3,2]
 820  seat 0: roll keep 5
      all: throwing round=1 roll=3 keep=[4]
 821  chance: rolled 5 4 4 2 4
      all: rolled round=1 roll=3 shown=[5,4,4,2,2]
 822  seat 0: score fours
      all: scored category=fours shown=[5,4,4,2,2] base=8 level=1 flat=14 mult=5.6 xmult=1 total=123; charged item=bribe money=1 purse=19
 823  seat 0: roll
      all: throwing round=2 roll=1 keep=[]
 824  chance: rolled 3 6 2 3 1
      all: rolled round=2 roll=1 shown=[3,6,2,3,1]
 825  seat 0: roll keep 3 5
      all: throwing round=2 roll=2 keep=[2,4]
 826  chance: rolled 4 5 3 1 2
      all: rolled round=2 roll=2 shown=[4,5,2,1,1]
 827  seat 0: roll keep 3 4 5
      all: throwing round=2 roll=3 keep=[2,3,4]
 828  chance: rolled 3 2 3 6 5
      all: rolled round=2 roll=3 shown=[3,2,2,1,1]
 829  seat 0: score threes
      all: scored category=threes shown=[3,2,2,1,1] base=3 level=1 flat=22 mult=5.6 xmult=1 total=140; charged item=bribe money=1 purse=18
 830  seat 0: roll
      all: throwing round=3 roll=1 keep=[]
 831  chance: rolled 3 4 6 3 5
      all: rolled round=3 roll=1 shown=[3,4,6,3,5]
 832  seat 0: roll
      all: throwing round=3 roll=2 keep=[]
 833  chance: rolled 2 5 1 5 5
      all: rolled round=3 roll=2 shown=[2,5,1,5,5]
 834  seat 0: score fives
      all: scored category=fives shown=[2,5,1,5,5] base=15 level=1 flat=14 mult=5.6 xmult=1 total=162; charged item=bribe money=1 purse=17
 835  seat 0: roll
      all: throwing round=4 roll=1 keep=[]
 836  chance: rolled 3 4 3 2 4
      all: rolled round=4 roll=1 shown=[3,4,3,2,4]
 837  seat 0: roll keep 4
      all: throwing round=4 roll=2 keep=[3]
 838  chance: rolled 2 5 5 3 1
      all: rolled round=4 roll=2 shown=[2,5,5,2,1]
 839  seat 0: roll keep 1 4 5
      all: throwing round=4 roll=3 keep=[0,3,4]
 840  chance: rolled 4 3 2 5 1
      all: rolled round=4 roll=3 shown=[2,3,2,2,1]
 841  seat 0: score three-of-a-kind
      all: scored category=three-of-a-kind shown=[2,3,2,2,1] base=10 level=1 flat=22 mult=5.6 xmult=1 total=179; charged item=bribe money=1 purse=16
 842  seat 0: roll
      all: throwing round=5 roll=1 keep=[]
 843  chance: rolled 2 5 4 1 6
      all: rolled round=5 roll=1 shown=[2,5,4,1,6]
 844  seat 0: roll keep 1
      all: throwing round=5 roll=2 keep=[0]
 845  chance: rolled 1 1 5 1 6
      all: rolled round=5 roll=2 shown=[2,1,5,1,6]
 846  seat 0: roll keep 1 2 4
      all: throwing round=5 roll=3 keep=[0,1,3]
 847  chance: rolled 6 3 2 6 6
      all: rolled round=5 roll=3 shown=[2,1,2,1,6]
 848  seat 0: score sixes
      all: scored category=sixes shown=[2,1,2,1,6] base=6 level=1 flat=22 mult=5.6 xmult=1 total=156; charged item=bribe money=1 purse=15
 849  seat 0: roll
      all: throwing round=6 roll=1 keep=[]
 850  chance: rolled 1 3 2 1 2
      all: rolled round=6 roll=1 shown=[1,3,2,1,2]
 851  seat 0: roll keep 1 3 4 5
      all: throwing round=6 roll=2 keep=[0,2,3,4]
 852  chance: rolled 2 3 2 5 6
      all: rolled round=6 roll=2 shown=[1,3,2,1,2]
 853  seat 0: roll keep 1 3 4 5
      all: throwing round=6 roll=3 keep=[0,2,3,4]
 854  chance: rolled 2 5 1 1 1
      all: rolled round=6 roll=3 shown=[1,5,2,1,2]
 855  seat 0: score twos
      all: scored category=twos shown=[1,5,2,1,2] base=4 level=1 flat=22 mult=5.6 xmult=1 total=145; charged item=bribe money=1 purse=14
 856  seat 0: roll
      all: throwing round=7 roll=1 keep=[]
 857  chance: rolled 1 3 4 2 6
      all: rolled round=7 roll=1 shown=[1,3,4,2,6]
 858  seat 0: roll keep 1 2 3 4
      all: throwing round=7 roll=2 keep=[0,1,2,3]
 859  chance: rolled 5 5 2 1 1
      all: rolled round=7 roll=2 shown=[1,3,4,2,1]
 860  seat 0: roll keep 1 2 3 4
      all: throwing round=7 roll=3 keep=[0,1,2,3]
 861  chance: rolled 4 5 4 4 3
      all: rolled round=7 roll=3 shown=[1,3,4,2,3]
 862  seat 0: score small-straight
      all: scored category=small-straight shown=[1,3,4,2,3] base=30 level=1.42 flat=14 mult=5.75 xmult=1 total=325; charged item=bribe money=1 purse=13
 863  seat 0: roll
      all: throwing round=8 roll=1 keep=[]
 864  chance: rolled 5 5 5 6 1
      all: rolled round=8 roll=1 shown=[5,5,5,6,1]
 865  seat 0: roll keep 1 2 3
      all: throwing round=8 roll=2 keep=[0,1,2]
 866  chance: rolled 4 2 5 1 2
      all: rolled round=8 roll=2 shown=[5,5,5,1,2]
 867  seat 0: roll keep 1 2 3
      all: throwing round=8 roll=3 keep=[0,1,2]
 868  chance: rolled 2 5 3 4 6
      all: rolled round=8 roll=3 shown=[5,5,5,4,6]
 869  seat 0: score chance
      all: scored category=chance shown=[5,5,5,4,6] base=25 level=1.42 flat=6 mult=5.75 xmult=1 total=238; charged item=bribe money=1 purse=12
 870  seat 0: roll
      all: throwing round=9 roll=1 keep=[]
 871  chance: rolled 5 5 1 4 5
      all: rolled round=9 roll=1 shown=[5,5,1,4,5]
 872  seat 0: roll keep 1 2 5
      all: throwing round=9 roll=2 keep=[0,1,4]
 873  chance: rolled 2 2 6 1 1
      all: rolled round=9 roll=2 shown=[5,5,6,1,5]
 874  seat 0: roll keep 1 2 5
      all: throwing round=9 roll=3 keep=[0,1,4]
 875  chance: rolled 1 4 4 3 6
      all: rolled round=9 roll=3 shown=[5,5,4,3,5]
 876  seat 0: scratch five-of-a-kind
      all: scratched category=five-of-a-kind
 877  seat 0: roll
      all: throwing round=10 roll=1 keep=[]
 878  chance: rolled 3 6 5 4 5
      all: rolled round=10 roll=1 shown=[3,6,5,4,5]
 879  seat 0: roll keep 1 3 4
      all: throwing round=10 roll=2 keep=[0,2,3]
 880  chance: rolled 2 4 3 3 5
      all: rolled round=10 roll=2 shown=[3,4,5,4,5]
 881  seat 0: roll keep 1 2 3
      all: throwing round=10 roll=3 keep=[0,1,2]
 882  chance: rolled 4 6 6 6 1
      all: rolled round=10 roll=3 shown=[3,4,5,6,1]
 883  seat 0: score ones
      all: scored category=ones shown=[3,4,5,6,1] base=1 level=1 flat=10 mult=5.8 xmult=1 total=63; charged item=bribe money=1 purse=11
 884  seat 0: roll
      all: throwing round=11 roll=1 keep=[]
 885  chance: rolled 2 2 2 5 4
      all: rolled round=11 roll=1 shown=[2,2,2,5,4]
 886  seat 0: roll keep 1 2 3 4
      all: throwing round=11 roll=2 keep=[0,1,2,3]
 887  chance: rolled 1 5 5 6 3
      all: rolled round=11 roll=2 shown=[2,2,2,5,3]
 888  seat 0: roll keep 1 2 3
      all: throwing round=11 roll=3 keep=[0,1,2]
 889  chance: rolled 6 2 5 1 2
      all: rolled round=11 roll=3 shown=[2,2,2,1,2]
 890  seat 0: score four-of-a-kind
      all: scored category=four-of-a-kind shown=[2,2,2,1,2] base=9 level=1 flat=26 mult=5.8 xmult=1 total=203; charged item=bribe money=1 purse=10
 891  seat 0: roll
      all: throwing round=12 roll=1 keep=[]
 892  chance: rolled 4 4 5 5 2
      all: rolled round=12 roll=1 shown=[4,4,5,5,2]
 893  seat 0: roll keep 1 3 5
      all: throwing round=12 roll=2 keep=[0,2,4]
 894  chance: rolled 3 5 1 6 1
      all: rolled round=12 roll=2 shown=[4,5,5,6,2]
 895  seat 0: roll keep 1 2 4 5
      all: throwing round=12 roll=3 keep=[0,1,3,4]
 896  chance: rolled 1 1 6 4 2
      all: rolled round=12 roll=3 shown=[4,5,6,6,2]
 897  seat 0: scratch full-house
      all: scratched category=full-house
 898  seat 0: roll
      all: throwing round=13 roll=1 keep=[]
 899  chance: rolled 5 1 1 4 5
      all: rolled round=13 roll=1 shown=[5,1,1,4,5]
 900  seat 0: roll keep 1 4
      all: throwing round=13 roll=2 keep=[0,3]
 901  chance: rolled 5 3 6 4 2
      all: rolled round=13 roll=2 shown=[5,3,6,4,2]
 902  seat 0: score large-straight
      all: scored category=large-straight shown=[5,3,6,4,2] base=40 level=1.42 flat=10 mult=6.15 xmult=1 total=410; charged item=bribe money=1 purse=9; stood score=2144 stage=13 target=2411 won=false; over how=lost cleared=12
over: 3
