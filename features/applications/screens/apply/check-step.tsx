/** The last step before sending: every answer in a row with a link to change it. */
import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "react-router";

import { locationsOf } from "#features/jobs/screens/job-records.ts";
import { educatorPath } from "#features/paths.ts";
import { fieldId, useFormScope } from "#platform/web/forms/form-scope.ts";
import { Form } from "#platform/web/ui/form/form.tsx";
import { useZodForm } from "#platform/web/forms/use-zod-form.ts";
import { useSearch } from "#platform/web/hooks/use-search.ts";
import { DescriptionList } from "#platform/web/ui/data/description-list.tsx";
import { applyInput } from "./apply-input.ts";
import { missingBesidesContact, questionStep } from "./apply-draft.ts";
import { useAnswerText } from "../labels/use-answer-text.ts";
import type { ApplyFlow } from "./use-apply-flow.ts";

export function CheckStep({ flow }: { flow: ApplyFlow }) {
  const { t } = useLingui();
  const rows = useCheckRows(flow);
  const { draft, job } = flow;
  const form = useZodForm({
    schema: applyInput({ draft, job }),
    // The fields that an error may name.
    initial: Object.fromEntries(rows.map(({ name }) => [name.split(".")[0]!, {}])),
    guard: false,
    submit: flow.send,
  });
  return (
    <Form form={form} submit={t`Send application`}>
      <CheckList rows={rows} />
      <p className="small muted">
        <Trans>
          After sending, the employer can read <Link to={educatorPath(flow.profile.slug)}>your profile</Link>{" "}
          and contact you.
        </Trans>
      </p>
    </Form>
  );
}

function CheckList({ rows }: { rows: readonly CheckRow[] }) {
  const { form, id } = useFormScope();
  const { i18n } = useLingui();
  const [search] = useSearch();
  return (
    <DescriptionList
      items={rows.map(({ name, label, value, step }) => ({
        id: fieldId(id, name),
        label,
        value,
        error: form.errors[name] && i18n._(String(form.errors[name])),
        action: (
          <Link to={`?${new URLSearchParams({ ...search, step, change: "true" })}`} preventScrollReset>
            <Trans>
              Change<span className="visually-hidden"> {label}</span>
            </Trans>
          </Link>
        ),
      }))}
    />
  );
}

interface CheckRow {
  /** The field name used in server errors. */
  name: string;
  label: string;
  value: string;
  step: string;
}

/** Each answer as text, with the step it belongs to. */
function useCheckRows({ draft, job, profile }: ApplyFlow): CheckRow[] {
  const { t } = useLingui();
  const answerText = useAnswerText();
  const none = t`None`;
  const open = missingBesidesContact(profile).length;
  const resumes = {
    profile: profile.resume?.filename ?? none,
    indeed: t`My Indeed resume`,
    upload: draft.resume?.filename ?? none,
    none,
  };
  const chosenLocations = locationsOf(job).filter(({ id }) => draft.locationIds.includes(id));
  const profileRow = (name: string, label: string, value: string) => ({
    name,
    label,
    value,
    step: "profile",
  });
  return [
    profileRow("firstName", t`First name`, draft.firstName),
    profileRow("lastName", t`Last name`, draft.lastName),
    profileRow("phoneNumber", t`Phone number`, draft.phoneNumber || none),
    ...(profile.zipCode ? [] : [profileRow("zipCode", t`ZIP code`, draft.zipCode || none)]),
    profileRow("resume", t`Resume`, resumes[draft.resumeFrom]),
    profileRow(
      "attachments",
      t`Other documents`,
      draft.attachments.map(({ filename }) => filename).join(", ") || none,
    ),
    ...(draft.askedFields.length > 0
      ? [
          {
            name: "missing",
            label: t`Missing in your profile`,
            value: open > 0 ? t`${plural(open, { one: "# answer", other: "# answers" })}` : t`Nothing`,
            step: "missing",
          },
        ]
      : []),
    ...(locationsOf(job).length > 1
      ? [
          {
            name: "locationIds",
            label: t`Locations`,
            value: chosenLocations.map(({ name }) => name).join(", ") || none,
            step: "locations",
          },
        ]
      : []),
    ...job.screeningQuestions.map(({ id, question }) => ({
      name: `screeningQuestions.${id}`,
      label: question,
      value: answerText(draft.answers[id]),
      step: questionStep(id),
    })),
  ];
}
