/** Names of onboarding events, within what the server takes; a skipped page is remembered by its event. */

export const eventName = (event: string) =>
  event
    .toLowerCase()
    .replaceAll(/[^a-z0-9_:.-]/g, "_")
    .slice(0, 100);

export const skipped = "question_skipped:";

/** A page's key as it stands in an event. */
export const passedName = (key: string) => eventName(skipped + key).slice(skipped.length);
