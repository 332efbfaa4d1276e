/** The authors' first names for a page of messages; null for deleted accounts. */
import type { Context, WriteContext } from "#platform/server/context.ts";
import type { Row } from "#platform/server/resource.ts";

type MessageRow = Row<"messages">;

export async function loadAuthorNames(
  rows: MessageRow[],
  { db }: Context | WriteContext,
): Promise<Map<string, unknown>> {
  const of = (type: string) => [
    ...new Set(rows.flatMap(({ profileType, profileId }) => (profileType === type ? (profileId ?? []) : []))),
  ];
  const [educators, team] = await Promise.all([
    openAccountNames(of("UserProfile"), (ids) =>
      db
        .selectFrom("userProfiles as profile")
        .innerJoin("accounts as account", "account.id", "profile.accountId")
        .select(["profile.id", "profile.firstName", "account.closedAt"])
        .where("profile.id", "in", ids)
        .where("profile.activeState", "<>", "closed")
        .execute(),
    ),
    openAccountNames(of("EmployerProfile"), (ids) =>
      db
        .selectFrom("employerProfiles as profile")
        .innerJoin("accounts as account", "account.id", "profile.accountId")
        .select(["profile.id", "profile.firstName", "account.closedAt"])
        .where("profile.id", "in", ids)
        .execute(),
    ),
  ]);
  const names = new Map([...educators, ...team]);
  return new Map(rows.map(({ id, profileId }) => [id, names.get(profileId ?? "") ?? null]));
}

interface Person {
  id: string;
  firstName: string;
  closedAt: Date | null;
}

async function openAccountNames(ids: string[], find: (ids: string[]) => Promise<Person[]>) {
  const people = ids.length > 0 ? await find(ids) : [];
  return people.filter(({ closedAt }) => !closedAt).map(({ id, firstName }) => [id, firstName] as const);
}
