/** The compared applications, read as on their detail page, so that opening one hits the cache. */
import { useResource } from "#platform/web/data/use-resource.ts";
import type { QueryView } from "#platform/web/data/query-view.ts";
import { JobApplication } from "../../application.ts";
import { applicationIncludes } from "../review/detail/application-includes.ts";
import { employerApplications, type Applicant } from "../review/use-applicants.ts";

/** Omits applications that no longer exist. */
export function useComparedApplications(ids: readonly string[]): QueryView<Applicant[]> {
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
