/** /employer/{slug}: an employer's public page, with its open jobs. */
import { useLingui } from "@lingui/react/macro";
import { useLoaderData, useParams } from "react-router";

import { Employer } from "#features/employers/employer.ts";
import {
  collectionPath,
  resourcePath,
  type CollectionOptions,
} from "#platform/web/api-client/collection-path.ts";
import { guestLoader } from "#platform/web/data/loader-context.ts";
import { NotFound } from "#features/accounts/screens/not-found.tsx";
import { routeHandle } from "#features/accounts/screens/session/route-handle.ts";
import { Loaded } from "#platform/web/ui/feedback/loaded.tsx";
import { useCollection } from "#platform/web/data/use-collection.ts";
import { useCapture } from "#platform/web/page/use-capture.ts";
import { useResource } from "#platform/web/data/use-resource.ts";
import { JobListing } from "#features/jobs/job-listing.ts";
import { EmployerPage } from "./employer-page.tsx";
import { cardFields } from "#features/jobs/screens/search/job-search.ts";
import { jobIncludes } from "#features/jobs/screens/job-records.ts";

export const handle = routeHandle({ access: "public", shell: "app", hasServerData: true });

const include = ["locations", "brand"];

/** An employer with more open jobs than this has them behind a link to the search. */
const openJobs = (slug: string): CollectionOptions => ({
  filter: { employerSlug: slug },
  include: jobIncludes,
  fields: { ...cardFields, job_listings: [...cardFields.job_listings, "additionalBenefits"] },
  size: 50,
});

export const loader = guestLoader(async ({ api, params }) => {
  const slug = params.slug!;
  const [employer, jobs] = await Promise.all([
    api.get(resourcePath(Employer, slug, { include })),
    api.get(collectionPath(JobListing, openJobs(slug))),
  ]);
  return { employer, jobs };
});
export { skipServerLoader as clientLoader } from "#platform/web/data/skip-server-loader.ts";

export default function EmployerScreen() {
  const { t } = useLingui();
  const slug = useParams().slug!;
  const loaded = useLoaderData<typeof loader>();
  const query = useResource(Employer, slug, { include, initial: loaded?.employer });
  useCapture("employer_viewed", { employerId: query.data?.id ?? "" }, query.data?.id);
  const jobs = useCollection(JobListing, { ...openJobs(slug), initial: loaded?.jobs });
  if (query.error?.status === 404 && !query.data) return <NotFound />;
  return (
    <Loaded query={query} failure={t`We couldn't load this page.`}>
      {(employer) => <EmployerPage employer={employer} jobs={jobs} />}
    </Loaded>
  );
}
