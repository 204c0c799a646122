/** The browser's install prompt, deferred until the home page offers it. */
interface InstallOffer extends Event {
  prompt(): Promise<unknown>;
}

const isOffer = (event: Event): event is InstallOffer => "prompt" in event && typeof event.prompt === "function";

let kept: InstallOffer | undefined;

addEventListener("beforeinstallprompt", (event) => {
  if (!isOffer(event)) return;
  event.preventDefault();
  kept = event;
});

export const canInstall = (): boolean => kept !== undefined;
export const install = async (): Promise<void> => {
  await kept?.prompt();
  kept = undefined;
};
