/** Callers without good standing, of both sides: under review, not confirmed, suspended. */
import { demoAccounts } from "#db/sample/demo/demo-accounts.ts";
import type { Standing } from "#platform/shared/standing.ts";
import { type Caller, caller, signIn } from "./contract-callers.ts";
import type { testServer } from "./test-server.ts";

type Server = Awaited<ReturnType<typeof testServer>>;

/** Wants the sample marketplace, whose operator suspends. */
export async function callersByStanding(server: Server): Promise<Caller[]> {
  const place = { zipCode: "78701", address: "1 Main St" };
  const program = (employerName: string, more: object = {}) =>
    server.person("employer", { employerName, ...place, ...more });
  const operator = await signIn(server, demoAccounts.operator.email, demoAccounts.operator.password);
  const pending = await program("Under Review", { pending: true });
  const unconfirmed = await program("Not Confirmed", { unconfirmed: true });
  const suspended = await program("Suspended");
  const { id } = (await suspended.request("employers/employer_profiles?include=employer")).json().included[0];
  const answer = await server.request(`employers/${id}/suspend`, {
    method: "POST",
    headers: operator,
    body: { reason: "A report." },
  });
  if (answer.status !== 200) throw new Error(`suspending answered ${answer.status}: ${answer.text}`);
  const [suspendedOperator, unknown] = [
    await server.person("educator", { zipCode: "78701" }),
    await server.person("educator", { zipCode: "78701", unconfirmed: true }),
  ];
  await server.db
    .updateTable("userProfiles")
    .set({ approvalState: "suspended" })
    .where("accountId", "=", suspendedOperator.accountId)
    .execute();
  const wanted: [name: string, standing: Standing, headers: Record<string, string>][] = [
    ["an employer under review", "pending", pending.headers],
    ["an employer who is not confirmed", "unconfirmed", unconfirmed.headers],
    ["a suspended employer", "suspended", suspended.headers],
    ["a suspended educator", "suspended", suspendedOperator.headers],
    ["an educator who is not confirmed", "unconfirmed", unknown.headers],
  ];
  return Promise.all(
    wanted.map(async ([name, standing, headers]) => {
      const one = await caller(server, name, headers);
      if (one.actor.kind === "guest" || one.actor.standing !== standing)
        throw new Error(`${name} has another standing`);
      return one;
    }),
  );
}
