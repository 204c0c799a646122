turnlight story 1
game: head 1
config: grids=6,6 words=3,3 difficulty=hard,easy bank=english pack=none custom=none house=none first=0
seed: 80ae298095a02b686a2efde2163793c794b0dd86e7ba69d50317ff8d599e92ad

   1  seat 0: place MEW C6 W, BOWL C2 E, FAULT B2 SE
      0: placed seat=0 board=[{"word":"MEW","at":"C6","toward":"W"},{"word":"BOWL","at":"C2","toward":"E"},{"word":"FAULT","at":"B2","toward":"SE"}]
      1, spectator: placed seat=0
   2  seat 1: place PER D6 N, CELL B2 S, RIDGE C2 S
      0, spectator: placed seat=1; began seat=0
      1: placed seat=1 board=[{"word":"PER","at":"D6","toward":"N"},{"word":"CELL","at":"B2","toward":"S"},{"word":"RIDGE","at":"C2","toward":"S"}]; began seat=0
   3  seat 0: cell C6
      all: cell seat=0 cell=C6 colour=yellow
   4  seat 1: letter E
      all: letter seat=1 letter=E hit=true; pattern seat=1 row=1 pattern=_E_
   5  seat 0: letter D
      all: letter seat=0 letter=D hit=true; pattern seat=0 row=3 pattern=__D__
   6  seat 1: letter A
      all: letter seat=1 letter=A hit=true; pattern seat=1 row=3 pattern=_A___
   7  seat 0: letter Z
      all: letter seat=0 letter=Z hit=false; missed seat=0 misses=1 limit=14
   8  seat 1: letter T
      all: letter seat=1 letter=T hit=true; pattern seat=1 row=3 pattern=_A__T
   9  seat 0: cell A2
      all: cell seat=0 cell=A2 colour=red; missed seat=0 misses=2 limit=14
  10  seat 1: letter N
      all: letter seat=1 letter=N hit=false; missed seat=1 misses=1 limit=22
  11  seat 0: cell E5
      all: cell seat=0 cell=E5 colour=red; missed seat=0 misses=3 limit=14
  12  seat 1: letter L
      all: letter seat=1 letter=L hit=true; pattern seat=1 row=2 pattern=___L; pattern seat=1 row=3 pattern=_A_LT
  13  seat 0: cell D4
      all: cell seat=0 cell=D4 colour=yellow
  14  seat 1: letter F
      all: letter seat=1 letter=F hit=true; pattern seat=1 row=3 pattern=FA_LT
  15  seat 0: cell F5
      all: cell seat=0 cell=F5 colour=red; missed seat=0 misses=4 limit=14
  16  seat 1: letter O
      all: letter seat=1 letter=O hit=true; pattern seat=1 row=2 pattern=_O_L
  17  seat 0: cell C4
      all: cell seat=0 cell=C4 colour=green letter=D
  18  seat 1: letter W
      all: letter seat=1 letter=W hit=true; pattern seat=1 row=1 pattern=_EW; pattern seat=1 row=2 pattern=_OWL
  19  seat 0: letter V
      all: letter seat=0 letter=V hit=false; missed seat=0 misses=5 limit=14
  20  seat 1: cell C3
      all: cell seat=1 cell=C3 colour=green letter=A
  21  seat 0: cell A1
      all: cell seat=0 cell=A1 colour=red; missed seat=0 misses=6 limit=14
  22  seat 1: cell D4
      all: cell seat=1 cell=D4 colour=yellow
  23  seat 0: letter E
      all: letter seat=0 letter=E hit=true; pattern seat=0 row=1 pattern=_E_; pattern seat=0 row=2 pattern=_E__; pattern seat=0 row=3 pattern=__D_E; turned-green seat=0 cell=C6 letter=E
  24  seat 1: cell E5
      all: cell seat=1 cell=E5 colour=green letter=L
  25  seat 0: letter B
      all: letter seat=0 letter=B hit=false; missed seat=0 misses=7 limit=14
  26  seat 1: cell F6
      all: cell seat=1 cell=F6 colour=green letter=T
  27  seat 0: letter J
      all: letter seat=0 letter=J hit=false; missed seat=0 misses=8 limit=14
  28  seat 1: letter U
      all: letter seat=1 letter=U hit=true; pattern seat=1 row=3 pattern=FAULT; turned-green seat=1 cell=D4 letter=U; solved seat=1 row=3 word=FAULT
  29  seat 0: cell E3
      all: cell seat=0 cell=E3 colour=red; missed seat=0 misses=9 limit=14
  30  seat 1: cell B2
      all: cell seat=1 cell=B2 colour=green letter=F
  31  seat 0: cell D6
      all: cell seat=0 cell=D6 colour=yellow
  32  seat 1: letter H
      all: letter seat=1 letter=H hit=false; missed seat=1 misses=2 limit=22
  33  seat 0: cell F4
      all: cell seat=0 cell=F4 colour=red; missed seat=0 misses=10 limit=14
  34  seat 1: letter Y
      all: letter seat=1 letter=Y hit=false; missed seat=1 misses=3 limit=22
  35  seat 0: cell F6
      all: cell seat=0 cell=F6 colour=red; missed seat=0 misses=11 limit=14
  36  seat 1: letter B
      all: letter seat=1 letter=B hit=true; pattern seat=1 row=2 pattern=BOWL; solved seat=1 row=2 word=BOWL
  37  seat 0: cell D3
      all: cell seat=0 cell=D3 colour=red; missed seat=0 misses=12 limit=14
  38  seat 1: cell D3
      all: cell seat=1 cell=D3 colour=red; missed seat=1 misses=4 limit=22
  39  seat 0: cell D2
      all: cell seat=0 cell=D2 colour=red; missed seat=0 misses=13 limit=14
  40  seat 1: cell A4
      all: cell seat=1 cell=A4 colour=red; missed seat=1 misses=5 limit=22
  41  seat 0: cell A4
      all: cell seat=0 cell=A4 colour=red; missed seat=0 misses=14 limit=14; fell seat=0 why=misses; revealed boards=[[{"word":"MEW","at":"C6","toward":"W"},{"word":"BOWL","at":"C2","toward":"E"},{"word":"FAULT","at":"B2","toward":"SE"}],[{"word":"PER","at":"D6","toward":"N"},{"word":"CELL","at":"B2","toward":"S"},{"word":"RIDGE","at":"C2","toward":"S"}]]
over: 0 1
