/** The last page: all answers, each with a link to change it; it leads on to what happens with the profile. */
import { Trans, useLingui } from "@lingui/react/macro";
import IconArrowLeft from "~icons/tabler/arrow-left";
import { Link } from "react-router";

import { fieldId, useFormScope } from "#platform/web/forms/form-scope.ts";
import { Form } from "#platform/web/ui/form/form.tsx";
import { Page } from "#platform/web/ui/layout/page.tsx";
import { SubmitButton } from "#platform/web/ui/form/submit-button.tsx";
import { useSearch } from "#platform/web/hooks/use-search.ts";
import { useLabels } from "#platform/web/i18n/labels.ts";

import { type CheckRow, useCheckRows } from "./check-rows.ts";
import { pageLink } from "./page-link.ts";
import { Cluster, Stack } from "#platform/web/ui/layout/stack.tsx";
import { DescriptionList } from "#platform/web/ui/data/description-list.tsx";
import classes from "./onboarding.module.css";
import { sectionLabels } from "./section-labels.ts";
import { type OnboardingFlow, views } from "./use-onboarding-flow.ts";
import { useSubmitForm } from "./use-submit-form.ts";

export function CheckPage({ flow }: { flow: OnboardingFlow }) {
  const { t } = useLingui();
  const labelFor = useLabels();
  const [search] = useSearch();
  const rows = useCheckRows(flow);
  const form = useSubmitForm(flow, rows);
  const isInReview = flow.profile.approvalState !== "incomplete";
  return (
    <Page
      title={t`Check your answers`}
      width="form"
      lead={
        isInReview
          ? t`Your profile has gone to review. Change here what is not right.`
          : t`Change what is not right. Once everything required is there, your profile goes to review.`
      }
    >
      <Form form={form} submit={false}>
        {flow.sections.map(({ name }) => (
          <Stack as="section" gap={8} key={name} aria-labelledby={`check-${name}`}>
            <h2 id={`check-${name}`} className="h3">
              {labelFor(sectionLabels, name)}
            </h2>
            <CheckList rows={rows.filter(({ section }) => section === name)} />
          </Stack>
        ))}
        <Cluster gap={[8, 12]} className={classes.foot}>
          <SubmitButton>{isInReview ? <Trans>Done</Trans> : <Trans>Finish</Trans>}</SubmitButton>
          <Link to={pageLink(search, views.all)} className="link-line strong">
            <IconArrowLeft size={18} />
            <Trans>All sections</Trans>
          </Link>
        </Cluster>
      </Form>
    </Page>
  );
}

function CheckList({ rows }: { rows: readonly CheckRow[] }) {
  const { form, id } = useFormScope();
  const { i18n } = useLingui();
  const [search] = useSearch();
  return (
    <DescriptionList
      items={rows.map(({ item: { key, isGiven }, section, label, value }) => ({
        id: fieldId(id, key),
        label,
        value: isGiven ? value : <span className="muted">{value}</span>,
        error: form.errors[key] && i18n._(String(form.errors[key])),
        action: (
          <Link to={pageLink(search, { section, key }, { isChange: true })} preventScrollReset>
            <Trans>
              Change<span className="visually-hidden"> {label}</span>
            </Trans>
          </Link>
        ),
      }))}
    />
  );
}
