/** A person's picture: stored by its file's id, shown to whoever may see the person. */
import { attach } from "#platform/server/files/file-field.ts";
import { type FileLinks, linkReader } from "#platform/server/files/file-links.ts";
import type { Context, WriteContext } from "#platform/server/context.ts";
import type { Field } from "#platform/server/resource.ts";
import type { ProfileRow } from "./profile-facts.query.ts";

interface StoredAvatar {
  fileId?: string;
  /** A picture that came with the product, such as those of the sample. */
  smallUrl?: string;
}

interface AvatarInput {
  id?: string;
  smallUrl?: string;
}

export const avatarField = (links: FileLinks): Field => ({
  load: async (rows: ProfileRow[], { actor }: Pick<Context | WriteContext, "actor">) => {
    const by = linkReader(actor);
    const entries = rows.map(
      async ({ id, avatar }) => [id, await avatarDocument(links, avatar as StoredAvatar | null, by)] as const,
    );
    return new Map<string, unknown>(await Promise.all(entries));
  },
  // Sending back what was read leaves it as it is.
  write: (given: AvatarInput | null) =>
    given === null ? { avatar: null } : given.id ? { avatar: JSON.stringify({ fileId: given.id }) } : {},
  save: (context, _id, given: AvatarInput | null) =>
    attach(context, { name: "avatar", purpose: "avatar" }, given?.id ? { id: given.id } : null),
});

async function avatarDocument(links: FileLinks, avatar: StoredAvatar | null, by: string | undefined) {
  if (avatar?.fileId) return { id: avatar.fileId, smallUrl: await links.publicUrl(avatar.fileId, by) };
  return avatar?.smallUrl ? { smallUrl: avatar.smallUrl } : null;
}
