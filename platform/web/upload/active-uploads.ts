/** While files are uploading, closing the tab asks for confirmation, in the browser's own words. */
let activeUploads = 0;

const preventUnload = (event: BeforeUnloadEvent) => event.preventDefault();

/** Call the returned function when the upload has ended, well or not. */
export function confirmBeforeUnload(): () => void {
  if (activeUploads++ === 0) window.addEventListener("beforeunload", preventUnload);
  return () => {
    if (--activeUploads === 0) window.removeEventListener("beforeunload", preventUnload);
  };
}
