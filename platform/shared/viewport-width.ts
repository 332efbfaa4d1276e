/** Where the browser tells the server how wide its window is, so that a reader's page comes in the layout it will have. */
export const viewportWidthCookie = "viewport_width";

/** In CSS pixels; null where it is missing or none. @param cookie the Cookie header */
export function readersViewportWidth(cookie = ""): number | null {
  const [, pixels] = /(?:^|;\s*)viewport_width=([1-9]\d{1,4})(?:;|$)/.exec(cookie) ?? [];
  return pixels ? Number(pixels) : null;
}
