/** The photo employers see of an educator. */
import { Trans } from "@lingui/react/macro";

import { PhotoPicker } from "#platform/web/ui/media/photo-picker.tsx";
import { useChange } from "#platform/web/data/use-change.ts";
import { fullName } from "#features/accounts/full-name.ts";
import { UserProfile } from "../../user-profile.ts";
import type { OwnProfile } from "./use-own-profile.ts";

export function PhotoSection({ profile }: { profile: OwnProfile }) {
  const change = useChange(UserProfile);
  return (
    <PhotoPicker
      id={profile.id}
      name={fullName(profile)}
      purpose="avatar"
      current={profile.avatar}
      save={(avatar) => change.run(profile, { avatar })}
      hint={<Trans>Your face, in good light. JPG or PNG, up to 5 MB. It is cut to a square.</Trans>}
    />
  );
}
