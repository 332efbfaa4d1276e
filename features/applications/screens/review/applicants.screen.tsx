/** /employer/applicants, /employer/applicants/{applicationId}: the list of applicants, with the open application beside it. */
import { useLingui } from "@lingui/react/macro";
import { Suspense, useEffect } from "react";
import { useLocation, useNavigate, useParams } from "react-router";

import { NotFound } from "#features/accounts/screens/not-found.tsx";
import { routeHandle } from "#features/accounts/screens/session/route-handle.ts";
import { applicantPath } from "#features/paths.ts";
import { latestParams } from "#platform/web/hooks/use-search.ts";
import { useFirstAct } from "#platform/web/hooks/use-first-act.ts";
import { useMediaQuery } from "#platform/web/hooks/use-media-query.ts";
import { useResource } from "#platform/web/data/use-resource.ts";
import { lazyPart } from "#platform/web/ui/layout/lazy-part.tsx";
import { Loaded } from "#platform/web/ui/feedback/loaded.tsx";
import { Page } from "#platform/web/ui/layout/page.tsx";
import { SkeletonRows } from "#platform/web/ui/feedback/skeleton-rows.tsx";
import { SplitPane } from "#platform/web/ui/layout/split-pane.tsx";
import { JobApplication } from "../../application.ts";
import { applicantActions } from "../application-slots.ts";
import {
  ApplicantResults,
  ApplicantTools,
  CompareApplicants,
  ListViewSwitch,
} from "./list/applicant-list.tsx";
import { ApplicantGlance } from "./detail/applicant-glance.tsx";
import { ApplicantPager } from "./detail/applicant-pager.tsx";
import { applicationIncludes, prefetchPath } from "./detail/application-includes.ts";
import { ApplicantStageTabs } from "./list/applicant-stage-tabs.tsx";
import {
  applicantListPath,
  employerApplications,
  useApplicants,
  type ApplicantList,
} from "./use-applicants.ts";

const loadDetail = () => import("./detail/applicant-detail.tsx").then((module) => module.ApplicantDetail);
const preloadDetail = () => void loadDetail().catch(() => undefined);
const ApplicantDetail = lazyPart(loadDetail, "applicant-detail");

export const handle = routeHandle(
  { access: "employer", shell: "split", hasServerData: true },
  (read, { params, search }) => read(applicantListPath(search, params.applicationId)),
);

/** From this width on, list and detail fit beside the navigation. */
const isRoomy = "(min-width: 1180px)";

export default function ApplicantsScreen() {
  const { t } = useLingui();
  const { applicationId } = useParams();
  const isWide = useMediaQuery(isRoomy, true);
  const list = useApplicants(undefined, applicationId);
  // An applicant opens without waiting: the first one beside the list, or the one that a finger goes to.
  useEffect(() => (matchMedia(isRoomy).matches ? preloadDetail() : undefined), []);
  useFirstAct(preloadDetail);
  const open = useResource(JobApplication, applicationId, {
    at: employerApplications,
    include: applicationIncludes,
    prefetched: applicationId ? [prefetchPath(applicationId)] : [],
    live: true,
  });
  const row = list.query.data?.find(({ id }) => id === applicationId);
  const isBeside = isWide && list.view === "list";
  applicantActions.usePreload(isBeside);
  useFirstApplicant(list, isBeside && !applicationId && list.compare.length === 0);
  if (open.error?.status === 404) return <NotFound />;

  const name = (open.data ?? row)?.names.userProfile ?? t`Applicant`;
  const title = applicationId ? name : t`Applicants`;
  const detail = applicationId && (
    <>
      <ApplicantPager list={list} openId={applicationId} isBeside={isBeside} />
      {row && open.isLoading ? (
        <ApplicantGlance application={row} showsName={isBeside} />
      ) : (
        <Loaded query={open} failure={t`We couldn't load this applicant.`}>
          {(application) => (
            <Suspense fallback={<ApplicantGlance application={application} showsName={isBeside} />}>
              <ApplicantDetail key={application.id} application={application} showsName={isBeside} />
            </Suspense>
          )}
        </Loaded>
      )}
    </>
  );
  if (list.compare.length > 0 && !applicationId) {
    return (
      <Page title={t`Compare applicants`} width="wide">
        <Suspense fallback={<SkeletonRows />}>
          <CompareApplicants list={list} />
        </Suspense>
      </Page>
    );
  }
  const rows = <ApplicantResults list={list} openId={applicationId} isBeside={isBeside} />;
  if (!isBeside) {
    return (
      <Page title={title} actions={!detail && <ListViewSwitch list={list} />} width="wide">
        {detail || (
          <>
            <ApplicantTools list={list} />
            <ApplicantStageTabs list={list}>{rows}</ApplicantStageTabs>
          </>
        )}
      </Page>
    );
  }
  return (
    <Page title={title} heading={t`Applicants`} actions={<ListViewSwitch list={list} />} width="wide">
      <ApplicantTools list={list} />
      <ApplicantStageTabs list={list}>
        <SplitPane listLabel={t`Applicants`} detailLabel={t`Applicant`} list={rows} detail={detail || null} />
      </ApplicantStageTabs>
    </Page>
  );
}

/** Beside the list there is always somebody open: the first one, unless another is chosen. */
function useFirstApplicant({ query, stage }: ApplicantList, isEnabled: boolean) {
  const navigate = useNavigate();
  const first = isEnabled && !query.isUpdating ? query.data?.[0]?.id : undefined;
  const location = useLocation();
  useEffect(() => {
    const before = latestParams(location);
    if (!first || before.has("view")) return;
    before.set("stage", stage);
    void navigate(
      { pathname: applicantPath(first), search: `?${before}` },
      { replace: true, preventScrollReset: true, state: { keepFocus: true } },
    );
  }, [first, stage, location, navigate]);
}
