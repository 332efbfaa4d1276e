/**
 * The files of video answers as readers get them: links valid for an hour or two, which support range
 * requests.
 */
import { type FileLinks, linkReader } from "#platform/server/files/file-links.ts";
import type { Context, WriteContext } from "#platform/server/context.ts";
import type { Field, Row } from "#platform/server/resource.ts";

type Answer = Row<"videoAskAnswers">;

export const videoField = (links: FileLinks): Field<Answer> => ({
  read: (row: Answer) => row.videoId,
  load: async (rows: Answer[], { db, actor }: Context | WriteContext) => {
    const ids = rows.flatMap(({ videoId }) => videoId ?? []);
    if (ids.length === 0) return new Map();
    const files = await db
      .selectFrom("files")
      .select(["id", "filename", "contentType"])
      .where("id", "in", ids)
      .where("state", "=", "stored")
      .execute();
    const by = linkReader(actor);
    const videos = await Promise.all(
      files.map(async (file) => ({ ...file, url: await links.publicUrl(file.id, by) })),
    );
    return new Map(rows.map((row) => [row.id, videos.find(({ id }) => id === row.videoId) ?? null]));
  },
});

export const posterField = (links: FileLinks): Field<Answer> => ({
  load: async (rows: Answer[], context: Context | WriteContext) => {
    const pictures = await loadPosters(links, rows, context);
    const posters = rows.map(({ id, posterId }) => {
      const url = pictures.get(id);
      return [id, posterId && url ? { id: posterId, smallUrl: url, mediumUrl: url } : null] as const;
    });
    return new Map<string, unknown>(posters);
  },
});

/** VideoAsk's own picture, else the poster. */
export async function loadPictures(
  links: FileLinks,
  rows: Answer[],
  context: Context | WriteContext,
): Promise<Map<string, unknown>> {
  const pictures = await loadPosters(links, rows, context);
  return new Map(rows.map(({ id, gifUrl }) => [id, gifUrl ?? pictures.get(id) ?? null]));
}

async function loadPosters(
  links: FileLinks,
  rows: Answer[],
  { actor }: Context | WriteContext,
): Promise<Map<string, string>> {
  const by = linkReader(actor);
  const withPoster = rows.flatMap(({ id, posterId }) => (posterId ? [{ id, posterId }] : []));
  return new Map(
    await Promise.all(
      withPoster.map(async ({ id, posterId }) => [id, await links.publicUrl(posterId, by)] as const),
    ),
  );
}
