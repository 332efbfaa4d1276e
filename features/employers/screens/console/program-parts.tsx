/** What a program has in the console beside its row: its pictures, to be taken away where they do not belong. */
import { Trans, useLingui } from "@lingui/react/macro";

import { useHasOperatorRole } from "#features/accounts/screens/session/current-account.ts";
import type { RecordPartProps } from "#features/operators/screens/console/record-extensions.ts";
import { useChange } from "#platform/web/data/use-change.ts";
import { useResource } from "#platform/web/data/use-resource.ts";
import { type Picture, PictureList } from "#platform/web/ui/media/picture-list.tsx";
import { Stack } from "#platform/web/ui/layout/stack.tsx";
import { Employer } from "../../employer.ts";

const ownImage = "profile-image";

export function ProgramParts({ row: { id }, onChanged }: RecordPartProps) {
  const { t } = useLingui();
  const { data: employer } = useResource(Employer, id);
  const change = useChange(Employer);
  const mayRemove = useHasOperatorRole()(["review", "support"]);
  if (!employer) return null;
  const { profileImage, photos } = employer;
  const pictures = [
    ...(profileImage?.mediumUrl
      ? [{ id: ownImage, url: profileImage.mediumUrl, description: t`The program's picture` }]
      : []),
    ...photos.flatMap(({ id: photoId, url, description }) =>
      url ? [{ id: photoId, url, description }] : [],
    ),
  ];
  if (pictures.length === 0) return null;
  const remove = async (picture: Picture) => {
    await change.run(
      employer,
      picture.id === ownImage
        ? { profileImage: null }
        : { photos: photos.filter((photo) => photo.id !== picture.id) },
    );
    onChanged();
  };
  return (
    <section aria-label={t`Pictures`}>
      <Stack gap={12}>
        <h2>
          <Trans>Pictures</Trans>
        </h2>
        <PictureList pictures={pictures} remove={mayRemove ? remove : undefined} />
      </Stack>
    </section>
  );
}
