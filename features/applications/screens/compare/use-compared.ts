/** The applications held side by side: each read as on its own page, so that opening one costs nothing. */
import { useResource } from "#platform/web/use-resource.ts";
import type { QueryView } from "#platform/web/query-view.ts";
import { JobApplication } from "../../application.ts";
import { profileParts } from "../profile-parts.ts";
import { received, type Applicant } from "../use-applicants.ts";

/** One that is gone is left out. */
export function useCompared(ids: readonly string[]): QueryView<Applicant[]> {
  const asked = [useOne(ids[0]), useOne(ids[1]), useOne(ids[2]), useOne(ids[3])].slice(0, ids.length);
  const there = asked.filter(({ error }) => error?.status !== 404);
  const failed = there.find(({ error }) => error)?.error ?? null;
  const isLoading = !failed && there.some(({ data }) => data === undefined);
  return {
    data: isLoading || failed ? undefined : there.flatMap(({ data }) => data ?? []),
    error: failed,
    isLoading,
    isUpdating: false,
    retry: () => there.forEach(({ retry }) => retry()),
  };
}

const useOne = (id: string | undefined) =>
  useResource(JobApplication, id, { at: received, include: profileParts, live: true });
