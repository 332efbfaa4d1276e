/** /interviews: an educator's interviews, what is coming, where an answer is waited for, and what is over. */
import { useLingui } from "@lingui/react/macro";

import { routeHandle } from "#features/accounts/screens/session/route-handle.ts";
import { Page } from "#platform/web/ui/layout/page.tsx";
import { Tabs } from "#platform/web/ui/layout/tabs.tsx";
import { useSearch } from "#platform/web/hooks/use-search.ts";
import { Cluster } from "#platform/web/ui/layout/stack.tsx";
import { CalendarSubscription } from "../calendar-subscription.tsx";
import classes from "./educator-interviews.module.css";
import { OpenInvitations } from "./open-invitations.tsx";
import { EducatorPast } from "./educator-past.tsx";
import { EducatorUpcoming } from "./educator-upcoming.tsx";
import { upcomingInterviewsPath, useEducatorInterviews } from "./use-educator-interviews.ts";

export const handle = routeHandle({ access: "educator", shell: "app", hasServerData: true }, (read) =>
  read(upcomingInterviewsPath()),
);

export default function EducatorInterviewsScreen() {
  const { t } = useLingui();
  const [search, setSearch] = useSearch();
  const interviews = useEducatorInterviews();
  const tab = search.tab === "invitations" || search.tab === "past" ? search.tab : "upcoming";
  const words = { upcoming: t`Upcoming`, invitations: t`Invitations`, past: t`Past` };
  const tabs = (["upcoming", "invitations", "past"] as const).map((value) => ({
    value,
    label: words[value],
    count: interviews.counts[value] ?? null,
  }));
  return (
    <Page title={t`Interviews`}>
      <Tabs
        label={t`Interviews`}
        tabs={tabs}
        value={tab}
        onChange={(value) => setSearch({ tab: value === "upcoming" ? null : value })}
      >
        <h2 className="visually-hidden">{words[tab]}</h2>
        {tab === "upcoming" && <EducatorUpcoming {...interviews} />}
        {tab === "invitations" && <OpenInvitations {...interviews} />}
        {tab === "past" && <EducatorPast {...interviews} />}
      </Tabs>
      {/* Below the list: while that loads, it would be pushed about. */}
      {!interviews[tab].isLoading && (
        <Cluster className={classes.subscription}>
          <CalendarSubscription side="educator" />
        </Cluster>
      )}
    </Page>
  );
}
