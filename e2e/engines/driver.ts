/** What a browser has to be able to do for the tests; each engine does it by a library of its own. */
export interface Driver {
  goto(url: string): Promise<void>;
  reload(): Promise<void>;
  goBack(): Promise<void>;
  url(): Promise<string>;
  /** Calls a function, given as text, in the page, and waits for what it promises. */
  call(code: string, argument: unknown): Promise<unknown>;
  /** A press of the main button at a place of the window; moves there first. */
  click(x: number, y: number): Promise<void>;
  hover(x: number, y: number): Promise<void>;
  /** A key by its name, or a character. */
  press(key: string): Promise<void>;
  /** What is in the window, without the browser's own bars. */
  resize(width: number, height: number): Promise<void>;
  /** A picture of the window, as PNG. */
  shot(): Promise<Buffer>;
  close(): Promise<void>;
}
