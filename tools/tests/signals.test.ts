/** Signals through `npm start` and the command line: the starting process forwards them and waits for the server. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const path = (name: string): string => fileURLToPath(new URL(name, import.meta.url));

/** A fake server that reports when it listens and closes. */
const server = `
import { closeOnSignals } from ${JSON.stringify(path("../../server/signals.ts"))};
closeOnSignals({
  url: "",
  close() {
    console.log("closing");
    return new Promise((closed) => process.stdin.once("data", closed).once("end", closed));
  },
});
// Keeps the process alive, as a listening server would.
setInterval(() => undefined, 60_000);
console.log("open");
`;

/** Runs it in its place, as \`tools/start.mjs\` does. */
const starter = `
import { runInPlace } from ${JSON.stringify(path("../node.mjs"))};
process.exitCode = await runInPlace(process.execPath, ["--input-type=module-typescript", "--eval", ${JSON.stringify(server)}]);
`;

test.each([
  ["SIGTERM", "whoever started the server"],
  ["SIGINT", "whoever started the server"],
  ["SIGINT", "everybody in the terminal"],
] as const)("%s to %s reaches the server once, and its exit code comes back", async (signal, whom) => {
  const child = spawn(process.execPath, ["--input-type=module", "--eval", starter], {
    stdio: ["pipe", "pipe", "inherit"],
    detached: true,
  });
  const ended = once(child, "exit");
  let output = "";
  for await (const text of child.stdout.setEncoding("utf8")) {
    output += text;
    if (output === "open\n")
      process.kill(whom === "everybody in the terminal" ? -(child.pid ?? 0) : (child.pid ?? 0), signal);
    if (output === "open\nclosing\n") child.stdin.end("closed");
  }
  expect([output, await ended]).toEqual(["open\nclosing\n", [0, null]]);
});

test("where npm's shell ends without passing a signal on, the server is asked to end all the same", async () => {
  const shell = spawn("sh", ["-c", '"$0" --input-type=module --eval "$1"; true', process.execPath, starter], {
    stdio: ["pipe", "pipe", "inherit"],
    env: { ...process.env, npm_lifecycle_event: "start" },
  });
  let output = "";
  for await (const text of shell.stdout.setEncoding("utf8")) {
    output += text;
    if (output === "open\n") shell.kill("SIGTERM");
  }
  expect(output).toBe("open\nclosing\n");
});
