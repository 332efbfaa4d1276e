/** The frame of every page: landmarks, bars, strips, toasts; and their tab order. */
import { Trans, useLingui } from "@lingui/react/macro";
import { Suspense, useEffect, useState } from "react";

import { useRouteHandle } from "#features/accounts/screens/session/route-handle.ts";
import { useSession } from "#features/accounts/screens/session/current-session.ts";
import { lazyPart } from "#platform/web/ui/layout/lazy-part.tsx";
import { Toasts } from "#platform/web/ui/feedback/toasts.tsx";
import { Announcer, usePageFocus } from "./announcer.tsx";
import { BottomBar } from "./bottom-bar.tsx";
import { CurrentCoBrand } from "#features/employers/screens/co-brand.tsx";
import { EmployerRail } from "./employer-rail.tsx";
import { FlowHeader } from "./flow-header.tsx";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { ImpersonationBanner } from "#features/accounts/screens/session/impersonation-banner.tsx";
import { PlanStrip } from "#features/plans/screens/plan-strip.tsx";
import { OfflineStrip } from "./offline-strip.tsx";
import { PageStrips } from "./page-strips.tsx";
import { Row } from "#platform/web/ui/layout/stack.tsx";
import classes from "./shell.module.css";
import { useLiveNewApplicantCount } from "#features/applications/screens/new-applicant-count.ts";
import { useLiveUnreadCount } from "#features/messages/screens/unread-count.ts";
import { useNavigation } from "react-router";
import { useDelayed } from "#platform/web/hooks/use-delayed.ts";

const GoTo = lazyPart(() => import("./go-to-dialog.tsx").then((module) => module.GoToDialog));
const SessionOver = lazyPart(() =>
  import("#features/accounts/screens/session/session-over.tsx").then((module) => module.SessionOver),
);

export function Shell({ children }: { children: React.ReactNode }) {
  const { access, shell } = useRouteHandle();
  const { status, userType } = useSession();
  const isEmployer = userType === "employer";
  const [isGoToOpen, setGoTo] = useState(false);
  useRegionKeys(() => setGoTo(true));
  usePageFocus();
  useLiveUnreadCount();
  useLiveNewApplicantCount();
  useDensity(isEmployer || userType === "operator");
  return (
    <div className={classes.shell} data-kind={shell}>
      <a href="#main" className={classes.skip} onClick={skip}>
        <Trans>Skip to main content</Trans>
      </a>
      <ImpersonationBanner />
      <OfflineStrip />
      {shell === "flow" ? <FlowHeader /> : <Header />}
      {shell !== "flow" && isEmployer && <CurrentCoBrand />}
      {shell !== "flow" && isEmployer && <PlanStrip />}
      <PageStrips />
      <Row align="stretch" grow className={classes.frame}>
        {shell !== "flow" && isEmployer && <EmployerRail />}
        <main id="main" tabIndex={-1} className={classes.main}>
          <PageProgress />
          {children}
        </main>
      </Row>
      {(shell === "app" || (shell === "split" && access === "public")) && <Footer />}
      {shell !== "flow" && <BottomBar />}
      <Toasts />
      <Announcer />
      <Suspense>
        {isGoToOpen && <GoTo close={() => setGoTo(false)} />}
        {status === "over" && <SessionOver />}
      </Suspense>
    </div>
  );
}

function skip(event: React.MouseEvent) {
  event.preventDefault();
  document.getElementById("main")?.focus();
}

/** Employers read dense rows. Set on the document, because dialogs and menus need it too. */
function useDensity(isDense: boolean) {
  useEffect(() => {
    const { dataset } = document.documentElement;
    if (isDense) dataset.density = "employer";
    else delete dataset.density;
  }, [isDense]);
}

/** A thin bar at the top while the next page loads, once that has taken 150 ms. It stands in a landmark, as all does. */
function PageProgress() {
  const { t } = useLingui();
  const isLate = useDelayed(useNavigation().state !== "idle");
  return isLate ? <div role="progressbar" aria-label={t`Loading page`} className={classes.progress} /> : null;
}

/** Keys that work everywhere: F6 cycles through the regions (toasts among them), Ctrl/⌘K opens "Go to…". */
const regions = "[data-toasts]:not(:empty), header[role=banner], nav[data-region], [data-pane], main";

function useRegionKeys(openGoTo: () => void) {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === "F6" && !document.querySelector("dialog[open]")) {
        event.preventDefault();
        nextRegion(event.shiftKey ? -1 : 1);
      }
      if (event.key.toLowerCase() === "k" && (event.ctrlKey || event.metaKey)) {
        event.preventDefault();
        openGoTo();
      }
    };
    window.addEventListener("keydown", onKeyDown);
    return () => window.removeEventListener("keydown", onKeyDown);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the opener only sets state
  }, []);
}

function nextRegion(step: number) {
  const visibleRegions = [...document.querySelectorAll<HTMLElement>(regions)].filter((region) =>
    region.checkVisibility(),
  );
  const currentIndex = visibleRegions.findLastIndex((region) => region.contains(document.activeElement));
  const next = visibleRegions[(currentIndex + step + visibleRegions.length) % visibleRegions.length];
  const target = next?.matches("main, [data-pane]") ? next : next?.querySelector<HTMLElement>("a, button");
  (target ?? next)?.focus();
}
