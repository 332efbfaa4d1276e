/** One page of onboarding: its place among all of them, its heading, and whether it is saved. */
import { useLingui } from "@lingui/react/macro";

import { QuestionPage } from "#platform/web/ui/layout/question-page.tsx";
import { SaveStatus } from "#platform/web/ui/feedback/save-status.tsx";
import type { SaveState } from "#platform/web/forms/use-autosave.ts";

import type { FlowPage } from "./flow-pages.ts";
import { pageBefore, stepOf } from "./page-order.ts";
import type { OnboardingFlow } from "./use-onboarding-flow.ts";

interface StepPageProps {
  flow: OnboardingFlow;
  page: FlowPage;
  title: string;
  lead?: React.ReactNode;
  children: React.ReactNode;
}

export function StepPage({ flow, page, title, lead, children }: StepPageProps) {
  const { t } = useLingui();
  const { step, total } = stepOf(flow.pages, page.key);
  const { saveNow, stateOf } = flow.answers;
  const questions = page.items.flatMap(({ question }) => question ?? []);
  return (
    <QuestionPage
      title={title}
      name={t`Your profile`}
      step={step}
      total={total}
      progress={t`Step ${step} of ${total}`}
      status={
        questions.length > 0 && (
          <SaveStatus
            state={worstOf(questions.map(({ name }) => stateOf(name)))}
            saveNow={() => questions.forEach((question) => void saveNow(question, { isMeant: true }))}
          />
        )
      }
      {...(pageBefore(flow.pages, page.key) || flow.isChange ? { onBack: flow.back } : {})}
      onLater={() => void flow.finishLater()}
      lead={lead}
    >
      {children}
    </QuestionPage>
  );
}

const worstOf = (states: readonly SaveState[]): SaveState =>
  (["failed", "saving", "kept", "saved"] as const).find((state) => states.includes(state)) ?? "idle";
