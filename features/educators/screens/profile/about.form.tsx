/** Name, home and phone: what every employer needs first. */
import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "react-router";
import { z } from "zod";

import { pages } from "#features/paths.ts";
import { ClosedArea, useClosedZip } from "#features/places/screens/closed-area.tsx";
import { ZipTownField } from "#features/places/screens/zip-town-field.tsx";
import { zipCode } from "#features/places/zip-code-field.ts";
import { phoneNumber } from "#platform/shared/phone-number.ts";
import { requiredText } from "#platform/shared/required-text.ts";
import { Form } from "#platform/web/ui/form/form.tsx";
import { TextField } from "#platform/web/ui/form/text-field.tsx";
import { toast } from "#platform/web/ui/feedback/toast.ts";
import { useZodForm } from "#platform/web/forms/use-zod-form.ts";
import { useChange } from "#platform/web/data/use-change.ts";
import { UserProfile } from "../../user-profile.ts";
import { Cluster } from "#platform/web/ui/layout/stack.tsx";
import classes from "./entries/entry-list.module.css";
import type { OwnProfile } from "./use-own-profile.ts";

const about = z.object({
  firstName: requiredText(/*i18n*/ "Enter your first name", 100),
  lastName: requiredText(/*i18n*/ "Enter your last name", 100),
  zipCode,
  phoneNumber,
});

export function AboutForm({ profile }: { profile: OwnProfile }) {
  const { t } = useLingui();
  const change = useChange(UserProfile);
  const closedZip = useClosedZip();
  const form = useZodForm({
    schema: about,
    initial: {
      firstName: profile.firstName,
      lastName: profile.lastName,
      zipCode: profile.zipCode ?? "",
      phoneNumber: profile.phoneNumber ?? "",
    },
    submit: async (values) => {
      await closedZip.watch(values.zipCode, change.run(profile, values));
      toast(t`Saved`);
    },
  });
  return (
    <>
      <Form form={form} label={t`About you`} submit={t`Save`}>
        <Cluster gap={[16, 24]} align="stretch" className={classes.pair}>
          <TextField name="firstName" autoComplete="given-name" label={t`First name`} />
          <TextField name="lastName" autoComplete="family-name" label={t`Last name`} />
        </Cluster>
        <ZipTownField name="zipCode" label={t`ZIP code`} />
        <TextField
          name="phoneNumber"
          type="tel"
          autoComplete="tel"
          inputMode="tel"
          label={t`Phone number`}
          hint={t`Employers see it only after you apply or answer them.`}
          optional
        />
        <div>
          <p className="small muted">
            <Trans>Email</Trans>
          </p>
          <p>
            {profile.email}{" "}
            <Link to={pages.settings}>
              <Trans>Change it in settings</Trans>
            </Link>
          </p>
        </div>
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
