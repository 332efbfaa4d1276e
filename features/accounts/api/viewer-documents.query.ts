/** What every page needs of a signed-in caller beside the account, as each path would answer it by itself. */
import type { Context } from "#platform/server/context.ts";
import { documentAt } from "#platform/server/engine/collection-document.ts";
import type { Platform } from "#platform/server/feature.ts";
import { viewerPathsOf } from "../viewer-paths.ts";

/** By path; one that is refused to the caller is left out. */
export async function viewerDocuments({ registry, callerDocuments }: Platform, context: Context) {
  const paths = viewerPathsOf(context.actor);
  if (paths.length === 0) return {};
  const [entries, ...others] = await Promise.all([
    Promise.all(paths.map(async (path) => [path, await documentAt(registry, context, path)] as const)),
    ...callerDocuments.map((documents) => documents(context)),
  ]);
  const collections = Object.fromEntries(entries.filter(([, document]) => document !== null));
  return Object.assign(collections, ...others) as Record<string, unknown>;
}
