/** The frame of every onboarding page: the sections at the left where there is room, and what has changed. */
import { Plural, Trans } from "@lingui/react/macro";

import { useHeadingFocus } from "#platform/web/hooks/use-heading-focus.ts";

import { ApprovalBanner } from "./approval-banner.tsx";
import { Grid, Stack } from "#platform/web/ui/layout/stack.tsx";
import classes from "./onboarding.module.css";
import { SectionNav } from "./section-nav.tsx";
import type { OnboardingFlow } from "./use-onboarding-flow.ts";
import { useEffect } from "react";

export function OnboardingFrame({ flow, children }: { flow: OnboardingFlow; children: React.ReactNode }) {
  const frame = useHeadingFocus(flow.page?.key ?? flow.view ?? "");
  useKeyboardInset(frame);
  // Of the questions shown their own status tells.
  const shown = new Set(flow.page?.items.map(({ key }) => key));
  const waiting = flow.set.questions.filter(
    ({ name }) => !shown.has(name) && ["failed", "kept"].includes(flow.answers.stateOf(name)),
  ).length;
  return (
    <Grid
      columns="minmax(0, calc(640px + 2 * var(--gutter)))"
      align="start"
      ref={frame}
      className={classes.frame}
    >
      <SectionNav flow={flow} />
      <div className={classes.main}>
        <Stack gap={16} role="status" className={classes.notices}>
          {flow.isRenewed && (
            <Stack as="p" gap={8} surface="info" padding={16}>
              <Trans>
                The questions changed while you were here. Your answers are kept; go on with the first open
                one.
              </Trans>
            </Stack>
          )}
          {waiting > 0 && (
            <Stack as="p" gap={8} surface="info" padding={16}>
              <Plural
                value={waiting}
                one="# answer is saved on this device. It goes out as soon as we reach the server."
                other="# answers are saved on this device. They go out as soon as we reach the server."
              />
            </Stack>
          )}
          <ApprovalBanner state={flow.profile.approvalState} />
        </Stack>
        {children}
      </div>
    </Grid>
  );
}

/** How much of the window an on-screen keyboard covers, as --keyboard: what sticks to the bottom stays above it. */
function useKeyboardInset(frame: React.RefObject<HTMLElement | null>) {
  useEffect(() => {
    const view = window.visualViewport;
    if (!view) return;
    const measure = () => {
      const covered = Math.max(0, window.innerHeight - view.height - view.offsetTop);
      // A page that is zoomed in shows less of itself, too: that is no keyboard.
      frame.current?.style.setProperty("--keyboard", view.scale > 1.05 ? "0px" : `${Math.round(covered)}px`);
    };
    view.addEventListener("resize", measure);
    view.addEventListener("scroll", measure);
    return () => {
      view.removeEventListener("resize", measure);
      view.removeEventListener("scroll", measure);
    };
  }, [frame]);
}
