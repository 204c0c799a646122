/** What the tests need of a browser; each engine implements it with its own library. */
export interface Driver {
  goto(url: string): Promise<void>;
  reload(): Promise<void>;
  goBack(): Promise<void>;
  url(): Promise<string>;
  /** Calls a function, given as source text, in the page, and awaits its promise. */
  call(code: string, argument: unknown): Promise<unknown>;
  /** A click of the main button at a point of the viewport; moves there first. */
  click(x: number, y: number): Promise<void>;
  hover(x: number, y: number): Promise<void>;
  /** A key by its name, or a character. */
  press(key: string): Promise<void>;
  /** The viewport, without the browser's own bars. */
  resize(width: number, height: number): Promise<void>;
  /** A screenshot of the viewport, as PNG. */
  shot(): Promise<Buffer>;
  close(): Promise<void>;
}
