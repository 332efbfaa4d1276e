/** The step for choosing locations, shown only where a job has several. */
import { useLingui } from "@lingui/react/macro";

import { locationsOf } from "#features/jobs/screens/job-records.ts";
import { formatAddress } from "#features/jobs/screens/job/employer-locations.tsx";
import { CheckboxesField } from "#platform/web/ui/form/choice-field.tsx";
import { Form } from "#platform/web/ui/form/form.tsx";
import { locationsInput } from "./apply-input.ts";
import type { ApplyFlow } from "./use-apply-flow.ts";
import { useStepForm } from "./use-step-form.ts";

export function LocationsStep({ flow, label }: { flow: ApplyFlow; label: string }) {
  const { t } = useLingui();
  const form = useStepForm({
    schema: locationsInput,
    initial: { locationIds: flow.draft.locationIds },
    onChange: ({ locationIds }) => flow.change({ locationIds }),
    next: flow.next,
  });
  return (
    <Form form={form} submit={t`Continue`}>
      <CheckboxesField
        name="locationIds"
        label={<span className="visually-hidden">{label}</span>}
        hint={t`Choose all that suit you.`}
        options={locationsOf(flow.job).map((location) => ({
          value: location.id,
          label: location.name,
          hint: formatAddress(location),
        }))}
      />
    </Form>
  );
}
