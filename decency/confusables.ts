/** Letters of other scripts that look like Latin ones, with which a word is disguised. */

const scripts: readonly (readonly [like: string, letters: string])[] = [
  // Cyrillic
  ["АВЕЅЈКМНОРСТУХІҮԚԜԌԐ", "ABESJKMHOPCTYXIYQWGE"],
  ["аеорсухіјѕԁԛԝһѵкмтпигьвнґүӏ", "AEOPCYXIJSDQWHVKMTNURBBHRYL"],
  // Greek
  ["ΑΒΕΖΗΙΚΜΝΟΡΤΥΧϹͿ", "ABEZHIKMNOPTYXCJ"],
  ["αβεηικνορστυχϲϳωγ", "ABENIKVOPOTUXCJWY"],
  // Armenian
  ["ոսօցհքեաՍՕԼՏ", "NUOGHPEWUOLS"],
  // Cherokee
  ["ᎪᏴᏟᎠᎬᎰᏀᎻᎫᏦᏞᎷᏢᏒᏚᎢᏙᎳᏃᎥᎩ", "ABCDEFGHJKLMPRSTVWZIY"],
  // Lisu
  ["ꓮꓐꓚꓓꓰꓝꓖꓧꓲꓙꓗꓡꓟꓠꓳꓑꓣꓢꓔꓴꓦꓪꓫꓬꓜ", "ABCDEFGHIJKLMNOPRSTUVWXYZ"],
  // Latin letters without a decomposition, and small capitals
  ["ıƒɑɡɩʋøØđĐłŁŧŦɗɓƙɸʟ", "IFAGIUOODDLLTTDBKOL"],
  ["ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢ", "ABCDEFGHIJKMNOPRSTUVWYZ"],
];

const known: ReadonlyMap<string, string> = new Map(
  scripts.flatMap(([like, letters]) => [...like].map((letter, i) => [letter, letters[i] ?? ""] as const)),
);

/** Alphabets in order: letters in filled circles and squares, and those that flags are made of. */
const alphabets = [0x1f150, 0x1f170, 0x1f1e6];

/** The Latin capital that a character looks like, or the character itself. */
export const latinLookalike = (character: string): string => {
  const like = known.get(character);
  if (like !== undefined) return like;
  const point = character.codePointAt(0) ?? 0;
  const first = alphabets.find((start) => point >= start && point < start + 26);
  return first === undefined ? character : String.fromCharCode(65 + point - first);
};
