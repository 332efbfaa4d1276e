/**
 * Who sees the profile: everybody, only employers applied to, or nobody; the excluded employers; and a pause.
 */
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { z } from "zod";

import { RadioField } from "#platform/web/ui/form/choice-field.tsx";
import { Form } from "#platform/web/ui/form/form.tsx";
import { Switch } from "#platform/web/ui/form/switch.tsx";
import { toast } from "#platform/web/ui/feedback/toast.ts";
import { useZodForm } from "#platform/web/forms/use-zod-form.ts";
import { useChange } from "#platform/web/data/use-change.ts";
import { useLabels } from "#platform/web/i18n/labels.ts";
import { visibilityStates } from "../../educator-states.ts";
import { UserProfile } from "../../user-profile.ts";
import { pauseHint, visibilityStateLabels } from "../educator-state-labels.ts";
import { excludedEmployers } from "../educator-slots.ts";
import { Stack } from "#platform/web/ui/layout/stack.tsx";
import type { OwnProfile } from "./use-own-profile.ts";

export const VisibilitySection = ({ profile }: { profile: OwnProfile }) => (
  <Stack gap={24}>
    <VisibilityChoice profile={profile} />
    <excludedEmployers.Outlet profile={profile} />
    <PauseSwitch profile={profile} />
  </Stack>
);

/** Who finds and who sees the profile; onboarding ends with it, too. */
export function VisibilityChoice({ profile }: { profile: OwnProfile }) {
  const { t } = useLingui();
  const labelFor = useLabels();
  const change = useChange(UserProfile, { optimistic: true });
  const form = useZodForm({
    schema: z.object({ visibilityState: z.enum(visibilityStates) }),
    initial: { visibilityState: profile.visibilityState },
    guard: false,
    submit: () => Promise.resolve(),
  });
  const hints = {
    visible: t`Your profile is in their search, and they can write to you.`,
    applied_only: t`You are not in their search. Only employers you apply to or answer see your profile.`,
    hidden: t`Nobody sees your profile. Employers you applied to keep the application and your messages, without the profile and its documents.`,
  };
  return (
    <Form form={form} label={t`Visibility`} submit={false}>
      <RadioField
        name="visibilityState"
        label={t`Who can see your profile?`}
        options={visibilityStates.map((state) => ({
          value: state,
          label: labelFor(visibilityStateLabels, state),
          hint: hints[state],
        }))}
        onChange={(visibilityState) => void saveVisibility(visibilityState)}
      />
    </Form>
  );

  async function saveVisibility(visibilityState: string) {
    const saved = await change.run(profile, { visibilityState });
    if (saved) toast(t`Saved`);
    else form.form.setFieldValue("visibilityState", profile.visibilityState);
  }
}

function PauseSwitch({ profile }: { profile: OwnProfile }) {
  const { t, i18n } = useLingui();
  const change = useChange(UserProfile, { optimistic: true });
  const isPaused = profile.activeState === "paused";
  const [wasPaused] = useState(isPaused);
  // Whom no search finds anyway has nothing to pause; a switch that ended a pause stays under the finger.
  if (!isPaused && !wasPaused && profile.visibilityState !== "visible") return null;
  const pause = async (isOn: boolean) => {
    const saved = await change.run(profile, { activeState: isOn ? "paused" : "active" });
    if (saved) toast(isOn ? t`Your profile is paused` : t`Your profile is active again`);
  };
  return (
    <div>
      <Switch isOn={isPaused} onChange={(isOn) => void pause(isOn)}>
        <Trans>Pause my profile</Trans>
      </Switch>
      <p className="small muted">{i18n._(pauseHint)}</p>
    </div>
  );
}
