/** Addresses for an employer's page, the nicest first: its name, unless that is taken or a page of ours. */
import { isReservedSlug } from "#features/paths.ts";
import { shortId, slugOf } from "#platform/shared/slug.ts";

export function employerSlugs(name: string): string[] {
  const plain = slugOf(name, "program");
  const made = Array.from({ length: 3 }, () => `${plain}-${shortId()}`);
  return isReservedSlug("employer", plain) ? made : [plain, ...made];
}
