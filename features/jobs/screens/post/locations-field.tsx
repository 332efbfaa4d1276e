/** The locations of a job: the employer's own, and a new one without leaving the form. */
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { useCollection } from "#platform/web/data/use-collection.ts";
import { Button } from "#platform/web/ui/form/button.tsx";
import { CheckboxesField } from "#platform/web/ui/form/choice-field.tsx";
import { MultiComboboxField } from "#platform/web/ui/form/combobox-field.tsx";
import { useFormScope } from "#platform/web/forms/form-scope.ts";
import { Loaded } from "#platform/web/ui/feedback/loaded.tsx";
import { SkeletonRows } from "#platform/web/ui/feedback/skeleton-rows.tsx";
import { ownLocations } from "./own-locations.ts";
import { AddLocation } from "./add-location.tsx";
import { Stack } from "#platform/web/ui/layout/stack.tsx";
import classes from "./job-fields.module.css";
import type { LocationRecord } from "../job-records.ts";

/** Rows up to six, a searchable list above. */
const maxLocationsAsList = 6;

export function LocationsField() {
  const { t } = useLingui();
  const { form } = useFormScope();
  const query = useCollection(...ownLocations);
  const [isAdding, setAdding] = useState(false);
  const choose = (location: LocationRecord) => {
    const chosen = form.getValues().locationIds as string[];
    form.setFieldValue("locationIds", [...chosen, location.id]);
    setAdding(false);
  };
  return (
    <Loaded
      query={query}
      failure={t`We couldn't load your locations.`}
      skeleton={<SkeletonRows count={2} height={48} />}
    >
      {(locations) => (
        <Stack gap={12} align="start" className={classes.place}>
          <Choice locations={locations} />
          {isAdding || locations.length === 0 ? (
            <AddLocation onAdded={choose} onCancel={locations.length ? () => setAdding(false) : undefined} />
          ) : (
            <Button variant="outline" onClick={() => setAdding(true)}>
              <Trans>Add another location</Trans>
            </Button>
          )}
        </Stack>
      )}
    </Loaded>
  );
}

function Choice({ locations }: { locations: LocationRecord[] }) {
  const { t } = useLingui();
  const options = locations.map(({ id, name, address, city }) => ({
    value: id,
    label: name,
    hint: [address, city].filter(Boolean).join(", "),
  }));
  if (locations.length <= maxLocationsAsList) {
    return <CheckboxesField name="locationIds" label={t`Where is the work?`} options={options} />;
  }
  const named = options.map(({ value, label, hint }) => ({ value, label: `${label} · ${hint}` }));
  return <MultiComboboxField name="locationIds" label={t`Where is the work?`} options={named} />;
}
