/** Step 2 of an employer's sign-up: the program, unless it stands here already and is claimed or joined. */
import { useLingui } from "@lingui/react/macro";

import { useFormScope } from "#platform/web/ui/form-scope.ts";
import { SelectField } from "#platform/web/ui/select-field.tsx";
import { TextField, ZipField } from "#platform/web/ui/text-field.tsx";
import { centerTypes } from "../employer-constants.ts";
import type { Registration } from "../registration-form.ts";
import { centerTypeWords } from "./employer-words.ts";
import { IsThisYours } from "./is-this-yours.tsx";

export function ProgramStep({ hasAccount }: { hasAccount: boolean }) {
  const { t } = useLingui();
  const { belonging } = useFormScope().form.values as Registration;
  return (
    <>
      <TextField name="employerName" autoComplete="organization" label={t`Name of your program`} />
      <ZipField name="zipCode" label={t`ZIP code`} />
      <IsThisYours hasAccount={hasAccount} />
      {belonging === "new" && <NewProgram />}
    </>
  );
}

function NewProgram() {
  const { t, i18n } = useLingui();
  const types = centerTypes.map((value) => ({ value, label: i18n._(centerTypeWords[value]) }));
  return (
    <>
      <TextField
        name="address"
        autoComplete="street-address"
        label={t`Street address`}
        hint={t`Where educators will work, like 410 Oak Street`}
      />
      <SelectField name="centerType" label={t`Type of program`} options={types} empty={t`Choose one`} />
      <TextField
        name="website"
        type="url"
        inputMode="url"
        autoComplete="url"
        label={t`Website`}
        hint={t`Like sunnyhill.example`}
        optional
      />
      <TextField
        name="capacity"
        inputMode="numeric"
        chars={6}
        label={t`Capacity`}
        hint={t`How many children you are licensed for`}
        optional
      />
    </>
  );
}
