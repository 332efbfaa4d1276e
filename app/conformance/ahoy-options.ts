/** Options of the ahoy checks: reports come from another origin, and are read back as an operator. */
import { callApi } from "./api-client.ts";
import type { TestData } from "./test-data.ts";
import type { Product } from "./product.ts";

export const ahoyOptions = ({ origin }: Product, { base, operator: { headers } }: TestData) => ({
  origin,
  headers: { "X-Front-End": "conformance" },
  async observe({ visitToken }: { visitToken: string }) {
    const query = `filter[visitToken]=${visitToken}&page[size]=100`;
    const [visits, events] = await Promise.all(
      ["ahoy/visits", "ahoy/events"].map((path) => callApi(base, `${path}?${query}`, { headers })),
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
