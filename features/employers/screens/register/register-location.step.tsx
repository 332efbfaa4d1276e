/** Step 3 of an employer's sign-up: is this where educators will work? */
import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect } from "react";

import { fiveDigits } from "#features/places/zip-code.ts";
import { CheckboxesField } from "#platform/web/ui/form/choice-field.tsx";
import { useDocument } from "#platform/web/data/use-document.ts";
import type { FormState } from "#platform/web/forms/form-state.ts";
import { typedLocation, type Registration, emptyLocation, maxLocations } from "../../registration-form.ts";
import classes from "./register-employer.module.css";
import { useMatchingPrograms } from "./use-matching-programs.ts";
import { ZipTownField } from "#features/places/screens/zip-town-field.tsx";
import { TextField } from "#platform/web/ui/form/text-field.tsx";
import { RepeatedRows } from "./repeated-rows.tsx";

interface LocationStepProps {
  form: FormState<Registration>;
  change: () => void;
}

export function LocationStep({ form, change }: LocationStepProps) {
  const { t } = useLingui();
  const { values } = form;
  const options = useLocationOptions(values);
  const known = options.map(({ value }) => value).join(" ");
  // Right in most cases: somebody only has to say so.
  useEffect(() => {
    if (known) form.setFieldValue("locationIds", known.split(" "));
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- on arrival, and when other locations become known
  }, [known]);
  return (
    <>
      <CheckboxesField
        name="locationIds"
        label={t`Where will educators work?`}
        hint={t`They see this address with your jobs.`}
        options={options}
      />
      <button type="button" className={classes.back} onClick={change}>
        {values.belonging === "claim" ? (
          <Trans>Choose another program</Trans>
        ) : (
          <Trans>Change the address</Trans>
        )}
      </button>
      <MoreLocations first={options.length} />
    </>
  );
}

/** The address typed just now; of a claimed program those its licence names. */
function useLocationOptions(values: Registration) {
  const { chosen } = useMatchingPrograms(values);
  const { data } = useDocument(`places?filter[zipCode]=${fiveDigits(values.zipCode.trim())}`);
  if (values.belonging === "claim")
    return (chosen?.locations ?? []).map(({ id, name, address }) => ({
      value: id,
      label: name,
      hint: address,
    }));
  const [place] = data && Array.isArray(data.data) ? data.data : [];
  // "Austin, TX 78701" says more than the ZIP alone; without it the ZIP does.
  const address = `${values.address}, ${String(place?.attributes?.label ?? values.zipCode)}`;
  return [{ value: typedLocation, label: values.employerName, hint: address }];
}

/**
 * Further locations of a new program, each by its address.
 *
 * `first` is how many there are before them.
 */
function MoreLocations({ first }: { first: number }) {
  const { t } = useLingui();
  return (
    <RepeatedRows
      name="moreLocations"
      empty={emptyLocation}
      most={maxLocations - first}
      add={t`Add another location`}
      full={t`You can add more locations later, on your profile.`}
      title={(index) => t`Location ${first + index + 1}`}
      remove={(index) => t`Remove location ${first + index + 1}`}
    >
      {(row) => (
        <>
          <TextField
            name={`${row}.name`}
            label={t`Name`}
            hint={t`Like Sunny Hill East. Leave it empty to use your program's name and the city.`}
            optional
          />
          <TextField name={`${row}.address`} label={t`Street address`} />
          <ZipTownField name={`${row}.zipCode`} label={t`ZIP code`} />
        </>
      )}
    </RepeatedRows>
  );
}
