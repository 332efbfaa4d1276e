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
