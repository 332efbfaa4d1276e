/** ahoy's reports are checked from another origin, and read back as an operator reads them. */
import { ask } from "./ask.ts";
import type { Prepared } from "./prepare.ts";
import type { Product } from "./product.ts";

export const ahoyOptions = ({ origin }: Product, { base, operator: { headers } }: Prepared) => ({
  origin,
  headers: { "X-Front-End": "conformance" },
  async observe({ visitToken }: { visitToken: string }) {
    const query = `filter[visitToken]=${visitToken}&page[size]=100`;
    const [visits, events] = await Promise.all(
      ["ahoy/visits", "ahoy/events"].map((path) => ask(base, `${path}?${query}`, { headers })),
    );
    return {
      visits: visits!.data.map(({ attributes }) => ({
        visit_token: attributes.visitToken,
        visitor_token: attributes.visitorToken,
        landing_page: attributes.landingPage,
      })),
      events: events!.data.map(({ attributes }) => attributes),
    };
  },
});
