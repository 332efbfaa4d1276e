/** Invites a colleague: their name, their role, and the locations they are responsible for. */
import { Trans, useLingui } from "@lingui/react/macro";
import { z } from "zod";

import { email } from "#features/accounts/credentials.ts";
import { Button } from "#platform/web/ui/form/button.tsx";
import { RadioField } from "#platform/web/ui/form/choice-field.tsx";
import { Dialog } from "#platform/web/ui/overlay/dialog.tsx";
import { Form } from "#platform/web/ui/form/form.tsx";
import { TextField } from "#platform/web/ui/form/text-field.tsx";
import { toast } from "#platform/web/ui/feedback/toast.ts";
import { useZodForm } from "#platform/web/forms/use-zod-form.ts";
import { useCreate } from "#platform/web/data/use-create.ts";
import { useLabels } from "#platform/web/i18n/labels.ts";
import { employerRoles } from "../../../employer-constants.ts";
import { EmployerProfile } from "../../../employer-profile.ts";
import { employerRoleLabels } from "../../employer-labels.ts";
import { Cluster } from "#platform/web/ui/layout/stack.tsx";
import page from "../employer-profile.module.css";
import type { LocationRecord } from "../locations/location-record.ts";
import { chosenLocations, LocationChoice } from "./location-choice.tsx";

const { firstName, lastName } = EmployerProfile.attributes;
const schema = z.object({
  firstName,
  lastName,
  email,
  position: z.string().trim().max(100),
  role: z.enum(employerRoles),
  locationIds: chosenLocations,
});

interface InviteDialogProps {
  locations: readonly LocationRecord[];
  close: () => void;
}

export function InviteDialog({ locations, close }: InviteDialogProps) {
  const { t } = useLingui();
  const labelFor = useLabels();
  const invite = useCreate(EmployerProfile);
  const hasChoice = locations.length > 1;
  const form = useZodForm({
    // With one location or none there is nothing to choose.
    schema: hasChoice ? schema : schema.omit({ locationIds: true }),
    guard: false,
    initial: {
      firstName: "",
      lastName: "",
      email: "",
      position: "",
      role: "member",
      locationIds: locations.map(({ id }) => id),
    },
    submit: async (values) => {
      const { position, ...who } = values;
      await invite.run({ ...who, position: position || null });
      toast(t`The invitation is on its way to ${values.email}`);
      close();
    },
  });
  const hints = {
    owner: t`Invites and removes people, and pays.`,
    member: t`Posts jobs, answers applicants and books interviews.`,
  };
  return (
    <Dialog
      isOpen
      onClose={close}
      title={t`Invite teammate`}
      size="medium"
      closesOutside={!form.form.isDirty()}
    >
      <Form
        form={form}
        label={t`Invite teammate`}
        submit={t`Send invitation`}
        beside={
          <Button variant="outline" onClick={close}>
            <Trans>Cancel</Trans>
          </Button>
        }
      >
        <Cluster gap={[16, 24]} align="stretch" className={page.pair}>
          <TextField name="firstName" autoComplete="off" label={t`First name`} />
          <TextField name="lastName" autoComplete="off" label={t`Last name`} />
        </Cluster>
        <TextField name="email" type="email" autoComplete="off" label={t`Work email`} />
        <TextField name="position" autoComplete="off" label={t`Position`} optional />
        <RadioField
          name="role"
          label={t`What may they do?`}
          options={employerRoles
            .toReversed()
            .map((role) => ({ value: role, label: labelFor(employerRoleLabels, role), hint: hints[role] }))}
        />
        {hasChoice && <LocationChoice locations={locations} />}
      </Form>
    </Dialog>
  );
}
