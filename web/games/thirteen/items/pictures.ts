/** The pictures as rows of letters; a dot is transparent. */
import type { Section } from "@turnlight/games/thirteen";
import { charmPictures, dicePictures, enginePictures, warePictures } from "./charm-pictures.ts";

const picture = (drawn: string): readonly string[] =>
  drawn
    .trim()
    .split("\n")
    .map((row) => row.trim());

export const pictures: Readonly<Record<string, readonly string[]>> = {
  ...charmPictures,
  ...dicePictures,
  ...enginePictures,
  ...warePictures,
  unknown: picture(`
    ............
    ...yyyyyy...
    ..yy....yy..
    ..yy....yy..
    ........yy..
    .......yy...
    .....yyy....
    .....yy.....
    ............
    .....yy.....
    .....yy.....
    ............`),
  plain: picture(`
    ............
    .ssssssssss.
    .swwwwwwwws.
    .swkwwwwkws.
    .swwwwwwwws.
    .swwwwwwwws.
    .swwwkkwwws.
    .swwwwwwwws.
    .swkwwwwkws.
    .swwwwwwwws.
    .ssssssssss.
    ............`),
  heavy: picture(`
    ............
    .dddddddddd.
    .dggggggggd.
    .dgwggggwgd.
    .dggggggggd.
    .dgwggggwgd.
    .dggggggggd.
    .dgwggggwgd.
    .dggggggggd.
    .kkkkkkkkkk.
    .kkkkkkkkkk.
    ............`),
  double: picture(`
    ...pppppppp.
    ...pwwwwwwp.
    ...pwqwwqwp.
    .ssssssswwp.
    .swwwwwswwp.
    .swqwqwsqwp.
    .swwwwwswwp.
    .swwqwwsppp.
    .swwwwws....
    .swqwqws....
    .sssssss....
    ............`),
  lucky: picture(`
    ...nn..nn...
    ..nnnnnnnn..
    .nnvnnnnvnn.
    .nnnvnnvnnn.
    ..nnnvvnnn..
    ....nvvn....
    ..nnnvvnnn..
    .nnnvnnvnnn.
    .nnvnnnnvnn.
    ..nnn.vnnn..
    ...n..vv....
    .......vv...`),
  wild: picture(`
    .....yy.....
    .....yy.....
    ....yyyy....
    rrrryyyycccc
    .rrryyyyccc.
    ..rrywwycc..
    ...ppwwnn...
    ..ppppnnnn..
    ..pppnnnnn..
    .ppp....nnn.
    .pp......nn.
    ............`),
  gold: picture(`
    ............
    .oooooooooo.
    .oyyyyyyyyo.
    .oywyyyykyo.
    .owyyyyyyyo.
    .oyykyykyyo.
    .oyyyyyyyyo.
    .oyykyykyyo.
    .oykyyyykyo.
    .oyyyyyyyyo.
    .oooooooooo.
    ............`),
  glass: picture(`
    ............
    .cccccccccc.
    .cw.......c.
    .cww.c....c.
    .cw.......c.
    .c....c...c.
    .c........c.
    .c...c..w.c.
    .c.....ww.c.
    .c....ww..c.
    .cccccccccc.
    ............`),
  manual: picture(`
    .bbbbbbbbb..
    .bccccccccb.
    .bcwwwwwwcb.
    .bcwwwwwwcb.
    .bccccccccb.
    .bccccccccb.
    .bccccccccb.
    .bccccccccb.
    .bccccccccb.
    .bbbbbbbbbb.
    .bsssssssb..
    .bbbbbbbbb..`),
  bell: picture(`
    .....yy.....
    ....yyyy....
    ...yywyyy...
    ...ywyyyo...
    ...ywyyyo...
    ..yywyyyoo..
    ..ywyyyyyo..
    ..ywyyyyoo..
    .yyyyyyyooo.
    .oooooooooo.
    .....yy.....
    ............`),
  "great-bell": picture(`
    ...c.yy.c...
    .c..yyyy..c.
    c..ywyyyo..c
    ..yywyyyoo..
    ..ywyyyyyo..
    ..ywyyyyyo..
    .yywyyyyyoo.
    .ywyyyyyyyo.
    yyyyyyyyyooo
    oooooooooooo
    ....yyyy....
    .....oo.....`),
  abacus: picture(`
    tttttttttttt
    t..........t
    trr.rrggggrt
    trr.rr....rt
    t..........t
    tcc.....cc.t
    tccgggggcc.t
    t..........t
    tyyyy..yy..t
    tyyyyggyy..t
    t..........t
    tttttttttttt`),
  emblem: picture(`
    ..yyyyyyyy..
    .yoooooooyy.
    yokkkkkkkkoy
    yokkkkkkkkoy
    yokkkkkkkkoy
    yokkkkkkkkoy
    yokkkkkkkkoy
    yokkkkkkkkoy
    .yokkkkkkoy.
    ..yokkkkoy..
    ...yyooyy...
    .....yy.....`),
  seal: picture(`
    ...mmmmmm...
    .mmrrrrrrmm.
    .mrkkkkkkrm.
    mrkkkkkkkkrm
    mrkkkkkkkkrm
    mrkkkkkkkkrm
    mrkkkkkkkkrm
    mrkkkkkkkkrm
    .mrkkkkkkrm.
    .mmrrrrrrmm.
    ..ammmmmma..
    ..aa....aa..`),
  "piggy-bank": picture(`
    .....yy.....
    .....yy.....
    ..a..yy.....
    .aaaakkaaa..
    .aaaaaaaaaa.
    aakaaaaaaaaa
    aaaaaaaaaaa.
    aaaaaaaaaaa.
    .aaaaaaaaaa.
    ..aaaaaaaa..
    ..aa....aa..
    ..aa....aa..`),
  "fourth-roll": picture(`
    ............
    ssss....ssss
    sccs....sccs
    ssss....ssss
    ............
    ....cc......
    ....cc......
    ............
    ssss....yyyy
    sccs....yooy
    ssss....yyyy
    ............`),
  snowball: picture(`
    ....wwww....
    ..wwwwwwss..
    .wwwwwwwwss.
    .wwwwswwwss.
    wwwwwwwwwwss
    wwswwwwwwsss
    wwwwwwwwwsss
    wwwwwswwwsss
    .wwwwwwwsss.
    .wwwwwwssss.
    ..ssssssss..
    ....ssss....`),
  banker: picture(`
    ....kkkk....
    ..dddddddd..
    ..dggggggd..
    ..dggggggd..
    dddddddddddd
    ...ssssss...
    ..sskssyys..
    ..sssssyos..
    ..sssssyys..
    ...srrrrs...
    ....ssss....
    .....ss.....`),
  crown: picture(`
    .....yy.....
    .....rr.....
    y....yy....y
    y...yyyy...y
    yy..yyyy..yy
    yyyyyyyyyyyy
    ywyyyyyyyyyo
    ywyryycyynyo
    yyyyyyyyyyoo
    oooooooooooo
    ywyyyyyyyyyo
    oooooooooooo`),
  compounder: picture(`
    ..........nn
    .........nnn
    ........nnnn
    ..........nn
    .......yy.nn
    .......yy...
    ....yy.yy.yy
    ....yy.yy.yy
    .yy.yy.yy.yy
    .yy.yy.yy.yy
    .oo.oo.oo.oo
    dddddddddddd`),
  token: picture(`
    ....cccc....
    ..ccbbbbcc..
    .cbbwwwwbbc.
    .cbwbbbbwbc.
    cbwbbbbbbbbc
    cbwbbbbbwwwc
    cbwbbbbbbwbc
    cbbwbbbbwbbc
    .cbbwwwwbbc.
    .cbbbbbbbbc.
    ..ccbbbbcc..
    ....cccc....`),
  "lock-all": picture(`
    ....ssss....
    ...ss..ss...
    ..ss....ss..
    ..ss....ss..
    ..ss....ss..
    .yyyyyyyyyy.
    .yywyyyyyyo.
    .ywyykkyyyo.
    .yyyykkyyyo.
    .yyyyykyyyo.
    .yyyyyyyyoo.
    .oooooooooo.`),
  nudge: picture(`
    ............
    ..n.........
    .nnn........
    nnnnn..ssss.
    .nnn..sswwss
    .nnn..swkkws
    .rrr..swkkws
    .rrr..sswwss
    rrrrr..ssss.
    .rrr........
    ..r.........
    ............`),
  flip: picture(`
    ............
    ...ppppp....
    ..pp...pp...
    .pp.....p.p.
    .p......pppp
    ........ppp.
    .qqq.....p..
    qqqq......q.
    .q.q.....qq.
    ...qq...qq..
    ....qqqqq...
    ............`),
  forge: picture(`
    ............
    ...tt.......
    ..ttsss.....
    .ttsssss....
    ....ssss.y..
    .....tt.y...
    ......tt..y.
    gggggggggg..
    .ddggggggggg
    ....dddd....
    ...dddddd...
    ..dddddddd..`),
  stamp: picture(`
    ....mmmm....
    ....mrrm....
    ....mrrm....
    .....mm.....
    .....mm.....
    ..mmmmmmmm..
    ..mrrrrrrm..
    ..mmmmmmmm..
    ............
    .r.r..rrr...
    ..r...rr....
    .r.r..rrr...`),
};

/** A face, three of a kind, steps, and a roof. */
export const sectionPictures: Readonly<Record<Section, readonly string[]>> = {
  upper: picture(`
    c.c.c
    .....
    c.c.c
    .....
    c.c.c`),
  kinds: picture(`
    ..p..
    .ppp.
    .....
    pp.pp
    pp.pp`),
  straights: picture(`
    ....n
    ...nn
    ..nnn
    .nnnn
    nnnnn`),
  house: picture(`
    ..y..
    .yyy.
    yyyyy
    .yky.
    .yky.`),
};
