/** Which standings keep an educator from what: the server refuses, and screens say it before anything is typed. */
import type { Standing } from "#platform/shared/standing.ts";

export type EducatorAct = "apply" | "write" | "book";
export type EducatorHindrance = Extract<Standing, "unconfirmed" | "suspended" | "rejected">;

const all: readonly EducatorHindrance[] = ["unconfirmed", "suspended", "rejected"];

/** Who has not confirmed the address applies all the same: the employer reads no address until then. */
const hindrances: Record<EducatorAct, readonly EducatorHindrance[]> = {
  apply: ["suspended", "rejected"],
  write: all,
  book: all,
};

/** What keeps an educator of this standing from it; null where nothing does. */
export const hindranceOf = (act: EducatorAct, standing: Standing | null): EducatorHindrance | null =>
  hindrances[act].find((one) => one === standing) ?? null;
