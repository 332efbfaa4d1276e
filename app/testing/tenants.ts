/** The callers of the tenancy matrix: everyone who could get at an employer's rows, each signed in. */
import { demoAccounts, samplePassword } from "#db/sample/demo/demo-accounts.ts";
import { guest, type Actor, type Employer } from "#platform/shared/actor.ts";
import { callersByStanding } from "./callers-by-standing.ts";
import { type Caller, caller, signIn } from "./contract-callers.ts";
import { makeTeamRows } from "./team-rows.ts";
import type { testServer } from "./test-server.ts";

type Server = Awaited<ReturnType<typeof testServer>>;

export type Tenant<A extends Actor = Actor> = Caller & { actor: A };

export interface Tenants {
  owner: Tenant<Employer>;
  member: Tenant<Employer>;
  /** Who must not see what is the owner's team's: a guest, an educator nobody knows, others' employers. */
  outsiders: Tenant[];
  operator: Tenant;
  all: Tenant[];
}

/** The owner and the member belong to the first employer of the sample marketplace, which gets a row of every kind. */
export async function signInTenants(server: Server): Promise<Tenants> {
  const profiles = await server.db
    .selectFrom("employerProfiles as profile")
    .innerJoin("accounts as account", "account.id", "profile.accountId")
    .select(["profile.id", "profile.employerId", "profile.role", "account.email"])
    .orderBy("profile.id")
    .execute();
  const [first, second] = profiles.filter(({ email }) => email === demoAccounts.employer.email);
  const colleague = profiles.find(
    ({ employerId, role }) => employerId === first!.employerId && role === "member",
  );
  const isDemoAccount = ({ employerId }: { employerId: string }) =>
    [first!.employerId, second!.employerId].includes(employerId);
  const foreign = profiles.find((profile) => !isDemoAccount(profile) && profile.role === "owner");

  const asEmployer = async (name: string, email: string, password: string, id: string) =>
    (await caller(server, name, {
      ...(await signIn(server, email, password)),
      "current-employer-profile-id": id,
    })) as Tenant<Employer>;
  const { email, password } = demoAccounts.employer;
  const owner = await asEmployer("own owner", email, password, first!.id);
  const member = await asEmployer("own member", colleague!.email, samplePassword, colleague!.id);
  const twin = await asEmployer("the same account's other profile", email, password, second!.id);
  const rival = await asEmployer("another employer", foreign!.email, samplePassword, foreign!.id);
  const educator = await caller(server, "educator", (await server.person("educator")).headers);
  const operator = await caller(
    server,
    "operator",
    await signIn(server, demoAccounts.operator.email, demoAccounts.operator.password),
  );
  const tenants = await server.db.selectFrom("userProfiles").select("id").limit(1).executeTakeFirstOrThrow();
  for (const one of [owner, rival]) await makeTeamRows(server.db, one.actor, tenants.id);
  const outsiders = [
    { name: "guest", kind: "guest" as const, actor: guest, headers: {} },
    educator,
    twin,
    rival,
    ...(await callersByStanding(server)),
  ];
  return { owner, member, outsiders, operator, all: [owner, member, ...outsiders, operator] };
}
