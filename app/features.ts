/** Every feature of the product, in feature order. */
import { accountsFeature } from "#features/accounts/api/index.ts";
import { analytics } from "#features/analytics/api/index.ts";
import { applicationsFeature } from "#features/applications/api/index.ts";
import { brandsFeature } from "#features/brands/api/index.ts";
import { candidatesFeature } from "#features/candidates/api/index.ts";
import { candidateCollection } from "#features/candidates/api/search/candidate-collection.ts";
import { educatorsFeature } from "#features/educators/api/index.ts";
import { employersFeature } from "#features/employers/api/index.ts";
import { interviewsFeature } from "#features/interviews/api/index.ts";
import { invitationsFeature } from "#features/invitations/api/index.ts";
import { jobsFeature } from "#features/jobs/api/index.ts";
import { messagesFeature } from "#features/messages/api/index.ts";
import { notificationsFeature } from "#features/notifications/api/index.ts";
import { operators } from "#features/operators/api/index.ts";
import { places } from "#features/places/api/index.ts";
import { paymentsOf } from "#features/plans/api/test-gateway/open-payments.ts";
import { plansFeature } from "#features/plans/api/index.ts";
import { hiringHeroFeature } from "#features/hiring-hero/api/index.ts";
import { hiringUpdatesFeature } from "#features/hiring-updates/api/index.ts";
import { promoPagesFeature } from "#features/promo-pages/api/index.ts";
import type { Config } from "#platform/server/config/config.ts";
import { type Feature, collectFrom } from "#platform/server/feature.ts";
import type { FileLinks } from "#platform/server/files/file-links.ts";
import { platformPersonalTables } from "#platform/server/personal-data/platform-tables.ts";
import { languageModelFeature } from "#platform/server/language-model/index.ts";

export function featuresFor(config: Config, links: FileLinks): Feature[] {
  // Called when someone requests their data; by then all features are loaded.
  const personalData = () => [...platformPersonalTables, ...collectFrom(features, "personalData")];
  const declaredMessages = () => ({
    mails: collectFrom(features, "mails"),
    texts: collectFrom(features, "texts"),
  });
  const features: Feature[] = [
    places,
    brandsFeature,
    accountsFeature(config, links, personalData),
    educatorsFeature(links, config, candidateCollection),
    employersFeature(config, links),
    jobsFeature(config),
    candidatesFeature,
    applicationsFeature(links, config),
    messagesFeature(links),
    invitationsFeature,
    interviewsFeature(config),
    plansFeature(paymentsOf(config)),
    promoPagesFeature,
    notificationsFeature(config, declaredMessages),
    hiringUpdatesFeature(config),
    hiringHeroFeature,
    analytics,
    operators,
    languageModelFeature,
  ];
  return features;
}
