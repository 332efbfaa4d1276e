/** Which applicants are chosen: those of the page one by one or in a row, or all the filters match, up to a hundred. */
import { useRef, useState } from "react";

import { call } from "#platform/web/api.ts";
import { collectionPath } from "#platform/web/collection-path.ts";
import { link, type Linked } from "#platform/web/document.ts";
import { couldNotSave } from "#platform/web/ui/toast.ts";
import { JobApplication } from "../application.ts";
import { received, type Applicant, type ApplicantList } from "./use-applicants.ts";

/** The API acts on so many at once. */
export const atOnce = 100;

interface Rows {
  rows: readonly Applicant[];
}

export type Selection = ReturnType<typeof useSelection>;

/** `rows` are those on the screen, in their order; `asked` and `sort` lead to all there are. */
export function useSelection({ rows, asked, sort }: Pick<ApplicantList, "asked" | "sort"> & Rows) {
  const [chosen, setChosen] = useState<ReadonlyMap<string, Applicant>>(new Map());
  const last = useRef(0);

  /** `extend` takes everything from the one chosen last to this one. */
  const toggle = (index: number, extend = false) => {
    const row = rows[index];
    if (!row) return;
    const next = new Map(chosen);
    if (extend) {
      const [from, to] = [Math.min(last.current, index), Math.max(last.current, index)];
      for (const one of rows.slice(from, to + 1)) next.set(one.id, one);
    } else if (!next.delete(row.id)) next.set(row.id, row);
    last.current = index;
    setChosen(next);
  };

  const choose = (ids: ReadonlySet<string>) => {
    const known = new Map([...chosen, ...rows.map((row) => [row.id, row] as const)]);
    setChosen(new Map([...ids].flatMap((id) => (known.has(id) ? [[id, known.get(id)!]] : []))));
  };

  const chooseAll = async () => {
    const include = ["jobListing", "userProfile"];
    const path = collectionPath(JobApplication, { at: received, filter: asked, include, sort, size: atOnce });
    const all = await call(path).then(link, () => null);
    if (!all) return void couldNotSave();
    setChosen(new Map((all as Linked[]).map((row) => [row.id, row as unknown as Applicant])));
  };

  const isPageChosen = rows.length > 0 && rows.every(({ id }) => chosen.has(id));
  const choosePage = () =>
    choose(
      new Set(
        isPageChosen
          ? [...chosen.keys()].filter((id) => !rows.some((row) => row.id === id))
          : [...chosen.keys(), ...rows.map(({ id }) => id)],
      ),
    );

  // A row that changed since it was chosen counts as it is now.
  const now = new Map(rows.map((row) => [row.id, row]));
  const applications = [...chosen.values()].map((one) => now.get(one.id) ?? one);
  const clear = () => setChosen(new Map());
  return {
    ids: new Set(chosen.keys()),
    applications,
    toggle,
    choose,
    chooseAll,
    choosePage,
    isPageChosen,
    clear,
  };
}
