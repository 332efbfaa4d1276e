/** Everything that waits for an employer today: one bounded, live query for each kind, for the current profile. */
import { useMayReadPeople } from "#features/accounts/screens/session/current-account.ts";
import { JobApplication } from "#features/applications/application.ts";
import { employerApplications } from "#features/applications/screens/review/use-applicants.ts";
import { useSavedFilters } from "#features/candidates/screens/saved/use-saved-filters.ts";
import { useCurrentEmployerProfile } from "#features/employers/screens/current-employer-profile.ts";
import { Interview } from "#features/interviews/interview.ts";
import { interviewIncludes } from "#features/interviews/screens/interview-record.ts";
import { startOfDate } from "#features/interviews/wall-clock.ts";
import { JobListing } from "#features/jobs/job-listing.ts";
import { Conversation } from "#features/messages/conversation.ts";
import { useNow } from "#platform/web/hooks/use-now.ts";
import { dayIn, plusDays } from "#platform/web/i18n/calendar-days.ts";
import { useTimeZone } from "#platform/web/i18n/time-zone.ts";
import { shownRows, useCurrentRows } from "./use-current-rows.ts";

export type Today = ReturnType<typeof useToday>;

export function useToday() {
  const applicants = useApplicantsIn("submitted", "submittedAt");
  const offers = useApplicantsIn("offered", "updatedAt");
  const jobs = useCurrentRows(JobListing, "ApplicationsChannel", {
    at: "employer/job_listings",
    filter: { expiresSoon: true },
    fields: { job_listings: ["title", "slug", "listingStatus", "expiresAt"] },
    sort: "expiresAt",
    size: shownRows,
  });
  const conversations = useCurrentRows(Conversation, "ConversationsChannel", {
    at: "employer/conversations",
    filter: { unread: true, archived: false },
    sort: "-latestMessageAt",
    size: shownRows,
  });
  const saved = useSavedFilters();
  const matched = saved.data?.filter(({ diff }) => diff.length > 0);
  const savedFilters = { ...saved, data: matched?.slice(0, shownRows), total: matched?.length ?? 0 };
  return { applicants, offers, interviews: useNextInterviews(), jobs, conversations, savedFilters };
}

/** A row whose state was just changed here leaves before the server has answered. */
function useApplicantsIn(state: "submitted" | "offered", sort: string) {
  const mayRead = useMayReadPeople();
  const query = useCurrentRows(JobApplication, "ApplicationsChannel", {
    enabled: mayRead,
    at: employerApplications,
    filter: { aasmState: state },
    include: ["jobListing", "userProfile"],
    sort,
    size: shownRows,
  });
  if (!mayRead) return { ...query, data: [], total: 0, isLoading: false };
  const data = query.data?.filter(({ aasmState }) => aasmState === state);
  return { ...query, data, total: query.total - ((query.data?.length ?? 0) - (data?.length ?? 0)) };
}

/** Of the whole team, from midnight on: what has begun already may still be marked. */
function useNextInterviews() {
  const profile = useCurrentEmployerProfile();
  const [zone] = useTimeZone(String(profile?.timeZone ?? "America/Chicago"));
  const now = useNow();
  const today = dayIn(now, zone);
  const midnight = (day: string) => new Date(startOfDate(zone, day)).toISOString();
  const query = useCurrentRows(Interview, "InterviewsChannel", {
    at: "employers/interviews",
    filter: {
      status: ["pending", "scheduled"],
      from: midnight(today),
      to: midnight(plusDays(today, 2)),
    },
    include: [...interviewIncludes, "interviewEventType"],
    sort: "time",
    size: 10,
  });
  return { ...query, zone, today, now };
}
