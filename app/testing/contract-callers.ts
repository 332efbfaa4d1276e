/** The callers of the contract suite: every kind, signed in as people of the sample marketplace. */
import { demoAccounts, samplePassword } from "#db/sample/demo/demo-accounts.ts";
import { guest } from "#platform/shared/actor.ts";
import type { Actor, ActorKind } from "#platform/shared/actor.ts";
import { authenticate } from "#features/accounts/api/sessions/authenticate.ts";
import type { testServer } from "./test-server.ts";

type Server = Awaited<ReturnType<typeof testServer>>;

export interface Caller {
  name: string;
  kind: ActorKind;
  actor: Actor;
  headers: Record<string, string>;
}

/** Guest, educator, both profiles of one account, the account before it chose, another employer, operator. */
export async function contractCallers(server: Server): Promise<Caller[]> {
  const profiles = await server.db
    .selectFrom("employerProfiles as profile")
    .innerJoin("accounts as account", "account.id", "profile.accountId")
    .select(["profile.id", "account.email"])
    .orderBy("profile.id")
    .execute();
  const employerEmail = profiles
    .filter(({ email }) => email === demoAccounts.employer.email)
    .map(({ id }) => id);
  const other = profiles.find(({ email }) => email !== demoAccounts.employer.email)!;
  const educator = await signIn(server, demoAccounts.educator.email, demoAccounts.educator.password);
  const employer = await signIn(server, demoAccounts.employer.email, demoAccounts.employer.password);
  const otherEmployer = await signIn(server, other.email, samplePassword);
  const operator = await signIn(server, demoAccounts.operator.email, demoAccounts.operator.password);
  const employerHeaders = (headers: Record<string, string>, id: string) => ({
    ...headers,
    "current-employer-profile-id": id,
  });
  return Promise.all([
    { name: "guest", kind: "guest" as const, actor: guest, headers: {} },
    caller(server, "educator", educator),
    caller(server, "employer", employerHeaders(employer, employerEmail[0]!)),
    caller(server, "the same account's other profile", employerHeaders(employer, employerEmail[1]!)),
    caller(server, "an account that has not chosen", employer),
    caller(server, "another employer", employerHeaders(otherEmployer, other.id)),
    caller(server, "operator", operator),
  ]);
}

/** The headers of someone of the sample marketplace. */
export async function signIn(
  server: Server,
  email: string,
  password: string,
): Promise<Record<string, string>> {
  const answer = await server.request("accounts/sign_in", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: { email, password },
  });
  if (answer.status !== 200) throw new Error(`${email} could not sign in: ${answer.text}`);
  return { authorization: `Bearer ${String(answer.headers["access-token"])}` };
}

/** Who these headers are to the API. */
export async function caller(server: Server, name: string, headers: Record<string, string>): Promise<Caller> {
  const { actor } = await authenticate(
    server.db,
    server.config.tokenSecret,
    { authorization: headers.authorization, employerProfileId: headers["current-employer-profile-id"] },
    new Date(),
  );
  return { name, kind: actor.kind, actor, headers };
}
