/** An employer's picture: a public file, stored by its id. */
import { attach } from "#platform/server/files/file-field.ts";
import type { WriteContext } from "#platform/server/context.ts";
import type { FileLinks } from "#platform/server/files/file-links.ts";
import type { Field, Row } from "#platform/server/resource.ts";

interface Image {
  id?: string;
  smallUrl?: string;
}

export const profileImageField = (links: FileLinks) =>
  ({
    read: ({ profileImage: stored }: Row<"employers">) => {
      if (!stored?.fileId) return stored;
      const url = links.public(stored.fileId);
      return { id: stored.fileId, smallUrl: url, mediumUrl: url };
    },
    // Sending back what was read leaves it as it is.
    write: (given: Image | null) =>
      given === null
        ? { profileImage: null }
        : given.id
          ? { profileImage: JSON.stringify({ fileId: given.id }) }
          : {},
    save: (context: WriteContext, _id: string, given: Image | null) =>
      attach(
        context,
        { name: "profileImage", purpose: "profile_image" },
        given?.id ? { id: given.id } : null,
      ),
  }) satisfies Field<Row<"employers">>;
