/** The subjects of an education entry: major, minor and credits, where its level has them. */
import { Trans, useLingui } from "@lingui/react/macro";

import type { ResourceOf } from "#platform/shared/entity.ts";
import { useFormScope } from "#platform/web/forms/form-scope.ts";
import { NumberField } from "#platform/web/ui/form/number-field.tsx";
import { Pill } from "#platform/web/ui/data/pill.tsx";
import { SuggestField } from "#platform/web/ui/form/suggest-field.tsx";
import type { EducationLevel } from "../../../education-lists.ts";
import { highSchoolLevel } from "../../../education-levels.ts";
import { Stack } from "#platform/web/ui/layout/stack.tsx";
import type { EducationLists } from "./use-education-lists.ts";

interface SubjectFieldsProps {
  lists: EducationLists;
  /** The chosen one. */
  level: ResourceOf<typeof EducationLevel> | undefined;
}

export function SubjectFields({ lists, level }: SubjectFieldsProps) {
  const { t } = useLingui();
  const { major, completedCollegeCredits } = useFormScope().form.values;
  const earlyChildhood = t`Early childhood`;
  const options = lists.subjects.map(({ title, eceRelated }) => ({
    value: title,
    label: title,
    ...(eceRelated && { note: earlyChildhood }),
  }));
  const isEarly = lists.subjects.some(({ title, eceRelated }) => eceRelated && title === major);
  if (level?.filterableEducationLevel === highSchoolLevel) return null;
  return (
    <>
      <Stack gap={8}>
        <SuggestField
          name="major"
          label={t`Major`}
          hint={t`Choose one, or write your own.`}
          options={options}
        />
        {isEarly && (
          <div>
            <Pill tone="primary">{earlyChildhood}</Pill>
          </div>
        )}
      </Stack>
      <SuggestField name="minor" label={t`Minor`} options={options} optional />
      {level?.creditCountRequired && (
        <Stack gap={8}>
          <NumberField
            name="completedCollegeCredits"
            label={t`Completed college credits`}
            hint={t`Count semester units.`}
            chars={5}
            optional
          />
          {completedCollegeCredits === null && (
            <Stack as="p" padding={8} surface="warning" className="small warn">
              <Trans>You can save without it, but many jobs ask for a number of credits.</Trans>
            </Stack>
          )}
        </Stack>
      )}
    </>
  );
}
