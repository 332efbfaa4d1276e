/** The thread that draws a poster: opening fonts takes time in which other requests are served. */
import { runThreadEntry } from "#platform/server/concurrency/thread-entry.ts";
import { drawPoster } from "./draw-poster.ts";
import type { PosterSheet } from "./poster-sheet.ts";

await runThreadEntry((sheet: PosterSheet) => drawPoster(sheet));
