/** All overlays. */
import { useState } from "preact/hooks";
import { announce, Button, confirm, Dialog, toast } from "../index.ts";

const paragraphs = Array.from({ length: 12 }, (_, i) => `Paragraph ${i + 1}. The lamp burns low, the dice are cold.`);

export const OverlaysRoom = () => {
  const [open, setOpen] = useState<"short" | "long" | undefined>(undefined);
  const [answer, setAnswer] = useState("");
  const ask = async (danger: boolean) => {
    const yes = await confirm({
      title: danger ? "Resign this match?" : "Start a new round?",
      text: danger ? "Ben wins it, and it can’t be undone." : "Everybody keeps their points.",
      yes: danger ? "Resign" : "Start the round",
      danger,
    });
    setAnswer(yes ? "yes" : "no");
  };
  return (
    <>
      <div class="gallery-bar">
        <Button onPress={() => setOpen("short")}>Open a dialog</Button>
        <Button onPress={() => setOpen("long")}>Open a long dialog</Button>
        <Button onPress={() => ask(false)}>Ask something</Button>
        <Button onPress={() => ask(true)}>Ask something grave</Button>
        <output id="answer">{answer}</output>
      </div>
      <div class="gallery-bar">
        <Button kind="quiet" onPress={() => toast("Dice rolled.")}>
          Tell
        </Button>
        <Button kind="quiet" onPress={() => toast("Saved on this device.", { tone: "good" })}>
          Tell good news
        </Button>
        <Button
          kind="quiet"
          onPress={() =>
            toast("A new version is ready. It is only a moment's work.", {
              tone: "warn",
              stays: true,
              action: { label: "Load it", run: () => toast("Loaded.") },
            })
          }
        >
          Tell with an action
        </Button>
        <Button
          kind="quiet"
          onPress={() => toast("This device is out of storage. Free up some space.", { tone: "bad" })}
        >
          Tell bad news
        </Button>
        <Button kind="quiet" onPress={() => announce("Only for screen readers.")}>
          Say
        </Button>
      </div>
      {open && (
        <Dialog
          title={open === "short" ? "A quiet evening" : "Everything about this house"}
          onClose={() => setOpen(undefined)}
          actions={<Button onPress={() => setOpen(undefined)}>Go on playing</Button>}
        >
          {open === "short" ? (
            <p>Nobody is at the table yet. Light the lamp and sit down.</p>
          ) : (
            paragraphs.map((text) => <p key={text}>{text}</p>)
          )}
        </Dialog>
      )}
    </>
  );
};
