/** An educator's phone number in the settings: the profile's number. */
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";

import { useSession } from "#features/accounts/screens/session/current-session.ts";
import { Button } from "#platform/web/ui/form/button.tsx";
import { FocusFirst } from "#platform/web/ui/layout/focus-first.tsx";
import { Loaded } from "#platform/web/ui/feedback/loaded.tsx";
import { toast } from "#platform/web/ui/feedback/toast.ts";
import { useOwnProfile } from "../profile/use-own-profile.ts";
import { PhoneForm } from "./phone.form.tsx";
import { Stack } from "#platform/web/ui/layout/stack.tsx";

/** Employers have one on each of their profiles. */
export const PhoneSetting = () => (useSession().userType === "educator" ? <OwnPhone /> : null);

function OwnPhone() {
  const { t } = useLingui();
  const query = useOwnProfile();
  const [isOpen, setOpen] = useState(false);
  return (
    <Loaded query={query} failure={t`We couldn't load your phone number.`} skeleton={<p />}>
      {(profile) => (
        <Stack gap={20}>
          <div>
            <p className="small muted">
              <Trans>Phone number</Trans>
            </p>
            <p className="strong">{profile.phoneNumber ?? <Trans>None yet</Trans>}</p>
          </div>
          {isOpen ? (
            <FocusFirst>
              <PhoneForm
                profile={profile}
                submit={t`Save`}
                onSaved={() => {
                  setOpen(false);
                  toast(t`Saved`);
                }}
                beside={
                  <Button variant="subtle" onClick={() => setOpen(false)}>
                    <Trans>Cancel</Trans>
                  </Button>
                }
              />
            </FocusFirst>
          ) : (
            <div>
              <Button variant="outline" onClick={() => setOpen(true)}>
                {profile.phoneNumber ? <Trans>Change number</Trans> : <Trans>Add a number</Trans>}
              </Button>
            </div>
          )}
        </Stack>
      )}
    </Loaded>
  );
}
