/** The entries of every bar and menu, in their order. */
import { msg } from "@lingui/core/macro";
import type { MessageDescriptor } from "@lingui/core";
import IconBriefcase from "~icons/tabler/briefcase";
import IconCalendar from "~icons/tabler/calendar";
import IconCreditCard from "~icons/tabler/credit-card";
import IconFileText from "~icons/tabler/file-text";
import IconMessageCircle from "~icons/tabler/message-circle";
import IconSettings from "~icons/tabler/settings";
import IconStar from "~icons/tabler/star";
import IconSun from "~icons/tabler/sun";
import IconSwitchHorizontal from "~icons/tabler/switch-horizontal";
import IconUser from "~icons/tabler/user";
import IconUsers from "~icons/tabler/users";
import type { Icon } from "#platform/web/ui/media/icon.tsx";
import { pages } from "#features/paths.ts";

export interface Entry {
  to: string;
  label: MessageDescriptor;
  icon: Icon;
  /** What is counted beside it: unread conversations, or applicants who wait for an answer. */
  count?: "unread" | "new-applicants";
  /** Marks a profile that still misses something employers look for. */
  isProfile?: boolean;
  /** The link is current only on this very path, not on paths below it. */
  exact?: boolean;
}

const jobs: Entry = { to: pages.jobs, label: msg`Jobs`, icon: IconBriefcase, exact: true };
const applications: Entry = { to: pages.applications, label: msg`Applications`, icon: IconFileText };
const interviews: Entry = { to: pages.interviews, label: msg`Interviews`, icon: IconCalendar };
const messages: Entry = {
  to: pages.messages,
  label: msg`Messages`,
  icon: IconMessageCircle,
  count: "unread",
};
const profile: Entry = { to: pages.profile, label: msg`Profile`, icon: IconUser, isProfile: true };

export const educatorHeader = [jobs, applications, interviews, messages];
/** In the header the account menu leads to a finished profile. */
export const unfinishedProfile = profile;
export const educatorBottom = [jobs, applications, interviews, messages, profile];

const today: Entry = { to: pages.employerToday, label: msg`Today`, icon: IconSun };
const applicants: Entry = {
  to: pages.employerApplicants,
  label: msg`Applicants`,
  icon: IconFileText,
  count: "new-applicants",
};
const educators: Entry = { to: pages.educators, label: msg`Educators`, icon: IconUsers };
const employerJobs: Entry = { to: pages.employerJobs, label: msg`Jobs`, icon: IconBriefcase };
const employerMessages: Entry = {
  to: pages.employerMessages,
  label: msg`Messages`,
  icon: IconMessageCircle,
  count: "unread",
};
const employerInterviews: Entry = {
  to: pages.employerInterviews,
  label: msg`Interviews`,
  icon: IconCalendar,
};
const heroStats: Entry = { to: pages.hiringHeroStats, label: msg`Hiring Hero stats`, icon: IconStar };
const plans: Entry = { to: pages.plans, label: msg`Plans`, icon: IconCreditCard };
const employerProfile: Entry = { to: pages.employerProfile, label: msg`Profile`, icon: IconUser };
const switchProfile: Entry = {
  to: pages.selectEmployerProfile,
  label: msg`Switch profile`,
  icon: IconSwitchHorizontal,
};
const settings: Entry = { to: pages.settings, label: msg`Settings`, icon: IconSettings };

/** The rail of an employer; the stats are only for Hiring Heroes. */
export const employerRail = (isHero: boolean) => [
  today,
  applicants,
  educators,
  employerJobs,
  employerMessages,
  employerInterviews,
  ...(isHero ? [heroStats] : []),
  plans,
  employerProfile,
];

export const employerBottom = [today, applicants, employerJobs, employerMessages];

/** The rest, in the sheet behind "More"; switching is only for accounts with several profiles. */
export const employerMore = (isHero: boolean, hasSeveral: boolean) => [
  educators,
  employerInterviews,
  ...(isHero ? [heroStats] : []),
  plans,
  employerProfile,
  ...(hasSeveral ? [switchProfile] : []),
  settings,
];
