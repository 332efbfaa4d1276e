/** The open setup steps of a new employer, each with a link; hidden once everything is done. */
import { Trans, useLingui } from "@lingui/react/macro";
import { msg } from "@lingui/core/macro";
import type { MessageDescriptor } from "@lingui/core";
import IconChevronDown from "~icons/tabler/chevron-down";
import IconCircleCheck from "~icons/tabler/circle-check";
import IconCircleDashed from "~icons/tabler/circle-dashed";
import { useId } from "react";
import { Link } from "react-router";

import { pages } from "#features/paths.ts";
import { useStored } from "#platform/web/hooks/use-stored.ts";
import type { EmployerApprovalState } from "../../employer-constants.ts";
import { completedSteps, type SetupProgress, type SetupStep, setupSteps } from "../../setup-steps.ts";
import classes from "./setup-checklist.module.css";

interface SetupChecklistProps {
  /** As its own people read it, by itself. */
  employer: {
    onboardingFinished?: boolean;
    approvalState?: EmployerApprovalState;
    changesRequestedAt?: string | null;
    meta?: { setup?: SetupProgress };
  };
  /** The step this very page is about. */
  here?: SetupStep;
}

export function SetupChecklist({ employer, here }: SetupChecklistProps) {
  const { t } = useLingui();
  const [folded, fold] = useStored("setup_folded");
  const id = useId();
  const setup = employer.meta?.setup;
  if (!setup || employer.onboardingFinished) return null;
  const isOpen = folded === null;
  const mayChange = employer.approvalState !== "suspended" && employer.approvalState !== "rejected";
  const done = completedSteps(setup).length;
  const all = setupSteps.length;
  return (
    <section aria-label={t`Getting started`} className={classes.list}>
      <button
        type="button"
        className={classes.head}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => fold(isOpen ? "yes" : null)}
      >
        <span>
          <Trans>Getting started</Trans>
        </span>
        <span className="muted">
          <Trans>
            {done} of {all} done
          </Trans>
        </span>
        <IconChevronDown />
      </button>
      <div id={id} hidden={!isOpen}>
        <ReviewLine employer={employer} />
        <ul>
          {setupSteps.map((step) => (
            <Step key={step} step={step} isDone={setup[step]} isHere={step === here} isOpen={mayChange} />
          ))}
        </ul>
      </div>
    </section>
  );
}

/** The state of the review, and what can be done before it ends; nothing after approval. */
function ReviewLine({ employer: { approvalState, changesRequestedAt } }: SetupChecklistProps) {
  switch (approvalState) {
    case "pending":
      return (
        <p className={classes.review}>
          {changesRequestedAt ? (
            <Trans>
              We asked for a few changes to your program. You can go on here meanwhile: nothing is lost.
            </Trans>
          ) : (
            <Trans>
              We review your program within one business day. Meanwhile you can finish your profile, add
              locations, invite a team of up to three people and write jobs. Your first job is reviewed
              together with your program.
            </Trans>
          )}
        </p>
      );
    case "suspended":
      return (
        <p className={classes.review}>
          <Trans>Your program is suspended, so these steps wait until this is cleared up.</Trans>
        </p>
      );
    case "rejected":
      return (
        <p className={classes.review}>
          <Trans>
            We couldn't approve your program, so these steps are closed. Contact us if we got it wrong.
          </Trans>
        </p>
      );
    default:
      return null;
  }
}

interface StepProps {
  step: SetupStep;
  isDone: boolean;
  isHere: boolean;
  /** False for a rejected program, which reads and changes nothing. */
  isOpen: boolean;
}

function Step({ step, isDone, isHere, isOpen }: StepProps) {
  const { t, i18n } = useLingui();
  const { word, to } = steps[step];
  const Icon = isDone ? IconCircleCheck : IconCircleDashed;
  return (
    <li data-done={isDone || undefined}>
      <Icon />
      {isHere ? (
        <strong aria-current="step">{i18n._(word)}</strong>
      ) : isDone ? (
        <span>
          {i18n._(word)}
          <span className="visually-hidden">{t`, done`}</span>
        </span>
      ) : !isOpen ? (
        <span>{i18n._(word)}</span>
      ) : (
        <Link to={to}>{i18n._(word)}</Link>
      )}
    </li>
  );
}

const at = (anchor: string) => `${pages.employerProfile}#${anchor}`;

const steps: Record<SetupStep, { word: MessageDescriptor; to: string }> = {
  location: { word: msg`Add a location`, to: pages.employerLocations },
  about: { word: msg`Describe your program`, to: at("about") },
  photo: { word: msg`Add photo`, to: at("photo") },
  availability: { word: msg`Set availability`, to: pages.employerAvailability },
  job: { word: msg`Post a job`, to: pages.newJob },
};
