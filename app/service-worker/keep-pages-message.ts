/** What a page and the service worker say to each other. */
import { isRecord } from "#platform/shared/is-record.ts";

/** Asks the worker to store these pages of this origin, with the build files they need. */
export interface KeepPagesMessage {
  type: "keep_pages";
  paths: string[];
}

/** The cache of whole pages; emptied when the language or the session changes. */
export const pageCacheName = "pages";
/** Shown where nothing else was kept. */
export const offlinePagePath = "/offline";

const maxPathsPerMessage = 20;

export const isKeepPagesMessage = (data: unknown): data is KeepPagesMessage =>
  isRecord(data) &&
  data.type === "keep_pages" &&
  Array.isArray(data.paths) &&
  data.paths.length <= maxPathsPerMessage &&
  data.paths.every((path) => typeof path === "string" && /^\/(?!\/)/.test(path));
