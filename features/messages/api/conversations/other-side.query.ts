/** The other side of a conversation, named even when the profile is hidden. */
import { fullName } from "#features/accounts/full-name.ts";
import { avatarField } from "#features/educators/api/avatar.ts";
import { isVisibleTo, type EmployerReader } from "#features/educators/api/visible-profiles.ts";
import { profileImageField } from "#features/employers/api/employer/profile-image.ts";
import type { Context, WriteContext } from "#platform/server/context.ts";
import type { FileLinks } from "#platform/server/files/file-links.ts";
import { translator } from "#platform/server/translations.ts";
import type { OtherSide } from "../../conversation.ts";
import { sideOf } from "../../message.policy.ts";
import type { ConversationRow } from "./find-or-create-conversation.ts";
import { loadWritePermission } from "./write-facts.query.ts";

type AnyContext = Context | WriteContext;

/** `meta.other` of every row; of a single read also `meta.mayWrite`. */
export const conversationMeta =
  (links: FileLinks) => async (rows: ConversationRow[], context: AnyContext, single: boolean) => {
    const me = sideOf(context.actor);
    if (!me) return new Map<string, Record<string, unknown>>();
    const others = await (me.type === "UserProfile" ? loadEmployers : loadEducators)(rows, context, links);
    const [only] = rows;
    const may = single && only ? { mayWrite: await loadWritePermission(context, only, me.type) } : {};
    return new Map<string, Record<string, unknown>>(
      rows.map((row) => [row.id, { other: others.get(row.id), ...may }]),
    );
  };

async function loadEmployers(rows: ConversationRow[], { db }: AnyContext, links: FileLinks) {
  const employers = await db
    .selectFrom("employers")
    .selectAll()
    .where("id", "in", [...new Set(rows.map(({ employerId }) => employerId))])
    .execute();
  const byId = new Map(employers.map((employer) => [employer.id, employer]));
  const imageOf = (employer: (typeof employers)[number]) => profileImageField(links).read(employer);
  return new Map<string, OtherSide>(
    rows.map((row) => {
      const employer = byId.get(row.employerId)!;
      const { name, refused, slug } = employer;
      const imageUrl = imageOf(employer)?.smallUrl ?? null;
      return [row.id, { name, firstName: null, slug: refused ? null : slug, imageUrl, isFormer: false }];
    }),
  );
}

async function loadEducators(rows: ConversationRow[], context: AnyContext, links: FileLinks) {
  const { db, actor, language } = context;
  // Operators see what the employer would see.
  const reader: EmployerReader =
    actor.kind === "employer" ? actor : { employerId: rows[0]!.employerId, standing: "good" };
  const profiles = await db
    .selectFrom("userProfiles")
    .innerJoin("accounts", "accounts.id", "userProfiles.accountId")
    .selectAll("userProfiles")
    .select(["accounts.closedAt", isVisibleTo(reader).as("isSeen")])
    .where(
      "userProfiles.id",
      "in",
      rows.map(({ userProfileId }) => userProfileId),
    )
    .execute();
  const pictures = await avatarField(links).load(profiles, context);
  const byId = new Map(profiles.map((profile) => [profile.id, profile]));
  const former: OtherSide = {
    name: translator(language)(/*i18n*/ "Former member"),
    firstName: null,
    slug: null,
    imageUrl: null,
    isFormer: true,
  };
  return new Map<string, OtherSide>(
    rows.map((row) => {
      const profile = byId.get(row.userProfileId)!;
      const { firstName, lastName, slug, isSeen, closedAt, activeState } = profile;
      if (closedAt || activeState === "closed") return [row.id, former];
      const imageUrl = pictures.get(profile.id)?.smallUrl ?? null;
      const name = fullName({ firstName, lastName });
      return [row.id, { name, firstName, slug: isSeen ? slug : null, imageUrl, isFormer: false }];
    }),
  );
}
