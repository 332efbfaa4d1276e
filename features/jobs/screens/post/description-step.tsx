/** Step 5 of posting a job: the day, the team, and what you offer besides pay. */
import { Trans, useLingui } from "@lingui/react/macro";
import { Suspense } from "react";
import { MultiComboboxField } from "#platform/web/ui/form/combobox-field.tsx";
import { lazyPart } from "#platform/web/ui/layout/lazy-part.tsx";
import { RichTextField } from "#platform/web/ui/form/rich-text-field.tsx";
import { SkeletonRows } from "#platform/web/ui/feedback/skeleton-rows.tsx";
import { benefitLabels } from "#features/places/screens/benefit-labels.ts";
import { useFormScope } from "#platform/web/forms/form-scope.ts";
import type { JobDraft } from "../../job-draft.ts";
import { useLabelOptions } from "../labels/label-options.ts";
import { useJobOptions } from "./use-job-options.ts";

const DescriptionStarters = lazyPart(() =>
  import("./description-starters.tsx").then((module) => module.DescriptionStarters),
);
const DraftWithAi = lazyPart(() => import("./draft-with-ai.tsx").then((module) => module.DraftWithAi));

export function DescriptionStep() {
  const { t } = useLingui();
  const choices = useLabelOptions();
  const values = useFormScope().form.values as JobDraft;
  const benefits = useJobOptions("benefits", values.additionalBenefits);
  return (
    <>
      <RichTextField
        name="description"
        label={t`About the job`}
        hint={<Trans>What does a good day look like? Who will they work with?</Trans>}
        optional
      />
      <Suspense fallback={<SkeletonRows count={1} height={40} />}>
        <DescriptionStarters />
      </Suspense>
      <Suspense>
        <DraftWithAi />
      </Suspense>
      <MultiComboboxField
        name="additionalBenefits"
        label={t`Benefits`}
        optional
        options={choices(benefits, benefitLabels)}
      />
    </>
  );
}
