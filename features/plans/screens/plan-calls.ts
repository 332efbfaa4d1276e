/** What an owner asks of its plan, beyond the rows: to buy, change, end and resume it, and to change the card. */
import { call } from "#platform/web/api-client/api.ts";

export interface PlanOrder {
  priceId: string;
  locations: number;
  promotionCode?: string | null;
  keptJobListingIds?: string[];
}

export interface PlanPreview {
  time: "checkout" | "now" | "period_end";
  creditCents: number;
  chargeCents: number;
  dueCents: number;
  nextCents: number;
  nextAt: string | null;
  prorationDate: number;
}

/** Where the owner goes on: to pay, to change the card, or to answer the bank. */
interface Links {
  links?: { checkout?: string; portal?: string; authenticate?: string };
}

const subscriptions = "employers/subscriptions";

export const previewPlan = (id: string, order: PlanOrder, signal?: AbortSignal) =>
  call<PlanPreview>(`${subscriptions}/${id}/change`, {
    method: "POST",
    body: { ...order, preview: true },
    ...(signal && { signal }),
  });

export const buyPlan = (order: PlanOrder) => call<Links>(subscriptions, { method: "POST", body: order });

export const tryPlan = (order: PlanOrder) =>
  call<Links>(subscriptions, { method: "POST", body: { ...order, trial: true } });

/** With the amount that was shown, for a change at once; the server refuses another. */
export const changePlan = (
  id: string,
  order: PlanOrder,
  shown?: Pick<PlanPreview, "dueCents" | "prorationDate">,
) => call<Links>(`${subscriptions}/${id}/change`, { method: "POST", body: { ...order, ...shown } });

export const cancelPlan = (id: string, body: { reason?: string; keptJobListingIds?: string[] }) =>
  call<unknown>(`${subscriptions}/${id}/cancel`, { method: "POST", body });

export const resumePlan = (id: string) =>
  call<unknown>(`${subscriptions}/${id}/reactivate`, { method: "POST", body: {} });

/** `returnTo`: the page of plans, with its search, to which the owner comes back. */
export const openPortal = async (id: string, returnTo: string): Promise<string> => {
  const { links } = await call<Links>(`${subscriptions}/${id}/portal`, {
    method: "POST",
    body: { returnTo },
  });
  return links!.portal!;
};
