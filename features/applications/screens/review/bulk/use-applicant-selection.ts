/** The selected applicants: rows of the page, or all that match the filters, up to a hundred. */
import { call } from "#platform/web/api-client/api.ts";
import { collectionPath } from "#platform/web/api-client/collection-path.ts";
import { linkAll } from "#platform/web/api-client/document.ts";
import { couldNotSave } from "#platform/web/ui/feedback/toast.ts";
import { useRowSelection } from "#platform/web/hooks/use-row-selection.ts";
import { JobApplication } from "../../../application.ts";
import { employerApplications, type Applicant, type ApplicantList } from "../use-applicants.ts";

/** The API's limit for bulk actions. */
export const maxSelected = 100;

interface Rows {
  rows: readonly Applicant[];
}

export type Selection = ReturnType<typeof useApplicantSelection>;

/** `rows` are the rows on the screen in order; `queryFilter` and `sort` select all matches. */
export function useApplicantSelection({
  rows,
  queryFilter,
  sort,
}: Pick<ApplicantList, "queryFilter" | "sort"> & Rows) {
  const { chosen: applications, replace, ...selection } = useRowSelection(rows);

  const chooseAll = async () => {
    const include = ["jobListing", "userProfile"];
    const path = collectionPath(JobApplication, {
      at: employerApplications,
      filter: queryFilter,
      include,
      sort,
      size: maxSelected,
    });
    const all = await call(path).then(
      (document) => linkAll(JobApplication, document),
      () => null,
    );
    if (!all) return void couldNotSave();
    replace(all);
  };

  return { ...selection, applications, chooseAll };
}
