/** One page within a section: its position, its heading, and whether it is saved. */
import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "react-router";

import { QuestionPage } from "#platform/web/ui/layout/question-page.tsx";
import { SaveStatus } from "#platform/web/ui/feedback/save-status.tsx";
import { useSearch } from "#platform/web/hooks/use-search.ts";
import { useLabels } from "#platform/web/i18n/labels.ts";

import type { FlowPage } from "./flow-pages.ts";
import { pageLink } from "./page-link.ts";
import { Row } from "#platform/web/ui/layout/stack.tsx";
import classes from "./onboarding.module.css";
import { sectionLabels } from "./section-labels.ts";
import { type OnboardingFlow, views } from "./use-onboarding-flow.ts";

interface StepPageProps {
  flow: OnboardingFlow;
  page: FlowPage;
  title: string;
  lead?: React.ReactNode;
  children: React.ReactNode;
}

export function StepPage({ flow, page, title, lead, children }: StepPageProps) {
  const { t } = useLingui();
  const labelFor = useLabels();
  const [search] = useSearch();
  const steps = flow.pages.filter(({ section, stop }) => section === page.section && !stop);
  const step = steps.findIndex(({ key }) => key === page.key) + 1;
  const { question } = page;
  const { saveNow, stateOf } = flow.answers;
  return (
    <>
      <Row as="p" gap={12} align="stretch" justify="between" className={`${classes.section} muted strong`}>
        <span>{labelFor(sectionLabels, page.section)}</span>
        {!page.isRequired && question?.inputType !== "info" && (
          <span className={classes.optional}>
            <Trans>(optional)</Trans>
          </span>
        )}
      </Row>
      <QuestionPage
        key={page.section}
        title={title}
        name={t`Your profile`}
        step={step}
        total={steps.length}
        status={
          question && (
            <SaveStatus
              state={stateOf(question.name)}
              saveNow={() => void saveNow(question, { isMeant: true })}
            />
          )
        }
        onBack={flow.back}
        onLater={() => void flow.finishLater()}
        lead={lead}
      >
        {children}
        <Link to={pageLink(search, views.all)} className={`${classes.all} link-line strong`}>
          <Trans>All sections</Trans>
        </Link>
      </QuestionPage>
    </>
  );
}
