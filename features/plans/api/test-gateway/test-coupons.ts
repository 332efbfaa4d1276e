/** The promotion codes of the test gateway: one of each kind, for trying them. */
import type { Coupon } from "./books.ts";

export const testCoupons: (Coupon & { code: string })[] = [
  {
    code: "TEST20",
    id: "promo_20",
    percent_off: 20,
    amount_off: null,
    duration: "forever",
    duration_in_months: null,
  },
  {
    code: "TESTHALF",
    id: "promo_50",
    percent_off: 50,
    amount_off: null,
    duration: "once",
    duration_in_months: null,
  },
  {
    code: "TEST5",
    id: "promo_5",
    percent_off: null,
    amount_off: 500,
    duration: "repeating",
    duration_in_months: 3,
  },
];
