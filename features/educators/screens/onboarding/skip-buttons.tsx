/** Skips optional pages, one by one or all of a section. */
import { Trans } from "@lingui/react/macro";

import { Button } from "#platform/web/ui/form/button.tsx";

import { type FlowPage, skippable } from "./flow-pages.ts";
import type { OnboardingFlow } from "./use-onboarding-flow.ts";

interface SkipProps {
  flow: OnboardingFlow;
  page: FlowPage;
}

const isSkippable = ({ isRequired, isGiven, question }: FlowPage) =>
  !isRequired && !isGiven && question?.inputType !== "info";

export const SkipButton = ({ flow, page }: SkipProps) =>
  isSkippable(page) && (
    <Button variant="outline" onClick={flow.skip}>
      <Trans>Skip for now</Trans>
    </Button>
  );

export function SkipAllButton({ flow, page }: SkipProps) {
  const others = skippable(flow.pages, page.section).filter(({ key }) => key !== page.key);
  if (!isSkippable(page) || others.length === 0) return null;
  return (
    <Button variant="subtle" onClick={flow.skipSection}>
      <Trans>Skip all optional questions here</Trans>
    </Button>
  );
}
