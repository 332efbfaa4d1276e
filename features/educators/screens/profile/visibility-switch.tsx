/** Whether employers see a part of the profile: saved immediately. */
import { Trans } from "@lingui/react/macro";

import { Switch } from "#platform/web/ui/form/switch.tsx";
import { useChange } from "#platform/web/data/use-change.ts";
import { UserProfile } from "../../user-profile.ts";
import type { OwnProfile } from "./use-own-profile.ts";

interface VisibilitySwitchProps {
  profile: OwnProfile;
  name: "showEducation" | "showCertifications";
  children: React.ReactNode;
}

export function VisibilitySwitch({ profile, name, children }: VisibilitySwitchProps) {
  const change = useChange(UserProfile, { optimistic: true });
  return (
    <div>
      <Switch isOn={profile[name]} onChange={(isOn) => void change.run(profile, { [name]: isOn })}>
        {children}
      </Switch>
      {!profile[name] && (
        <p className="small muted">
          <Trans>Employers don't see it. What jobs ask for is still compared with it.</Trans>
        </p>
      )}
    </div>
  );
}
