/** One field for a phone number, saved on the profile. */
import { useLingui } from "@lingui/react/macro";

import { Form } from "#platform/web/ui/form/form.tsx";
import { TextField } from "#platform/web/ui/form/text-field.tsx";
import { useZodForm } from "#platform/web/forms/use-zod-form.ts";
import { useChange } from "#platform/web/data/use-change.ts";
import { UserProfile } from "../../user-profile.ts";
import type { OwnProfile } from "../profile/use-own-profile.ts";

const inputs = () => import("./phone-input.ts");
const schema = () => inputs().then((module) => module.phoneInput);
const requiredSchema = () => inputs().then((module) => module.requiredPhoneInput);

interface PhoneFormProps {
  profile: OwnProfile;
  isRequired?: boolean;
  submit: string;
  onSaved: () => Promise<void> | void;
  beside?: React.ReactNode;
}

export function PhoneForm({ profile, isRequired, submit, onSaved, beside }: PhoneFormProps) {
  const { t } = useLingui();
  const change = useChange(UserProfile);
  const form = useZodForm({
    schema: isRequired ? requiredSchema : schema,
    initial: { phoneNumber: profile.phoneNumber ?? "" },
    submit: async (values) => {
      await change.run(profile, values);
      await onSaved();
    },
  });
  return (
    <Form form={form} label={t`Phone number`} submit={submit} beside={beside}>
      <TextField
        name="phoneNumber"
        type="tel"
        autoComplete="tel"
        inputMode="tel"
        chars={20}
        label={t`Phone number`}
        hint={t`Employers see it only after you apply or answer them.`}
      />
    </Form>
  );
}
