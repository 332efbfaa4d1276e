/** The fragment of the page's address, with which the server hands over what no log may have. */

let taken: URLSearchParams | undefined;

/** Out of the address at once and once for the page: nothing that reports addresses sees it, nor does "Back". */
export function takeFragment(): URLSearchParams {
  if (taken) return taken;
  const { hash, pathname, search } = window.location;
  taken = new URLSearchParams(hash.slice(1));
  if (hash) window.history.replaceState(window.history.state, "", pathname + search);
  return taken;
}
