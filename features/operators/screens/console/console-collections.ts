/** The collections that operators may open, in the sections of the console; what each holds comes from the API. */
import { msg } from "@lingui/core/macro";
import type { MessageDescriptor } from "@lingui/core";
import { useQuery } from "@tanstack/react-query";

import { call } from "#platform/web/api-client/api.ts";
import type { ApiError } from "#platform/web/api-client/api-error.ts";
import type { JsonSchema } from "./field-kinds.ts";

/** As `console/collections` gives it. */
export interface ConsoleCollection {
  path: string;
  type: string;
  attributes: Record<string, JsonSchema>;
  belongsTo: Record<string, string | null>;
  create: { properties: Record<string, JsonSchema>; required: string[] } | null;
  change: Record<string, JsonSchema>;
  canDelete: boolean;
  filters: Record<string, JsonSchema>;
  sorts: string[];
  defaultSort: string | null;
}

export const useConsoleCollections = () =>
  useQuery<{ data: ConsoleCollection[] }, ApiError>({
    queryKey: ["console collections"],
    queryFn: () => call<{ data: ConsoleCollection[] }>("console/collections"),
    staleTime: Infinity,
  });

export interface ConsoleSection {
  title: MessageDescriptor;
  /** By type. */
  collections: Record<string, MessageDescriptor>;
}

export const consoleSections: readonly ConsoleSection[] = [
  {
    title: msg`People`,
    collections: {
      user_profiles: msg`Educators`,
      employers: msg`Programs`,
      account: msg`Accounts`,
      employer_profiles: msg`Team members`,
      locations: msg`Locations`,
      appeals: msg`Appeals`,
      legal_agreements: msg`Agreements to the terms`,
      privacy_requests: msg`Privacy requests`,
      join_requests: msg`Requests to join`,
      connectors: msg`Connectors`,
      waiting_list_entries: msg`Waiting for an area`,
    },
  },
  {
    title: msg`Hiring`,
    collections: {
      job_listings: msg`Jobs`,
      job_applications: msg`Applications`,
      interviews: msg`Interviews`,
      hiring_updates: msg`Hiring updates`,
      reports: msg`Reports`,
    },
  },
  {
    title: msg`Content`,
    collections: {
      brands: msg`Brands`,
      promo_pages: msg`Promo pages`,
      geographies: msg`Geographies`,
      geography_options: msg`Options`,
      profile_questions: msg`Profile questions`,
      certification_categories: msg`Certification categories`,
      certification_options: msg`Certifications`,
      education_levels: msg`Education levels`,
      education_fields: msg`Fields of study`,
      educational_qualifications: msg`Qualifications`,
      video_ask_questions: msg`Video questions`,
    },
  },
  {
    title: msg`Money`,
    collections: {
      plans: msg`Plans`,
      prices: msg`Prices`,
      plan_benefits: msg`Plan benefits`,
      subscriptions: msg`Subscriptions`,
      subscription_changes: msg`Changes of plans`,
      invoices: msg`Invoices`,
    },
  },
  {
    title: msg`Messages`,
    collections: {
      sent_mails: msg`Sent mails`,
      email_types: msg`Types of email`,
      news_mails: msg`News`,
      system_notifications: msg`Notifications`,
    },
  },
  {
    title: msg`Settings and records`,
    collections: {
      metrics: msg`Hiring Hero figures`,
      feature_flags: msg`Feature flags`,
      bulk_changes: msg`Changes of many`,
      audit_logs: msg`Audit log`,
      open_ai_logs: msg`Language model log`,
      onboarding_events: msg`Onboarding events`,
      visits: msg`Visits`,
      events: msg`Events`,
    },
  },
];

export const nameOfType: Record<string, MessageDescriptor> = Object.assign(
  {},
  ...consoleSections.map(({ collections }) => collections),
);

/** The first of these that a row has names it. */
const nameAttributes = [
  "name",
  "title",
  "longName",
  "subjectEn",
  "subject",
  "version",
  "label",
  "key",
  "configType",
  "email",
  "number",
  "slug",
  "city",
  "action",
  "event",
  "state",
  "status",
];

export function rowName({
  id,
  attributes = {},
}: {
  id: string;
  attributes?: Record<string, unknown>;
}): string {
  const { firstName, lastName } = attributes;
  const fullName = [firstName, lastName].filter((part) => typeof part === "string" && part).join(" ");
  if (fullName) return fullName;
  const known = nameAttributes
    .map((name) => attributes[name])
    .find((value) => typeof value === "string" && value);
  return typeof known === "string" ? known : id.slice(-8);
}
