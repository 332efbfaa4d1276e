/** While files are sent, closing the tab asks first, in the browser's own words. */
let underWay = 0;

const ask = (event: BeforeUnloadEvent) => event.preventDefault();

/** Call what it gives back when the file is there, or will not come. */
export function askBeforeLeaving(): () => void {
  if (underWay++ === 0) window.addEventListener("beforeunload", ask);
  return () => {
    if (--underWay === 0) window.removeEventListener("beforeunload", ask);
  };
}
