/** The marketplace as rows, table by table in the order their keys need. */
import { tutorialTypes } from "#features/notifications/notification-types.ts";
import { dayMs } from "#platform/shared/duration.ts";
import type { Marketplace } from "./marketplace.ts";
import { answerRows } from "./educators/answers.ts";
import { jobEvents } from "./jobs/job-dates.ts";
import { applicationSources, sourceOf, viewSources } from "./jobs/traffic-sources.ts";
import type { SampleContext, RowsByTable } from "./sample-context.ts";

export const employerRows = ({ r }: SampleContext, { employers, operator }: Marketplace): RowsByTable => ({
  accounts: [operator, ...employers.flatMap(({ accounts }) => accounts)],
  employers: employers.map(({ row }) => row),
  locations: employers.flatMap(({ locations }) => locations),
  employerProfiles: employers.flatMap(({ profiles }) => profiles),
  employerProfileLocations: employers.flatMap(({ profiles, locations, row }) =>
    profiles.flatMap(({ id }) =>
      locations.map((location) => ({
        id: r.id(row.createdAt),
        employerProfileId: id,
        locationId: location.id,
      })),
    ),
  ),
  systemNotifications: employers.flatMap(({ profiles }) =>
    profiles.flatMap(({ id, accountId }) =>
      tutorialTypes.map((notificationType) => ({ accountId, employerProfileId: id, notificationType })),
    ),
  ),
});

export function jobRows(context: SampleContext, { jobs }: Marketplace): RowsByTable {
  const jobListingEvents = jobs.flatMap(({ row, dates }) => jobEvents(context, row.id, dates));
  const jobViews = jobs.flatMap(({ row, dates }) =>
    dates.publishedAt ? views(context, row.id, dates.publishedAt) : [],
  );
  return {
    jobListings: jobs.map(({ row }) => row as never),
    jobListingLocations: jobs.flatMap(({ row, locationIds }) =>
      locationIds.map((locationId, position) => ({ jobListingId: row.id, locationId, position })),
    ),
    jobListingEvents,
    jobViews,
    jobSources: viewSources(jobViews),
  };
}

/** How often a job was opened on its last days, at most ten of them. */
function views({ r, now, daysAgo }: SampleContext, jobListingId: string, publishedAt: Date) {
  const days = Math.min(10, Math.floor((now.getTime() - publishedAt.getTime()) / dayMs));
  return Array.from({ length: days }, (_, index) => ({
    jobListingId,
    day: daysAgo(index).toISOString().slice(0, 10),
    views: r.int(0, 14),
  }));
}

export function educatorRows(context: SampleContext, { educators, jobs }: Marketplace): RowsByTable {
  const { r } = context;
  const at = ({ profile }: Marketplace["educators"][number]) => profile.createdAt;
  return {
    accounts: educators.map(({ account }) => account),
    userProfiles: educators.map(({ profile }) => profile),
    workHistories: educators.flatMap((educator) =>
      educator.career.works.map((work) => ({
        id: r.id(at(educator)),
        ...work,
        createdAt: at(educator),
        updatedAt: at(educator),
      })),
    ),
    educationHistories: educators.flatMap((educator) =>
      educator.schooling.entries.map(({ filterableEducationLevel: _, ...entry }) => ({
        id: r.id(at(educator)),
        ...entry,
        createdAt: at(educator),
        updatedAt: at(educator),
      })),
    ),
    certifications: educators.flatMap((educator) =>
      educator.certifications.map(({ id: optionId, title }) => ({
        id: r.id(at(educator)),
        userProfileId: educator.profile.id,
        certificationOptionId: optionId,
        title,
        createdAt: at(educator),
        updatedAt: at(educator),
      })),
    ),
    profileQuestionAnswers: educators.flatMap((educator) =>
      answerRows(context, { userProfileId: educator.profile.id, at: at(educator) }, educator.answers),
    ),
    jobLikes: likes(context, { educators, jobs }),
  };
}

/** People like jobs in their own city. */
function likes({ r, daysAgo }: SampleContext, { educators, jobs }: Pick<Marketplace, "educators" | "jobs">) {
  const open = Map.groupBy(
    jobs.filter(({ row }) => row.listingStatus === "published"),
    ({ employer }) => employer.city,
  );
  return educators.flatMap(({ profile, city }) =>
    r.some(open.get(city) ?? [], r.chance(0.5) ? r.int(1, 3) : 0).map(({ row, dates }) => ({
      userProfileId: profile.id,
      jobListingId: row.id,
      createdAt: new Date(Math.max(dates.publishedAt!.getTime(), daysAgo(r.next() * 20).getTime())),
    })),
  );
}

export const applicationRows = (
  { r }: SampleContext,
  { applications, educators, jobs }: Marketplace,
): RowsByTable => {
  const accounts = new Map(educators.map(({ profile, account }) => [profile.id, account.id]));
  const hands = new Map(jobs.map(({ row, employer }) => [row.id, employer.profiles[0]!.accountId]));
  return {
    jobApplications: applications.map((application) => ({
      ...application.row,
      source: sourceOf(application),
    })),
    jobSources: applicationSources(applications),
    jobApplicationLocations: applications.flatMap(({ row, locationIds }) =>
      locationIds.map((locationId) => ({ jobApplicationId: row.id, locationId })),
    ),
    jobApplicationEvents: applications.flatMap(({ row, transitions }) =>
      transitions
        .filter(({ from }) => from)
        .map(({ from, to, by, at, reason }) => ({
          id: r.id(at),
          jobApplicationId: row.id,
          fromState: from,
          toState: to,
          by,
          accountId:
            by === "educator"
              ? accounts.get(row.userProfileId)!
              : by === "employer"
                ? hands.get(row.jobListingId)!
                : null,
          reason,
          createdAt: at,
        })),
    ),
  };
};

export const conversationRows = ({ conversations }: Marketplace): RowsByTable => ({
  conversations: conversations.map(({ row }) => row),
  conversationMembers: conversations.flatMap(({ members }) => members),
  messages: conversations.flatMap(({ messages }) => messages),
});

export const interviewRows = ({ interviews: all }: Marketplace): RowsByTable => ({
  interviewEventTypes: all.eventTypes,
  interviewSlots: all.slots,
  interviews: all.interviews,
});
