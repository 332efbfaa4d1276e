/** Asks an educator for the phone number of text messages, and switches them on with it. */
import { useLingui } from "@lingui/react/macro";

import { FocusFirst } from "#platform/web/ui/layout/focus-first.tsx";
import { Loaded } from "#platform/web/ui/feedback/loaded.tsx";
import { useOwnProfile } from "../profile/use-own-profile.ts";
import { PhoneForm } from "./phone.form.tsx";

export function SmsNumber({ onSaved }: { onSaved: () => Promise<void> }) {
  const { t } = useLingui();
  const query = useOwnProfile();
  return (
    <Loaded query={query} failure={t`We couldn't load your phone number.`} skeleton={<p />}>
      {(profile) => (
        <FocusFirst>
          <PhoneForm profile={profile} isRequired submit={t`Save and text me`} onSaved={onSaved} />
        </FocusFirst>
      )}
    </Loaded>
  );
}
