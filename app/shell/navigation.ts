/** The entries of every bar and menu, in their order. */
import { msg } from "@lingui/core/macro";
import type { MessageDescriptor } from "@lingui/core";
import {
  IconBriefcase,
  IconCalendar,
  IconCreditCard,
  IconFileText,
  IconMessageCircle,
  IconSettings,
  IconStar,
  IconSwitchHorizontal,
  IconUser,
  IconUsers,
  type Icon,
} from "@tabler/icons-react";

export interface Entry {
  to: string;
  label: MessageDescriptor;
  icon: Icon;
  /** Shows the unread count. */
  hasBadge?: boolean;
  /** The path is current only by itself, not with what lies under it. */
  exact?: boolean;
}

const jobs: Entry = { to: "/jobs", label: msg`Jobs`, icon: IconBriefcase, exact: true };
const applications: Entry = { to: "/jobs/applications", label: msg`Applications`, icon: IconFileText };
const interviews: Entry = { to: "/interviews", label: msg`Interviews`, icon: IconCalendar };
const messages: Entry = { to: "/messages", label: msg`Messages`, icon: IconMessageCircle, hasBadge: true };
const profile: Entry = { to: "/profile", label: msg`Profile`, icon: IconUser };

export const educatorHeader = [jobs, applications, interviews, messages];
export const educatorBottom = [jobs, applications, interviews, messages, profile];

const applicants: Entry = { to: "/employer/applicants", label: msg`Applicants`, icon: IconFileText };
const educators: Entry = { to: "/educators", label: msg`Educators`, icon: IconUsers };
const employerJobs: Entry = { to: "/employer/jobs", label: msg`Jobs`, icon: IconBriefcase };
const employerMessages: Entry = {
  to: "/employer/messages",
  label: msg`Messages`,
  icon: IconMessageCircle,
  hasBadge: true,
};
const employerInterviews: Entry = { to: "/employer/interviews", label: msg`Interviews`, icon: IconCalendar };
const heroStats: Entry = { to: "/employer/hiring-hero-stats", label: msg`Hiring Hero stats`, icon: IconStar };
const plans: Entry = { to: "/employer/plans", label: msg`Plans`, icon: IconCreditCard };
const employerProfile: Entry = { to: "/employer/profile", label: msg`Profile`, icon: IconUser };
const switchProfile: Entry = {
  to: "/select-employer-profile",
  label: msg`Switch profile`,
  icon: IconSwitchHorizontal,
};
const settings: Entry = { to: "/settings", label: msg`Settings`, icon: IconSettings };

/** The rail of an employer; the stats are there for those in the programme. */
export const employerRail = (isHero: boolean) => [
  applicants,
  educators,
  employerJobs,
  employerMessages,
  employerInterviews,
  ...(isHero ? [heroStats] : []),
  plans,
  employerProfile,
];

export const employerBottom = [applicants, educators, employerJobs, employerMessages];

/** What is left for the sheet behind "More"; another profile can be chosen by those who have several. */
export const employerMore = (isHero: boolean, hasSeveral: boolean) => [
  employerInterviews,
  ...(isHero ? [heroStats] : []),
  plans,
  employerProfile,
  ...(hasSeveral ? [switchProfile] : []),
  settings,
];
