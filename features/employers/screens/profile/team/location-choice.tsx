/** A form field for the locations that a member is responsible for. */
import { useLingui } from "@lingui/react/macro";
import { z } from "zod";

import { CheckboxesField } from "#platform/web/ui/form/choice-field.tsx";
import { MultiComboboxField } from "#platform/web/ui/form/combobox-field.tsx";
import type { LocationRecord } from "../locations/location-record.ts";

export const chosenLocations = z.array(z.string()).min(1, /*i18n*/ "Choose at least one location");

/** More locations are searched by name. */
const maxCheckboxes = 6;

export function LocationChoice({ locations }: { locations: readonly LocationRecord[] }) {
  const { t } = useLingui();
  const parts = {
    name: "locationIds",
    label: t`Locations`,
    hint: t`They are told about applicants at these.`,
  };
  if (locations.length > maxCheckboxes)
    return (
      <MultiComboboxField
        {...parts}
        options={locations.map(({ id, name }) => ({ value: id, label: name }))}
      />
    );
  return (
    <CheckboxesField
      {...parts}
      options={locations.map(({ id, name, address }) => ({ value: id, label: name, hint: address }))}
    />
  );
}
