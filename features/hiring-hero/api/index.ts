/** Hiring Hero: what it adds to the server. */
import { feature } from "#platform/server/feature.ts";
import { countHeroes } from "./count-heroes.job.ts";
import { dryRunHero } from "./dry-run.action.ts";
import { emailHeroNews } from "./email-hero-news.job.ts";
import { hiringHeroConfig } from "./hero-config.ts";
import { heroMails } from "./hero.mail.ts";
import { countMetrics, metrics } from "./metric.resource.ts";
import { metricRowsRoute } from "./metric-rows.route.ts";
import { updateResponsive } from "./update-responsive.job.ts";

export const hiringHeroFeature = feature({
  name: "hiring-hero",
  resources: [metrics, hiringHeroConfig],
  actions: [countMetrics, dryRunHero],
  routes: [metricRowsRoute],
  jobs: [updateResponsive, countHeroes, emailHeroNews],
  mails: heroMails,
});
