turnlight story 1
game: head 1
config: grids=6,7 words=4,4 difficulty=normal,normal bank=german pack=castle custom=none house=mercy,bonus first=0
seed: 9b074caeffb10ac58064abd814e9ee11027a7dd110547493c038601cd1a75a89

   1  seat 0: place MUT D5 NE, WEIN B2 E, LAUTE C6 N, FUERST F1 W
      0: placed seat=0 board=[{"word":"MUT","at":"D5","toward":"NE"},{"word":"WEIN","at":"B2","toward":"E"},{"word":"LAUTE","at":"C6","toward":"N"},{"word":"FUERST","at":"F1","toward":"W"}]
      1, spectator: placed seat=0
   2  seat 1: place NOT C1 S, RING D5 NE, KUTTE B6 E, VASALL F7 W
      0, spectator: placed seat=1; began seat=0
      1: placed seat=1 board=[{"word":"NOT","at":"C1","toward":"S"},{"word":"RING","at":"D5","toward":"NE"},{"word":"KUTTE","at":"B6","toward":"E"},{"word":"VASALL","at":"F7","toward":"W"}]; began seat=0
   3  seat 0: letter E
      all: letter seat=0 letter=E hit=true; pattern seat=0 row=3 pattern=____E
   4  seat 1: cell D3
      all: cell seat=1 cell=D3 colour=red; missed seat=1 misses=1 limit=22
   5  seat 0: letter A
      all: letter seat=0 letter=A hit=true; pattern seat=0 row=4 pattern=_A_A__
   6  seat 1: cell C4
      all: cell seat=1 cell=C4 colour=yellow
   7  seat 0: letter S
      all: letter seat=0 letter=S hit=true; pattern seat=0 row=4 pattern=_ASA__
   8  seat 1: letter E
      all: letter seat=1 letter=E hit=true; pattern seat=1 row=2 pattern=_E__; pattern seat=1 row=3 pattern=____E; pattern seat=1 row=4 pattern=__E___
   9  seat 0: letter O
      all: letter seat=0 letter=O hit=true; pattern seat=0 row=1 pattern=_O_
  10  seat 1: cell C3
      all: cell seat=1 cell=C3 colour=yellow
  11  seat 0: letter R
      all: letter seat=0 letter=R hit=true; pattern seat=0 row=2 pattern=R___
  12  seat 1: cell C5
      all: cell seat=1 cell=C5 colour=yellow
  13  seat 0: letter N
      all: letter seat=0 letter=N hit=true; pattern seat=0 row=1 pattern=NO_; pattern seat=0 row=2 pattern=R_N_
  14  seat 1: cell D4
      all: cell seat=1 cell=D4 colour=red; missed seat=1 misses=2 limit=22
  15  seat 0: letter L
      all: letter seat=0 letter=L hit=true; pattern seat=0 row=4 pattern=_ASALL
  16  seat 1: cell B4
      all: cell seat=1 cell=B4 colour=red; missed seat=1 misses=3 limit=22
  17  seat 0: letter T
      all: letter seat=0 letter=T hit=true; pattern seat=0 row=1 pattern=NOT; pattern seat=0 row=3 pattern=__TTE; solved seat=0 row=1 word=NOT; again seat=0
  18  seat 0: cell E3
      all: cell seat=0 cell=E3 colour=red; missed seat=0 misses=1 limit=23
  19  seat 1: letter I
      all: letter seat=1 letter=I hit=true; pattern seat=1 row=2 pattern=_EI_
  20  seat 0: letter I
      all: letter seat=0 letter=I hit=true; pattern seat=0 row=2 pattern=RIN_
  21  seat 1: cell C6
      all: cell seat=1 cell=C6 colour=yellow
  22  seat 0: cell A6
      all: cell seat=0 cell=A6 colour=red; missed seat=0 misses=2 limit=23
  23  seat 1: cell D5
      all: cell seat=1 cell=D5 colour=yellow
  24  seat 0: cell B7
      all: cell seat=0 cell=B7 colour=green letter=L
  25  seat 1: letter N
      all: letter seat=1 letter=N hit=true; pattern seat=1 row=2 pattern=_EIN
  26  seat 0: cell D7
      all: cell seat=0 cell=D7 colour=green letter=S
  27  seat 1: letter S
      all: letter seat=1 letter=S hit=true; pattern seat=1 row=4 pattern=__E_S_
  28  seat 0: letter K
      all: letter seat=0 letter=K hit=true; pattern seat=0 row=3 pattern=K_TTE
  29  seat 1: cell B3
      all: cell seat=1 cell=B3 colour=red; missed seat=1 misses=4 limit=22
  30  seat 0: cell E5
      all: cell seat=0 cell=E5 colour=red; missed seat=0 misses=3 limit=23
  31  seat 1: cell B5
      all: cell seat=1 cell=B5 colour=red; missed seat=1 misses=5 limit=22
  32  seat 0: letter G
      all: letter seat=0 letter=G hit=true; pattern seat=0 row=2 pattern=RING; solved seat=0 row=2 word=RING; again seat=0
  33  seat 0: cell G6
      all: cell seat=0 cell=G6 colour=red; missed seat=0 misses=4 limit=23
  34  seat 1: cell E4
      all: cell seat=1 cell=E4 colour=yellow
  35  seat 0: cell D1
      all: cell seat=0 cell=D1 colour=red; missed seat=0 misses=5 limit=23
  36  seat 1: cell C2
      all: cell seat=1 cell=C2 colour=green letter=E
  37  seat 0: cell C4
      all: cell seat=0 cell=C4 colour=red; missed seat=0 misses=6 limit=23
  38  seat 1: cell E5
      all: cell seat=1 cell=E5 colour=red; missed seat=1 misses=6 limit=22
  39  seat 0: cell D2
      all: cell seat=0 cell=D2 colour=red; missed seat=0 misses=7 limit=23
  40  seat 1: letter R
      all: letter seat=1 letter=R hit=true; pattern seat=1 row=4 pattern=__ERS_
  41  seat 0: cell F3
      all: cell seat=0 cell=F3 colour=green letter=N
  42  seat 1: cell C1
      all: cell seat=1 cell=C1 colour=green letter=R
  43  seat 0: cell F2
      all: cell seat=0 cell=F2 colour=red; missed seat=0 misses=8 limit=23
  44  seat 1: cell D2
      all: cell seat=1 cell=D2 colour=green letter=I
  45  seat 0: cell G2
      all: cell seat=0 cell=G2 colour=green letter=G
  46  seat 1: cell B2
      all: cell seat=1 cell=B2 colour=yellow
  47  seat 0: cell B2
      all: cell seat=0 cell=B2 colour=red; missed seat=0 misses=9 limit=23
  48  seat 1: cell F3
      all: cell seat=1 cell=F3 colour=yellow
  49  seat 0: cell B6
      all: cell seat=0 cell=B6 colour=green letter=K
  50  seat 1: cell E3
      all: cell seat=1 cell=E3 colour=red; missed seat=1 misses=7 limit=22
  51  seat 0: cell D5
      all: cell seat=0 cell=D5 colour=green letter=R
  52  seat 1: cell E2
      all: cell seat=1 cell=E2 colour=green letter=N
  53  seat 0: cell E7
      all: cell seat=0 cell=E7 colour=green letter=A
  54  seat 1: cell D1
      all: cell seat=1 cell=D1 colour=green letter=E
  55  seat 0: cell F7
      all: cell seat=0 cell=F7 colour=yellow
  56  seat 1: letter T
      all: letter seat=1 letter=T hit=true; pattern seat=1 row=1 pattern=__T; pattern seat=1 row=3 pattern=___TE; pattern seat=1 row=4 pattern=__ERST; turned-green seat=1 cell=C3 letter=T; turned-green seat=1 cell=F3 letter=T
  57  seat 0: cell E6
      all: cell seat=0 cell=E6 colour=green letter=T
  58  seat 1: cell B1
      all: cell seat=1 cell=B1 colour=green letter=S
  59  seat 0: word 3 KUTTE
      all: word seat=0 row=3 word=KUTTE hit=true; known seat=0 letters=U; pattern seat=0 row=3 pattern=KUTTE; solved seat=0 row=3 word=KUTTE; again seat=0
  60  seat 0: cell F6
      all: cell seat=0 cell=F6 colour=green letter=E
  61  seat 1: cell A1
      all: cell seat=1 cell=A1 colour=green letter=T
  62  seat 0: cell C7
      all: cell seat=0 cell=C7 colour=green letter=A
  63  seat 1: cell E1
      all: cell seat=1 cell=E1 colour=yellow
  64  seat 0: cell D6
      all: cell seat=0 cell=D6 colour=green letter=T
  65  seat 1: letter U
      all: letter seat=1 letter=U hit=true; pattern seat=1 row=1 pattern=_UT; pattern seat=1 row=3 pattern=__UTE; pattern seat=1 row=4 pattern=_UERST; turned-green seat=1 cell=C4 letter=U; turned-green seat=1 cell=E4 letter=U; turned-green seat=1 cell=E1 letter=U
  66  seat 0: cell C6
      all: cell seat=0 cell=C6 colour=green letter=U
  67  seat 1: letter A
      all: letter seat=1 letter=A hit=true; pattern seat=1 row=3 pattern=_AUTE; turned-green seat=1 cell=C5 letter=A
  68  seat 0: word 4 VASALL
      all: word seat=0 row=4 word=VASALL hit=true; known seat=0 letters=V; pattern seat=0 row=4 pattern=VASALL; turned-green seat=0 cell=F7 letter=V; solved seat=0 row=4 word=VASALL; again seat=0
  69  seat 0: cell E4
      all: cell seat=0 cell=E4 colour=green letter=I
  70  seat 1: cell A2
      all: cell seat=1 cell=A2 colour=red; missed seat=1 misses=8 limit=22
  71  seat 0: cell A7
      all: cell seat=0 cell=A7 colour=green letter=L
  72  seat 1: letter F
      all: letter seat=1 letter=F hit=true; pattern seat=1 row=4 pattern=FUERST; solved seat=1 row=4 word=FUERST; again seat=1
  73  seat 1: letter L
      all: letter seat=1 letter=L hit=true; pattern seat=1 row=3 pattern=LAUTE; turned-green seat=1 cell=C6 letter=L; solved seat=1 row=3 word=LAUTE; again seat=1
  74  seat 1: cell F2
      all: cell seat=1 cell=F2 colour=red; missed seat=1 misses=9 limit=22
  75  seat 0: cell A3
      all: cell seat=0 cell=A3 colour=red; missed seat=0 misses=10 limit=23
  76  seat 1: cell F1
      all: cell seat=1 cell=F1 colour=green letter=F
  77  seat 0: cell B3
      all: cell seat=0 cell=B3 colour=red; missed seat=0 misses=11 limit=23
  78  seat 1: letter M
      all: letter seat=1 letter=M hit=true; pattern seat=1 row=1 pattern=MUT; turned-green seat=1 cell=D5 letter=M; solved seat=1 row=1 word=MUT; again seat=1
  79  seat 1: letter D
      all: letter seat=1 letter=D hit=false; missed seat=1 misses=10 limit=22
  80  seat 0: cell B1
      all: cell seat=0 cell=B1 colour=red; missed seat=0 misses=12 limit=23
  81  seat 1: letter B
      all: letter seat=1 letter=B hit=false; missed seat=1 misses=11 limit=22
  82  seat 0: cell F1
      all: cell seat=0 cell=F1 colour=red; missed seat=0 misses=13 limit=23
  83  seat 1: letter W
      all: letter seat=1 letter=W hit=true; pattern seat=1 row=2 pattern=WEIN; turned-green seat=1 cell=B2 letter=W; solved seat=1 row=2 word=WEIN; fell seat=0 why=found; revealed boards=[[{"word":"MUT","at":"D5","toward":"NE"},{"word":"WEIN","at":"B2","toward":"E"},{"word":"LAUTE","at":"C6","toward":"N"},{"word":"FUERST","at":"F1","toward":"W"}],[{"word":"NOT","at":"C1","toward":"S"},{"word":"RING","at":"D5","toward":"NE"},{"word":"KUTTE","at":"B6","toward":"E"},{"word":"VASALL","at":"F7","toward":"W"}]]
over: 0 1
