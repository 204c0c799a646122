// `node tools/hosting-lint/lint.mjs FILE …`: lints compose files (`.yaml`), against the schema of the Compose
// specification too, and container files. Prints one line a problem, and ends with 1 if there is any.
import { readFileSync } from "node:fs";
import { DCLinter } from "dclint";
import { validate } from "dockerfile-utils";

const off = [
  // The image is built here and named for what runs it.
  "no-build-and-image",
  "service-image-require-explicit-tag",
  // A server for everybody listens on every interface.
  "no-unbound-port-interfaces",
  // Order and quotes are a matter of taste.
  "service-keys-order",
  "services-alphabetical-order",
  "top-level-properties-order",
  "require-quotes-in-ports",
  "no-quotes-in-volumes",
];
const compose = new DCLinter({
  rules: Object.fromEntries(off.map((rule) => [rule, 0])),
  quiet: false,
  debug: false,
  exclude: [],
});

const problemsIn = (file) =>
  file.endsWith(".yaml")
    ? compose
        .lintFiles([file], false)
        .flatMap(({ messages }) => messages.map(({ line, rule, message }) => `${line}: ${message} (${rule})`))
    : validate(readFileSync(file, "utf8")).map(({ range, message }) => `${range.start.line + 1}: ${message}`);

let isGood = true;
for (const file of process.argv.slice(2))
  for (const problem of problemsIn(file)) {
    isGood = false;
    console.log(`${file}:${problem}`);
  }
process.exitCode = isGood ? 0 : 1;
