/** Names of onboarding events, within the server's limits; a skipped page is remembered by its event. */

export const eventName = (event: string) =>
  event
    .toLowerCase()
    .replaceAll(/[^a-z0-9_:.-]/g, "_")
    .slice(0, 100);

export const skipped = "question_skipped:";

/** A page's key within an event name. */
export const passedName = (key: string) => eventName(skipped + key).slice(skipped.length);
