/** Step 3 of an employer's sign-up: is this where educators will work? */
import { Trans, useLingui } from "@lingui/react/macro";

import { CheckboxesField } from "#platform/web/ui/choice-field.tsx";
import { useFormScope } from "#platform/web/ui/form-scope.ts";
import type { Registration } from "../registration-form.ts";
import { typedLocation } from "../registration-form.ts";
import classes from "./register-employer.module.css";
import { useMatches } from "./use-matches.ts";

export function LocationStep({ change }: { change: () => void }) {
  const { t } = useLingui();
  const values = useFormScope().form.values as Registration;
  const { chosen } = useMatches(values);
  const claimed = chosen?.locations.map(({ id, name, address }) => ({
    value: id,
    label: name,
    hint: address,
  }));
  const typed = {
    value: typedLocation,
    label: values.employerName,
    hint: `${values.address}, ${values.zipCode}`,
  };
  return (
    <>
      <CheckboxesField
        name="locationIds"
        label={t`Where will educators work?`}
        hint={t`They see this address with your jobs. You can add more locations later.`}
        options={values.belonging === "claim" ? (claimed ?? []) : [typed]}
      />
      <button type="button" className={classes.back} onClick={change}>
        <Trans>Change the address</Trans>
      </button>
    </>
  );
}
