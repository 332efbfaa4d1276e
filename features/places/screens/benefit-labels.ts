/** Benefits of a program or a job. */
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { Benefit } from "../benefits.ts";

export const benefitLabels = {
  "immediate access to earnings": msg`Immediate access to earnings`,
  "fully paid medical": msg`Fully paid medical`,
  "partially paid medical": msg`Partially paid medical`,
  dental: msg`Dental`,
  vision: msg`Vision`,
  "paid time off": msg`Paid time off`,
  "sick days": msg`Sick days`,
  "401(k)": msg`401(k)`,
  "401(k) matching": msg`401(k) matching`,
  "childcare discount": msg`Childcare discount`,
  "tuition reimbursement": msg`Tuition reimbursement`,
  "career development": msg`Career development`,
  "state certification funding": msg`State certification funding`,
  "CDA funding": msg`CDA funding`,
  "parental leave": msg`Parental leave`,
  "paid development days": msg`Paid development days`,
  "bonus or incentive": msg`Bonus or incentive`,
} as const satisfies Record<Benefit, MessageDescriptor>;

/** With the one that `combineBenefits` makes of two. */
export const combinedBenefitLabels = {
  ...benefitLabels,
  medical: msg`Medical (fully or partially paid, depending on the job)`,
};
