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
