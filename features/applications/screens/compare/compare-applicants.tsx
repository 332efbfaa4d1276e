/** Compares two to four applicants: match, answers, pay, start, distance; differences are marked. */
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import IconArrowLeft from "~icons/tabler/arrow-left";
import { useState } from "react";

import { Button } from "#platform/web/ui/form/button.tsx";
import { EmptyState } from "#platform/web/ui/feedback/empty-state.tsx";
import { Loaded } from "#platform/web/ui/feedback/loaded.tsx";
import { Switch } from "#platform/web/ui/form/switch.tsx";
import {
  type ApplicantList,
  employerApplications,
  type ApplicationInFull,
} from "../review/use-applicants.ts";
import { CompareTable } from "./compare-table.tsx";
import { Cluster } from "#platform/web/ui/layout/stack.tsx";
import classes from "./compare.module.css";
import { useResource } from "#platform/web/data/use-resource.ts";
import type { QueryView } from "#platform/web/data/query-view.ts";
import { JobApplication } from "../../application.ts";
import { applicationIncludes } from "../review/detail/application-includes.ts";

export function CompareApplicants({ list }: { list: ApplicantList }) {
  const { t } = useLingui();
  const query = useComparedApplications(list.compare);
  const [onlyDifferences, setOnlyDifferences] = useState(false);
  const back = () => list.setSearch({ compare: null }, "push");
  const leaveOut = (id: string) => {
    const others = list.compare.filter((one) => one !== id);
    list.setSearch({ compare: others.length > 1 ? others : null }, "push");
  };
  return (
    <>
      <Cluster gap={[8, 16]} justify="between" className={classes.tools}>
        <Button variant="subtle" leftSection={<IconArrowLeft size={18} />} onClick={back}>
          <Trans>Back to applicants</Trans>
        </Button>
        <Switch isOn={onlyDifferences} onChange={setOnlyDifferences}>
          <Trans>Only differences</Trans>
        </Switch>
      </Cluster>
      <Loaded query={query} failure={t`We couldn't load these applicants.`}>
        {(applications) =>
          applications.length === 0 ? (
            <EmptyState plain title={t`These applicants are not here any more.`} />
          ) : (
            <>
              <h2 className="visually-hidden">
                <Plural value={applications.length} one="# applicant" other="# applicants" />
              </h2>
              <CompareTable
                applications={applications}
                onlyDifferences={onlyDifferences}
                jobListingId={list.jobListingId}
                leaveOut={leaveOut}
              />
            </>
          )
        }
      </Loaded>
    </>
  );
}

/**
 * The compared applications, read as on their detail page, so that opening one hits the cache.
 *
 * Omits applications that no longer exist.
 */
function useComparedApplications(ids: readonly string[]): QueryView<ApplicationInFull[]> {
  const queries = [
    useApplication(ids[0]),
    useApplication(ids[1]),
    useApplication(ids[2]),
    useApplication(ids[3]),
  ].slice(0, ids.length);
  const found = queries.filter(({ error }) => error?.status !== 404);
  const failed = found.find(({ error }) => error)?.error ?? null;
  const isLoading = !failed && found.some(({ data }) => data === undefined);
  return {
    data: isLoading || failed ? undefined : found.flatMap(({ data }) => data ?? []),
    error: failed,
    isLoading,
    isUpdating: false,
    retry: () => found.forEach(({ retry }) => retry()),
  };
}

const useApplication = (id: string | undefined) =>
  useResource(JobApplication, id, { at: employerApplications, include: applicationIncludes, live: true });
