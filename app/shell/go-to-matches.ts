/**
 * What "Go to…" finds besides pages: an employer's jobs, applicants and educators; an educator's applications; for both
 * the conversations; for operators anything.
 */
import { useLingui } from "@lingui/react/macro";

import { useMayReadPeople } from "#features/accounts/screens/session/current-account.ts";
import { useSession } from "#features/accounts/screens/session/current-session.ts";
import { fullName } from "#features/accounts/full-name.ts";
import { JobApplication } from "#features/applications/application.ts";
import { UserProfile } from "#features/educators/user-profile.ts";
import { JobListing } from "#features/jobs/job-listing.ts";
import { Conversation } from "#features/messages/conversation.ts";
import { conversationPath, otherSide, useSide } from "#features/messages/screens/side.ts";
import { applicantPath, educatorPath, employerJobPath, ownApplicationPath } from "#features/paths.ts";
import { useCollection } from "#platform/web/data/use-collection.ts";
import { useDebouncedValue } from "#platform/web/hooks/use-debounced.ts";
import { type GoToGroup, isUnderway } from "./go-to-group.ts";
import { useOperatorMatches } from "./operator-matches.ts";
import { useConnection } from "#platform/web/live/connection.ts";

const maxPerGroup = 4;
const minLength = 2;
const maxLength = 100;
const typingPauseMs = 200;

/** The groups with a match for what is typed; none until the typing rests, and none without a connection. */
export function useGoToMatches(text: string): { groups: GoToGroup[]; isSearching: boolean } {
  const query = text.trim().slice(0, maxLength);
  const settled = useDebouncedValue(query, typingPauseMs);
  const { isOnline } = useConnection();
  const { status, userType, employerProfileId } = useSession();
  const isSearchable = isOnline && status === "signed-in" && query.length >= minLength;
  const isEmployer = userType === "employer" && employerProfileId !== null;
  const isEducator = userType === "educator";
  const isOperator = userType === "operator";
  const isFinder = isEmployer || isEducator || isOperator;
  const isRun = isSearchable && settled === query;
  const ofEmployer = useEmployerMatches(settled, isRun && isEmployer);
  const ofEducator = useOwnApplications(settled, isRun && isEducator);
  const conversations = useConversationMatches(settled, isRun && (isEmployer || isEducator));
  const ofOperator = useOperatorMatches(settled, isRun && isOperator);
  const found = isOperator ? ofOperator : isEmployer ? ofEmployer : ofEducator;
  const groups = [...found.groups, conversations.group];
  const isLoading = found.isLoading || (!isOperator && conversations.isLoading);
  const isSearching = isSearchable && isFinder && (settled !== query || isLoading);
  // All groups at once: nothing moves below the chosen one.
  const isShown = isRun && !isSearching;
  return { groups: isShown ? groups.filter(({ entries }) => entries.length > 0) : [], isSearching };
}

function useEmployerMatches(q: string, enabled: boolean) {
  const { t } = useLingui();
  const mayReadPeople = useMayReadPeople();
  const jobs = useCollection(JobListing, {
    at: "employer/job_listings",
    filter: { q },
    include: ["locations"],
    fields: { job_listings: ["title,slug,locations"], locations: ["name"] },
    size: maxPerGroup,
    enabled,
  });
  const applicants = useCollection(JobApplication, {
    at: "employer/job_applications",
    filter: { q },
    include: ["jobListing"],
    fields: { job_listings: ["title"] },
    size: maxPerGroup,
    enabled: enabled && mayReadPeople,
  });
  const educators = useCollection(UserProfile, {
    filter: { q },
    fields: { user_profiles: ["firstName,lastName,slug,city,state"] },
    size: maxPerGroup,
    enabled: enabled && mayReadPeople,
  });
  const groups: GoToGroup[] = [
    {
      label: t`Jobs`,
      entries: (jobs.data ?? []).map(({ slug, title, locations }) => ({
        to: employerJobPath(slug),
        label: title || t`Untitled draft`,
        note: locations?.[0]?.name,
      })),
    },
    {
      label: t`Applicants`,
      entries: (applicants.data ?? []).map(({ id, names, jobListing }) => ({
        to: applicantPath(id),
        label: names.userProfile,
        note: jobListing?.title,
      })),
    },
    {
      label: t`Educators`,
      entries: (educators.data ?? []).map((profile) => ({
        to: educatorPath(profile.slug),
        label: fullName(profile),
        note: [profile.city, profile.state].filter(Boolean).join(", "),
      })),
    },
  ];
  return { groups, isLoading: [jobs, applicants, educators].some(isUnderway) };
}

/** One educator's applications are few: the newest are read once, and looked through here. */
function useOwnApplications(q: string, enabled: boolean) {
  const { t } = useLingui();
  const applications = useCollection(JobApplication, {
    include: ["jobListing.employer"],
    fields: { job_listings: ["title,employer"], employers: ["name"] },
    size: 50,
    enabled,
  });
  const entries = (applications.data ?? []).map(({ id, jobListing }) => ({
    to: ownApplicationPath(id),
    label: jobListing?.title ?? "",
    note: jobListing?.employer?.name,
  }));
  const found = entries.filter(({ label, note = "" }) => contains(label, q) || contains(note, q));
  const groups: GoToGroup[] = [{ label: t`My applications`, entries: found.slice(0, maxPerGroup) }];
  return { groups, isLoading: isUnderway(applications) };
}

/** By the other person's or program's name; archived ones are left out, as in the inbox. */
function useConversationMatches(name: string, enabled: boolean) {
  const { t } = useLingui();
  const side = useSide();
  const conversations = useCollection(Conversation, {
    at: side.at,
    filter: { name },
    size: maxPerGroup,
    enabled,
  });
  const entries = (conversations.data ?? []).map((conversation) => ({
    to: conversationPath(side, conversation.id),
    label: otherSide(conversation, side).name,
  }));
  return { group: { label: t`Conversations`, entries }, isLoading: isUnderway(conversations) };
}

const contains = (text: string, part: string) => text.toLowerCase().includes(part.toLowerCase());
