/** Signals on their way through `npm start` and the command line: whoever starts a server hands them on and waits for it. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const path = (name: string): string => fileURLToPath(new URL(name, import.meta.url));

/** A server that says when it listens and when it closes, and is closed once it hears something, or nothing more. */
const server = `
import { closeOnSignals } from ${JSON.stringify(path("../../server/signals.ts"))};
closeOnSignals({
  url: "",
  close() {
    console.log("closing");
    return new Promise((closed) => process.stdin.once("data", closed).once("end", closed));
  },
});
// As a server that listens, it goes on by itself.
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
  let said = "";
  for await (const text of child.stdout.setEncoding("utf8")) {
    said += text;
    if (said === "open\n")
      process.kill(whom === "everybody in the terminal" ? -(child.pid ?? 0) : (child.pid ?? 0), signal);
    if (said === "open\nclosing\n") child.stdin.end("closed");
  }
  expect([said, await ended]).toEqual(["open\nclosing\n", [0, null]]);
});

test("where npm's shell ends without passing a signal on, the server is asked to end all the same", async () => {
  const shell = spawn("sh", ["-c", '"$0" --input-type=module --eval "$1"; true', process.execPath, starter], {
    stdio: ["pipe", "pipe", "inherit"],
    env: { ...process.env, npm_lifecycle_event: "start" },
  });
  let said = "";
  for await (const text of shell.stdout.setEncoding("utf8")) {
    said += text;
    if (said === "open\n") shell.kill("SIGTERM");
  }
  expect(said).toBe("open\nclosing\n");
});
