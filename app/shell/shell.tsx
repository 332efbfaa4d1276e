/** The frame of every page: landmarks, bars, strips, toasts; and their tab order. */
import { Trans } from "@lingui/react/macro";
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
import { PageProgress } from "./page-progress.tsx";
import { PlanStrip } from "#features/plans/screens/plan-strip.tsx";
import { Row } from "#platform/web/ui/layout/stack.tsx";
import classes from "./shell.module.css";
import { pageStrips } from "#platform/web/ui/layout/strip-slot.ts";
import { OfflineStrip } from "./offline-strip.tsx";
import { useLiveUnreadCount } from "#features/messages/screens/unread-count.ts";
import { useRegionKeys } from "./use-region-keys.ts";

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
  useDensity(isEmployer || userType === "operator");
  return (
    <div className={classes.shell} data-kind={shell}>
      <a href="#main" className={classes.skip} onClick={skip}>
        <Trans>Skip to main content</Trans>
      </a>
      <PageProgress />
      <ImpersonationBanner />
      <OfflineStrip />
      {shell === "flow" ? <FlowHeader /> : <Header />}
      {shell !== "flow" && isEmployer && <CurrentCoBrand />}
      {shell !== "flow" && isEmployer && <PlanStrip />}
      <pageStrips.Outlet />
      <Row align="stretch" grow className={classes.frame}>
        {shell !== "flow" && isEmployer && <EmployerRail />}
        <main id="main" tabIndex={-1} className={classes.main}>
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
