/** Educators' profiles over JSON:API: one's own, and those an employer may see. */
import type { FileLinks } from "#platform/server/files/file-links.ts";
import { fileField, filesField } from "#platform/server/files/file-field.ts";
import { listParam } from "#platform/server/engine/query.ts";
import { type Collection, filter, resource } from "#platform/server/resource.ts";
import { sql } from "kysely";
import { z } from "zod";
import { activeStates, approvalStates, visibilityStates } from "../educator-states.ts";
import type { CandidateFilterName } from "../candidate-filters.ts";
import { UserProfile } from "../user-profile.ts";
import { isOwnProfile, mayEditProfile, mayReview } from "../user-profile.policy.ts";
import { avatarField } from "./avatar.ts";
import { chooseArea, moveHome } from "./move-home.action.ts";
import { moveActivity, moveApproval } from "./move-states.action.ts";
import { contact, contactsOpen, fact, metadata, type ProfileRow } from "./profile-facts.query.ts";
import { recordView } from "./record-access.action.ts";
import { isSeenBy } from "./visible-profiles.ts";

const documentsOpen = contactsOpen as unknown as Parameters<typeof fileField>[2];
const resume = { name: "resume", column: "resumeId", purpose: "resume" } as const;
const attachments = { name: "attachments", column: "attachmentIds", purpose: "attachment" } as const;

/** How employers find people: the search stands above this feature and is handed in. */
export interface CollectedCandidates {
  schemas: Record<CandidateFilterName, z.ZodType>;
  search: NonNullable<Collection<"userProfiles">["search"]>;
}

/** A row that the search found says beside its columns why it stands where it does. */
type FoundRow = ProfileRow & { candidate?: Record<string, unknown> };

export const userProfiles = (links: FileLinks, candidates: CollectedCandidates) =>
  resource({
    entity: UserProfile,
    table: "userProfiles",
    collections: {
      user_profiles: { for: ["educator", "employer"], change: ["educator"], search: candidates.search },
    },
    visibleTo: {
      educator: (rows, me) => rows.where("userProfiles.id", "=", me.userProfileId),
      employer: (rows, me) => rows.where(isSeenBy(me)),
    },
    alternateKey: "slug",
    fields: {
      avatar: avatarField(links),
      // An address that was never confirmed may be anybody's: its owner and operators alone read it.
      email: contact((_row, { email, emailConfirmed }, me) =>
        emailConfirmed || me.kind !== "employer" ? email : null,
      ),
      emailConfirmed: fact("emailConfirmed"),
      phoneNumber: { ...contact((row) => row.phoneNumber), write: (number) => ({ phoneNumber: number }) },
      // A résumé names the ways to reach its author, so it opens with them.
      resume: fileField(links, resume, documentsOpen),
      attachments: filesField(links, attachments, documentsOpen),
      indeedResume: {
        ...contact((row) => row.indeedResume),
        write: (text) => ({ indeedResume: text || null }),
      },
      // Counted from schools where they were not counted by hand.
      completedEceCredits: {
        read: ({ completedEceCredits, showEducation }: ProfileRow, me) =>
          me.kind === "employer" && !showEducation ? 0 : completedEceCredits,
      },
      activeRecently: fact("activeRecently"),
      liked: fact("liked"),
      recommended: fact("recommended"),
      previouslyApplied: fact("previouslyApplied"),
      previouslyMessaged: fact("previouslyMessaged"),
      metadata,
      zipCode: { read: (row: ProfileRow) => row.zipCode, save: moveHome },
      geographyId: { read: (row: ProfileRow) => row.geographyId, save: chooseArea },
      approvalState: { read: (row: ProfileRow) => row.approvalState, save: moveApproval },
      activeState: { read: (row: ProfileRow) => row.activeState, save: moveActivity },
    },
    hasManyLoaders: {
      workHistories: { type: "work_histories", by: "userProfileId" },
      educationHistories: { type: "education_histories", by: "userProfileId" },
      certifications: { type: "certifications", by: "userProfileId" },
      profileQuestionAnswers: { type: "profile_question_answers", by: "userProfileId" },
      videoAskAnswers: { type: "video_ask_answers", by: "userProfileId" },
    },
    filters: {
      // Applied by the search; whoever lists profiles otherwise is not asked for them.
      ...Object.fromEntries(Object.entries(candidates.schemas).map(([name, schema]) => [name, { schema }])),
      q: filter(candidates.schemas.q as z.ZodType<string>, (rows, q, me) => {
        const isNamed = sql<boolean>`user_profiles.first_name || ' ' || user_profiles.last_name ilike ${like(q)}`;
        return rows.where((eb) => (me.kind === "operator" ? eb.or([isNamed, isMailedAt(q)]) : isNamed));
      }),
      slug: filter(z.string().max(200), (rows, slug) => rows.where("userProfiles.slug", "=", slug)),
      geographyId: filter(listParam(z.uuid()), (rows, ids) =>
        rows.where("userProfiles.geographyId", "in", ids),
      ),
      approvalState: filter(listParam(z.enum(approvalStates)), (rows, states) =>
        rows.where("userProfiles.approvalState", "in", states),
      ),
      activeState: filter(listParam(z.enum(activeStates)), (rows, states) =>
        rows.where("userProfiles.activeState", "in", states),
      ),
      visibilityState: filter(listParam(z.enum(visibilityStates)), (rows, states) =>
        rows.where("userProfiles.visibilityState", "in", states),
      ),
    },
    sorts: {
      createdAt: "createdAt",
      updatedAt: "updatedAt",
      lastName: "lastName",
      submittedAt: "submittedAt",
      // Without a search there is nothing to stand near to or to be relevant for: newest first.
      distance: sql`-extract(epoch from user_profiles.created_at)`,
      relevance: sql`-extract(epoch from user_profiles.created_at)`,
    },
    includes: [
      "geography",
      "workHistories",
      "educationHistories",
      "educationHistories.educationLevel",
      "certifications",
      "certifications.certificationOption",
      "profileQuestionAnswers",
      "profileQuestionAnswers.profileQuestion",
      "videoAskAnswers",
      "videoAskAnswers.videoAskQuestion",
    ],
    readableBy: {
      excludedEmployerIds: isOwnProfile,
      visibilityState: isOwnProfile,
      changesRequested: mayEditProfile,
      reviewNote: mayEditProfile,
      submittedAt: mayEditProfile,
    },
    updatableBy: {
      firstName: mayEditProfile,
      lastName: mayEditProfile,
      phoneNumber: mayEditProfile,
      zipCode: mayEditProfile,
      geographyId: mayEditProfile,
      visibilityState: mayEditProfile,
      showCertifications: mayEditProfile,
      showEducation: mayEditProfile,
      excludedEmployerIds: mayEditProfile,
      indeedResume: mayEditProfile,
      resume: isOwnProfile,
      attachments: isOwnProfile,
      avatar: isOwnProfile,
      activeState: mayEditProfile,
      approvalState: mayEditProfile,
      changesRequested: mayReview,
      reviewNote: mayReview,
    },
    onOpened: (context, { id }: FoundRow) => recordView(context, id),
    meta: async (rows: FoundRow[]) =>
      new Map(rows.flatMap(({ id, candidate }) => (candidate ? [[id, candidate]] : []))),
  });

const like = (text: string) => `%${text.replace(/[\\%_]/g, "\\$&")}%`;

const isMailedAt = (address: string) => sql<boolean>`exists (
  select 1 from accounts where accounts.id = user_profiles.account_id and accounts.email ilike ${like(address)})`;
