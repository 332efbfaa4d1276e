/** One question per page: Back and progress on one line, the question as H1, Continue below, last a button to stop. */
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";

import { BackButton } from "./back-button.tsx";
import { Page } from "./page.tsx";
import progressBar from "#platform/web/ui/feedback/progress-bar.module.css";
import { Row } from "#platform/web/ui/layout/stack.tsx";
import classes from "./question-page.module.css";

interface QuestionPageProps {
  /** The question itself. */
  title: string;
  /** The title of the tab, if all questions belong to one page. */
  name?: string;
  /** From 1. The total may grow, the bar never moves backwards. */
  step: number;
  total: number;
  /** By default "Question 3 of 9". */
  progress?: string;
  onBack?: () => void;
  onLater?: () => void;
  /** Beside the progress: "Saved". */
  status?: React.ReactNode;
  lead?: React.ReactNode;
  /** Usually a `<Form submit={t`Continue`}>`. */
  children: React.ReactNode;
}

export function QuestionPage(props: QuestionPageProps) {
  const { title, step, total, onBack, onLater, status, lead, children } = props;
  const { t } = useLingui();
  const fraction = (step - 1) / total;
  const [furthest, setFurthest] = useState(fraction);
  if (fraction > furthest) setFurthest(fraction);
  const progressLabel = props.progress ?? t`Question ${step} of ${total}`;
  return (
    <div className={classes.frame}>
      <Row gap={12} className={classes.top}>
        {onBack && <BackButton onClick={onBack} />}
        <span className={`${classes.place} small muted`}>
          {status} <span>{progressLabel}</span>
        </span>
      </Row>
      <div
        role="progressbar"
        aria-label={progressLabel}
        aria-valuemin={0}
        aria-valuemax={total}
        aria-valuenow={step - 1}
        className={`${progressBar.bar} ${classes.progress}`}
      >
        <span style={{ transform: `scaleX(${furthest})` }} />
      </div>
      <Page title={props.name ?? title} heading={title} width="form" lead={lead}>
        {children}
        {onLater && (
          <p className={classes.later}>
            <button type="button" className={classes.quiet} onClick={onLater}>
              <Trans>Save and finish later</Trans>
            </button>
          </p>
        )}
      </Page>
    </div>
  );
}
