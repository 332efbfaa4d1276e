/** The 17 benefits a program or a job may offer: fully and partially paid medical are counted apart. */
export const benefits = [
  "immediate access to earnings",
  "fully paid medical",
  "partially paid medical",
  "dental",
  "vision",
  "paid time off",
  "sick days",
  "401(k)",
  "401(k) matching",
  "childcare discount",
  "tuition reimbursement",
  "career development",
  "state certification funding",
  "CDA funding",
  "parental leave",
  "paid development days",
  "bonus or incentive",
] as const;
export type Benefit = (typeof benefits)[number];

const medical: readonly Benefit[] = ["fully paid medical", "partially paid medical"];

/** Benefits of several jobs as one list: medical that one job pays in full and another in part is named once. */
export const combineBenefits = (all: readonly string[]): (Benefit | "medical")[] => {
  const unique = benefits.filter((one) => all.includes(one));
  if (!medical.every((one) => unique.includes(one))) return unique;
  return ["medical", ...unique.filter((one) => !medical.includes(one))];
};
