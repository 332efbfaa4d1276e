/** Name and ZIP, where signing up left them open. */
import { Trans, useLingui } from "@lingui/react/macro";
import { z } from "zod";

import { ClosedArea, useClosedZip } from "#features/places/screens/closed-area.tsx";
import { zipCode } from "#features/places/zip-code-field.ts";
import { Form } from "#platform/web/ui/form/form.tsx";
import { SubmitButton } from "#platform/web/ui/form/submit-button.tsx";
import { TextField, ZipField } from "#platform/web/ui/form/text-field.tsx";
import { useZodForm } from "#platform/web/forms/use-zod-form.ts";
import { useChange } from "#platform/web/data/use-change.ts";

import { UserProfile } from "../../user-profile.ts";
import { Cluster } from "#platform/web/ui/layout/stack.tsx";
import classes from "./onboarding.module.css";
import type { OnboardingFlow } from "./use-onboarding-flow.ts";

const { firstName, lastName } = UserProfile.attributes;
const schema = z.object({ firstName, lastName, zipCode });

export function AboutYouForm({ flow }: { flow: OnboardingFlow }) {
  const { t } = useLingui();
  const { profile } = flow;
  const change = useChange(UserProfile);
  const closedZip = useClosedZip();
  const form = useZodForm({
    schema,
    initial: {
      firstName: profile.firstName,
      lastName: profile.lastName,
      zipCode: profile.zipCode ?? "",
    },
    guard: false,
    submit: async (values) => {
      await closedZip.watch(values.zipCode, change.run(profile, values));
      flow.next();
    },
  });
  return (
    <>
      <Form form={form} submit={false}>
        <TextField name="firstName" autoComplete="given-name" label={t`First name`} />
        <TextField name="lastName" autoComplete="family-name" label={t`Last name`} />
        <ZipField name="zipCode" label={t`ZIP code`} />
        <Cluster gap={[8, 12]} className={classes.foot}>
          <SubmitButton>
            <Trans>Continue</Trans>
          </SubmitButton>
        </Cluster>
      </Form>
      {closedZip.zip && (
        <ClosedArea
          zip={closedZip.zip}
          email={profile.email}
          home={profile.city && `${profile.city}, ${profile.state}`}
        />
      )}
    </>
  );
}
