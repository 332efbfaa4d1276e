/** A person's picture: stored by its file's id, shown to whoever may see the person. */
import { attach } from "#platform/server/files/file-field.ts";
import { type FileLinks, linkReader } from "#platform/server/files/file-links.ts";
import type { Context, WriteContext } from "#platform/server/context.ts";
import type { StoredImage } from "#platform/shared/file-reference.ts";
import type { Field, Row } from "#platform/server/resource.ts";

interface AvatarInput {
  id?: string;
  smallUrl?: string;
}

export const avatarField = (links: FileLinks) =>
  ({
    load: async (
      rows: Pick<Row<"userProfiles">, "id" | "avatar">[],
      { actor }: Pick<Context | WriteContext, "actor">,
    ) => {
      const by = linkReader(actor);
      const entries = rows.map(
        async ({ id, avatar }) => [id, await avatarDocument(links, avatar, by)] as const,
      );
      return new Map(await Promise.all(entries));
    },
    // Sending back what was read leaves it as it is.
    write: (given: AvatarInput | null) =>
      given === null ? { avatar: null } : given.id ? { avatar: JSON.stringify({ fileId: given.id }) } : {},
    save: (context: WriteContext, _id: string, given: AvatarInput | null) =>
      attach(context, { name: "avatar", purpose: "avatar" }, given?.id ? { id: given.id } : null),
  }) satisfies Field<Row<"userProfiles">>;

async function avatarDocument(links: FileLinks, avatar: StoredImage | null, by: string | undefined) {
  if (avatar?.fileId) return { id: avatar.fileId, smallUrl: await links.publicUrl(avatar.fileId, by) };
  return avatar?.smallUrl ? { smallUrl: avatar.smallUrl } : null;
}
