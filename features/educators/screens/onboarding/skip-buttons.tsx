/** Optional pages may be left out, one by one or all of a section at once. */
import { Trans } from "@lingui/react/macro";

import { Button } from "#platform/web/ui/button.tsx";

import { type FlowPage, skippable } from "./flow-pages.ts";
import type { OnboardingFlow } from "./use-onboarding-flow.ts";

export function SkipButtons({ flow, page }: { flow: OnboardingFlow; page: FlowPage }) {
  if (page.isRequired || page.isGiven) return null;
  const isInfo = page.question?.inputType === "info";
  const others = skippable(flow.pages, page.section).filter(({ key }) => key !== page.key);
  return (
    <>
      {!isInfo && (
        <Button variant="outline" onClick={flow.skip}>
          <Trans>Skip for now</Trans>
        </Button>
      )}
      {others.length > 0 && !isInfo && (
        <Button variant="subtle" onClick={flow.skipSection}>
          <Trans>Skip all optional questions here</Trans>
        </Button>
      )}
    </>
  );
}
