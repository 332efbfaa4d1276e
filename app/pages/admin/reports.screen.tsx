/** /admin/reports: what becomes of visits, how soon people are answered, and where educators and jobs are. */
import { Trans, useLingui } from "@lingui/react/macro";

import { routeHandle } from "#features/accounts/screens/session/route-handle.ts";
import { CohortsReport } from "#features/analytics/screens/insight/cohorts-report.tsx";
import { FunnelReport } from "#features/analytics/screens/insight/funnel-report.tsx";
import { ReportFilters, useReportSearch } from "#features/analytics/screens/insight/report-filters.tsx";
import { SavedReports } from "#features/analytics/screens/insight/saved-reports.tsx";
import { TimesReport } from "#features/analytics/screens/insight/times-report.tsx";
import { ZipsReport } from "#features/analytics/screens/insight/zips-report.tsx";
import { ConsoleFrame } from "#features/operators/screens/console/console-frame.tsx";
import { InBrowser } from "#platform/web/ui/layout/in-browser.tsx";
import { Page } from "#platform/web/ui/layout/page.tsx";
import { Stack } from "#platform/web/ui/layout/stack.tsx";

export const handle = routeHandle({ access: "operator", shell: "app" });

export default function ReportsScreen() {
  const { t } = useLingui();
  const search = useReportSearch();
  const waiting = (
    <p role="status">
      <Trans>Counting…</Trans>
    </p>
  );
  return (
    <ConsoleFrame>
      <Page title={t`Figures`} width="wide">
        <Stack gap={24}>
          <ReportFilters />
          <SavedReports />
          <InBrowser waiting={waiting}>
            <Stack gap={24}>
              <FunnelReport search={search} />
              <TimesReport search={search} />
              <CohortsReport search={search} />
              <ZipsReport search={search} />
            </Stack>
          </InBrowser>
        </Stack>
      </Page>
    </ConsoleFrame>
  );
}
