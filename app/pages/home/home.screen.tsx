/** /: the home page of a brand: search, the newest jobs, and employers of note. */
import { Trans, useLingui } from "@lingui/react/macro";
import { Navigate, redirect, useLoaderData } from "react-router";

import { Employer } from "#features/employers/employer.ts";
import { linkImagePath, roleHome } from "#features/paths.ts";
import { useBrand } from "#features/brands/screens/use-brand.ts";
import { collectionPath, type CollectionOptions } from "#platform/web/api-client/collection-path.ts";
import { guestLoader } from "#platform/web/data/loader-context.ts";
import { useOrigin } from "#platform/web/page/origin.ts";
import { routeHandle } from "#features/accounts/screens/session/route-handle.ts";
import { useSession } from "#features/accounts/screens/session/current-session.ts";
import { Page } from "#platform/web/ui/layout/page.tsx";
import { useCollection } from "#platform/web/data/use-collection.ts";
import { JobListing } from "#features/jobs/job-listing.ts";
import { CareerResources, ForEmployers, HowItWorks } from "./home-sections.tsx";
import { HomeHero } from "./home-hero.tsx";
import { HeroEmployers, NewestJobs } from "./home-lists.tsx";
import { cardFields } from "#features/jobs/screens/search/job-search.ts";
import { jobIncludes } from "#features/jobs/screens/job-records.ts";
import { PromoPage } from "#features/promo-pages/promo-page.ts";
import { homeSlug } from "#features/promo-pages/promo-slugs.ts";
import { RichText } from "#platform/web/ui/data/rich-text.tsx";
import { Stack } from "#platform/web/ui/layout/stack.tsx";
import classes from "./home.module.css";

export const handle = routeHandle({ access: "public", shell: "app" });

const newest: CollectionOptions = { sort: "-publishedAt", include: jobIncludes, fields: cardFields, size: 6 };
const heroes: CollectionOptions = {
  filter: { hiringHero: true },
  fields: { employers: ["name", "slug", "centerType", "profileImage"] },
  size: 6,
};

const promoOfHome: CollectionOptions = { filter: { slug: homeSlug }, size: 1 };

export const loader = guestLoader(async ({ api, viewer, url }) => {
  // At once, and not by a page whose scripts then ask for another: most who type the address or tap the icon come back.
  if (viewer) throw redirect(roleHome(viewer.userType) + url.search);
  const [jobs, employers, promo] = await Promise.all([
    api.get(collectionPath(JobListing, newest)),
    api.get(collectionPath(Employer, heroes)),
    api.get(collectionPath(PromoPage, promoOfHome)),
  ]);
  return { jobs, employers, promo };
});
export { skipServerLoader as clientLoader } from "#platform/web/data/skip-server-loader.ts";

export default function HomeScreen() {
  const { t, i18n } = useLingui();
  const { name, removeSchoolSignup } = useBrand();
  const origin = useOrigin();
  const { status, userType } = useSession();
  const loaded = useLoaderData<typeof loader>();
  const jobs = useCollection(JobListing, { ...newest, initial: loaded?.jobs });
  const employers = useCollection(Employer, { ...heroes, initial: loaded?.employers });
  const [promo] = useCollection(PromoPage, { ...promoOfHome, initial: loaded?.promo }).data ?? [];
  if (status === "signed-in") return <Navigate to={roleHome(userType)} replace />;
  const url = `${origin}/`;
  return (
    <Page
      title={name}
      bareTitle
      width="wide"
      heading={
        <span className="display" data-guest-only>
          <Trans>Find a classroom that fits you</Trans>
        </span>
      }
      description={t`${name}: jobs in early childhood education and child care, with the pay shown.`}
      canonical={url}
      image={linkImagePath("site", i18n.locale)}
      jsonLd={{ "@context": "https://schema.org", "@type": "WebSite", name, url }}
    >
      <Stack gap={64} className={classes.home} data-guest-only>
        <HomeHero />
        {promo && (
          <section aria-label={promo.title} className="reading">
            <RichText html={promo.body} />
          </section>
        )}
        <NewestJobs jobs={jobs.data ?? []} />
        <HowItWorks />
        <HeroEmployers employers={employers.data ?? []} />
        {!removeSchoolSignup && <ForEmployers />}
        <CareerResources />
      </Stack>
    </Page>
  );
}
