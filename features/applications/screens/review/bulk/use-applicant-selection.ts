/** Which applicants are chosen: those of the page one by one or in a row, or all the filters match, up to a hundred. */
import { call } from "#platform/web/api.ts";
import { collectionPath } from "#platform/web/collection-path.ts";
import { link, type Linked } from "#platform/web/document.ts";
import { couldNotSave } from "#platform/web/ui/toast.ts";
import { useRowSelection } from "#platform/web/ui/use-row-selection.ts";
import { JobApplication } from "../../../application.ts";
import { employerApplications, type Applicant, type ApplicantList } from "../use-applicants.ts";

/** The API acts on so many at once. */
export const maxSelected = 100;

interface Rows {
  rows: readonly Applicant[];
}

export type Selection = ReturnType<typeof useSelection>;

/** `rows` are those on the screen, in their order; `asked` and `sort` lead to all there are. */
export function useSelection({ rows, asked, sort }: Pick<ApplicantList, "asked" | "sort"> & Rows) {
  const { chosen: applications, replace, ...selection } = useRowSelection(rows);

  const chooseAll = async () => {
    const include = ["jobListing", "userProfile"];
    const path = collectionPath(JobApplication, { at: employerApplications, filter: asked, include, sort, size: maxSelected });
    const all = await call(path).then(link, () => null);
    if (!all) return void couldNotSave();
    replace((all as Linked[]).map((row) => row as unknown as Applicant));
  };

  return { ...selection, applications, chooseAll };
}
