/** The pages of onboarding: the list of sections, a question, a list to fill, a stop, or the check at the end. */
import { AnswerPage } from "./answer-page.tsx";
import { CheckPage } from "./check-page.tsx";
import { OnboardingFrame } from "./onboarding-frame.tsx";
import { OverviewPage } from "./overview-page.tsx";
import { PartPage } from "./part-page.tsx";
import { ResumePage } from "./resume-page.tsx";
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
  const part = page?.items.find((item) => item.part)?.part;
  if (page?.stop?.isFinal) return <RejectedPage data={data} answers={tools.answers} page={page} />;
  return (
    <OnboardingFrame flow={flow}>
      {view === views.all && <OverviewPage flow={flow} />}
      {(view === views.check || view === views.done) && <CheckPage flow={flow} />}
      {page?.stop && <StopPage flow={flow} page={page} />}
      {part === "from-resume" && <ResumePage flow={flow} page={page!} />}
      {part && part !== "from-resume" && <PartPage key={page!.key} flow={flow} page={page!} part={part} />}
      {page && !page.stop && !part && <AnswerPage key={page.key} flow={flow} page={page} />}
    </OnboardingFrame>
  );
}
