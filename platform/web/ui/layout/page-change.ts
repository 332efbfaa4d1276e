/** Notifies of a change of page, so that the shell can move the focus and give its title to screen readers. */

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
