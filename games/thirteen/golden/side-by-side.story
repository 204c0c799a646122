turnlight story 1
game: thirteen-side-by-side 4
config: seats=2 scratch=literal challenge=none unlocked=all first=9999 stake=0 kit=classic
seed: 31d06157196b54c83d5bff0c897b4e0dfe74d9a8a5c0ee7a3a4ca4ef56ffe42e

   1  chance: offered staircase ratchet candle
      0: offered items=["staircase","ratchet","candle"]
      1, spectator: side-progress seat=0 progress={"stands":"playing","moves":0,"counts":{"stage":1,"cleared":0,"score":0}}
   2  chance: offered staircase ratchet candle
      0, spectator: side-progress seat=1 progress={"stands":"playing","moves":0,"counts":{"stage":1,"cleared":0,"score":0}}
      1: offered items=["staircase","ratchet","candle"]
   3  seat 0: draft 3
      0: drafted item=candle; began stage=1 target=9999 rounds=13
      1, spectator: side-progress seat=0 progress={"stands":"playing","moves":1,"counts":{"stage":1,"cleared":0,"score":0}}
   4  seat 0: roll
      0: throwing round=1 roll=1 keep=[]
      1, spectator: side-progress seat=0 progress={"stands":"drawing","moves":2,"counts":{"stage":1,"cleared":0,"score":0}}
   5  chance: rolled 3 5 4 4 4
      0: rolled round=1 roll=1 shown=[3,5,4,4,4]
      1, spectator: side-progress seat=0 progress={"stands":"playing","moves":2,"counts":{"stage":1,"cleared":0,"score":0}}
   6  seat 0: roll keep 3 4 5
      0: throwing round=1 roll=2 keep=[2,3,4]
      1, spectator: side-progress seat=0 progress={"stands":"drawing","moves":3,"counts":{"stage":1,"cleared":0,"score":0}}
   7  chance: rolled 2 4 3 5 4
      0: rolled round=1 roll=2 shown=[2,4,4,4,4]
      1, spectator: side-progress seat=0 progress={"stands":"playing","moves":3,"counts":{"stage":1,"cleared":0,"score":0}}
   8  seat 0: roll keep 2 3 4 5
      0: throwing round=1 roll=3 keep=[1,2,3,4]
      1, spectator: side-progress seat=0 progress={"stands":"drawing","moves":4,"counts":{"stage":1,"cleared":0,"score":0}}
   9  chance: rolled 2 5 4 6 3
      0: rolled round=1 roll=3 shown=[2,4,4,4,4]
      1, spectator: side-progress seat=0 progress={"stands":"playing","moves":4,"counts":{"stage":1,"cleared":0,"score":0}}
  10  seat 0: score fours
      0: scored category=fours shown=[2,4,4,4,4] base=16 level=1 flat=0 mult=2.56 xmult=1 total=40
      1, spectator: side-progress seat=0 progress={"stands":"playing","moves":5,"counts":{"stage":1,"cleared":0,"score":40}}
  11  seat 0: roll
      0: throwing round=2 roll=1 keep=[]
      1, spectator: side-progress seat=0 progress={"stands":"drawing","moves":6,"counts":{"stage":1,"cleared":0,"score":40}}
  12  chance: rolled 1 5 6 4 5
      0: rolled round=2 roll=1 shown=[1,5,6,4,5]
      1, spectator: side-progress seat=0 progress={"stands":"playing","moves":6,"counts":{"stage":1,"cleared":0,"score":40}}
  13  seat 0: roll keep 2 4 5
      0: throwing round=2 roll=2 keep=[1,3,4]
      1, spectator: side-progress seat=0 progress={"stands":"drawing","moves":7,"counts":{"stage":1,"cleared":0,"score":40}}
  14  chance: rolled 3 6 4 1 6
      0: rolled round=2 roll=2 shown=[3,5,4,4,5]
      1, spectator: side-progress seat=0 progress={"stands":"playing","moves":7,"counts":{"stage":1,"cleared":0,"score":40}}
  15  seat 0: roll keep 1 2 3
      0: throwing round=2 roll=3 keep=[0,1,2]
      1, spectator: side-progress seat=0 progress={"stands":"drawing","moves":8,"counts":{"stage":1,"cleared":0,"score":40}}
  16  chance: rolled 1 3 1 1 6
      0: rolled round=2 roll=3 shown=[3,5,4,1,6]
      1, spectator: side-progress seat=0 progress={"stands":"playing","moves":8,"counts":{"stage":1,"cleared":0,"score":40}}
  17  seat 0: score small-straight
      0: scored category=small-straight shown=[3,5,4,1,6] base=30 level=1 flat=0 mult=2.5 xmult=1 total=75
      1, spectator: side-progress seat=0 progress={"stands":"playing","moves":9,"counts":{"stage":1,"cleared":0,"score":115}}
  18  seat 0: roll
      0: throwing round=3 roll=1 keep=[]
      1, spectator: side-progress seat=0 progress={"stands":"drawing","moves":10,"counts":{"stage":1,"cleared":0,"score":115}}
  19  chance: rolled 5 4 1 1 3
      0: rolled round=3 roll=1 shown=[5,4,1,1,3]
      1, spectator: side-progress seat=0 progress={"stands":"playing","moves":10,"counts":{"stage":1,"cleared":0,"score":115}}
  20  seat 0: roll
      0: throwing round=3 roll=2 keep=[]
      1, spectator: side-progress seat=0 progress={"stands":"drawing","moves":11,"counts":{"stage":1,"cleared":0,"score":115}}
  21  chance: rolled 3 1 6 6 6
      0: rolled round=3 roll=2 shown=[3,1,6,6,6]
      1, spectator: side-progress seat=0 progress={"stands":"playing","moves":11,"counts":{"stage":1,"cleared":0,"score":115}}
  22  seat 0: roll keep 3 4 5
      0: throwing round=3 roll=3 keep=[2,3,4]
      1, spectator: side-progress seat=0 progress={"stands":"drawing","moves":12,"counts":{"stage":1,"cleared":0,"score":115}}
  23  chance: rolled 1 2 4 1 6
      0: rolled round=3 roll=3 shown=[1,2,6,6,6]
      1, spectator: side-progress seat=0 progress={"stands":"playing","moves":12,"counts":{"stage":1,"cleared":0,"score":115}}
  24  seat 0: score sixes
      0: scored category=sixes shown=[1,2,6,6,6] base=18 level=1 flat=0 mult=2.44 xmult=1 total=43
      1, spectator: side-progress seat=0 progress={"stands":"playing","moves":13,"counts":{"stage":1,"cleared":0,"score":158}}
  25  seat 0: roll
      0: throwing round=4 roll=1 keep=[]
      1, spectator: side-progress seat=0 progress={"stands":"drawing","moves":14,"counts":{"stage":1,"cleared":0,"score":158}}
  26  chance: rolled 3 5 1 6 6
      0: rolled round=4 roll=1 shown=[3,5,1,6,6]
      1, spectator: side-progress seat=0 progress={"stands":"playing","moves":14,"counts":{"stage":1,"cleared":0,"score":158}}
  27  seat 0: roll keep 2 4 5
      0: throwing round=4 roll=2 keep=[1,3,4]
      1, spectator: side-progress seat=0 progress={"stands":"drawing","moves":15,"counts":{"stage":1,"cleared":0,"score":158}}
  28  chance: rolled 3 5 2 1 4
      0: rolled round=4 roll=2 shown=[3,5,2,6,6]
      1, spectator: side-progress seat=0 progress={"stands":"playing","moves":15,"counts":{"stage":1,"cleared":0,"score":158}}
  29  seat 0: roll keep 4 5
      0: throwing round=4 roll=3 keep=[3,4]
      1, spectator: side-progress seat=0 progress={"stands":"drawing","moves":16,"counts":{"stage":1,"cleared":0,"score":158}}
  30  chance: rolled 5 5 6 1 4
      0: rolled round=4 roll=3 shown=[5,5,6,6,6]
      1, spectator: side-progress seat=0 progress={"stands":"playing","moves":16,"counts":{"stage":1,"cleared":0,"score":158}}
  31  seat 0: score full-house
      0: scored category=full-house shown=[5,5,6,6,6] base=25 level=1 flat=0 mult=2.38 xmult=1 total=59
      1, spectator: side-progress seat=0 progress={"stands":"playing","moves":17,"counts":{"stage":1,"cleared":0,"score":217}}
  32  seat 0: roll
      0: throwing round=5 roll=1 keep=[]
      1, spectator: side-progress seat=0 progress={"stands":"drawing","moves":18,"counts":{"stage":1,"cleared":0,"score":217}}
  33  chance: rolled 5 1 3 1 4
      0: rolled round=5 roll=1 shown=[5,1,3,1,4]
      1, spectator: side-progress seat=0 progress={"stands":"playing","moves":18,"counts":{"stage":1,"cleared":0,"score":217}}
  34  seat 0: roll keep 1 3 5
      0: throwing round=5 roll=2 keep=[0,2,4]
      1, spectator: side-progress seat=0 progress={"stands":"drawing","moves":19,"counts":{"stage":1,"cleared":0,"score":217}}
  35  chance: rolled 2 2 6 3 2
      0: rolled round=5 roll=2 shown=[5,2,3,3,4]
      1, spectator: side-progress seat=0 progress={"stands":"playing","moves":19,"counts":{"stage":1,"cleared":0,"score":217}}
  36  seat 0: roll keep 1 2 3 5
      0: throwing round=5 roll=3 keep=[0,1,2,4]
      1, spectator: side-progress seat=0 progress={"stands":"drawing","moves":20,"counts":{"stage":1,"cleared":0,"score":217}}
  37  chance: rolled 2 2 6 5 5
      0: rolled round=5 roll=3 shown=[5,2,3,5,4]
      1, spectator: side-progress seat=0 progress={"stands":"playing","moves":20,"counts":{"stage":1,"cleared":0,"score":217}}
  38  seat 0: score chance
      0: scored category=chance shown=[5,2,3,5,4] base=19 level=1 flat=0 mult=2.32 xmult=1 total=44
      1, spectator: side-progress seat=0 progress={"stands":"playing","moves":21,"counts":{"stage":1,"cleared":0,"score":261}}
  39  seat 0: roll
      0: throwing round=6 roll=1 keep=[]
      1, spectator: side-progress seat=0 progress={"stands":"drawing","moves":22,"counts":{"stage":1,"cleared":0,"score":261}}
  40  chance: rolled 2 3 5 1 3
      0: rolled round=6 roll=1 shown=[2,3,5,1,3]
      1, spectator: side-progress seat=0 progress={"stands":"playing","moves":22,"counts":{"stage":1,"cleared":0,"score":261}}
  41  seat 0: roll keep 2 3 5
      0: throwing round=6 roll=2 keep=[1,2,4]
      1, spectator: side-progress seat=0 progress={"stands":"drawing","moves":23,"counts":{"stage":1,"cleared":0,"score":261}}
  42  chance: rolled 4 3 3 2 3
      0: rolled round=6 roll=2 shown=[4,3,5,2,3]
      1, spectator: side-progress seat=0 progress={"stands":"playing","moves":23,"counts":{"stage":1,"cleared":0,"score":261}}
  43  seat 0: roll keep 1 2 3 4
      0: throwing round=6 roll=3 keep=[0,1,2,3]
      1, spectator: side-progress seat=0 progress={"stands":"drawing","moves":24,"counts":{"stage":1,"cleared":0,"score":261}}
  44  chance: rolled 2 6 3 5 2
      0: rolled round=6 roll=3 shown=[4,3,5,2,2]
      1, spectator: side-progress seat=0 progress={"stands":"playing","moves":24,"counts":{"stage":1,"cleared":0,"score":261}}
  45  seat 0: score twos
      0: scored category=twos shown=[4,3,5,2,2] base=4 level=1 flat=0 mult=2.26 xmult=1 total=9
      1, spectator: side-progress seat=0 progress={"stands":"playing","moves":25,"counts":{"stage":1,"cleared":0,"score":270}}
  46  seat 0: roll
      0: throwing round=7 roll=1 keep=[]
      1, spectator: side-progress seat=0 progress={"stands":"drawing","moves":26,"counts":{"stage":1,"cleared":0,"score":270}}
  47  chance: rolled 2 3 2 4 5
      0: rolled round=7 roll=1 shown=[2,3,2,4,5]
      1, spectator: side-progress seat=0 progress={"stands":"playing","moves":26,"counts":{"stage":1,"cleared":0,"score":270}}
  48  seat 0: roll keep 1 2 4 5
      0: throwing round=7 roll=2 keep=[0,1,3,4]
      1, spectator: side-progress seat=0 progress={"stands":"drawing","moves":27,"counts":{"stage":1,"cleared":0,"score":270}}
  49  chance: rolled 4 1 6 4 4
      0: rolled round=7 roll=2 shown=[2,3,6,4,5]
      1, spectator: side-progress seat=0 progress={"stands":"playing","moves":27,"counts":{"stage":1,"cleared":0,"score":270}}
  50  seat 0: score large-straight
      0: scored category=large-straight shown=[2,3,6,4,5] base=40 level=1 flat=0 mult=2.2 xmult=1 total=88
      1, spectator: side-progress seat=0 progress={"stands":"playing","moves":28,"counts":{"stage":1,"cleared":0,"score":358}}
  51  seat 0: roll
      0: throwing round=8 roll=1 keep=[]
      1, spectator: side-progress seat=0 progress={"stands":"drawing","moves":29,"counts":{"stage":1,"cleared":0,"score":358}}
  52  chance: rolled 5 3 2 5 3
      0: rolled round=8 roll=1 shown=[5,3,2,5,3]
      1, spectator: side-progress seat=0 progress={"stands":"playing","moves":29,"counts":{"stage":1,"cleared":0,"score":358}}
  53  seat 0: roll keep 1 2 4
      0: throwing round=8 roll=2 keep=[0,1,3]
      1, spectator: side-progress seat=0 progress={"stands":"drawing","moves":30,"counts":{"stage":1,"cleared":0,"score":358}}
  54  chance: rolled 6 1 1 4 5
      0: rolled round=8 roll=2 shown=[5,3,1,5,5]
      1, spectator: side-progress seat=0 progress={"stands":"playing","moves":30,"counts":{"stage":1,"cleared":0,"score":358}}
  55  seat 0: roll keep 1 4 5
      0: throwing round=8 roll=3 keep=[0,3,4]
      1, spectator: side-progress seat=0 progress={"stands":"drawing","moves":31,"counts":{"stage":1,"cleared":0,"score":358}}
  56  chance: rolled 6 5 4 5 5
      0: rolled round=8 roll=3 shown=[5,5,4,5,5]
      1, spectator: side-progress seat=0 progress={"stands":"playing","moves":31,"counts":{"stage":1,"cleared":0,"score":358}}
  57  seat 0: score fives
      0: scored category=fives shown=[5,5,4,5,5] base=20 level=1 flat=0 mult=2.14 xmult=1 total=42
      1, spectator: side-progress seat=0 progress={"stands":"playing","moves":32,"counts":{"stage":1,"cleared":0,"score":400}}
  58  seat 0: roll
      0: throwing round=9 roll=1 keep=[]
      1, spectator: side-progress seat=0 progress={"stands":"drawing","moves":33,"counts":{"stage":1,"cleared":0,"score":400}}
  59  chance: rolled 4 4 4 4 2
      0: rolled round=9 roll=1 shown=[4,4,4,4,2]
      1, spectator: side-progress seat=0 progress={"stands":"playing","moves":33,"counts":{"stage":1,"cleared":0,"score":400}}
  60  seat 0: roll keep 1 2 3 4
      0: throwing round=9 roll=2 keep=[0,1,2,3]
      1, spectator: side-progress seat=0 progress={"stands":"drawing","moves":34,"counts":{"stage":1,"cleared":0,"score":400}}
  61  chance: rolled 2 5 1 4 5
      0: rolled round=9 roll=2 shown=[4,4,4,4,5]
      1, spectator: side-progress seat=0 progress={"stands":"playing","moves":34,"counts":{"stage":1,"cleared":0,"score":400}}
  62  seat 0: roll keep 1 2 3 4
      0: throwing round=9 roll=3 keep=[0,1,2,3]
      1, spectator: side-progress seat=0 progress={"stands":"drawing","moves":35,"counts":{"stage":1,"cleared":0,"score":400}}
  63  chance: rolled 5 6 5 6 3
      0: rolled round=9 roll=3 shown=[4,4,4,4,3]
      1, spectator: side-progress seat=0 progress={"stands":"playing","moves":35,"counts":{"stage":1,"cleared":0,"score":400}}
  64  seat 0: score four-of-a-kind
      0: scored category=four-of-a-kind shown=[4,4,4,4,3] base=19 level=1 flat=0 mult=2.08 xmult=1 total=39
      1, spectator: side-progress seat=0 progress={"stands":"playing","moves":36,"counts":{"stage":1,"cleared":0,"score":439}}
  65  seat 0: roll
      0: throwing round=10 roll=1 keep=[]
      1, spectator: side-progress seat=0 progress={"stands":"drawing","moves":37,"counts":{"stage":1,"cleared":0,"score":439}}
  66  chance: rolled 1 4 1 3 5
      0: rolled round=10 roll=1 shown=[1,4,1,3,5]
      1, spectator: side-progress seat=0 progress={"stands":"playing","moves":37,"counts":{"stage":1,"cleared":0,"score":439}}
  67  seat 0: roll keep 1 3
      0: throwing round=10 roll=2 keep=[0,2]
      1, spectator: side-progress seat=0 progress={"stands":"drawing","moves":38,"counts":{"stage":1,"cleared":0,"score":439}}
  68  chance: rolled 5 3 2 1 2
      0: rolled round=10 roll=2 shown=[1,3,1,1,2]
      1, spectator: side-progress seat=0 progress={"stands":"playing","moves":38,"counts":{"stage":1,"cleared":0,"score":439}}
  69  seat 0: roll keep 1 2 3 4
      0: throwing round=10 roll=3 keep=[0,1,2,3]
      1, spectator: side-progress seat=0 progress={"stands":"drawing","moves":39,"counts":{"stage":1,"cleared":0,"score":439}}
  70  chance: rolled 4 4 6 2 3
      0: rolled round=10 roll=3 shown=[1,3,1,1,3]
      1, spectator: side-progress seat=0 progress={"stands":"playing","moves":39,"counts":{"stage":1,"cleared":0,"score":439}}
  71  seat 0: score ones
      0: scored category=ones shown=[1,3,1,1,3] base=3 level=1 flat=0 mult=2.02 xmult=1 total=6
      1, spectator: side-progress seat=0 progress={"stands":"playing","moves":40,"counts":{"stage":1,"cleared":0,"score":445}}
  72  seat 0: roll
      0: throwing round=11 roll=1 keep=[]
      1, spectator: side-progress seat=0 progress={"stands":"drawing","moves":41,"counts":{"stage":1,"cleared":0,"score":445}}
  73  chance: rolled 1 4 4 6 4
      0: rolled round=11 roll=1 shown=[1,4,4,6,4]
      1, spectator: side-progress seat=0 progress={"stands":"playing","moves":41,"counts":{"stage":1,"cleared":0,"score":445}}
  74  seat 0: roll keep 2 3 5
      0: throwing round=11 roll=2 keep=[1,2,4]
      1, spectator: side-progress seat=0 progress={"stands":"drawing","moves":42,"counts":{"stage":1,"cleared":0,"score":445}}
  75  chance: rolled 5 2 5 2 6
      0: rolled round=11 roll=2 shown=[5,4,4,2,4]
      1, spectator: side-progress seat=0 progress={"stands":"playing","moves":42,"counts":{"stage":1,"cleared":0,"score":445}}
  76  seat 0: roll keep 1 2 3 5
      0: throwing round=11 roll=3 keep=[0,1,2,4]
      1, spectator: side-progress seat=0 progress={"stands":"drawing","moves":43,"counts":{"stage":1,"cleared":0,"score":445}}
  77  chance: rolled 2 5 3 4 1
      0: rolled round=11 roll=3 shown=[5,4,4,4,4]
      1, spectator: side-progress seat=0 progress={"stands":"playing","moves":43,"counts":{"stage":1,"cleared":0,"score":445}}
  78  seat 0: score three-of-a-kind
      0: scored category=three-of-a-kind shown=[5,4,4,4,4] base=21 level=1 flat=0 mult=1.96 xmult=1 total=41
      1, spectator: side-progress seat=0 progress={"stands":"playing","moves":44,"counts":{"stage":1,"cleared":0,"score":486}}
  79  seat 0: roll
      0: throwing round=12 roll=1 keep=[]
      1, spectator: side-progress seat=0 progress={"stands":"drawing","moves":45,"counts":{"stage":1,"cleared":0,"score":486}}
  80  chance: rolled 3 2 1 6 5
      0: rolled round=12 roll=1 shown=[3,2,1,6,5]
      1, spectator: side-progress seat=0 progress={"stands":"playing","moves":45,"counts":{"stage":1,"cleared":0,"score":486}}
  81  seat 0: roll keep 1
      0: throwing round=12 roll=2 keep=[0]
      1, spectator: side-progress seat=0 progress={"stands":"drawing","moves":46,"counts":{"stage":1,"cleared":0,"score":486}}
  82  chance: rolled 3 2 1 1 5
      0: rolled round=12 roll=2 shown=[3,2,1,1,5]
      1, spectator: side-progress seat=0 progress={"stands":"playing","moves":46,"counts":{"stage":1,"cleared":0,"score":486}}
  83  seat 0: roll keep 1
      0: throwing round=12 roll=3 keep=[0]
      1, spectator: side-progress seat=0 progress={"stands":"drawing","moves":47,"counts":{"stage":1,"cleared":0,"score":486}}
  84  chance: rolled 6 6 3 1 5
      0: rolled round=12 roll=3 shown=[3,6,3,1,5]
      1, spectator: side-progress seat=0 progress={"stands":"playing","moves":47,"counts":{"stage":1,"cleared":0,"score":486}}
  85  seat 0: score threes
      0: scored category=threes shown=[3,6,3,1,5] base=6 level=1 flat=0 mult=1.9 xmult=1 total=11; bonus base=35 level=1 flat=0 mult=1 xmult=1 total=35
      1, spectator: side-progress seat=0 progress={"stands":"playing","moves":48,"counts":{"stage":1,"cleared":0,"score":532}}
  86  seat 0: roll
      0: throwing round=13 roll=1 keep=[]
      1, spectator: side-progress seat=0 progress={"stands":"drawing","moves":49,"counts":{"stage":1,"cleared":0,"score":532}}
  87  chance: rolled 3 6 5 3 5
      0: rolled round=13 roll=1 shown=[3,6,5,3,5]
      1, spectator: side-progress seat=0 progress={"stands":"playing","moves":49,"counts":{"stage":1,"cleared":0,"score":532}}
  88  seat 0: roll keep 1 4
      0: throwing round=13 roll=2 keep=[0,3]
      1, spectator: side-progress seat=0 progress={"stands":"drawing","moves":50,"counts":{"stage":1,"cleared":0,"score":532}}
  89  chance: rolled 5 3 4 4 6
      0: rolled round=13 roll=2 shown=[3,3,4,3,6]
      1, spectator: side-progress seat=0 progress={"stands":"playing","moves":50,"counts":{"stage":1,"cleared":0,"score":532}}
  90  seat 0: roll keep 1 2 4
      0: throwing round=13 roll=3 keep=[0,1,3]
      1, spectator: side-progress seat=0 progress={"stands":"drawing","moves":51,"counts":{"stage":1,"cleared":0,"score":532}}
  91  chance: rolled 4 3 3 3 6
      0: rolled round=13 roll=3 shown=[3,3,3,3,6]
      1, spectator: side-progress seat=0 progress={"stands":"playing","moves":51,"counts":{"stage":1,"cleared":0,"score":532}}
  92  seat 0: scratch five-of-a-kind
      0: scratched category=five-of-a-kind; stood score=532 stage=1 target=9999 won=false; over how=lost cleared=0
      1, spectator: side-progress seat=0 progress={"stands":"done","moves":52,"counts":{"stage":1,"cleared":0,"score":532}}
  93  seat 1: draft 3
      0, spectator: side-progress seat=1 progress={"stands":"playing","moves":1,"counts":{"stage":1,"cleared":0,"score":0}}
      1: drafted item=candle; began stage=1 target=9999 rounds=13
  94  seat 1: roll
      0, spectator: side-progress seat=1 progress={"stands":"drawing","moves":2,"counts":{"stage":1,"cleared":0,"score":0}}
      1: throwing round=1 roll=1 keep=[]
  95  chance: rolled 3 5 4 4 4
      0, spectator: side-progress seat=1 progress={"stands":"playing","moves":2,"counts":{"stage":1,"cleared":0,"score":0}}
      1: rolled round=1 roll=1 shown=[3,5,4,4,4]
  96  seat 1: roll keep 2 3 4 5
      0, spectator: side-progress seat=1 progress={"stands":"drawing","moves":3,"counts":{"stage":1,"cleared":0,"score":0}}
      1: throwing round=1 roll=2 keep=[1,2,3,4]
  97  chance: rolled 2 4 3 5 4
      0, spectator: side-progress seat=1 progress={"stands":"playing","moves":3,"counts":{"stage":1,"cleared":0,"score":0}}
      1: rolled round=1 roll=2 shown=[2,5,4,4,4]
  98  seat 1: roll keep 3 4 5
      0, spectator: side-progress seat=1 progress={"stands":"drawing","moves":4,"counts":{"stage":1,"cleared":0,"score":0}}
      1: throwing round=1 roll=3 keep=[2,3,4]
  99  chance: rolled 2 5 4 6 3
      0, spectator: side-progress seat=1 progress={"stands":"playing","moves":4,"counts":{"stage":1,"cleared":0,"score":0}}
      1: rolled round=1 roll=3 shown=[2,5,4,4,4]
 100  seat 1: score fours
      0, spectator: side-progress seat=1 progress={"stands":"playing","moves":5,"counts":{"stage":1,"cleared":0,"score":30}}
      1: scored category=fours shown=[2,5,4,4,4] base=12 level=1 flat=0 mult=2.56 xmult=1 total=30
 101  seat 1: roll
      0, spectator: side-progress seat=1 progress={"stands":"drawing","moves":6,"counts":{"stage":1,"cleared":0,"score":30}}
      1: throwing round=2 roll=1 keep=[]
 102  chance: rolled 1 5 6 4 5
      0, spectator: side-progress seat=1 progress={"stands":"playing","moves":6,"counts":{"stage":1,"cleared":0,"score":30}}
      1: rolled round=2 roll=1 shown=[1,5,6,4,5]
 103  seat 1: roll keep 2 5
      0, spectator: side-progress seat=1 progress={"stands":"drawing","moves":7,"counts":{"stage":1,"cleared":0,"score":30}}
      1: throwing round=2 roll=2 keep=[1,4]
 104  chance: rolled 3 6 4 1 6
      0, spectator: side-progress seat=1 progress={"stands":"playing","moves":7,"counts":{"stage":1,"cleared":0,"score":30}}
      1: rolled round=2 roll=2 shown=[3,5,4,1,5]
 105  seat 1: roll keep 2 3
      0, spectator: side-progress seat=1 progress={"stands":"drawing","moves":8,"counts":{"stage":1,"cleared":0,"score":30}}
      1: throwing round=2 roll=3 keep=[1,2]
 106  chance: rolled 1 3 1 1 6
      0, spectator: side-progress seat=1 progress={"stands":"playing","moves":8,"counts":{"stage":1,"cleared":0,"score":30}}
      1: rolled round=2 roll=3 shown=[1,5,4,1,6]
 107  seat 1: score ones
      0, spectator: side-progress seat=1 progress={"stands":"playing","moves":9,"counts":{"stage":1,"cleared":0,"score":35}}
      1: scored category=ones shown=[1,5,4,1,6] base=2 level=1 flat=0 mult=2.5 xmult=1 total=5
 108  seat 1: roll
      0, spectator: side-progress seat=1 progress={"stands":"drawing","moves":10,"counts":{"stage":1,"cleared":0,"score":35}}
      1: throwing round=3 roll=1 keep=[]
 109  chance: rolled 5 4 1 1 3
      0, spectator: side-progress seat=1 progress={"stands":"playing","moves":10,"counts":{"stage":1,"cleared":0,"score":35}}
      1: rolled round=3 roll=1 shown=[5,4,1,1,3]
 110  seat 1: roll keep 2 5
      0, spectator: side-progress seat=1 progress={"stands":"drawing","moves":11,"counts":{"stage":1,"cleared":0,"score":35}}
      1: throwing round=3 roll=2 keep=[1,4]
 111  chance: rolled 3 1 6 6 6
      0, spectator: side-progress seat=1 progress={"stands":"playing","moves":11,"counts":{"stage":1,"cleared":0,"score":35}}
      1: rolled round=3 roll=2 shown=[3,4,6,6,3]
 112  seat 1: roll keep 3 4
      0, spectator: side-progress seat=1 progress={"stands":"drawing","moves":12,"counts":{"stage":1,"cleared":0,"score":35}}
      1: throwing round=3 roll=3 keep=[2,3]
 113  chance: rolled 1 2 4 1 6
      0, spectator: side-progress seat=1 progress={"stands":"playing","moves":12,"counts":{"stage":1,"cleared":0,"score":35}}
      1: rolled round=3 roll=3 shown=[1,2,6,6,6]
 114  seat 1: score sixes
      0, spectator: side-progress seat=1 progress={"stands":"playing","moves":13,"counts":{"stage":1,"cleared":0,"score":78}}
      1: scored category=sixes shown=[1,2,6,6,6] base=18 level=1 flat=0 mult=2.44 xmult=1 total=43
 115  seat 1: roll
      0, spectator: side-progress seat=1 progress={"stands":"drawing","moves":14,"counts":{"stage":1,"cleared":0,"score":78}}
      1: throwing round=4 roll=1 keep=[]
 116  chance: rolled 3 5 1 6 6
      0, spectator: side-progress seat=1 progress={"stands":"playing","moves":14,"counts":{"stage":1,"cleared":0,"score":78}}
      1: rolled round=4 roll=1 shown=[3,5,1,6,6]
 117  seat 1: roll keep 4 5
      0, spectator: side-progress seat=1 progress={"stands":"drawing","moves":15,"counts":{"stage":1,"cleared":0,"score":78}}
      1: throwing round=4 roll=2 keep=[3,4]
 118  chance: rolled 3 5 2 1 4
      0, spectator: side-progress seat=1 progress={"stands":"playing","moves":15,"counts":{"stage":1,"cleared":0,"score":78}}
      1: rolled round=4 roll=2 shown=[3,5,2,6,6]
 119  seat 1: roll keep 2 4 5
      0, spectator: side-progress seat=1 progress={"stands":"drawing","moves":16,"counts":{"stage":1,"cleared":0,"score":78}}
      1: throwing round=4 roll=3 keep=[1,3,4]
 120  chance: rolled 5 5 6 1 4
      0, spectator: side-progress seat=1 progress={"stands":"playing","moves":16,"counts":{"stage":1,"cleared":0,"score":78}}
      1: rolled round=4 roll=3 shown=[5,5,6,6,6]
 121  seat 1: score full-house
      0, spectator: side-progress seat=1 progress={"stands":"playing","moves":17,"counts":{"stage":1,"cleared":0,"score":137}}
      1: scored category=full-house shown=[5,5,6,6,6] base=25 level=1 flat=0 mult=2.38 xmult=1 total=59
 122  seat 1: roll
      0, spectator: side-progress seat=1 progress={"stands":"drawing","moves":18,"counts":{"stage":1,"cleared":0,"score":137}}
      1: throwing round=5 roll=1 keep=[]
 123  chance: rolled 5 1 3 1 4
      0, spectator: side-progress seat=1 progress={"stands":"playing","moves":18,"counts":{"stage":1,"cleared":0,"score":137}}
      1: rolled round=5 roll=1 shown=[5,1,3,1,4]
 124  seat 1: roll keep 3 5
      0, spectator: side-progress seat=1 progress={"stands":"drawing","moves":19,"counts":{"stage":1,"cleared":0,"score":137}}
      1: throwing round=5 roll=2 keep=[2,4]
 125  chance: rolled 2 2 6 3 2
      0, spectator: side-progress seat=1 progress={"stands":"playing","moves":19,"counts":{"stage":1,"cleared":0,"score":137}}
      1: rolled round=5 roll=2 shown=[2,2,3,3,4]
 126  seat 1: roll keep 1 3 5
      0, spectator: side-progress seat=1 progress={"stands":"drawing","moves":20,"counts":{"stage":1,"cleared":0,"score":137}}
      1: throwing round=5 roll=3 keep=[0,2,4]
 127  chance: rolled 2 2 6 5 5
      0, spectator: side-progress seat=1 progress={"stands":"playing","moves":20,"counts":{"stage":1,"cleared":0,"score":137}}
      1: rolled round=5 roll=3 shown=[2,2,3,5,4]
 128  seat 1: score small-straight
      0, spectator: side-progress seat=1 progress={"stands":"playing","moves":21,"counts":{"stage":1,"cleared":0,"score":206}}
      1: scored category=small-straight shown=[2,2,3,5,4] base=30 level=1 flat=0 mult=2.32 xmult=1 total=69
 129  seat 1: roll
      0, spectator: side-progress seat=1 progress={"stands":"drawing","moves":22,"counts":{"stage":1,"cleared":0,"score":206}}
      1: throwing round=6 roll=1 keep=[]
 130  chance: rolled 2 3 5 1 3
      0, spectator: side-progress seat=1 progress={"stands":"playing","moves":22,"counts":{"stage":1,"cleared":0,"score":206}}
      1: rolled round=6 roll=1 shown=[2,3,5,1,3]
 131  seat 1: roll keep 3
      0, spectator: side-progress seat=1 progress={"stands":"drawing","moves":23,"counts":{"stage":1,"cleared":0,"score":206}}
      1: throwing round=6 roll=2 keep=[2]
 132  chance: rolled 4 3 3 2 3
      0, spectator: side-progress seat=1 progress={"stands":"playing","moves":23,"counts":{"stage":1,"cleared":0,"score":206}}
      1: rolled round=6 roll=2 shown=[4,3,5,2,3]
 133  seat 1: roll keep 1 2 3 4
      0, spectator: side-progress seat=1 progress={"stands":"drawing","moves":24,"counts":{"stage":1,"cleared":0,"score":206}}
      1: throwing round=6 roll=3 keep=[0,1,2,3]
 134  chance: rolled 2 6 3 5 2
      0, spectator: side-progress seat=1 progress={"stands":"playing","moves":24,"counts":{"stage":1,"cleared":0,"score":206}}
      1: rolled round=6 roll=3 shown=[4,3,5,2,2]
 135  seat 1: score twos
      0, spectator: side-progress seat=1 progress={"stands":"playing","moves":25,"counts":{"stage":1,"cleared":0,"score":215}}
      1: scored category=twos shown=[4,3,5,2,2] base=4 level=1 flat=0 mult=2.26 xmult=1 total=9
 136  seat 1: roll
      0, spectator: side-progress seat=1 progress={"stands":"drawing","moves":26,"counts":{"stage":1,"cleared":0,"score":215}}
      1: throwing round=7 roll=1 keep=[]
 137  chance: rolled 2 3 2 4 5
      0, spectator: side-progress seat=1 progress={"stands":"playing","moves":26,"counts":{"stage":1,"cleared":0,"score":215}}
      1: rolled round=7 roll=1 shown=[2,3,2,4,5]
 138  seat 1: roll keep 1 2 4 5
      0, spectator: side-progress seat=1 progress={"stands":"drawing","moves":27,"counts":{"stage":1,"cleared":0,"score":215}}
      1: throwing round=7 roll=2 keep=[0,1,3,4]
 139  chance: rolled 4 1 6 4 4
      0, spectator: side-progress seat=1 progress={"stands":"playing","moves":27,"counts":{"stage":1,"cleared":0,"score":215}}
      1: rolled round=7 roll=2 shown=[2,3,6,4,5]
 140  seat 1: score large-straight
      0, spectator: side-progress seat=1 progress={"stands":"playing","moves":28,"counts":{"stage":1,"cleared":0,"score":303}}
      1: scored category=large-straight shown=[2,3,6,4,5] base=40 level=1 flat=0 mult=2.2 xmult=1 total=88
 141  seat 1: roll
      0, spectator: side-progress seat=1 progress={"stands":"drawing","moves":29,"counts":{"stage":1,"cleared":0,"score":303}}
      1: throwing round=8 roll=1 keep=[]
 142  chance: rolled 5 3 2 5 3
      0, spectator: side-progress seat=1 progress={"stands":"playing","moves":29,"counts":{"stage":1,"cleared":0,"score":303}}
      1: rolled round=8 roll=1 shown=[5,3,2,5,3]
 143  seat 1: roll keep 1 4
      0, spectator: side-progress seat=1 progress={"stands":"drawing","moves":30,"counts":{"stage":1,"cleared":0,"score":303}}
      1: throwing round=8 roll=2 keep=[0,3]
 144  chance: rolled 6 1 1 4 5
      0, spectator: side-progress seat=1 progress={"stands":"playing","moves":30,"counts":{"stage":1,"cleared":0,"score":303}}
      1: rolled round=8 roll=2 shown=[5,1,1,5,5]
 145  seat 1: roll keep 1 4 5
      0, spectator: side-progress seat=1 progress={"stands":"drawing","moves":31,"counts":{"stage":1,"cleared":0,"score":303}}
      1: throwing round=8 roll=3 keep=[0,3,4]
 146  chance: rolled 6 5 4 5 5
      0, spectator: side-progress seat=1 progress={"stands":"playing","moves":31,"counts":{"stage":1,"cleared":0,"score":303}}
      1: rolled round=8 roll=3 shown=[5,5,4,5,5]
 147  seat 1: score fives
      0, spectator: side-progress seat=1 progress={"stands":"playing","moves":32,"counts":{"stage":1,"cleared":0,"score":345}}
      1: scored category=fives shown=[5,5,4,5,5] base=20 level=1 flat=0 mult=2.14 xmult=1 total=42
 148  seat 1: roll
      0, spectator: side-progress seat=1 progress={"stands":"drawing","moves":33,"counts":{"stage":1,"cleared":0,"score":345}}
      1: throwing round=9 roll=1 keep=[]
 149  chance: rolled 4 4 4 4 2
      0, spectator: side-progress seat=1 progress={"stands":"playing","moves":33,"counts":{"stage":1,"cleared":0,"score":345}}
      1: rolled round=9 roll=1 shown=[4,4,4,4,2]
 150  seat 1: roll keep 1 2 3 4
      0, spectator: side-progress seat=1 progress={"stands":"drawing","moves":34,"counts":{"stage":1,"cleared":0,"score":345}}
      1: throwing round=9 roll=2 keep=[0,1,2,3]
 151  chance: rolled 2 5 1 4 5
      0, spectator: side-progress seat=1 progress={"stands":"playing","moves":34,"counts":{"stage":1,"cleared":0,"score":345}}
      1: rolled round=9 roll=2 shown=[4,4,4,4,5]
 152  seat 1: roll keep 1 2 3 4
      0, spectator: side-progress seat=1 progress={"stands":"drawing","moves":35,"counts":{"stage":1,"cleared":0,"score":345}}
      1: throwing round=9 roll=3 keep=[0,1,2,3]
 153  chance: rolled 5 6 5 6 3
      0, spectator: side-progress seat=1 progress={"stands":"playing","moves":35,"counts":{"stage":1,"cleared":0,"score":345}}
      1: rolled round=9 roll=3 shown=[4,4,4,4,3]
 154  seat 1: score four-of-a-kind
      0, spectator: side-progress seat=1 progress={"stands":"playing","moves":36,"counts":{"stage":1,"cleared":0,"score":384}}
      1: scored category=four-of-a-kind shown=[4,4,4,4,3] base=19 level=1 flat=0 mult=2.08 xmult=1 total=39
 155  seat 1: roll
      0, spectator: side-progress seat=1 progress={"stands":"drawing","moves":37,"counts":{"stage":1,"cleared":0,"score":384}}
      1: throwing round=10 roll=1 keep=[]
 156  chance: rolled 1 4 1 3 5
      0, spectator: side-progress seat=1 progress={"stands":"playing","moves":37,"counts":{"stage":1,"cleared":0,"score":384}}
      1: rolled round=10 roll=1 shown=[1,4,1,3,5]
 157  seat 1: roll keep 4
      0, spectator: side-progress seat=1 progress={"stands":"drawing","moves":38,"counts":{"stage":1,"cleared":0,"score":384}}
      1: throwing round=10 roll=2 keep=[3]
 158  chance: rolled 5 3 2 1 2
      0, spectator: side-progress seat=1 progress={"stands":"playing","moves":38,"counts":{"stage":1,"cleared":0,"score":384}}
      1: rolled round=10 roll=2 shown=[5,3,2,3,2]
 159  seat 1: roll keep 1 2 4
      0, spectator: side-progress seat=1 progress={"stands":"drawing","moves":39,"counts":{"stage":1,"cleared":0,"score":384}}
      1: throwing round=10 roll=3 keep=[0,1,3]
 160  chance: rolled 4 4 6 2 3
      0, spectator: side-progress seat=1 progress={"stands":"playing","moves":39,"counts":{"stage":1,"cleared":0,"score":384}}
      1: rolled round=10 roll=3 shown=[5,3,6,3,3]
 161  seat 1: score threes
      0, spectator: side-progress seat=1 progress={"stands":"playing","moves":40,"counts":{"stage":1,"cleared":0,"score":437}}
      1: scored category=threes shown=[5,3,6,3,3] base=9 level=1 flat=0 mult=2.02 xmult=1 total=18; bonus base=35 level=1 flat=0 mult=1 xmult=1 total=35
 162  seat 1: roll
      0, spectator: side-progress seat=1 progress={"stands":"drawing","moves":41,"counts":{"stage":1,"cleared":0,"score":437}}
      1: throwing round=11 roll=1 keep=[]
 163  chance: rolled 1 4 4 6 4
      0, spectator: side-progress seat=1 progress={"stands":"playing","moves":41,"counts":{"stage":1,"cleared":0,"score":437}}
      1: rolled round=11 roll=1 shown=[1,4,4,6,4]
 164  seat 1: roll keep 2 3 5
      0, spectator: side-progress seat=1 progress={"stands":"drawing","moves":42,"counts":{"stage":1,"cleared":0,"score":437}}
      1: throwing round=11 roll=2 keep=[1,2,4]
 165  chance: rolled 5 2 5 2 6
      0, spectator: side-progress seat=1 progress={"stands":"playing","moves":42,"counts":{"stage":1,"cleared":0,"score":437}}
      1: rolled round=11 roll=2 shown=[5,4,4,2,4]
 166  seat 1: roll keep 1 2 3 5
      0, spectator: side-progress seat=1 progress={"stands":"drawing","moves":43,"counts":{"stage":1,"cleared":0,"score":437}}
      1: throwing round=11 roll=3 keep=[0,1,2,4]
 167  chance: rolled 2 5 3 4 1
      0, spectator: side-progress seat=1 progress={"stands":"playing","moves":43,"counts":{"stage":1,"cleared":0,"score":437}}
      1: rolled round=11 roll=3 shown=[5,4,4,4,4]
 168  seat 1: score three-of-a-kind
      0, spectator: side-progress seat=1 progress={"stands":"playing","moves":44,"counts":{"stage":1,"cleared":0,"score":478}}
      1: scored category=three-of-a-kind shown=[5,4,4,4,4] base=21 level=1 flat=0 mult=1.96 xmult=1 total=41
 169  seat 1: roll
      0, spectator: side-progress seat=1 progress={"stands":"drawing","moves":45,"counts":{"stage":1,"cleared":0,"score":478}}
      1: throwing round=12 roll=1 keep=[]
 170  chance: rolled 3 2 1 6 5
      0, spectator: side-progress seat=1 progress={"stands":"playing","moves":45,"counts":{"stage":1,"cleared":0,"score":478}}
      1: rolled round=12 roll=1 shown=[3,2,1,6,5]
 171  seat 1: roll keep 4 5
      0, spectator: side-progress seat=1 progress={"stands":"drawing","moves":46,"counts":{"stage":1,"cleared":0,"score":478}}
      1: throwing round=12 roll=2 keep=[3,4]
 172  chance: rolled 3 2 1 1 5
      0, spectator: side-progress seat=1 progress={"stands":"playing","moves":46,"counts":{"stage":1,"cleared":0,"score":478}}
      1: rolled round=12 roll=2 shown=[3,2,1,6,5]
 173  seat 1: roll keep 1 4 5
      0, spectator: side-progress seat=1 progress={"stands":"drawing","moves":47,"counts":{"stage":1,"cleared":0,"score":478}}
      1: throwing round=12 roll=3 keep=[0,3,4]
 174  chance: rolled 6 6 3 1 5
      0, spectator: side-progress seat=1 progress={"stands":"playing","moves":47,"counts":{"stage":1,"cleared":0,"score":478}}
      1: rolled round=12 roll=3 shown=[3,6,3,6,5]
 175  seat 1: score chance
      0, spectator: side-progress seat=1 progress={"stands":"playing","moves":48,"counts":{"stage":1,"cleared":0,"score":521}}
      1: scored category=chance shown=[3,6,3,6,5] base=23 level=1 flat=0 mult=1.9 xmult=1 total=43
 176  seat 1: roll
      0, spectator: side-progress seat=1 progress={"stands":"drawing","moves":49,"counts":{"stage":1,"cleared":0,"score":521}}
      1: throwing round=13 roll=1 keep=[]
 177  chance: rolled 3 6 5 3 5
      0, spectator: side-progress seat=1 progress={"stands":"playing","moves":49,"counts":{"stage":1,"cleared":0,"score":521}}
      1: rolled round=13 roll=1 shown=[3,6,5,3,5]
 178  seat 1: roll keep 3 5
      0, spectator: side-progress seat=1 progress={"stands":"drawing","moves":50,"counts":{"stage":1,"cleared":0,"score":521}}
      1: throwing round=13 roll=2 keep=[2,4]
 179  chance: rolled 5 3 4 4 6
      0, spectator: side-progress seat=1 progress={"stands":"playing","moves":50,"counts":{"stage":1,"cleared":0,"score":521}}
      1: rolled round=13 roll=2 shown=[5,3,5,4,5]
 180  seat 1: roll keep 1 3 5
      0, spectator: side-progress seat=1 progress={"stands":"drawing","moves":51,"counts":{"stage":1,"cleared":0,"score":521}}
      1: throwing round=13 roll=3 keep=[0,2,4]
 181  chance: rolled 4 3 3 3 6
      0, spectator: side-progress seat=1 progress={"stands":"playing","moves":51,"counts":{"stage":1,"cleared":0,"score":521}}
      1: rolled round=13 roll=3 shown=[5,3,5,3,5]
 182  seat 1: scratch five-of-a-kind
      0, spectator: side-progress seat=1 progress={"stands":"done","moves":52,"counts":{"stage":1,"cleared":0,"score":521}}
      1: scratched category=five-of-a-kind; stood score=521 stage=1 target=9999 won=false; over how=lost cleared=0
over: 1 0
