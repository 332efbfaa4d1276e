/** Tells the shell that a page has come to stand, so that it can move the focus and speak its name. */

type Listener = (title: string) => void;
const listeners = new Set<Listener>();
let shown = "";

export function announcePage(title: string) {
  shown = title;
  for (const listener of listeners) listener(title);
}

export const pageTitle = () => shown;

export function onPage(listener: Listener) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
