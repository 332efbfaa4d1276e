/** The last page: all answers, each with a link to change it, and the button that submits the profile. */
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
import { Cluster, Grid } from "#platform/web/ui/layout/stack.tsx";
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
  return (
    <Page
      title={t`Check your answers`}
      width="form"
      lead={t`Change what is not right. Then hand your profile in.`}
    >
      <Form form={form} submit={false}>
        {flow.sections.map(({ name }) => (
          <section key={name} aria-labelledby={`check-${name}`}>
            <h2 id={`check-${name}`} className={classes.group}>
              {labelFor(sectionLabels, name)}
            </h2>
            <dl className={classes.rows}>
              {rows
                .filter(({ page }) => page.section === name)
                .map((row) => (
                  <Row key={row.page.key} {...row} />
                ))}
            </dl>
          </section>
        ))}
        <Cluster gap={[8, 12]} className={classes.foot}>
          <SubmitButton>
            <Trans>Submit profile</Trans>
          </SubmitButton>
          <Link to={pageLink(search, views.all)} className={classes.quietLink}>
            <IconArrowLeft size={18} />
            <Trans>All sections</Trans>
          </Link>
        </Cluster>
      </Form>
    </Page>
  );
}

function Row({ page, label, value }: CheckRow) {
  const { form, id } = useFormScope();
  const { i18n } = useLingui();
  const [search] = useSearch();
  const error = form.errors[page.key];
  return (
    <Grid
      columns="minmax(0, 1fr) auto"
      gap={[0, 16]}
      align="center"
      id={fieldId(id, page.key)}
      tabIndex={-1}
      className={classes.row}
      data-wrong={!!error || undefined}
      data-empty={!page.isGiven || undefined}
    >
      <dt>{label}</dt>
      <dd>
        {value}
        {error && <span className={classes.error}>{i18n._(String(error))}</span>}
      </dd>
      <dd>
        <Link to={pageLink(search, page, { isChange: true })} preventScrollReset>
          <Trans>
            Change<span className="visually-hidden"> {label}</span>
          </Trans>
        </Link>
      </dd>
    </Grid>
  );
}
