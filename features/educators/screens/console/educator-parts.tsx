/** What an educator has in the console beside their row: their photo, to be taken away where it does not belong. */
import { Trans, useLingui } from "@lingui/react/macro";

import { fullName } from "#features/accounts/full-name.ts";
import { useHasOperatorRole } from "#features/accounts/screens/session/current-account.ts";
import type { RecordPartProps } from "#features/operators/screens/console/record-extensions.ts";
import { useChange } from "#platform/web/data/use-change.ts";
import { useResource } from "#platform/web/data/use-resource.ts";
import { PictureList } from "#platform/web/ui/media/picture-list.tsx";
import { Stack } from "#platform/web/ui/layout/stack.tsx";
import { UserProfile } from "../../user-profile.ts";

export function EducatorParts({ row: { id }, onChanged }: RecordPartProps) {
  const { t } = useLingui();
  const { data: profile } = useResource(UserProfile, id);
  const change = useChange(UserProfile);
  const mayRemove = useHasOperatorRole()(["review", "support"]);
  if (!profile?.avatar?.smallUrl) return null;
  const remove = async () => {
    await change.run(profile, { avatar: null });
    onChanged();
  };
  const picture = { id: "avatar", url: profile.avatar.smallUrl, description: fullName(profile) };
  return (
    <section aria-label={t`Pictures`}>
      <Stack gap={12}>
        <h2>
          <Trans>Pictures</Trans>
        </h2>
        <PictureList pictures={[picture]} remove={mayRemove ? remove : undefined} />
      </Stack>
    </section>
  );
}
