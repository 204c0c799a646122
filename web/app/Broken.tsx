/** Error boundary page: reports the failure, offers home, retry and a report to copy. No error leaves the page blank. */
import type { ComponentChildren } from "preact";
import { useEffect, useErrorBoundary } from "preact/hooks";
import { houseTexts } from "../language/language.ts";
import { go, route } from "../navigation/routes.ts";
import { Frame } from "../ui/frame/Frame.tsx";
import { Button, copy, HomeIcon, RestartIcon, toast } from "../ui/index.ts";
import { repairBuild } from "./offline/repair.ts";

/** Build, route, error and browser: enough to find the bug, without anything from the match. */
const reportOf = (problem: unknown): string =>
  [
    `Turnlight, ${import.meta.url.split("/").at(-1)}`,
    `at ${new Date().toISOString()} in ${location.hash || "#/"}`,
    problem instanceof Error ? (problem.stack ?? String(problem)) : String(problem),
    navigator.userAgent,
  ].join("\n");

const copyReport = async (report: string): Promise<void> => {
  const words = houseTexts.peek().frame;
  toast((await copy(report)) ? words.copied : words.notCopied, { about: "report" });
};

/** Damaged program files are fetched again before the retry. */
const tryAgain = async (): Promise<void> => {
  await repairBuild();
  location.reload();
};

interface BrokenProps {
  readonly problem: unknown;
  readonly about: string;
}

export const Broken = ({ problem, about }: BrokenProps) => {
  const words = houseTexts.value.frame;
  const report = reportOf(problem);
  return (
    <Frame title={words.broken}>
      <section class="sheet paper" role="alert">
        <p>{about}</p>
        <div class="broken-keys">
          <Button icon={HomeIcon} onPress={() => go("/")}>
            {houseTexts.value.frame.toMenu}
          </Button>
          <Button kind="quiet" icon={RestartIcon} onPress={() => void tryAgain()}>
            {words.tryAgain}
          </Button>
          <Button kind="quiet" onPress={() => void copyReport(report)}>
            {words.copyReport}
          </Button>
          <Button kind="quiet" onPress={() => go("/rescue")}>
            {words.rescue}
          </Button>
        </div>
        <details>
          <summary>{words.report}</summary>
          <pre class="broken-report">{report}</pre>
        </details>
      </section>
    </Frame>
  );
};

/** Catches errors inside one page; navigating to another page resets it. */
export const Guarded = ({ children }: { readonly children: ComponentChildren }) => {
  const [problem, reset] = useErrorBoundary();
  const here = JSON.stringify(route.value);
  useEffect(() => {
    if (problem !== undefined) reset();
  }, [here]);
  return problem === undefined ? children : <Broken problem={problem} about={houseTexts.value.frame.brokenAbout} />;
};

/** Reports errors outside rendering too, such as in event handlers. */
export const useFaults = (): void => {
  useEffect(() => {
    const say = (problem: unknown) => {
      if (!(problem instanceof Error)) return;
      const words = houseTexts.peek().frame;
      const report = reportOf(problem);
      toast(words.fault, {
        tone: "bad",
        about: "fault",
        action: { label: words.copyReport, run: () => void copyReport(report) },
      });
    };
    const onError = ({ error }: ErrorEvent) => say(error);
    const onRejection = ({ reason }: PromiseRejectionEvent) => say(reason);
    addEventListener("error", onError);
    addEventListener("unhandledrejection", onRejection);
    return () => {
      removeEventListener("error", onError);
      removeEventListener("unhandledrejection", onRejection);
    };
  }, []);
};
