/** The form of a location: its name, address, capacity and contact details. */
import { Trans, useLingui } from "@lingui/react/macro";
import { z } from "zod";

import { ZipTownField } from "#features/places/screens/zip-town-field.tsx";
import { Button } from "#platform/web/ui/form/button.tsx";
import { FocusFirst } from "#platform/web/ui/layout/focus-first.tsx";
import { Form } from "#platform/web/ui/form/form.tsx";
import { NumberField } from "#platform/web/ui/form/number-field.tsx";
import { TextField } from "#platform/web/ui/form/text-field.tsx";
import { toast } from "#platform/web/ui/feedback/toast.ts";
import { useZodForm } from "#platform/web/forms/use-zod-form.ts";
import { useChange } from "#platform/web/data/use-change.ts";
import { useCreate } from "#platform/web/data/use-create.ts";
import { Location } from "../../../location.ts";
import { changedValues } from "../changed-values.ts";
import { Cluster } from "#platform/web/ui/layout/stack.tsx";
import page from "../employer-profile.module.css";
import type { LocationRecord } from "./location-record.ts";

const { name, address, additional_address, neighborhood, zip, capacity, email, phone_number } =
  Location.attributes;
const emptyIsNull = (value: unknown) => (typeof value === "string" && value.trim() === "" ? null : value);

const schema = z.object({
  name,
  address,
  additional_address: z.preprocess(emptyIsNull, additional_address),
  neighborhood: z.preprocess(emptyIsNull, neighborhood),
  zip,
  capacity,
  email: z.preprocess(emptyIsNull, email),
  phone_number,
});

interface LocationFormProps {
  /** Null for a new one. */
  location: LocationRecord | null;
  close: () => void;
}

export function LocationForm({ location, close }: LocationFormProps) {
  const { t } = useLingui();
  const create = useCreate(Location);
  const change = useChange(Location);
  const form = useZodForm({
    schema,
    initial: initialOf(location),
    submit: async (values) => {
      if (location) await change.run(location, changedValues(form.form, values));
      else await create.run(values);
      toast(location ? t`Saved` : t`${values.name} is added`);
      form.form.resetDirty();
      close();
    },
  });
  return (
    <FocusFirst>
      <Form
        form={form}
        label={location ? t`Edit ${location.name}` : t`Add a location`}
        submit={location ? t`Save` : t`Add location`}
        beside={
          <Button variant="outline" onClick={close}>
            <Trans>Cancel</Trans>
          </Button>
        }
      >
        <TextField name="name" autoComplete="off" label={t`Name of the location`} />
        <TextField name="address" autoComplete="address-line1" label={t`Street address`} />
        <Cluster gap={[16, 24]} align="stretch" className={page.pair}>
          <TextField
            name="additional_address"
            autoComplete="address-line2"
            label={t`Building, floor or suite`}
            optional
          />
          <TextField name="neighborhood" autoComplete="off" label={t`Neighborhood`} optional />
        </Cluster>
        <ZipTownField name="zip" label={t`ZIP code`} />
        <NumberField name="capacity" label={t`How many children is there room for?`} chars={5} optional />
        <Cluster gap={[16, 24]} align="stretch" className={page.pair}>
          <TextField
            name="phone_number"
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            label={t`Phone number of the location`}
            optional
          />
          <TextField
            name="email"
            type="email"
            autoComplete="email"
            label={t`Email of the location`}
            optional
          />
        </Cluster>
        <p className="small muted reading">
          <Trans>Educators see the name and the address. Phone number and email are for your team.</Trans>
        </p>
      </Form>
    </FocusFirst>
  );
}

const initialOf = (location: LocationRecord | null) => ({
  name: location?.name ?? "",
  address: location?.address ?? "",
  additional_address: location?.additional_address ?? "",
  neighborhood: location?.neighborhood ?? "",
  zip: location?.zip ?? "",
  capacity: location?.capacity ?? null,
  email: location?.email ?? "",
  phone_number: location?.phone_number ?? "",
});
