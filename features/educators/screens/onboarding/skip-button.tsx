/** The one way to skip a page that asks for nothing required. */
import { Trans } from "@lingui/react/macro";

import { Button } from "#platform/web/ui/form/button.tsx";

import { type FlowPage, isText } from "./flow-pages.ts";
import type { OnboardingFlow } from "./use-onboarding-flow.ts";

export function SkipButton({ flow, page }: { flow: OnboardingFlow; page: FlowPage }) {
  const asked = page.items.filter((item) => !isText(item));
  if (page.isRequired || asked.length === 0 || asked.some(({ isGiven }) => isGiven)) return null;
  return (
    <Button variant="outline" onClick={() => flow.next()}>
      <Trans>Skip for now</Trans>
    </Button>
  );
}
