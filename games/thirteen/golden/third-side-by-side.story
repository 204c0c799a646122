turnlight story 1
game: thirteen-side-by-side 3
config: seats=2 scratch=literal challenge=none unlocked=all first=9999 stake=0
seed: f511f40c9d43fffbd89d9e11d23fe2749335cb9d7ef47beedb99d45e2f93cb40

   1  chance: offered salvage bell even-keel
      0: offered items=["salvage","bell","even-keel"]
      1, spectator: side-progress seat=0 progress={"stands":"playing","moves":0,"counts":{"stage":1,"cleared":0,"score":0}}
   2  chance: offered salvage bell even-keel
      0, spectator: side-progress seat=1 progress={"stands":"playing","moves":0,"counts":{"stage":1,"cleared":0,"score":0}}
      1: offered items=["salvage","bell","even-keel"]
   3  seat 0: draft 2
      0: drafted item=bell; began stage=1 target=9999 rounds=13
      1, spectator: side-progress seat=0 progress={"stands":"playing","moves":1,"counts":{"stage":1,"cleared":0,"score":0}}
   4  seat 0: roll
      0: throwing round=1 roll=1 keep=[]
      1, spectator: side-progress seat=0 progress={"stands":"drawing","moves":2,"counts":{"stage":1,"cleared":0,"score":0}}
   5  chance: rolled 1 3 6 4 1
      0: rolled round=1 roll=1 shown=[1,3,6,4,1]
      1, spectator: side-progress seat=0 progress={"stands":"playing","moves":2,"counts":{"stage":1,"cleared":0,"score":0}}
   6  seat 0: roll keep 1 2 3
      0: throwing round=1 roll=2 keep=[0,1,2]
      1, spectator: side-progress seat=0 progress={"stands":"drawing","moves":3,"counts":{"stage":1,"cleared":0,"score":0}}
   7  chance: rolled 4 6 2 5 3
      0: rolled round=1 roll=2 shown=[1,3,6,5,3]
      1, spectator: side-progress seat=0 progress={"stands":"playing","moves":3,"counts":{"stage":1,"cleared":0,"score":0}}
   8  seat 0: roll keep 2 3 4
      0: throwing round=1 roll=3 keep=[1,2,3]
      1, spectator: side-progress seat=0 progress={"stands":"drawing","moves":4,"counts":{"stage":1,"cleared":0,"score":0}}
   9  chance: rolled 3 1 1 3 4
      0: rolled round=1 roll=3 shown=[3,3,6,5,4]
      1, spectator: side-progress seat=0 progress={"stands":"playing","moves":4,"counts":{"stage":1,"cleared":0,"score":0}}
  10  seat 0: score small-straight
      0: scored category=small-straight shown=[3,3,6,5,4] base=30 level=1 flat=0 mult=1.4 xmult=1 total=42
      1, spectator: side-progress seat=0 progress={"stands":"playing","moves":5,"counts":{"stage":1,"cleared":0,"score":42}}
  11  seat 0: roll
      0: throwing round=2 roll=1 keep=[]
      1, spectator: side-progress seat=0 progress={"stands":"drawing","moves":6,"counts":{"stage":1,"cleared":0,"score":42}}
  12  chance: rolled 1 3 4 1 4
      0: rolled round=2 roll=1 shown=[1,3,4,1,4]
      1, spectator: side-progress seat=0 progress={"stands":"playing","moves":6,"counts":{"stage":1,"cleared":0,"score":42}}
  13  seat 0: roll keep 3 5
      0: throwing round=2 roll=2 keep=[2,4]
      1, spectator: side-progress seat=0 progress={"stands":"drawing","moves":7,"counts":{"stage":1,"cleared":0,"score":42}}
  14  chance: rolled 1 5 1 3 1
      0: rolled round=2 roll=2 shown=[1,5,4,3,4]
      1, spectator: side-progress seat=0 progress={"stands":"playing","moves":7,"counts":{"stage":1,"cleared":0,"score":42}}
  15  seat 0: roll keep 1 2 3 4
      0: throwing round=2 roll=3 keep=[0,1,2,3]
      1, spectator: side-progress seat=0 progress={"stands":"drawing","moves":8,"counts":{"stage":1,"cleared":0,"score":42}}
  16  chance: rolled 6 2 3 1 3
      0: rolled round=2 roll=3 shown=[1,5,4,3,3]
      1, spectator: side-progress seat=0 progress={"stands":"playing","moves":8,"counts":{"stage":1,"cleared":0,"score":42}}
  17  seat 0: score threes
      0: scored category=threes shown=[1,5,4,3,3] base=6 level=1 flat=0 mult=1.4 xmult=1 total=8
      1, spectator: side-progress seat=0 progress={"stands":"playing","moves":9,"counts":{"stage":1,"cleared":0,"score":50}}
  18  seat 0: roll
      0: throwing round=3 roll=1 keep=[]
      1, spectator: side-progress seat=0 progress={"stands":"drawing","moves":10,"counts":{"stage":1,"cleared":0,"score":50}}
  19  chance: rolled 1 2 1 6 2
      0: rolled round=3 roll=1 shown=[1,2,1,6,2]
      1, spectator: side-progress seat=0 progress={"stands":"playing","moves":10,"counts":{"stage":1,"cleared":0,"score":50}}
  20  seat 0: roll keep 1 2 3 5
      0: throwing round=3 roll=2 keep=[0,1,2,4]
      1, spectator: side-progress seat=0 progress={"stands":"drawing","moves":11,"counts":{"stage":1,"cleared":0,"score":50}}
  21  chance: rolled 6 2 1 2 3
      0: rolled round=3 roll=2 shown=[1,2,1,2,2]
      1, spectator: side-progress seat=0 progress={"stands":"playing","moves":11,"counts":{"stage":1,"cleared":0,"score":50}}
  22  seat 0: score full-house
      0: scored category=full-house shown=[1,2,1,2,2] base=25 level=1 flat=0 mult=1.4 xmult=1 total=35
      1, spectator: side-progress seat=0 progress={"stands":"playing","moves":12,"counts":{"stage":1,"cleared":0,"score":85}}
  23  seat 0: roll
      0: throwing round=4 roll=1 keep=[]
      1, spectator: side-progress seat=0 progress={"stands":"drawing","moves":13,"counts":{"stage":1,"cleared":0,"score":85}}
  24  chance: rolled 3 3 5 3 3
      0: rolled round=4 roll=1 shown=[3,3,5,3,3]
      1, spectator: side-progress seat=0 progress={"stands":"playing","moves":13,"counts":{"stage":1,"cleared":0,"score":85}}
  25  seat 0: roll keep 1 2 4 5
      0: throwing round=4 roll=2 keep=[0,1,3,4]
      1, spectator: side-progress seat=0 progress={"stands":"drawing","moves":14,"counts":{"stage":1,"cleared":0,"score":85}}
  26  chance: rolled 5 1 1 2 1
      0: rolled round=4 roll=2 shown=[3,3,1,3,3]
      1, spectator: side-progress seat=0 progress={"stands":"playing","moves":14,"counts":{"stage":1,"cleared":0,"score":85}}
  27  seat 0: roll keep 1 2 4 5
      0: throwing round=4 roll=3 keep=[0,1,3,4]
      1, spectator: side-progress seat=0 progress={"stands":"drawing","moves":15,"counts":{"stage":1,"cleared":0,"score":85}}
  28  chance: rolled 4 4 4 3 5
      0: rolled round=4 roll=3 shown=[3,3,4,3,3]
      1, spectator: side-progress seat=0 progress={"stands":"playing","moves":15,"counts":{"stage":1,"cleared":0,"score":85}}
  29  seat 0: score four-of-a-kind
      0: scored category=four-of-a-kind shown=[3,3,4,3,3] base=16 level=1 flat=0 mult=1.4 xmult=1 total=22
      1, spectator: side-progress seat=0 progress={"stands":"playing","moves":16,"counts":{"stage":1,"cleared":0,"score":107}}
  30  seat 0: roll
      0: throwing round=5 roll=1 keep=[]
      1, spectator: side-progress seat=0 progress={"stands":"drawing","moves":17,"counts":{"stage":1,"cleared":0,"score":107}}
  31  chance: rolled 6 1 2 5 1
      0: rolled round=5 roll=1 shown=[6,1,2,5,1]
      1, spectator: side-progress seat=0 progress={"stands":"playing","moves":17,"counts":{"stage":1,"cleared":0,"score":107}}
  32  seat 0: roll keep 1
      0: throwing round=5 roll=2 keep=[0]
      1, spectator: side-progress seat=0 progress={"stands":"drawing","moves":18,"counts":{"stage":1,"cleared":0,"score":107}}
  33  chance: rolled 4 4 5 1 3
      0: rolled round=5 roll=2 shown=[6,4,5,1,3]
      1, spectator: side-progress seat=0 progress={"stands":"playing","moves":18,"counts":{"stage":1,"cleared":0,"score":107}}
  34  seat 0: roll keep 1 2 3 5
      0: throwing round=5 roll=3 keep=[0,1,2,4]
      1, spectator: side-progress seat=0 progress={"stands":"drawing","moves":19,"counts":{"stage":1,"cleared":0,"score":107}}
  35  chance: rolled 3 5 4 1 3
      0: rolled round=5 roll=3 shown=[6,4,5,1,3]
      1, spectator: side-progress seat=0 progress={"stands":"playing","moves":19,"counts":{"stage":1,"cleared":0,"score":107}}
  36  seat 0: score ones
      0: scored category=ones shown=[6,4,5,1,3] base=1 level=1 flat=0 mult=1.4 xmult=1 total=1
      1, spectator: side-progress seat=0 progress={"stands":"playing","moves":20,"counts":{"stage":1,"cleared":0,"score":108}}
  37  seat 0: roll
      0: throwing round=6 roll=1 keep=[]
      1, spectator: side-progress seat=0 progress={"stands":"drawing","moves":21,"counts":{"stage":1,"cleared":0,"score":108}}
  38  chance: rolled 1 5 5 2 5
      0: rolled round=6 roll=1 shown=[1,5,5,2,5]
      1, spectator: side-progress seat=0 progress={"stands":"playing","moves":21,"counts":{"stage":1,"cleared":0,"score":108}}
  39  seat 0: roll keep 2 3 5
      0: throwing round=6 roll=2 keep=[1,2,4]
      1, spectator: side-progress seat=0 progress={"stands":"drawing","moves":22,"counts":{"stage":1,"cleared":0,"score":108}}
  40  chance: rolled 1 1 4 4 2
      0: rolled round=6 roll=2 shown=[1,5,5,4,5]
      1, spectator: side-progress seat=0 progress={"stands":"playing","moves":22,"counts":{"stage":1,"cleared":0,"score":108}}
  41  seat 0: roll keep 2 3 5
      0: throwing round=6 roll=3 keep=[1,2,4]
      1, spectator: side-progress seat=0 progress={"stands":"drawing","moves":23,"counts":{"stage":1,"cleared":0,"score":108}}
  42  chance: rolled 3 3 4 4 6
      0: rolled round=6 roll=3 shown=[3,5,5,4,5]
      1, spectator: side-progress seat=0 progress={"stands":"playing","moves":23,"counts":{"stage":1,"cleared":0,"score":108}}
  43  seat 0: score three-of-a-kind
      0: scored category=three-of-a-kind shown=[3,5,5,4,5] base=22 level=1 flat=0 mult=1.4 xmult=1 total=30
      1, spectator: side-progress seat=0 progress={"stands":"playing","moves":24,"counts":{"stage":1,"cleared":0,"score":138}}
  44  seat 0: roll
      0: throwing round=7 roll=1 keep=[]
      1, spectator: side-progress seat=0 progress={"stands":"drawing","moves":25,"counts":{"stage":1,"cleared":0,"score":138}}
  45  chance: rolled 4 4 6 1 6
      0: rolled round=7 roll=1 shown=[4,4,6,1,6]
      1, spectator: side-progress seat=0 progress={"stands":"playing","moves":25,"counts":{"stage":1,"cleared":0,"score":138}}
  46  seat 0: roll keep 1 2
      0: throwing round=7 roll=2 keep=[0,1]
      1, spectator: side-progress seat=0 progress={"stands":"drawing","moves":26,"counts":{"stage":1,"cleared":0,"score":138}}
  47  chance: rolled 2 2 5 4 5
      0: rolled round=7 roll=2 shown=[4,4,5,4,5]
      1, spectator: side-progress seat=0 progress={"stands":"playing","moves":26,"counts":{"stage":1,"cleared":0,"score":138}}
  48  seat 0: roll keep 1 2 4
      0: throwing round=7 roll=3 keep=[0,1,3]
      1, spectator: side-progress seat=0 progress={"stands":"drawing","moves":27,"counts":{"stage":1,"cleared":0,"score":138}}
  49  chance: rolled 6 2 5 6 4
      0: rolled round=7 roll=3 shown=[4,4,5,4,4]
      1, spectator: side-progress seat=0 progress={"stands":"playing","moves":27,"counts":{"stage":1,"cleared":0,"score":138}}
  50  seat 0: score fours
      0: scored category=fours shown=[4,4,5,4,4] base=16 level=1 flat=0 mult=1.4 xmult=1 total=22
      1, spectator: side-progress seat=0 progress={"stands":"playing","moves":28,"counts":{"stage":1,"cleared":0,"score":160}}
  51  seat 0: roll
      0: throwing round=8 roll=1 keep=[]
      1, spectator: side-progress seat=0 progress={"stands":"drawing","moves":29,"counts":{"stage":1,"cleared":0,"score":160}}
  52  chance: rolled 5 6 5 2 4
      0: rolled round=8 roll=1 shown=[5,6,5,2,4]
      1, spectator: side-progress seat=0 progress={"stands":"playing","moves":29,"counts":{"stage":1,"cleared":0,"score":160}}
  53  seat 0: roll keep 1 3
      0: throwing round=8 roll=2 keep=[0,2]
      1, spectator: side-progress seat=0 progress={"stands":"drawing","moves":30,"counts":{"stage":1,"cleared":0,"score":160}}
  54  chance: rolled 4 5 6 6 1
      0: rolled round=8 roll=2 shown=[5,5,5,6,1]
      1, spectator: side-progress seat=0 progress={"stands":"playing","moves":30,"counts":{"stage":1,"cleared":0,"score":160}}
  55  seat 0: roll keep 1 2 3
      0: throwing round=8 roll=3 keep=[0,1,2]
      1, spectator: side-progress seat=0 progress={"stands":"drawing","moves":31,"counts":{"stage":1,"cleared":0,"score":160}}
  56  chance: rolled 3 5 3 6 6
      0: rolled round=8 roll=3 shown=[5,5,5,6,6]
      1, spectator: side-progress seat=0 progress={"stands":"playing","moves":31,"counts":{"stage":1,"cleared":0,"score":160}}
  57  seat 0: score fives
      0: scored category=fives shown=[5,5,5,6,6] base=15 level=1 flat=0 mult=1.4 xmult=1 total=21
      1, spectator: side-progress seat=0 progress={"stands":"playing","moves":32,"counts":{"stage":1,"cleared":0,"score":181}}
  58  seat 0: roll
      0: throwing round=9 roll=1 keep=[]
      1, spectator: side-progress seat=0 progress={"stands":"drawing","moves":33,"counts":{"stage":1,"cleared":0,"score":181}}
  59  chance: rolled 2 2 2 1 2
      0: rolled round=9 roll=1 shown=[2,2,2,1,2]
      1, spectator: side-progress seat=0 progress={"stands":"playing","moves":33,"counts":{"stage":1,"cleared":0,"score":181}}
  60  seat 0: roll keep 1 2 3 5
      0: throwing round=9 roll=2 keep=[0,1,2,4]
      1, spectator: side-progress seat=0 progress={"stands":"drawing","moves":34,"counts":{"stage":1,"cleared":0,"score":181}}
  61  chance: rolled 1 6 2 5 4
      0: rolled round=9 roll=2 shown=[2,2,2,5,2]
      1, spectator: side-progress seat=0 progress={"stands":"playing","moves":34,"counts":{"stage":1,"cleared":0,"score":181}}
  62  seat 0: roll keep 1 2 3 5
      0: throwing round=9 roll=3 keep=[0,1,2,4]
      1, spectator: side-progress seat=0 progress={"stands":"drawing","moves":35,"counts":{"stage":1,"cleared":0,"score":181}}
  63  chance: rolled 1 4 5 3 1
      0: rolled round=9 roll=3 shown=[2,2,2,3,2]
      1, spectator: side-progress seat=0 progress={"stands":"playing","moves":35,"counts":{"stage":1,"cleared":0,"score":181}}
  64  seat 0: score twos
      0: scored category=twos shown=[2,2,2,3,2] base=8 level=1 flat=0 mult=1.4 xmult=1 total=11
      1, spectator: side-progress seat=0 progress={"stands":"playing","moves":36,"counts":{"stage":1,"cleared":0,"score":192}}
  65  seat 0: roll
      0: throwing round=10 roll=1 keep=[]
      1, spectator: side-progress seat=0 progress={"stands":"drawing","moves":37,"counts":{"stage":1,"cleared":0,"score":192}}
  66  chance: rolled 4 4 5 4 5
      0: rolled round=10 roll=1 shown=[4,4,5,4,5]
      1, spectator: side-progress seat=0 progress={"stands":"playing","moves":37,"counts":{"stage":1,"cleared":0,"score":192}}
  67  seat 0: roll
      0: throwing round=10 roll=2 keep=[]
      1, spectator: side-progress seat=0 progress={"stands":"drawing","moves":38,"counts":{"stage":1,"cleared":0,"score":192}}
  68  chance: rolled 4 2 3 6 1
      0: rolled round=10 roll=2 shown=[4,2,3,6,1]
      1, spectator: side-progress seat=0 progress={"stands":"playing","moves":38,"counts":{"stage":1,"cleared":0,"score":192}}
  69  seat 0: roll keep 4
      0: throwing round=10 roll=3 keep=[3]
      1, spectator: side-progress seat=0 progress={"stands":"drawing","moves":39,"counts":{"stage":1,"cleared":0,"score":192}}
  70  chance: rolled 3 3 2 4 6
      0: rolled round=10 roll=3 shown=[3,3,2,6,6]
      1, spectator: side-progress seat=0 progress={"stands":"playing","moves":39,"counts":{"stage":1,"cleared":0,"score":192}}
  71  seat 0: score chance
      0: scored category=chance shown=[3,3,2,6,6] base=20 level=1 flat=0 mult=1.4 xmult=1 total=28
      1, spectator: side-progress seat=0 progress={"stands":"playing","moves":40,"counts":{"stage":1,"cleared":0,"score":220}}
  72  seat 0: roll
      0: throwing round=11 roll=1 keep=[]
      1, spectator: side-progress seat=0 progress={"stands":"drawing","moves":41,"counts":{"stage":1,"cleared":0,"score":220}}
  73  chance: rolled 1 4 1 3 6
      0: rolled round=11 roll=1 shown=[1,4,1,3,6]
      1, spectator: side-progress seat=0 progress={"stands":"playing","moves":41,"counts":{"stage":1,"cleared":0,"score":220}}
  74  seat 0: roll keep 4 5
      0: throwing round=11 roll=2 keep=[3,4]
      1, spectator: side-progress seat=0 progress={"stands":"drawing","moves":42,"counts":{"stage":1,"cleared":0,"score":220}}
  75  chance: rolled 1 5 2 2 1
      0: rolled round=11 roll=2 shown=[1,5,2,3,6]
      1, spectator: side-progress seat=0 progress={"stands":"playing","moves":42,"counts":{"stage":1,"cleared":0,"score":220}}
  76  seat 0: roll keep 1 2 3 4
      0: throwing round=11 roll=3 keep=[0,1,2,3]
      1, spectator: side-progress seat=0 progress={"stands":"drawing","moves":43,"counts":{"stage":1,"cleared":0,"score":220}}
  77  chance: rolled 1 1 5 6 2
      0: rolled round=11 roll=3 shown=[1,5,2,3,2]
      1, spectator: side-progress seat=0 progress={"stands":"playing","moves":43,"counts":{"stage":1,"cleared":0,"score":220}}
  78  seat 0: scratch five-of-a-kind
      0: scratched category=five-of-a-kind
      1, spectator: side-progress seat=0 progress={"stands":"playing","moves":44,"counts":{"stage":1,"cleared":0,"score":220}}
  79  seat 0: roll
      0: throwing round=12 roll=1 keep=[]
      1, spectator: side-progress seat=0 progress={"stands":"drawing","moves":45,"counts":{"stage":1,"cleared":0,"score":220}}
  80  chance: rolled 1 5 2 4 4
      0: rolled round=12 roll=1 shown=[1,5,2,4,4]
      1, spectator: side-progress seat=0 progress={"stands":"playing","moves":45,"counts":{"stage":1,"cleared":0,"score":220}}
  81  seat 0: roll keep 1 2 3 4
      0: throwing round=12 roll=2 keep=[0,1,2,3]
      1, spectator: side-progress seat=0 progress={"stands":"drawing","moves":46,"counts":{"stage":1,"cleared":0,"score":220}}
  82  chance: rolled 5 4 5 4 2
      0: rolled round=12 roll=2 shown=[1,5,2,4,2]
      1, spectator: side-progress seat=0 progress={"stands":"playing","moves":46,"counts":{"stage":1,"cleared":0,"score":220}}
  83  seat 0: roll keep 1 2 3 4
      0: throwing round=12 roll=3 keep=[0,1,2,3]
      1, spectator: side-progress seat=0 progress={"stands":"drawing","moves":47,"counts":{"stage":1,"cleared":0,"score":220}}
  84  chance: rolled 5 2 4 5 4
      0: rolled round=12 roll=3 shown=[1,5,2,4,4]
      1, spectator: side-progress seat=0 progress={"stands":"playing","moves":47,"counts":{"stage":1,"cleared":0,"score":220}}
  85  seat 0: scratch large-straight
      0: scratched category=large-straight
      1, spectator: side-progress seat=0 progress={"stands":"playing","moves":48,"counts":{"stage":1,"cleared":0,"score":220}}
  86  seat 0: roll
      0: throwing round=13 roll=1 keep=[]
      1, spectator: side-progress seat=0 progress={"stands":"drawing","moves":49,"counts":{"stage":1,"cleared":0,"score":220}}
  87  chance: rolled 6 4 1 6 3
      0: rolled round=13 roll=1 shown=[6,4,1,6,3]
      1, spectator: side-progress seat=0 progress={"stands":"playing","moves":49,"counts":{"stage":1,"cleared":0,"score":220}}
  88  seat 0: roll keep 1 2 4
      0: throwing round=13 roll=2 keep=[0,1,3]
      1, spectator: side-progress seat=0 progress={"stands":"drawing","moves":50,"counts":{"stage":1,"cleared":0,"score":220}}
  89  chance: rolled 3 3 6 2 6
      0: rolled round=13 roll=2 shown=[6,4,6,6,6]
      1, spectator: side-progress seat=0 progress={"stands":"playing","moves":50,"counts":{"stage":1,"cleared":0,"score":220}}
  90  seat 0: score sixes
      0: scored category=sixes shown=[6,4,6,6,6] base=24 level=1 flat=0 mult=1.4 xmult=1 total=33; bonus base=35 level=1 flat=0 mult=1.4 xmult=1 total=49; stood score=302 stage=1 target=9999 won=false; over how=lost cleared=0
      1, spectator: side-progress seat=0 progress={"stands":"done","moves":51,"counts":{"stage":1,"cleared":0,"score":302}}
  91  seat 1: draft 3
      0, spectator: side-progress seat=1 progress={"stands":"playing","moves":1,"counts":{"stage":1,"cleared":0,"score":0}}
      1: drafted item=even-keel; began stage=1 target=9999 rounds=13
  92  seat 1: again
      0, spectator: side-progress seat=1 progress={"stands":"playing","moves":0,"counts":{"stage":1,"cleared":0,"score":0}}
      1: side-back
  93  seat 1: draft 2
      0, spectator: side-progress seat=1 progress={"stands":"playing","moves":1,"counts":{"stage":1,"cleared":0,"score":0}}
      1: drafted item=bell; began stage=1 target=9999 rounds=13
  94  seat 1: again
      0, spectator: side-progress seat=1 progress={"stands":"playing","moves":0,"counts":{"stage":1,"cleared":0,"score":0}}
      1: side-back
  95  seat 1: draft 1
      0, spectator: side-progress seat=1 progress={"stands":"playing","moves":1,"counts":{"stage":1,"cleared":0,"score":0}}
      1: drafted item=salvage; began stage=1 target=9999 rounds=13
  96  seat 1: roll
      0, spectator: side-progress seat=1 progress={"stands":"drawing","moves":2,"counts":{"stage":1,"cleared":0,"score":0}}
      1: throwing round=1 roll=1 keep=[]
  97  chance: rolled 1 3 6 4 1
      0, spectator: side-progress seat=1 progress={"stands":"playing","moves":2,"counts":{"stage":1,"cleared":0,"score":0}}
      1: rolled round=1 roll=1 shown=[1,3,6,4,1]
  98  seat 1: roll keep 1 3
      0, spectator: side-progress seat=1 progress={"stands":"drawing","moves":3,"counts":{"stage":1,"cleared":0,"score":0}}
      1: throwing round=1 roll=2 keep=[0,2]
  99  chance: rolled 4 6 2 5 3
      0, spectator: side-progress seat=1 progress={"stands":"playing","moves":3,"counts":{"stage":1,"cleared":0,"score":0}}
      1: rolled round=1 roll=2 shown=[1,6,6,5,3]
 100  seat 1: roll keep 2 3
      0, spectator: side-progress seat=1 progress={"stands":"drawing","moves":4,"counts":{"stage":1,"cleared":0,"score":0}}
      1: throwing round=1 roll=3 keep=[1,2]
 101  chance: rolled 3 1 1 3 4
      0, spectator: side-progress seat=1 progress={"stands":"playing","moves":4,"counts":{"stage":1,"cleared":0,"score":0}}
      1: rolled round=1 roll=3 shown=[3,6,6,3,4]
 102  seat 1: score sixes
      0, spectator: side-progress seat=1 progress={"stands":"playing","moves":5,"counts":{"stage":1,"cleared":0,"score":12}}
      1: scored category=sixes shown=[3,6,6,3,4] base=12 level=1 flat=0 mult=1 xmult=1 total=12
 103  seat 1: undo
      0, spectator: side-progress seat=1 progress={"stands":"playing","moves":4,"counts":{"stage":1,"cleared":0,"score":0}}
      1: side-back
 104  seat 1: score chance
      0, spectator: side-progress seat=1 progress={"stands":"playing","moves":5,"counts":{"stage":1,"cleared":0,"score":22}}
      1: scored category=chance shown=[3,6,6,3,4] base=22 level=1 flat=0 mult=1 xmult=1 total=22
 105  seat 1: undo
      0, spectator: side-progress seat=1 progress={"stands":"playing","moves":4,"counts":{"stage":1,"cleared":0,"score":0}}
      1: side-back
 106  seat 1: score chance
      0, spectator: side-progress seat=1 progress={"stands":"playing","moves":5,"counts":{"stage":1,"cleared":0,"score":22}}
      1: scored category=chance shown=[3,6,6,3,4] base=22 level=1 flat=0 mult=1 xmult=1 total=22
 107  seat 1: roll
      0, spectator: side-progress seat=1 progress={"stands":"drawing","moves":6,"counts":{"stage":1,"cleared":0,"score":22}}
      1: throwing round=2 roll=1 keep=[]
 108  chance: rolled 1 3 4 1 4
      0, spectator: side-progress seat=1 progress={"stands":"playing","moves":6,"counts":{"stage":1,"cleared":0,"score":22}}
      1: rolled round=2 roll=1 shown=[1,3,4,1,4]
 109  seat 1: roll keep 1 3 4
      0, spectator: side-progress seat=1 progress={"stands":"drawing","moves":7,"counts":{"stage":1,"cleared":0,"score":22}}
      1: throwing round=2 roll=2 keep=[0,2,3]
 110  chance: rolled 1 5 1 3 1
      0, spectator: side-progress seat=1 progress={"stands":"playing","moves":7,"counts":{"stage":1,"cleared":0,"score":22}}
      1: rolled round=2 roll=2 shown=[1,5,4,1,1]
 111  seat 1: roll keep 1 2
      0, spectator: side-progress seat=1 progress={"stands":"drawing","moves":8,"counts":{"stage":1,"cleared":0,"score":22}}
      1: throwing round=2 roll=3 keep=[0,1]
 112  chance: rolled 6 2 3 1 3
      0, spectator: side-progress seat=1 progress={"stands":"playing","moves":8,"counts":{"stage":1,"cleared":0,"score":22}}
      1: rolled round=2 roll=3 shown=[1,5,3,1,3]
 113  seat 1: score fives
      0, spectator: side-progress seat=1 progress={"stands":"playing","moves":9,"counts":{"stage":1,"cleared":0,"score":27}}
      1: scored category=fives shown=[1,5,3,1,3] base=5 level=1 flat=0 mult=1 xmult=1 total=5
 114  seat 1: again
      0, spectator: side-progress seat=1 progress={"stands":"playing","moves":8,"counts":{"stage":1,"cleared":0,"score":22}}
      1: side-back
 115  seat 1: score fives
      0, spectator: side-progress seat=1 progress={"stands":"playing","moves":9,"counts":{"stage":1,"cleared":0,"score":27}}
      1: scored category=fives shown=[1,5,3,1,3] base=5 level=1 flat=0 mult=1 xmult=1 total=5
 116  seat 1: undo
      0, spectator: side-progress seat=1 progress={"stands":"playing","moves":8,"counts":{"stage":1,"cleared":0,"score":22}}
      1: side-back
 117  seat 1: score threes
      0, spectator: side-progress seat=1 progress={"stands":"playing","moves":9,"counts":{"stage":1,"cleared":0,"score":28}}
      1: scored category=threes shown=[1,5,3,1,3] base=6 level=1 flat=0 mult=1 xmult=1 total=6
 118  seat 1: roll
      0, spectator: side-progress seat=1 progress={"stands":"drawing","moves":10,"counts":{"stage":1,"cleared":0,"score":28}}
      1: throwing round=3 roll=1 keep=[]
 119  chance: rolled 1 2 1 6 2
      0, spectator: side-progress seat=1 progress={"stands":"playing","moves":10,"counts":{"stage":1,"cleared":0,"score":28}}
      1: rolled round=3 roll=1 shown=[1,2,1,6,2]
 120  seat 1: roll keep 1 2 4
      0, spectator: side-progress seat=1 progress={"stands":"drawing","moves":11,"counts":{"stage":1,"cleared":0,"score":28}}
      1: throwing round=3 roll=2 keep=[0,1,3]
 121  chance: rolled 6 2 1 2 3
      0, spectator: side-progress seat=1 progress={"stands":"playing","moves":11,"counts":{"stage":1,"cleared":0,"score":28}}
      1: rolled round=3 roll=2 shown=[1,2,1,6,3]
 122  seat 1: roll keep 1 3 4 5
      0, spectator: side-progress seat=1 progress={"stands":"drawing","moves":12,"counts":{"stage":1,"cleared":0,"score":28}}
      1: throwing round=3 roll=3 keep=[0,2,3,4]
 123  chance: rolled 1 4 6 2 4
      0, spectator: side-progress seat=1 progress={"stands":"playing","moves":12,"counts":{"stage":1,"cleared":0,"score":28}}
      1: rolled round=3 roll=3 shown=[1,4,1,6,3]
 124  seat 1: score fours
      0, spectator: side-progress seat=1 progress={"stands":"playing","moves":13,"counts":{"stage":1,"cleared":0,"score":32}}
      1: scored category=fours shown=[1,4,1,6,3] base=4 level=1 flat=0 mult=1 xmult=1 total=4
 125  seat 1: undo
      0, spectator: side-progress seat=1 progress={"stands":"playing","moves":12,"counts":{"stage":1,"cleared":0,"score":28}}
      1: side-back
 126  seat 1: score ones
      0, spectator: side-progress seat=1 progress={"stands":"playing","moves":13,"counts":{"stage":1,"cleared":0,"score":30}}
      1: scored category=ones shown=[1,4,1,6,3] base=2 level=1 flat=0 mult=1 xmult=1 total=2
 127  seat 1: again
      0, spectator: side-progress seat=1 progress={"stands":"playing","moves":12,"counts":{"stage":1,"cleared":0,"score":28}}
      1: side-back
 128  seat 1: score fours
      0, spectator: side-progress seat=1 progress={"stands":"playing","moves":13,"counts":{"stage":1,"cleared":0,"score":32}}
      1: scored category=fours shown=[1,4,1,6,3] base=4 level=1 flat=0 mult=1 xmult=1 total=4
 129  seat 1: roll
      0, spectator: side-progress seat=1 progress={"stands":"drawing","moves":14,"counts":{"stage":1,"cleared":0,"score":32}}
      1: throwing round=4 roll=1 keep=[]
 130  chance: rolled 3 3 5 3 3
      0, spectator: side-progress seat=1 progress={"stands":"playing","moves":14,"counts":{"stage":1,"cleared":0,"score":32}}
      1: rolled round=4 roll=1 shown=[3,3,5,3,3]
 131  seat 1: roll keep 3 5
      0, spectator: side-progress seat=1 progress={"stands":"drawing","moves":15,"counts":{"stage":1,"cleared":0,"score":32}}
      1: throwing round=4 roll=2 keep=[2,4]
 132  chance: rolled 5 1 1 2 1
      0, spectator: side-progress seat=1 progress={"stands":"playing","moves":15,"counts":{"stage":1,"cleared":0,"score":32}}
      1: rolled round=4 roll=2 shown=[5,1,5,2,3]
 133  seat 1: roll keep 1 2 5
      0, spectator: side-progress seat=1 progress={"stands":"drawing","moves":16,"counts":{"stage":1,"cleared":0,"score":32}}
      1: throwing round=4 roll=3 keep=[0,1,4]
 134  chance: rolled 4 4 4 3 5
      0, spectator: side-progress seat=1 progress={"stands":"playing","moves":16,"counts":{"stage":1,"cleared":0,"score":32}}
      1: rolled round=4 roll=3 shown=[5,1,4,3,3]
 135  seat 1: score ones
      0, spectator: side-progress seat=1 progress={"stands":"playing","moves":17,"counts":{"stage":1,"cleared":0,"score":33}}
      1: scored category=ones shown=[5,1,4,3,3] base=1 level=1 flat=0 mult=1 xmult=1 total=1
 136  seat 1: undo
      0, spectator: side-progress seat=1 progress={"stands":"playing","moves":16,"counts":{"stage":1,"cleared":0,"score":32}}
      1: side-back
 137  seat 1: score fives
      0, spectator: side-progress seat=1 progress={"stands":"playing","moves":17,"counts":{"stage":1,"cleared":0,"score":37}}
      1: scored category=fives shown=[5,1,4,3,3] base=5 level=1 flat=0 mult=1 xmult=1 total=5
 138  seat 1: roll
      0, spectator: side-progress seat=1 progress={"stands":"drawing","moves":18,"counts":{"stage":1,"cleared":0,"score":37}}
      1: throwing round=5 roll=1 keep=[]
 139  chance: rolled 6 1 2 5 1
      0, spectator: side-progress seat=1 progress={"stands":"playing","moves":18,"counts":{"stage":1,"cleared":0,"score":37}}
      1: rolled round=5 roll=1 shown=[6,1,2,5,1]
 140  seat 1: roll keep 5
      0, spectator: side-progress seat=1 progress={"stands":"drawing","moves":19,"counts":{"stage":1,"cleared":0,"score":37}}
      1: throwing round=5 roll=2 keep=[4]
 141  chance: rolled 4 4 5 1 3
      0, spectator: side-progress seat=1 progress={"stands":"playing","moves":19,"counts":{"stage":1,"cleared":0,"score":37}}
      1: rolled round=5 roll=2 shown=[4,4,5,1,1]
 142  seat 1: roll keep 2 4 5
      0, spectator: side-progress seat=1 progress={"stands":"drawing","moves":20,"counts":{"stage":1,"cleared":0,"score":37}}
      1: throwing round=5 roll=3 keep=[1,3,4]
 143  chance: rolled 3 5 4 1 3
      0, spectator: side-progress seat=1 progress={"stands":"playing","moves":20,"counts":{"stage":1,"cleared":0,"score":37}}
      1: rolled round=5 roll=3 shown=[3,4,4,1,1]
 144  seat 1: score ones
      0, spectator: side-progress seat=1 progress={"stands":"playing","moves":21,"counts":{"stage":1,"cleared":0,"score":39}}
      1: scored category=ones shown=[3,4,4,1,1] base=2 level=1 flat=0 mult=1 xmult=1 total=2
 145  seat 1: roll
      0, spectator: side-progress seat=1 progress={"stands":"drawing","moves":22,"counts":{"stage":1,"cleared":0,"score":39}}
      1: throwing round=6 roll=1 keep=[]
 146  chance: rolled 1 5 5 2 5
      0, spectator: side-progress seat=1 progress={"stands":"playing","moves":22,"counts":{"stage":1,"cleared":0,"score":39}}
      1: rolled round=6 roll=1 shown=[1,5,5,2,5]
 147  seat 1: roll keep 2 4 5
      0, spectator: side-progress seat=1 progress={"stands":"drawing","moves":23,"counts":{"stage":1,"cleared":0,"score":39}}
      1: throwing round=6 roll=2 keep=[1,3,4]
 148  chance: rolled 1 1 4 4 2
      0, spectator: side-progress seat=1 progress={"stands":"playing","moves":23,"counts":{"stage":1,"cleared":0,"score":39}}
      1: rolled round=6 roll=2 shown=[1,5,4,2,5]
 149  seat 1: roll keep 4 5
      0, spectator: side-progress seat=1 progress={"stands":"drawing","moves":24,"counts":{"stage":1,"cleared":0,"score":39}}
      1: throwing round=6 roll=3 keep=[3,4]
 150  chance: rolled 3 3 4 4 6
      0, spectator: side-progress seat=1 progress={"stands":"playing","moves":24,"counts":{"stage":1,"cleared":0,"score":39}}
      1: rolled round=6 roll=3 shown=[3,3,4,2,5]
 151  seat 1: score small-straight
      0, spectator: side-progress seat=1 progress={"stands":"playing","moves":25,"counts":{"stage":1,"cleared":0,"score":69}}
      1: scored category=small-straight shown=[3,3,4,2,5] base=30 level=1 flat=0 mult=1 xmult=1 total=30
 152  seat 1: roll
      0, spectator: side-progress seat=1 progress={"stands":"drawing","moves":26,"counts":{"stage":1,"cleared":0,"score":69}}
      1: throwing round=7 roll=1 keep=[]
 153  chance: rolled 4 4 6 1 6
      0, spectator: side-progress seat=1 progress={"stands":"playing","moves":26,"counts":{"stage":1,"cleared":0,"score":69}}
      1: rolled round=7 roll=1 shown=[4,4,6,1,6]
 154  seat 1: roll keep 1 3 4 5
      0, spectator: side-progress seat=1 progress={"stands":"drawing","moves":27,"counts":{"stage":1,"cleared":0,"score":69}}
      1: throwing round=7 roll=2 keep=[0,2,3,4]
 155  chance: rolled 2 2 5 4 5
      0, spectator: side-progress seat=1 progress={"stands":"playing","moves":27,"counts":{"stage":1,"cleared":0,"score":69}}
      1: rolled round=7 roll=2 shown=[4,2,6,1,6]
 156  seat 1: roll keep 2 3 4
      0, spectator: side-progress seat=1 progress={"stands":"drawing","moves":28,"counts":{"stage":1,"cleared":0,"score":69}}
      1: throwing round=7 roll=3 keep=[1,2,3]
 157  chance: rolled 6 2 5 6 4
      0, spectator: side-progress seat=1 progress={"stands":"playing","moves":28,"counts":{"stage":1,"cleared":0,"score":69}}
      1: rolled round=7 roll=3 shown=[6,2,6,1,4]
 158  seat 1: score twos
      0, spectator: side-progress seat=1 progress={"stands":"playing","moves":29,"counts":{"stage":1,"cleared":0,"score":71}}
      1: scored category=twos shown=[6,2,6,1,4] base=2 level=1 flat=0 mult=1 xmult=1 total=2
 159  seat 1: roll
      0, spectator: side-progress seat=1 progress={"stands":"drawing","moves":30,"counts":{"stage":1,"cleared":0,"score":71}}
      1: throwing round=8 roll=1 keep=[]
 160  chance: rolled 5 6 5 2 4
      0, spectator: side-progress seat=1 progress={"stands":"playing","moves":30,"counts":{"stage":1,"cleared":0,"score":71}}
      1: rolled round=8 roll=1 shown=[5,6,5,2,4]
 161  seat 1: roll keep 3
      0, spectator: side-progress seat=1 progress={"stands":"drawing","moves":31,"counts":{"stage":1,"cleared":0,"score":71}}
      1: throwing round=8 roll=2 keep=[2]
 162  chance: rolled 4 5 6 6 1
      0, spectator: side-progress seat=1 progress={"stands":"playing","moves":31,"counts":{"stage":1,"cleared":0,"score":71}}
      1: rolled round=8 roll=2 shown=[4,5,5,6,1]
 163  seat 1: roll keep 1 5
      0, spectator: side-progress seat=1 progress={"stands":"drawing","moves":32,"counts":{"stage":1,"cleared":0,"score":71}}
      1: throwing round=8 roll=3 keep=[0,4]
 164  chance: rolled 3 5 3 6 6
      0, spectator: side-progress seat=1 progress={"stands":"playing","moves":32,"counts":{"stage":1,"cleared":0,"score":71}}
      1: rolled round=8 roll=3 shown=[4,5,3,6,1]
 165  seat 1: score sixes
      0, spectator: side-progress seat=1 progress={"stands":"playing","moves":33,"counts":{"stage":1,"cleared":0,"score":77}}
      1: scored category=sixes shown=[4,5,3,6,1] base=6 level=1 flat=0 mult=1 xmult=1 total=6
 166  seat 1: undo
      0, spectator: side-progress seat=1 progress={"stands":"playing","moves":32,"counts":{"stage":1,"cleared":0,"score":71}}
      1: side-back
 167  seat 1: score sixes
      0, spectator: side-progress seat=1 progress={"stands":"playing","moves":33,"counts":{"stage":1,"cleared":0,"score":77}}
      1: scored category=sixes shown=[4,5,3,6,1] base=6 level=1 flat=0 mult=1 xmult=1 total=6
 168  seat 1: roll
      0, spectator: side-progress seat=1 progress={"stands":"drawing","moves":34,"counts":{"stage":1,"cleared":0,"score":77}}
      1: throwing round=9 roll=1 keep=[]
 169  chance: rolled 2 2 2 1 2
      0, spectator: side-progress seat=1 progress={"stands":"playing","moves":34,"counts":{"stage":1,"cleared":0,"score":77}}
      1: rolled round=9 roll=1 shown=[2,2,2,1,2]
 170  seat 1: roll keep 1 3 4
      0, spectator: side-progress seat=1 progress={"stands":"drawing","moves":35,"counts":{"stage":1,"cleared":0,"score":77}}
      1: throwing round=9 roll=2 keep=[0,2,3]
 171  chance: rolled 1 6 2 5 4
      0, spectator: side-progress seat=1 progress={"stands":"playing","moves":35,"counts":{"stage":1,"cleared":0,"score":77}}
      1: rolled round=9 roll=2 shown=[2,6,2,1,4]
 172  seat 1: roll keep 2
      0, spectator: side-progress seat=1 progress={"stands":"drawing","moves":36,"counts":{"stage":1,"cleared":0,"score":77}}
      1: throwing round=9 roll=3 keep=[1]
 173  chance: rolled 1 4 5 3 1
      0, spectator: side-progress seat=1 progress={"stands":"playing","moves":36,"counts":{"stage":1,"cleared":0,"score":77}}
      1: rolled round=9 roll=3 shown=[1,6,5,3,1]
 174  seat 1: scratch four-of-a-kind
      0, spectator: side-progress seat=1 progress={"stands":"playing","moves":37,"counts":{"stage":1,"cleared":0,"score":77}}
      1: scratched category=four-of-a-kind; tipped item=salvage money=4
 175  seat 1: again
      0, spectator: side-progress seat=1 progress={"stands":"playing","moves":36,"counts":{"stage":1,"cleared":0,"score":77}}
      1: side-back
 176  seat 1: scratch four-of-a-kind
      0, spectator: side-progress seat=1 progress={"stands":"playing","moves":37,"counts":{"stage":1,"cleared":0,"score":77}}
      1: scratched category=four-of-a-kind; tipped item=salvage money=4
 177  seat 1: undo
      0, spectator: side-progress seat=1 progress={"stands":"playing","moves":36,"counts":{"stage":1,"cleared":0,"score":77}}
      1: side-back
 178  seat 1: scratch three-of-a-kind
      0, spectator: side-progress seat=1 progress={"stands":"playing","moves":37,"counts":{"stage":1,"cleared":0,"score":77}}
      1: scratched category=three-of-a-kind; tipped item=salvage money=4
 179  seat 1: undo
      0, spectator: side-progress seat=1 progress={"stands":"playing","moves":36,"counts":{"stage":1,"cleared":0,"score":77}}
      1: side-back
 180  seat 1: scratch full-house
      0, spectator: side-progress seat=1 progress={"stands":"playing","moves":37,"counts":{"stage":1,"cleared":0,"score":77}}
      1: scratched category=full-house; tipped item=salvage money=4
 181  seat 1: undo
      0, spectator: side-progress seat=1 progress={"stands":"playing","moves":36,"counts":{"stage":1,"cleared":0,"score":77}}
      1: side-back
 182  seat 1: scratch full-house
      0, spectator: side-progress seat=1 progress={"stands":"playing","moves":37,"counts":{"stage":1,"cleared":0,"score":77}}
      1: scratched category=full-house; tipped item=salvage money=4
 183  seat 1: again
      0, spectator: side-progress seat=1 progress={"stands":"playing","moves":36,"counts":{"stage":1,"cleared":0,"score":77}}
      1: side-back
 184  seat 1: scratch three-of-a-kind
      0, spectator: side-progress seat=1 progress={"stands":"playing","moves":37,"counts":{"stage":1,"cleared":0,"score":77}}
      1: scratched category=three-of-a-kind; tipped item=salvage money=4
 185  seat 1: roll
      0, spectator: side-progress seat=1 progress={"stands":"drawing","moves":38,"counts":{"stage":1,"cleared":0,"score":77}}
      1: throwing round=10 roll=1 keep=[]
 186  chance: rolled 4 4 5 4 5
      0, spectator: side-progress seat=1 progress={"stands":"playing","moves":38,"counts":{"stage":1,"cleared":0,"score":77}}
      1: rolled round=10 roll=1 shown=[4,4,5,4,5]
 187  seat 1: roll keep 1 2 4
      0, spectator: side-progress seat=1 progress={"stands":"drawing","moves":39,"counts":{"stage":1,"cleared":0,"score":77}}
      1: throwing round=10 roll=2 keep=[0,1,3]
 188  chance: rolled 4 2 3 6 1
      0, spectator: side-progress seat=1 progress={"stands":"playing","moves":39,"counts":{"stage":1,"cleared":0,"score":77}}
      1: rolled round=10 roll=2 shown=[4,4,3,4,1]
 189  seat 1: roll keep 4 5
      0, spectator: side-progress seat=1 progress={"stands":"drawing","moves":40,"counts":{"stage":1,"cleared":0,"score":77}}
      1: throwing round=10 roll=3 keep=[3,4]
 190  chance: rolled 3 3 2 4 6
      0, spectator: side-progress seat=1 progress={"stands":"playing","moves":40,"counts":{"stage":1,"cleared":0,"score":77}}
      1: rolled round=10 roll=3 shown=[3,3,2,4,1]
 191  seat 1: scratch full-house
      0, spectator: side-progress seat=1 progress={"stands":"playing","moves":41,"counts":{"stage":1,"cleared":0,"score":77}}
      1: scratched category=full-house; tipped item=salvage money=4
 192  seat 1: roll
      0, spectator: side-progress seat=1 progress={"stands":"drawing","moves":42,"counts":{"stage":1,"cleared":0,"score":77}}
      1: throwing round=11 roll=1 keep=[]
 193  chance: rolled 1 4 1 3 6
      0, spectator: side-progress seat=1 progress={"stands":"playing","moves":42,"counts":{"stage":1,"cleared":0,"score":77}}
      1: rolled round=11 roll=1 shown=[1,4,1,3,6]
 194  seat 1: roll keep 1 2 5
      0, spectator: side-progress seat=1 progress={"stands":"drawing","moves":43,"counts":{"stage":1,"cleared":0,"score":77}}
      1: throwing round=11 roll=2 keep=[0,1,4]
 195  chance: rolled 1 5 2 2 1
      0, spectator: side-progress seat=1 progress={"stands":"playing","moves":43,"counts":{"stage":1,"cleared":0,"score":77}}
      1: rolled round=11 roll=2 shown=[1,4,2,2,6]
 196  seat 1: scratch four-of-a-kind
      0, spectator: side-progress seat=1 progress={"stands":"playing","moves":44,"counts":{"stage":1,"cleared":0,"score":77}}
      1: scratched category=four-of-a-kind; tipped item=salvage money=4
 197  seat 1: undo
      0, spectator: side-progress seat=1 progress={"stands":"playing","moves":43,"counts":{"stage":1,"cleared":0,"score":77}}
      1: side-back
 198  seat 1: roll keep 1 3 4
      0, spectator: side-progress seat=1 progress={"stands":"drawing","moves":44,"counts":{"stage":1,"cleared":0,"score":77}}
      1: throwing round=11 roll=3 keep=[0,2,3]
 199  chance: rolled 1 1 5 6 2
      0, spectator: side-progress seat=1 progress={"stands":"playing","moves":44,"counts":{"stage":1,"cleared":0,"score":77}}
      1: rolled round=11 roll=3 shown=[1,1,2,2,2]
 200  seat 1: scratch five-of-a-kind
      0, spectator: side-progress seat=1 progress={"stands":"playing","moves":45,"counts":{"stage":1,"cleared":0,"score":77}}
      1: scratched category=five-of-a-kind; tipped item=salvage money=4
 201  seat 1: undo
      0, spectator: side-progress seat=1 progress={"stands":"playing","moves":44,"counts":{"stage":1,"cleared":0,"score":77}}
      1: side-back
 202  seat 1: scratch four-of-a-kind
      0, spectator: side-progress seat=1 progress={"stands":"playing","moves":45,"counts":{"stage":1,"cleared":0,"score":77}}
      1: scratched category=four-of-a-kind; tipped item=salvage money=4
 203  seat 1: again
      0, spectator: side-progress seat=1 progress={"stands":"playing","moves":44,"counts":{"stage":1,"cleared":0,"score":77}}
      1: side-back
 204  seat 1: scratch four-of-a-kind
      0, spectator: side-progress seat=1 progress={"stands":"playing","moves":45,"counts":{"stage":1,"cleared":0,"score":77}}
      1: scratched category=four-of-a-kind; tipped item=salvage money=4
 205  seat 1: undo
      0, spectator: side-progress seat=1 progress={"stands":"playing","moves":44,"counts":{"stage":1,"cleared":0,"score":77}}
      1: side-back
 206  seat 1: scratch large-straight
      0, spectator: side-progress seat=1 progress={"stands":"playing","moves":45,"counts":{"stage":1,"cleared":0,"score":77}}
      1: scratched category=large-straight; tipped item=salvage money=4
 207  seat 1: again
      0, spectator: side-progress seat=1 progress={"stands":"playing","moves":44,"counts":{"stage":1,"cleared":0,"score":77}}
      1: side-back
 208  seat 1: scratch large-straight
      0, spectator: side-progress seat=1 progress={"stands":"playing","moves":45,"counts":{"stage":1,"cleared":0,"score":77}}
      1: scratched category=large-straight; tipped item=salvage money=4
 209  seat 1: again
      0, spectator: side-progress seat=1 progress={"stands":"playing","moves":44,"counts":{"stage":1,"cleared":0,"score":77}}
      1: side-back
 210  seat 1: scratch five-of-a-kind
      0, spectator: side-progress seat=1 progress={"stands":"playing","moves":45,"counts":{"stage":1,"cleared":0,"score":77}}
      1: scratched category=five-of-a-kind; tipped item=salvage money=4
 211  seat 1: undo
      0, spectator: side-progress seat=1 progress={"stands":"playing","moves":44,"counts":{"stage":1,"cleared":0,"score":77}}
      1: side-back
 212  seat 1: scratch five-of-a-kind
      0, spectator: side-progress seat=1 progress={"stands":"playing","moves":45,"counts":{"stage":1,"cleared":0,"score":77}}
      1: scratched category=five-of-a-kind; tipped item=salvage money=4
 213  seat 1: again
      0, spectator: side-progress seat=1 progress={"stands":"playing","moves":44,"counts":{"stage":1,"cleared":0,"score":77}}
      1: side-back
 214  seat 1: scratch five-of-a-kind
      0, spectator: side-progress seat=1 progress={"stands":"playing","moves":45,"counts":{"stage":1,"cleared":0,"score":77}}
      1: scratched category=five-of-a-kind; tipped item=salvage money=4
 215  seat 1: roll
      0, spectator: side-progress seat=1 progress={"stands":"drawing","moves":46,"counts":{"stage":1,"cleared":0,"score":77}}
      1: throwing round=12 roll=1 keep=[]
 216  chance: rolled 1 5 2 4 4
      0, spectator: side-progress seat=1 progress={"stands":"playing","moves":46,"counts":{"stage":1,"cleared":0,"score":77}}
      1: rolled round=12 roll=1 shown=[1,5,2,4,4]
 217  seat 1: roll keep 2 5
      0, spectator: side-progress seat=1 progress={"stands":"drawing","moves":47,"counts":{"stage":1,"cleared":0,"score":77}}
      1: throwing round=12 roll=2 keep=[1,4]
 218  chance: rolled 5 4 5 4 2
      0, spectator: side-progress seat=1 progress={"stands":"playing","moves":47,"counts":{"stage":1,"cleared":0,"score":77}}
      1: rolled round=12 roll=2 shown=[5,5,5,4,4]
 219  seat 1: roll keep 2 3
      0, spectator: side-progress seat=1 progress={"stands":"drawing","moves":48,"counts":{"stage":1,"cleared":0,"score":77}}
      1: throwing round=12 roll=3 keep=[1,2]
 220  chance: rolled 5 2 4 5 4
      0, spectator: side-progress seat=1 progress={"stands":"playing","moves":48,"counts":{"stage":1,"cleared":0,"score":77}}
      1: rolled round=12 roll=3 shown=[5,5,5,5,4]
 221  seat 1: score four-of-a-kind
      0, spectator: side-progress seat=1 progress={"stands":"playing","moves":49,"counts":{"stage":1,"cleared":0,"score":101}}
      1: scored category=four-of-a-kind shown=[5,5,5,5,4] base=24 level=1 flat=0 mult=1 xmult=1 total=24
 222  seat 1: again
      0, spectator: side-progress seat=1 progress={"stands":"playing","moves":48,"counts":{"stage":1,"cleared":0,"score":77}}
      1: side-back
 223  seat 1: score four-of-a-kind
      0, spectator: side-progress seat=1 progress={"stands":"playing","moves":49,"counts":{"stage":1,"cleared":0,"score":101}}
      1: scored category=four-of-a-kind shown=[5,5,5,5,4] base=24 level=1 flat=0 mult=1 xmult=1 total=24
 224  seat 1: undo
      0, spectator: side-progress seat=1 progress={"stands":"playing","moves":48,"counts":{"stage":1,"cleared":0,"score":77}}
      1: side-back
 225  seat 1: score four-of-a-kind
      0, spectator: side-progress seat=1 progress={"stands":"playing","moves":49,"counts":{"stage":1,"cleared":0,"score":101}}
      1: scored category=four-of-a-kind shown=[5,5,5,5,4] base=24 level=1 flat=0 mult=1 xmult=1 total=24
 226  seat 1: roll
      0, spectator: side-progress seat=1 progress={"stands":"drawing","moves":50,"counts":{"stage":1,"cleared":0,"score":101}}
      1: throwing round=13 roll=1 keep=[]
 227  chance: rolled 6 4 1 6 3
      0, spectator: side-progress seat=1 progress={"stands":"playing","moves":50,"counts":{"stage":1,"cleared":0,"score":101}}
      1: rolled round=13 roll=1 shown=[6,4,1,6,3]
 228  seat 1: scratch large-straight
      0, spectator: side-progress seat=1 progress={"stands":"done","moves":51,"counts":{"stage":1,"cleared":0,"score":101}}
      1: scratched category=large-straight; tipped item=salvage money=4; stood score=101 stage=1 target=9999 won=false; over how=lost cleared=0
over: 1 0
