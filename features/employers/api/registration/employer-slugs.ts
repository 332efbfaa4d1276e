/** Slugs to try for an employer's page, the nicest first: its name, unless it is reserved for a page of ours. */
import { isReservedSlug } from "#features/paths.ts";
import { shortId, slugOf } from "#platform/shared/slug.ts";

export function employerSlugs(name: string): string[] {
  const plain = slugOf(name, "program");
  const suffixed = Array.from({ length: 3 }, () => `${plain}-${shortId()}`);
  return isReservedSlug("employer", plain) ? suffixed : [plain, ...suffixed];
}
