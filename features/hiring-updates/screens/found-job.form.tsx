/** "I got a job": from which program, and how it was found. */
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";

import { JobApplication } from "#features/applications/application.ts";
import { useZodForm } from "#platform/web/forms/use-zod-form.ts";
import { useCollection } from "#platform/web/data/use-collection.ts";
import { Loaded } from "#platform/web/ui/feedback/loaded.tsx";
import { type Choice, RadioField } from "#platform/web/ui/form/choice-field.tsx";
import { Form } from "#platform/web/ui/form/form.tsx";
import { TextField } from "#platform/web/ui/form/text-field.tsx";
import { Stack } from "#platform/web/ui/layout/stack.tsx";
import { elsewhere, type HiringPlatform, hiringPlatforms } from "../hiring-platforms.ts";
import { FoundJobNext } from "./found-job-next.tsx";
import { platformLabels } from "./platform-labels.ts";
import { useEducatorUpdate } from "./use-hiring-update.ts";

/** As many as are easily read; who applied to more types the name. */
const maxEmployers = 8;

const schema = () => import("../form-inputs.ts").then((module) => module.foundJobInput);

export function FoundJobForm() {
  const { t } = useLingui();
  const query = useCollection(JobApplication, { include: ["jobListing.employer"], size: 100 });
  return (
    <Loaded query={query} failure={t`We couldn't load your applications.`}>
      {(applications) => {
        const employers = applications.flatMap(({ jobListing }) =>
          jobListing?.employer?.name
            ? [{ value: jobListing.employer.id, label: jobListing.employer.name }]
            : [],
        );
        const known = [...new Map(employers.map((one) => [one.value, one])).values()];
        return <FoundJob employers={known.slice(0, maxEmployers)} />;
      }}
    </Loaded>
  );
}

function FoundJob({ employers }: { employers: Choice[] }) {
  const { t, i18n } = useLingui();
  const report = useEducatorUpdate();
  const [isSaved, setSaved] = useState(false);
  const form = useZodForm({
    schema,
    initial: { employerId: employers.length > 0 ? "" : elsewhere, employerName: "", platform: "" },
    submit: async ({ employerId, employerName, platform }) => {
      const where = employerId === elsewhere ? { employerName } : { employerId };
      await report.run({ foundJob: true, platform: platform as HiringPlatform, ...where });
      setSaved(true);
    },
  });
  if (isSaved)
    return (
      <Stack surface="card" padding={20} role="status">
        <FoundJobNext />
      </Stack>
    );
  return (
    <Stack gap={20}>
      <h2>
        <Trans>You found a job?</Trans>
      </h2>
      <Form form={form} submit={t`Done`}>
        {employers.length > 0 && (
          <RadioField
            name="employerId"
            label={t`Which program is it?`}
            options={[...employers, { value: elsewhere, label: t`Another program` }]}
          />
        )}
        {form.form.getValues().employerId === elsewhere && (
          <TextField name="employerName" autoComplete="organization" label={t`Name of the program`} />
        )}
        <RadioField
          name="platform"
          label={t`How did you find it?`}
          options={hiringPlatforms.map((value) => ({ value, label: i18n._(platformLabels[value]) }))}
        />
      </Form>
    </Stack>
  );
}
