/** /employer/interviews: what is coming, what is over, when educators can book, what they can book, and calendars that block times. */
import { useLingui } from "@lingui/react/macro";

import { routeHandle } from "#features/accounts/screens/session/route-handle.ts";
import { useSearch } from "#platform/web/hooks/use-search.ts";
import { InBrowser } from "#platform/web/ui/layout/in-browser.tsx";
import { lazyPart } from "#platform/web/ui/layout/lazy-part.tsx";
import { Page } from "#platform/web/ui/layout/page.tsx";
import { SkeletonRows } from "#platform/web/ui/feedback/skeleton-rows.tsx";
import { Tabs } from "#platform/web/ui/layout/tabs.tsx";
import { EmployerUpcoming } from "./employer-upcoming.tsx";
import { upcomingTeamPath } from "./use-employer-interviews.ts";

export const handle = routeHandle({ access: "employer", shell: "app", hasServerData: true }, (read) =>
  read(upcomingTeamPath()),
);

const PastPanel = lazyPart(
  () => import("./employer-past.tsx").then((module) => module.EmployerPast),
  "employer-past",
);
const AvailabilityPanel = lazyPart(
  () => import("../availability/availability-tab.tsx").then((module) => module.AvailabilityTab),
  "availability-tab",
);
const EventTypePanel = lazyPart(
  () => import("../event-types/event-types-tab.tsx").then((module) => module.EventTypesTab),
  "event-types-tab",
);

const CalendarsTab = lazyPart(
  () => import("../calendars/calendars-tab.tsx").then((module) => module.CalendarsTab),
  "calendars-tab",
);

const panels = {
  upcoming: EmployerUpcoming,
  past: PastPanel,
  availability: AvailabilityPanel,
  "event-types": EventTypePanel,
  calendars: CalendarsTab,
} as const;

type TabName = keyof typeof panels;

export default function EmployerInterviewsScreen() {
  const { t } = useLingui();
  const [search, setSearch] = useSearch();
  const tab: TabName = isTab(search.tab) ? search.tab : "upcoming";
  const tabs = [
    { value: "upcoming", label: t`Upcoming` },
    { value: "past", label: t`Past` },
    { value: "availability", label: t`Availability` },
    { value: "event-types", label: t`Interview types` },
    { value: "calendars", label: t`Calendars` },
  ];
  const Panel = panels[tab];
  return (
    <Page title={t`Interviews`}>
      <Tabs
        label={t`Interviews`}
        tabs={tabs}
        value={tab}
        onChange={(value) =>
          setSearch(
            { tab: value === "upcoming" ? null : value, status: null, page: null, view: null, week: null },
            "push",
          )
        }
      >
        {tab === "upcoming" ? (
          <EmployerUpcoming />
        ) : (
          <InBrowser waiting={<SkeletonRows />}>
            <Panel />
          </InBrowser>
        )}
      </Tabs>
    </Page>
  );
}

const isTab = (name: string | undefined): name is TabName => !!name && Object.hasOwn(panels, name);
