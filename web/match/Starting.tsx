/** A page that starts or resumes a match at once; the lobby stands behind it, for the way back. */
import { useEffect, useRef } from "preact/hooks";
import { texts } from "../language/language.ts";
import { putBehind, showAddress } from "../navigation/routes.ts";

interface StartingProps {
  /** Where the way back leads, and where one stands if nothing could be started. */
  readonly behind: string;
  begin(): Promise<unknown>;
}

export const Starting = ({ behind, begin }: StartingProps) => {
  const { current: start } = useRef({ behind, begin });
  useEffect(() => {
    putBehind(start.behind);
    const address = location.hash;
    void start.begin().finally(() => {
      if (location.hash === address) showAddress();
    });
  }, [start]);
  return (
    <p class="moment" role="status">
      {texts.value.frame.wait}
    </p>
  );
};
