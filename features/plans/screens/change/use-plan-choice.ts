/** Which plan the address names, by the month or by the year, and whether it is tried first. */
import { useSearch } from "#platform/web/hooks/use-search.ts";
import type { PriceInterval } from "../../price.ts";
import { mayTry, type PlanRecord, type PlansView, priceOf, type PriceRecord } from "../use-plans.ts";

export interface PlanChoice {
  /** Undefined where the address names none. */
  plan: PlanRecord | undefined;
  /** Undefined for a plan that costs nothing. */
  price: PriceRecord | undefined;
  interval: PriceInterval;
  isTrial: boolean;
}

export function usePlanChoice(view: PlansView): PlanChoice {
  const [search] = useSearch();
  const plan = view.plans.find(({ id }) => id === search["plan"]);
  const interval = search["interval"] === "year" ? "year" : "month";
  return {
    plan,
    price: plan && priceOf(view, plan, interval),
    interval,
    isTrial: search["trial"] === "true" && plan !== undefined && mayTry(view, plan),
  };
}
