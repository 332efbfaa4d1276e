/** Further locations of a new program, each by its address. */
import { useLingui } from "@lingui/react/macro";

import { TextField, ZipField } from "#platform/web/ui/form/text-field.tsx";
import { emptyLocation, maxLocations } from "../../registration-form.ts";
import { RepeatedRows } from "./repeated-rows.tsx";

/** `first` is how many there are before them. */
export function MoreLocations({ first }: { first: number }) {
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
          <ZipField name={`${row}.zipCode`} label={t`ZIP code`} />
        </>
      )}
    </RepeatedRows>
  );
}
