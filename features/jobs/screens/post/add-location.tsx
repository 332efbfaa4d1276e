/** A new location inside the job form: name, address and ZIP, then the job form continues. */
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { z } from "zod";
import { Location } from "#features/employers/location.ts";
import { ApiError } from "#platform/web/api-client/api-error.ts";
import { useCreate } from "#platform/web/data/use-create.ts";
import { BusyButton } from "#platform/web/ui/form/busy-button.tsx";
import { Button } from "#platform/web/ui/form/button.tsx";
import { FormContext } from "#platform/web/forms/form-scope.ts";
import { TextField } from "#platform/web/ui/form/text-field.tsx";
import { useZodForm } from "#platform/web/forms/use-zod-form.ts";
import type { LocationRecord } from "../job-records.ts";
import { Card, Cluster } from "#platform/web/ui/layout/stack.tsx";

interface AddLocationProps {
  onAdded: (location: LocationRecord) => void;
  onCancel?: () => void;
}

const { name, address, zip } = Location.attributes;
const locationInput = z.object({ name, address, zip });

/** Inside another form, so it is a fieldset with its own button, not a nested form. */
export function AddLocation({ onAdded, onCancel }: AddLocationProps) {
  const { t, i18n } = useLingui();
  const create = useCreate(Location);
  const [general, setGeneral] = useState<string | null>(null);
  const form = useZodForm({
    schema: locationInput,
    initial: { name: "", address: "", zip: "" },
    guard: false,
    submit: async (values) => {
      try {
        onAdded(await create.run(values));
      } catch (error) {
        if (
          error instanceof ApiError &&
          !Object.keys(error.fields).some((field) => Object.hasOwn(values, field))
        ) {
          setGeneral(error.message);
        }
        throw error;
      }
    },
  });
  return (
    <FormContext value={{ ...form, id: "add-location" }}>
      <Card
        as="fieldset"
        gap={16}
        onKeyDown={(event) => {
          if (event.key !== "Enter" || !(event.target instanceof HTMLInputElement)) return;
          // Enter adds the place; it must not send the form around it.
          event.preventDefault();
          form.submit();
        }}
      >
        <legend>
          <Trans>Add the place educators will work.</Trans>
        </legend>
        {general && (
          <p role="alert" className="danger">
            {i18n._(general)}
          </p>
        )}
        <TextField name="name" label={t`Name of the location`} autoComplete="off" />
        <TextField name="address" label={t`Street address`} autoComplete="street-address" />
        <TextField name="zip" label={t`ZIP code`} autoComplete="postal-code" inputMode="numeric" chars={10} />
        <Cluster gap={8} align="stretch">
          {onCancel && (
            <Button variant="outline" onClick={onCancel}>
              <Trans>Cancel</Trans>
            </Button>
          )}
          <BusyButton isBusy={form.isSending} onClick={() => form.submit()}>
            {t`Add location`}
          </BusyButton>
        </Cluster>
      </Card>
    </FormContext>
  );
}
