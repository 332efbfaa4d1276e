/**
 * Removes characters from the ends of a text in linear time. A pattern such as `x+$` restarts at every x of
 * the text, so its time grows with the square of it.
 */

/** `trimEnd("Hi!!", /!/)` is "Hi"; `character` is tested on one UTF-16 unit at a time and has no `g` flag. */
export function trimEnd(text: string, character: RegExp): string {
  let end = text.length;
  while (end > 0 && character.test(text[end - 1]!)) end--;
  return text.slice(0, end);
}
