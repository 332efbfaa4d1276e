/** Around every page of onboarding: the sections at the left where there is room, and what has changed meanwhile. */
import { Trans } from "@lingui/react/macro";

import { useHeadingFocus } from "#platform/web/ui/use-heading-focus.ts";

import { ApprovalBanner } from "./approval-banner.tsx";
import classes from "./onboarding.module.css";
import { SectionNav } from "./section-nav.tsx";
import type { OnboardingFlow } from "./use-onboarding-flow.ts";
import { useKeyboardInset } from "./use-keyboard-inset.ts";

export function OnboardingFrame({ flow, children }: { flow: OnboardingFlow; children: React.ReactNode }) {
  const frame = useHeadingFocus(flow.page?.key ?? flow.view ?? "");
  useKeyboardInset(frame);
  return (
    <div ref={frame} className={classes.frame}>
      <SectionNav flow={flow} />
      <div className={classes.main}>
        <div role="status" className={classes.notices}>
          {flow.isRenewed && (
            <p className={classes.notice}>
              <Trans>
                The questions changed while you were here. Your answers are kept; go on with the first open
                one.
              </Trans>
            </p>
          )}
          <ApprovalBanner state={flow.profile.approvalState} />
        </div>
        {children}
      </div>
    </div>
  );
}
