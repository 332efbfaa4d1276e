/** Step 4 of an employer's sign-up: the roles they look for, and who else is on the team. */
import { useLingui } from "@lingui/react/macro";

import { roleTitles } from "#features/educators/job-preferences.ts";
import { roleLabels } from "#features/educators/screens/preference-labels.ts";
import { CheckboxesField } from "#platform/web/ui/form/choice-field.tsx";
import { InviteColleagues } from "./invite-colleagues.tsx";

export function HiringStep() {
  const { t, i18n } = useLingui();
  const options = roleTitles.map((value) => ({ value, label: i18n._(roleLabels[value]) }));
  return (
    <>
      <CheckboxesField
        name="roles"
        label={t`Roles you want to fill`}
        hint={t`Your first job post starts with the first one you choose.`}
        options={options}
        optional
      />
      <InviteColleagues />
    </>
  );
}
