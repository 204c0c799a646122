// `npm run requirements`: reads docs/requirements and prints, for each of the five design documents, how many of its
// requirements are covered by tests, ruled otherwise or open, and every mistake in the list.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));

/** The design documents, with the number of requirements each of them holds. */
export const designDocuments = {
  "head-v1.0": 97,
  "head-v3.1": 116,
  wisp: 118,
  "yahtzee-run": 232,
  "zonk-hybrid-ai": 151,
} as const;

export type DesignDocument = keyof typeof designDocuments;

const verdicts = ["✓", "R", "◐", "✗"] as const;

export interface Requirement {
  readonly id: string;
  readonly verdict: (typeof verdicts)[number];
  readonly text: string;
  /** Files of the repository, relative to its root. */
  readonly places: readonly string[];
  readonly tests: readonly { readonly file: string; readonly title: string }[];
  /** The heading that explains why the document is overruled, as an anchor of the same page. */
  readonly ruling: string | undefined;
}

const rowForm = /^\| (\S+-\d{3}) (\S+) \| (.+?) \| (.*?) \| (.*?) \|$/;
const testForm = /^`([^`]+)`: (.+)$/;

const anchorOf = (heading: string): string =>
  heading
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, "")
    .replaceAll(/\s/g, "-");

/** The requirements of a page, or what is wrong with its rows. */
export const readRequirements = (
  markdown: string,
): { readonly requirements: readonly Requirement[]; readonly mistakes: readonly string[] } => {
  const requirements: Requirement[] = [];
  const mistakes: string[] = [];
  for (const line of markdown.split("\n").filter((one) => /^\| \S+-\d{3}\b/.test(one))) {
    const [, id, sign, text, where, proof] = rowForm.exec(line.replaceAll("\\|", "¦")) ?? [];
    const verdict = verdicts.find((one) => one === sign);
    if (id === undefined || verdict === undefined || text === undefined || where === undefined || proof === undefined) {
      mistakes.push(`not a row "| id ✓ | requirement | where | tests |": ${line.slice(0, 80)}`);
      continue;
    }
    const ruling = /\]\(#([^)]+)\)/.exec(proof)?.[1];
    const named = proof.replace(/^\[[^\]]*\]\(#[^)]+\)(?:<br>)?/, "").trim();
    const tests = (named === "" ? [] : named.split("<br>")).flatMap((one) => {
      const [, file, title] = testForm.exec(one.trim()) ?? [];
      if (file !== undefined && title !== undefined) return [{ file, title: title.replaceAll("¦", "|") }];
      mistakes.push(`${id}: "${one}" is not a test; write \`file\`: title`);
      return [];
    });
    const places = [...where.matchAll(/`([^`]+)`/g)].map(([, place = ""]) => place);
    requirements.push({ id, verdict, text, places, tests, ruling });
  }
  return { requirements, mistakes };
};

/** Whether a test file holds a test of this title, as it is written in the source. */
const holdsTest = (source: string, title: string): boolean =>
  ['"', "'", "`"].some(
    (mark) => source.includes(`(${mark}${title}${mark}`) || source.includes(`\n    ${mark}${title}${mark},`),
  ) ||
  source.includes(`\n  "${title}",`) ||
  source.includes(`\n      "${title}",`);

/** Everything that is wrong with one page of requirements. */
export const mistakesOf = (document: DesignDocument, markdown: string): readonly string[] => {
  const { requirements, mistakes } = readRequirements(markdown);
  const anchors = [...markdown.matchAll(/^#{1,6} (.+)$/gm)].map(([, heading = ""]) => anchorOf(heading));
  const wanted = Array.from(
    { length: designDocuments[document] },
    (_, index) => `${document}-${String(index + 1).padStart(3, "0")}`,
  );
  const found = requirements.map(({ id }) => id);
  return [
    ...mistakes,
    ...wanted.filter((id) => !found.includes(id)).map((id) => `${id} is missing`),
    ...found
      .filter((id, index) => !wanted.includes(id) || found.indexOf(id) !== index)
      .map((id) => `${id} is one too many`),
    ...requirements.flatMap(({ id, verdict, places, tests, ruling }) => [
      ...(verdict === "✓" && tests.length === 0 ? [`${id} names no test`] : []),
      ...(verdict === "✓" && places.length === 0 ? [`${id} does not say where it lives`] : []),
      ...(verdict === "R" && ruling === undefined ? [`${id} names no ruling`] : []),
      ...(ruling !== undefined && !anchors.includes(ruling) ? [`${id}: there is no ruling #${ruling}`] : []),
      ...(verdict === "◐" || verdict === "✗" ? [`${id} is open`] : []),
      ...places.filter((place) => !existsSync(join(root, place))).map((place) => `${id}: there is no ${place}`),
      ...tests
        .filter(({ file, title }) => {
          const path = join(root, file);
          return !existsSync(path) || !holdsTest(readFileSync(path, "utf8"), title);
        })
        .map(({ file, title }) => `${id}: ${file} has no test "${title}"`),
    ]),
  ];
};

export const pageOf = (document: DesignDocument): string =>
  readFileSync(join(root, "docs", "requirements", `${document}.md`), "utf8");

const documents = Object.keys(designDocuments) as readonly DesignDocument[];

const print = (): void => {
  let mistakes = 0;
  for (const document of documents) {
    const page = pageOf(document);
    const { requirements } = readRequirements(page);
    const counts = verdicts.map(
      (verdict) => `${verdict} ${requirements.filter((one) => one.verdict === verdict).length}`,
    );
    const wrong = mistakesOf(document, page);
    console.log(
      `${document.padEnd(16)} ${counts.join("  ")}  of ${designDocuments[document]}, ${wrong.length} mistakes`,
    );
    for (const mistake of wrong) console.log(`  ${mistake}`);
    mistakes += wrong.length;
  }
  process.exitCode = mistakes === 0 ? 0 : 1;
};

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) print();
