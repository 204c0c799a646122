/** What previews of links show large: the size that messengers and social networks ask for, in pixels. */
export const previewSize = { width: 1200, height: 630 } as const;
