import { expect, test } from "vitest";
import type { Resolve } from "#platform/server/outgoing/resolve-name.ts";
import { stateOf } from "./brand-domains.route.ts";

const addresses: Record<string, string[]> = {
  "app.example.org": ["192.0.2.7"],
  "jobs.acme.example": ["192.0.2.7"],
  "old.acme.example": ["198.51.100.1", "2001:db8::1"],
};
const resolve: Resolve = async (name) => {
  const found = addresses[name];
  if (!found) throw new Error("ENOTFOUND");
  return found.map((address) => ({ address, family: address.includes(":") ? 6 : 4 }));
};

test.each([
  ["jobs.acme.example", "ready"],
  ["jobs.acme.example:8080", "ready"],
  ["app.example.org", "ready"],
  ["acme.localhost", "ready"],
  ["old.acme.example", "elsewhere"],
  ["new.acme.example", "missing"],
])("%s is %s", async (domain, state) => {
  const answer = await stateOf(resolve, domain, "app.example.org", ["192.0.2.7"]);
  expect(answer).toMatchObject({ domain, state, record: { type: "CNAME", value: "app.example.org" } });
});
