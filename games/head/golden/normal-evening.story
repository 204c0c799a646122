turnlight story 1
game: head 1
config: grids=8,8 words=3,3 difficulty=normal,normal bank=english pack=none custom=none house=none first=0
seed: d966585d9a174a8a3df39b74bae70a74152e310619dbe67b330b89ac13f764d5

   1  seat 0: place EKE G6 NW, IOTA F4 NW, LAYER B2 SE
      0: placed seat=0 board=[{"word":"EKE","at":"G6","toward":"NW"},{"word":"IOTA","at":"F4","toward":"NW"},{"word":"LAYER","at":"B2","toward":"SE"}]
      1, spectator: placed seat=0
   2  seat 1: place WAD H6 NW, BOAR H1 W, NUDER E2 SW
      0, spectator: placed seat=1; began seat=0
      1: placed seat=1 board=[{"word":"WAD","at":"H6","toward":"NW"},{"word":"BOAR","at":"H1","toward":"W"},{"word":"NUDER","at":"E2","toward":"SW"}]; began seat=0
   3  seat 0: letter T
      all: letter seat=0 letter=T hit=false; missed seat=0 misses=1 limit=21
   4  seat 1: letter E
      all: letter seat=1 letter=E hit=true; pattern seat=1 row=1 pattern=E_E; pattern seat=1 row=3 pattern=___E_
   5  seat 0: letter I
      all: letter seat=0 letter=I hit=false; missed seat=0 misses=2 limit=21
   6  seat 1: letter R
      all: letter seat=1 letter=R hit=true; pattern seat=1 row=3 pattern=___ER
   7  seat 0: letter A
      all: letter seat=0 letter=A hit=true; pattern seat=0 row=1 pattern=_A_; pattern seat=0 row=2 pattern=__A_
   8  seat 1: letter A
      all: letter seat=1 letter=A hit=true; pattern seat=1 row=2 pattern=___A; pattern seat=1 row=3 pattern=_A_ER
   9  seat 0: letter R
      all: letter seat=0 letter=R hit=true; pattern seat=0 row=2 pattern=__AR; pattern seat=0 row=3 pattern=____R
  10  seat 1: cell B8
      all: cell seat=1 cell=B8 colour=red; missed seat=1 misses=1 limit=21
  11  seat 0: cell D4
      all: cell seat=0 cell=D4 colour=red; missed seat=0 misses=3 limit=21
  12  seat 1: letter O
      all: letter seat=1 letter=O hit=true; pattern seat=1 row=2 pattern=_O_A
  13  seat 0: letter S
      all: letter seat=0 letter=S hit=false; missed seat=0 misses=4 limit=21
  14  seat 1: letter S
      all: letter seat=1 letter=S hit=false; missed seat=1 misses=2 limit=21
  15  seat 0: letter H
      all: letter seat=0 letter=H hit=false; missed seat=0 misses=5 limit=21
  16  seat 1: cell D8
      all: cell seat=1 cell=D8 colour=red; missed seat=1 misses=3 limit=21
  17  seat 0: letter N
      all: letter seat=0 letter=N hit=true; pattern seat=0 row=3 pattern=N___R
  18  seat 1: letter T
      all: letter seat=1 letter=T hit=true; pattern seat=1 row=2 pattern=_OTA
  19  seat 0: cell D5
      all: cell seat=0 cell=D5 colour=red; missed seat=0 misses=6 limit=21
  20  seat 1: word 2 IOTA
      all: word seat=1 row=2 word=IOTA hit=true; known seat=1 letters=I; pattern seat=1 row=2 pattern=IOTA; solved seat=1 row=2 word=IOTA
  21  seat 0: cell E3
      all: cell seat=0 cell=E3 colour=red; missed seat=0 misses=7 limit=21
  22  seat 1: cell F4
      all: cell seat=1 cell=F4 colour=green letter=I
  23  seat 0: cell F5
      all: cell seat=0 cell=F5 colour=red; missed seat=0 misses=8 limit=21
  24  seat 1: letter W
      all: letter seat=1 letter=W hit=false; missed seat=1 misses=4 limit=21
  25  seat 0: cell D6
      all: cell seat=0 cell=D6 colour=red; missed seat=0 misses=9 limit=21
  26  seat 1: letter Y
      all: letter seat=1 letter=Y hit=true; pattern seat=1 row=3 pattern=_AYER
  27  seat 0: letter D
      all: letter seat=0 letter=D hit=true; pattern seat=0 row=1 pattern=_AD; pattern seat=0 row=3 pattern=N_D_R
  28  seat 1: letter K
      all: letter seat=1 letter=K hit=true; pattern seat=1 row=1 pattern=EKE; solved seat=1 row=1 word=EKE
  29  seat 0: word 3 NUDER
      all: word seat=0 row=3 word=NUDER hit=true; known seat=0 letters=EU; pattern seat=0 row=3 pattern=NUDER; solved seat=0 row=3 word=NUDER
  30  seat 1: cell E3
      all: cell seat=1 cell=E3 colour=green letter=O
  31  seat 0: cell B5
      all: cell seat=0 cell=B5 colour=green letter=E
  32  seat 1: letter G
      all: letter seat=1 letter=G hit=false; missed seat=1 misses=5 limit=21
  33  seat 0: cell C4
      all: cell seat=0 cell=C4 colour=green letter=D
  34  seat 1: letter L
      all: letter seat=1 letter=L hit=true; pattern seat=1 row=3 pattern=LAYER; solved seat=1 row=3 word=LAYER
  35  seat 0: letter C
      all: letter seat=0 letter=C hit=false; missed seat=0 misses=10 limit=21
  36  seat 1: cell D3
      all: cell seat=1 cell=D3 colour=red; missed seat=1 misses=6 limit=21
  37  seat 0: cell D3
      all: cell seat=0 cell=D3 colour=green letter=U
  38  seat 1: cell F5
      all: cell seat=1 cell=F5 colour=green letter=K
  39  seat 0: cell E2
      all: cell seat=0 cell=E2 colour=green letter=N
  40  seat 1: cell F3
      all: cell seat=1 cell=F3 colour=red; missed seat=1 misses=7 limit=21
  41  seat 0: letter B
      all: letter seat=0 letter=B hit=true; pattern seat=0 row=2 pattern=B_AR
  42  seat 1: cell E6
      all: cell seat=1 cell=E6 colour=red; missed seat=1 misses=8 limit=21
  43  seat 0: word 2 BOAR
      all: word seat=0 row=2 word=BOAR hit=true; known seat=0 letters=O; pattern seat=0 row=2 pattern=BOAR; solved seat=0 row=2 word=BOAR
  44  seat 1: cell D2
      all: cell seat=1 cell=D2 colour=green letter=T
  45  seat 0: letter L
      all: letter seat=0 letter=L hit=false; missed seat=0 misses=11 limit=21
  46  seat 1: cell G6
      all: cell seat=1 cell=G6 colour=green letter=E
  47  seat 0: letter M
      all: letter seat=0 letter=M hit=false; missed seat=0 misses=12 limit=21
  48  seat 1: cell E1
      all: cell seat=1 cell=E1 colour=red; missed seat=1 misses=9 limit=21
  49  seat 0: letter W
      all: letter seat=0 letter=W hit=true; pattern seat=0 row=1 pattern=WAD; solved seat=0 row=1 word=WAD
  50  seat 1: cell D1
      all: cell seat=1 cell=D1 colour=red; missed seat=1 misses=10 limit=21
  51  seat 0: cell F1
      all: cell seat=0 cell=F1 colour=green letter=A
  52  seat 1: cell H6
      all: cell seat=1 cell=H6 colour=red; missed seat=1 misses=11 limit=21
  53  seat 0: cell A6
      all: cell seat=0 cell=A6 colour=green letter=R
  54  seat 1: cell D4
      all: cell seat=1 cell=D4 colour=green letter=Y
  55  seat 0: cell C3
      all: cell seat=0 cell=C3 colour=red; missed seat=0 misses=13 limit=21
  56  seat 1: cell F2
      all: cell seat=1 cell=F2 colour=red; missed seat=1 misses=12 limit=21
  57  seat 0: cell F2
      all: cell seat=0 cell=F2 colour=red; missed seat=0 misses=14 limit=21
  58  seat 1: cell E5
      all: cell seat=1 cell=E5 colour=green letter=E
  59  seat 0: cell A5
      all: cell seat=0 cell=A5 colour=red; missed seat=0 misses=15 limit=21
  60  seat 1: cell E4
      all: cell seat=1 cell=E4 colour=green letter=E
  61  seat 0: cell B4
      all: cell seat=0 cell=B4 colour=red; missed seat=0 misses=16 limit=21
  62  seat 1: cell H5
      all: cell seat=1 cell=H5 colour=red; missed seat=1 misses=13 limit=21
  63  seat 0: cell E1
      all: cell seat=0 cell=E1 colour=green letter=R
  64  seat 1: cell D6
      all: cell seat=1 cell=D6 colour=red; missed seat=1 misses=14 limit=21
  65  seat 0: cell D1
      all: cell seat=0 cell=D1 colour=red; missed seat=0 misses=17 limit=21
  66  seat 1: cell D5
      all: cell seat=1 cell=D5 colour=red; missed seat=1 misses=15 limit=21
  67  seat 0: cell G1
      all: cell seat=0 cell=G1 colour=green letter=O
  68  seat 1: cell H7
      all: cell seat=1 cell=H7 colour=red; missed seat=1 misses=16 limit=21
  69  seat 0: cell H1
      all: cell seat=0 cell=H1 colour=green letter=B
  70  seat 1: cell C5
      all: cell seat=1 cell=C5 colour=red; missed seat=1 misses=17 limit=21
  71  seat 0: cell G2
      all: cell seat=0 cell=G2 colour=red; missed seat=0 misses=18 limit=21
  72  seat 1: cell E2
      all: cell seat=1 cell=E2 colour=red; missed seat=1 misses=18 limit=21
  73  seat 0: cell D2
      all: cell seat=0 cell=D2 colour=red; missed seat=0 misses=19 limit=21
  74  seat 1: cell C1
      all: cell seat=1 cell=C1 colour=green letter=A
  75  seat 0: cell H2
      all: cell seat=0 cell=H2 colour=red; missed seat=0 misses=20 limit=21
  76  seat 1: cell B2
      all: cell seat=1 cell=B2 colour=green letter=L
  77  seat 0: cell C5
      all: cell seat=0 cell=C5 colour=red; missed seat=0 misses=21 limit=21; fell seat=0 why=misses; revealed boards=[[{"word":"EKE","at":"G6","toward":"NW"},{"word":"IOTA","at":"F4","toward":"NW"},{"word":"LAYER","at":"B2","toward":"SE"}],[{"word":"WAD","at":"H6","toward":"NW"},{"word":"BOAR","at":"H1","toward":"W"},{"word":"NUDER","at":"E2","toward":"SW"}]]
over: 0 1
