/** Playing with a friend: always in the first view, whatever the window. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { homeWords } from "./words.ts";

const useIsOnline = (): boolean => {
  const isOnline = useSignal(navigator.onLine);
  useEffect(() => {
    const look = () => {
      isOnline.value = navigator.onLine;
    };
    addEventListener("online", look);
    addEventListener("offline", look);
    return () => {
      removeEventListener("online", look);
      removeEventListener("offline", look);
    };
  }, [isOnline]);
  return isOnline.value;
};

const Envelope = () => (
  <svg class="envelope" viewBox="0 0 48 48" aria-hidden="true">
    <path d="M5 12h38v26H5zM5 13l19 15 19-15M5 38l14-13M43 38L29 25" />
    <circle cx="24" cy="30" r="5" />
  </svg>
);

/** A globe struck through: without a connection nobody can be invited. */
const NoConnection = () => (
  <svg class="envelope" viewBox="0 0 48 48" aria-hidden="true">
    <path d="M24 6a18 18 0 1 0 .1 0zM6 24h36M24 6c-10 11-10 25 0 36M24 6c10 11 10 25 0 36M8 8l32 32" />
  </svg>
);

export const Friends = () => {
  const words = homeWords.value;
  const isOnline = useIsOnline();
  return (
    <section class="people" aria-labelledby="friends">
      <h2 id="friends">{words.friends}</h2>
      <div class="friend">
        {isOnline ? <Envelope /> : <NoConnection />}
        <p class="friend-words">
          <strong>{words.friend}</strong>
          <span>
            {isOnline ? (
              <>
                {words.friendAbout}
                <span class="long">{words.friendMore}</span>
              </>
            ) : (
              words.offline
            )}
          </span>
        </p>
        {isOnline && (
          <a class="quiet-key is-first" href="#/online">
            {words.invite}
          </a>
        )}
      </div>
    </section>
  );
};
