/** What a new employer still sets up, each with the way there; gone once everything is done. */
import { Trans, useLingui } from "@lingui/react/macro";
import { msg } from "@lingui/core/macro";
import type { MessageDescriptor } from "@lingui/core";
import { IconChevronDown, IconCircleCheck, IconCircleDashed } from "@tabler/icons-react";
import { useId } from "react";
import { Link } from "react-router";

import { pages } from "#features/paths.ts";
import { useStored } from "#platform/web/use-stored.ts";
import { doneSteps, type Setup, type SetupStep, setupSteps } from "../setup.ts";
import classes from "./setup-checklist.module.css";

interface SetupChecklistProps {
  /** As its own people read it, by itself. */
  employer: { onboardingFinished?: boolean; meta?: object };
  /** The step this very page is about. */
  here?: SetupStep;
}

export function SetupChecklist({ employer, here }: SetupChecklistProps) {
  const { t } = useLingui();
  const [folded, fold] = useStored("setup_folded");
  const id = useId();
  const { setup } = (employer.meta ?? {}) as { setup?: Setup };
  if (!setup || employer.onboardingFinished) return null;
  const isOpen = folded === null;
  const done = doneSteps(setup).length;
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
        <IconChevronDown size={20} stroke={1.75} aria-hidden="true" />
      </button>
      <ul id={id} hidden={!isOpen}>
        {setupSteps.map((step) => (
          <Step key={step} step={step} isDone={setup[step]} isHere={step === here} />
        ))}
      </ul>
    </section>
  );
}

interface StepProps {
  step: SetupStep;
  isDone: boolean;
  isHere: boolean;
}

function Step({ step, isDone, isHere }: StepProps) {
  const { t, i18n } = useLingui();
  const { word, to } = steps[step];
  const Icon = isDone ? IconCircleCheck : IconCircleDashed;
  return (
    <li data-done={isDone || undefined}>
      <Icon size={20} stroke={1.75} aria-hidden="true" />
      {isHere ? (
        <strong aria-current="step">{i18n._(word)}</strong>
      ) : isDone ? (
        <span>
          {i18n._(word)}
          <span className="visually-hidden">{t`, done`}</span>
        </span>
      ) : (
        <Link to={to}>{i18n._(word)}</Link>
      )}
    </li>
  );
}

const at = (anchor: string) => `${pages.employerProfile}#${anchor}`;

const steps: Record<SetupStep, { word: MessageDescriptor; to: string }> = {
  location: { word: msg`Add a location`, to: at("locations") },
  about: { word: msg`Describe your program`, to: at("about") },
  photo: { word: msg`Add photo`, to: at("photo") },
  availability: { word: msg`Set availability`, to: pages.employerAvailability },
  job: { word: msg`Post a job`, to: pages.newJob },
  plan: { word: msg`Choose a plan`, to: pages.plans },
};
