/** The addresses of promo pages, and what a sign-up says of the page that it begins at. */

/** The page that a brand's home page shows the text of. */
export const homeSlug = "home";

const referrerPrefix = "promo:";

/** What a sign-up that begins at a page says of where it comes from. */
export const promoReferrer = (slug: string) => `${referrerPrefix}${slug}`;

/** The slug of the page that a sign-up began at. */
export const slugOfReferrer = (referrer: string | null): string | undefined =>
  referrer?.startsWith(referrerPrefix) ? referrer.slice(referrerPrefix.length) : undefined;
