/** Options of the Flipper checks: an operator, who may query any actor, and two flags made for the checks. */
import { callApi } from "./api-client.ts";
import type { TestData } from "./test-data.ts";
import type { Product } from "./product.ts";

export async function flipperOptions(_product: Product, { base, operator, educator, employer }: TestData) {
  const name = `conformance_${Date.now().toString(36)}`;
  const flags = { [`${name}_some`]: [educator.accountId], [`${name}_nobody`]: [] };
  for (const [flag, accounts] of Object.entries(flags)) {
    const attributes = { name: flag, description: "For the wire checks", state: "some", accounts };
    const body = { data: { type: "feature_flags", attributes } };
    await callApi(base, "feature_flags", { method: "POST", headers: operator.headers, body });
  }
  return {
    headers: operator.headers,
    actorId: `Account;${educator.accountId}`,
    expected: { [`${name}_some`]: true, [`${name}_nobody`]: false },
    otherActorId: `Account;${employer.accountId}`,
    otherExpected: { [`${name}_some`]: false, [`${name}_nobody`]: false },
  };
}
