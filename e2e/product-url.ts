/** Where the product of these journeys is served. */

/** Set by e2e/product.ts before the first journey. */
export function productUrl(): string {
  const url = process.env["CUBBY_URL"];
  if (!url) throw new Error("CUBBY_URL is not set: run the journeys with npm test or npx playwright test.");
  return url;
}
