/** Medals and dice for the items with a small symbol: a frame, a background, and a symbol of 6 by 6. */

const medal = (frame: string, ground: string, drawn: string): readonly string[] => {
  const paint = (row: string): string => row.replaceAll("F", frame).replaceAll("G", ground);
  const sign = drawn
    .trim()
    .split(/\s+/)
    .map((row) => `.FG${row.replaceAll(".", "G")}GF.`);
  const upper = ["....FFFF....", "..FFGGGGFF..", ".FGGGGGGGGF."];
  return [...upper, ...sign, ...upper.toReversed()].map(paint);
};

/** A die's face: a frame, its body, and pips where the sign has an x. */
const die = (frame: string, body: string, pip: string, drawn: string): readonly string[] => {
  const edge = `.${frame.repeat(10)}.`;
  const side = `.${frame}${body.repeat(8)}${frame}.`;
  const rows = drawn
    .trim()
    .split(/\s+/)
    .map((row) => `.${frame}${body}${row.replaceAll("x", pip).replaceAll(".", body)}${body}${frame}.`);
  return ["............", edge, side, ...rows, side, edge, "............"];
};

/** A sealed packet: torn edges above and below, and a symbol of 6 by 4. */
const pack = (edge: string, body: string, drawn: string): readonly string[] => {
  const torn = `..${`${edge}.`.repeat(4)}..`;
  const bar = `..${edge.repeat(8)}..`;
  const plain = `..${edge}${body.repeat(6)}${edge}..`;
  const rows = drawn
    .trim()
    .split(/\s+/)
    .map((row) => `..${edge}${row.replaceAll(".", body)}${edge}..`);
  return [torn, bar, plain, plain, ...rows, plain, plain, bar, torn];
};

const common = "g";
const uncommon = "n";
const rare = "y";

export const charmPictures: Readonly<Record<string, readonly string[]>> = {
  "first-light": medal(common, "k", "..yy.. y.yy.y ..yy.. yyyyyy oooooo ......"),
  patience: medal(common, "k", "ssssss .s..s. ..ss.. ..ss.. .syys. ssssss"),
  twins: medal(common, "k", "...... ww..ww wk..wk ww..ww ww..ww ......"),
  rainbow: medal(common, "k", "..rr.. .ryyr. rynnyr ync.ny nc..cn c....c"),
  "even-keel": medal(common, "k", "w....w .w..w. ...... cccccc .cccc. ..cc.."),
  oddity: medal(common, "k", "w....w ...... ..ww.. ...... w....w ......"),
  padlock: medal(common, "k", "..ss.. .s..s. yyyyyy yykkyy yykkyy yyyyyy"),
  "scratch-pad": medal(common, "k", "wwwwww wrwwrw wwrrww wwrrww wrwwrw wwwwww"),
  staircase: medal(common, "k", "tt.... tt.... tttt.. tttt.. tttttt tttttt"),
  "odd-hours": medal(common, "k", ".ssss. ss.rss s..r.s s.rr.s ss..ss .ssss."),
  "even-hours": medal(common, "k", ".ssss. ssb.ss s.b..s s.bb.s ss..ss .ssss."),
  "high-tide": medal(common, "k", "..cc.. .cccc. cc..cc ...... bbbbbb bbbbbb"),
  "low-tide": medal(common, "k", "...... ...... cc..cc .cccc. bbbbbb tttttt"),
  "small-change": medal(common, "k", "...... .oo... oyyo.. .oo.oo ...oyy ....oo"),
  "coin-purse": medal(common, "k", "..yy.. .tttt. ttyytt ttyytt tttttt .tttt."),
  "tip-jar": medal(common, "k", "..yy.. cccccc c.yy.c cyyyyc cyyyyc cccccc"),
  salvage: medal(common, "k", ".n..n. ..nn.. nnnnnn .v..v. .v..v. vvvvvv"),
  overtime: medal(uncommon, "k", "yyyyyy .w..w. ..ww.. ..yy.. .yyyy. yyyyyy"),
  tinker: medal(uncommon, "k", "ss..ss .ssss. ..ss.. ..tt.. ..tt.. ..tt.."),
  capstone: medal(uncommon, "k", "..yy.. .yyyy. ...... .gggg. gggggg gggggg"),
  finale: medal(uncommon, "k", "r.yy.r .ryyr. yyyyyy yyyyyy .ryyr. r.yy.r"),
  "big-spender": medal(uncommon, "k", ".nnnn. nwnnwn nnyynn nnyynn nwnnwn .nnnn."),
  ascetic: medal(uncommon, "k", ".gggg. g....g g....g g....g g....g .gggg."),
  hermit: medal(uncommon, "k", "tss... t..s.. t.ooo. t.oyo. t.ooo. t....."),
  scholar: medal(uncommon, "k", "...... kkkkkk ssggss bb..bb bbbbbb .bbbb."),
  "big-game": medal(uncommon, "k", "r....r rr..rr rrrrrr rwrrwr rrrrrr .r..r."),
  quintet: medal(uncommon, "k", "p....p ...... ..pp.. ..pp.. ...... p....p"),
  duplex: medal(uncommon, "k", ".r..r. rrrrrr .w..w. .w..w. ywwwwy ywyywy"),
  mirror: medal(uncommon, "k", ".ssss. sccccs scwccs sccwcs sccccs .ssss."),
  lightning: medal(rare, "k", "...yy. ..yy.. .yyyy. ...yy. ..yy.. .yy..."),
  spotless: medal(rare, "k", "..ww.. .wwww. wwwwww wwwwww .wwww. ..ww.."),
  treasury: medal(rare, "k", "oooooo oyyyyo oooooo tttttt ttyytt tttttt"),
  shortcut: medal(rare, "k", "....nn ...nn. n.nn.. nnn... nnnn.. ......"),
};

export const dicePictures: Readonly<Record<string, readonly string[]>> = {
  light: die("s", "w", "b", "x..... ...... ...... ...... ...... .....x"),
  even: die("b", "c", "k", "x....x ...... x....x ...... x....x ......"),
  odd: die("m", "a", "k", "x....x ...... ..xx.. ..xx.. ...... x....x"),
  bridge: die("t", "o", "k", "...... xxxxxx x.xx.x x.xx.x x....x ......"),
  steel: die("d", "s", "g", "x....x .x..x. ..xx.. ..xx.. .x..x. x....x"),
  copper: die("t", "o", "r", "...... ...... ..xx.. ..xx.. ...... ......"),
  "two-faced": die("q", "p", "w", "x..... ...... ..xxxx ..xxxx ..xxxx ..xxxx"),
};

/** Charms since version 4 of the rules. */
export const enginePictures: Readonly<Record<string, readonly string[]>> = {
  "late-bloomer": medal(common, "k", "..aa.. .aaaa. ..aa.. ..nn.. .nnnn. ..nn.."),
  homespun: medal(common, "k", "..rr.. .rrrr. rrrrrr .wwww. .wttw. .wttw."),
  refrain: medal(common, "k", "cccccc c....c ccc..c c..ccc c....c cccccc"),
  zigzag: medal(common, "k", "y....y .y..y. ..yy.. ..pp.. .p..p. p....p"),
  "idle-hands": medal(common, "k", "s.ss.s s.ss.s ssssss ssssss .ssss. ..ss.."),
  sparkler: medal(common, "k", "y.yy.y .yyyy. yywwyy .yyyy. y.gg.y ..gg.."),
  candle: medal(common, "k", "..yy.. ..oy.. ..ww.. ..ww.. ..ww.. .tttt."),
  ratchet: medal(common, "k", "s.ss.s ssssss .skks. .skks. ssssss s.ss.s"),
  scar: medal(common, "k", ".....r ..r.r. ..rr.. .rrr.. r.r... r....."),
  understudy: medal(uncommon, "k", "ww...s wkw.ss www.sk .w..ss ww...s w....."),
  conductor: medal(uncommon, "k", "....ww ...ww. ..ww.. .tt... tt.... t....."),
  vanguard: medal(uncommon, "k", "rrrr.. rrrrrr rrrr.. s..... s..... s....."),
  crowd: medal(uncommon, "k", ".s..s. sssss. .scc.s sccccs .cccc. cccccc"),
  menagerie: medal(uncommon, "k", "o.oo.o oooooo okoook oooooo .okko. ..oo.."),
  bribe: medal(uncommon, "k", "nnnnnn nwyywn nyoyyn nyyoyn nwyywn nnnnnn"),
  pawnbroker: medal(uncommon, "k", "..tt.. .tttt. oo..oo oo..oo ..oo.. ..oo.."),
  regular: medal(uncommon, "k", "yyyy.. yyyyyy yyyy.y yyyyyy yyyy.. tttt.."),
  apothecary: medal(uncommon, "k", "..tt.. ..ww.. .wppw. wppppw wppppw .wwww."),
  magpie: medal(uncommon, "k", "..kss. .ksssy kkwwk. kwwwk. .kwk.. .y.y.."),
  polymath: medal(uncommon, "k", "rr..bb rr..bb ...... ...... nn..yy nn..yy"),
  specialist: medal(uncommon, "k", "..bb.. ..bb.. ..bb.. .bbbb. .bbbb. bbbbbb"),
  manor: medal(uncommon, "k", "r.rr.r rrrrrr wwwwww wcwwcw wwttww wwttww"),
  "round-trip": medal(uncommon, "k", ".nnnn. n....n n...nn n....n nn...n .nnnn."),
  bounty: medal(uncommon, "k", "tttttt trkkrt tkrrkt tkrrkt tyyyyt tttttt"),
  echo: medal(rare, "k", "...c.. .c..c. w.c..c w.c..c .c..c. ...c.."),
  apprentice: medal(rare, "k", "..tt.. .tttt. ..aa.. .bbbb. bbbbbb .b..b."),
  "trophy-wall": medal(rare, "k", "y.yy.y yyyyyy .yyyy. ..yy.. ..oo.. .oooo."),
  ledger: medal(rare, "k", "mmmmmm mwwwwm mwrrwm mwwwwm mwbbwm mmmmmm"),
  kinship: medal(rare, "k", "w.ww.w ww..ww ...... a.aa.a aa..aa ......"),
  alchemist: medal(rare, "k", "..ww.. ..ww.. .wnnw. wnnnnw wnynnw .wwww."),
  overture: medal(rare, "k", "..wwww ..w..w ..w..w www.ww www.ww ww...."),
  beggar: medal(rare, "k", "..yy.. ...... tttttt tkkkkt .tttt. ..tt.."),
};

/** Consumables and packs since version 4 of the rules. */
export const warePictures: Readonly<Record<string, readonly string[]>> = {
  "two-tokens": medal("b", "k", "yyyy.. yooy.. yoyyyy yyyooy ..yooy ..yyyy"),
  sixer: die("v", "n", "w", "x....x ...... x....x x....x ...... x....x"),
  gild: die("o", "y", "w", "..xx.. .xxxx. .xxxx. .xxxx. ..xx.. ...xx."),
  glaze: die("b", "c", "w", "..xx.. .xxxx. .xxxx. .xxxx. ..xx.. ...xx."),
  temper: die("d", "s", "r", "..xx.. .xxxx. .xxxx. .xxxx. ..xx.. ...xx."),
  "triple-stamp": medal("m", "k", "..rr.. ..rr.. .rrrr. wwwwww .w.w.w w.w.w."),
  "pack-charms": pack("q", "p", "..yy.. yyyyyy .yyyy. .y..y."),
  "pack-manuals": pack("b", "c", "wwwwww wbbbbw wbbbbw wwwwww"),
  "pack-pocket": pack("v", "n", "..ww.. .wwww. .wwww. ..ww.."),
};
