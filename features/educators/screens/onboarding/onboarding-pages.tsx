/** The pages of onboarding: the list of sections, a question, a list to fill, a stop, or the check at the end. */
import { AnswerPage } from "./answer-page.tsx";
import { CheckPage } from "./check-page.tsx";
import { OnboardingFrame } from "./onboarding-frame.tsx";
import { OverviewPage } from "./overview-page.tsx";
import { PartPage } from "./part-page.tsx";
import { StopPage } from "./stop-page.tsx";
import { RejectedPage } from "./rejected-page.tsx";
import type { OnboardingData, useOnboardingData } from "./use-onboarding-data.ts";
import { useOnboardingFlow, views } from "./use-onboarding-flow.ts";

interface OnboardingPagesProps {
  data: OnboardingData;
  tools: ReturnType<typeof useOnboardingData>;
}

export function OnboardingPages({ data, tools }: OnboardingPagesProps) {
  const flow = useOnboardingFlow(data, tools);
  const { page, view } = flow;
  if (page?.stop?.isFinal) return <RejectedPage data={data} answers={tools.answers} page={page} />;
  return (
    <OnboardingFrame flow={flow}>
      {view === views.all && <OverviewPage flow={flow} />}
      {(view === views.check || view === views.done) && <CheckPage flow={flow} />}
      {page?.stop && <StopPage flow={flow} page={page} />}
      {page?.part && <PartPage key={page.key} flow={flow} page={page} part={page.part} />}
      {page?.question && !page.stop && (
        <AnswerPage key={page.key} flow={flow} page={page} question={page.question} />
      )}
    </OnboardingFrame>
  );
}
