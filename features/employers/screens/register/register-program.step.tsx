/** Step 2 of an employer's sign-up: the program, unless it exists already and is claimed or joined. */
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";

import { useFormScope } from "#platform/web/forms/form-scope.ts";
import type { FormState } from "#platform/web/forms/form-state.ts";
import { SelectField } from "#platform/web/ui/form/select-field.tsx";
import { ZipTownField } from "#features/places/screens/zip-town-field.tsx";
import { TextField } from "#platform/web/ui/form/text-field.tsx";
import { centerTypes } from "../../employer-constants.ts";
import type { Registration } from "../../registration-form.ts";
import { centerTypeLabels } from "../employer-labels.ts";
import { MatchingPrograms } from "./matching-programs.tsx";
import classes from "./register-employer.module.css";

export function ProgramStep({ form }: { form: FormState<Registration> }) {
  const { t } = useLingui();
  const { belonging } = form.values;
  return (
    <>
      <TextField name="employerName" autoComplete="organization" label={t`Name of your program`} />
      <ZipTownField name="zipCode" label={t`ZIP code`} />
      {belonging !== "claim" && <FindByLicense />}
      <MatchingPrograms form={form} />
      {belonging === "new" && <NewProgram />}
    </>
  );
}

/** Most know their program's name; a license number finds it also where the roster spells it otherwise. */
function FindByLicense() {
  const { t } = useLingui();
  const { licenseNumber } = useFormScope().form.values;
  const [isOpen, setOpen] = useState(false);
  if (!isOpen && !licenseNumber)
    return (
      <button type="button" className={classes.back} onClick={() => setOpen(true)}>
        <Trans>Find my program by its license number</Trans>
      </button>
    );
  return (
    <TextField
      name="licenseNumber"
      label={t`License number`}
      hint={t`If your state's list of licensed programs is here, yours comes up.`}
      chars={20}
      // Pressing the button asked for it: the focus goes where it stood.
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- it follows a press
      autoFocus={isOpen}
      optional
    />
  );
}

function NewProgram() {
  const { t, i18n } = useLingui();
  const types = centerTypes.map((value) => ({ value, label: i18n._(centerTypeLabels[value]) }));
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
