/** Educators' profiles over JSON:API: the educator's own, and those an employer may see. */
import type { FileLinks } from "#platform/server/files/file-links.ts";
import { fileField, filesField } from "#platform/server/files/file-field.ts";
import { listParam } from "#platform/server/engine/filter-schemas.ts";
import { type Collection, filter, type RelatedLink, resource, type Row } from "#platform/server/resource.ts";
import { operatorAccess } from "#platform/shared/operator-role.ts";
import { sql } from "kysely";
import { z } from "zod";
import { activeStates, approvalStates, visibilityStates } from "../educator-states.ts";
import type { CandidateFilterName } from "../candidate-filters.ts";
import { UserProfile } from "../user-profile.ts";
import {
  isOwnProfile,
  mayEditProfile,
  mayMoveApproval,
  mayRemovePhoto,
  mayReview,
} from "../user-profile.policy.ts";
import { avatarField } from "./avatar.ts";
import { updateArea, updateAddressFromZip } from "./update-address.action.ts";
import { transitionActivity, transitionApproval } from "./review/transition-profile.action.ts";
import {
  contactField,
  contactsAreOpen,
  profileField,
  metadataField,
  type ProfileRow,
} from "./profile-facts.query.ts";
import { recordView } from "./access/record-access.action.ts";
import { isVisibleTo } from "./visible-profiles.ts";

const resume = { name: "resume", column: "resumeId", purpose: "resume" } as const;
const attachments = { name: "attachments", column: "attachmentIds", purpose: "attachment" } as const;

/** The candidate search: it belongs to a later feature and is injected. */
export interface CandidateSearch {
  schemas: Record<CandidateFilterName, z.ZodType> & Record<string, z.ZodType>;
  search: NonNullable<Collection<"userProfiles">["search"]>;
}

/** A row of the search has, beside its columns, the reasons for its rank. */
type FoundRow = ProfileRow & { candidate?: Record<string, unknown> };

export const userProfiles = (links: FileLinks, candidates: CandidateSearch) =>
  resource({
    entity: UserProfile,
    table: "userProfiles",
    operators: operatorAccess.seekers,
    collections: {
      user_profiles: {
        for: ["educator", "employer"],
        change: ["educator"],
        search: candidates.search,
        searchCursors: true,
      },
    },
    visibleTo: {
      educator: (rows, me) => rows.where("userProfiles.id", "=", me.userProfileId),
      employer: (rows, me) => rows.where(isVisibleTo(me)),
    },
    alternateKey: "slug",
    fields: {
      avatar: avatarField(links),
      // An unconfirmed address may belong to anybody: only its owner and operators read it.
      email: contactField((_row, { email, emailConfirmed }, me) =>
        emailConfirmed || me.kind !== "employer" ? email : null,
      ),
      emailConfirmed: profileField("emailConfirmed"),
      phoneNumber: {
        ...contactField((row) => row.phoneNumber),
        write: (number) => ({ phoneNumber: number }),
      },
      // A résumé names contact details, so it is shown with them.
      resume: fileField(links, resume, contactsAreOpen),
      attachments: filesField(links, attachments, contactsAreOpen),
      indeedResume: {
        ...contactField((row) => row.indeedResume),
        write: (text) => ({ indeedResume: text || null }),
      },
      // Derived from education entries unless given by hand.
      completedEceCredits: {
        read: ({ completedEceCredits, showEducation }: ProfileRow, me) =>
          me.kind === "employer" && !showEducation ? 0 : completedEceCredits,
      },
      activeRecently: profileField("activeRecently"),
      lastActive: profileField("lastActive"),
      liked: profileField("liked"),
      recommended: profileField("recommended"),
      previouslyApplied: profileField("previouslyApplied"),
      previouslyMessaged: profileField("previouslyMessaged"),
      metadata: metadataField,
      zipCode: { read: (row: ProfileRow) => row.zipCode, save: updateAddressFromZip },
      geographyId: { read: (row: ProfileRow) => row.geographyId, save: updateArea },
      approvalState: { read: (row: ProfileRow) => row.approvalState, save: transitionApproval },
      activeState: { read: (row: ProfileRow) => row.activeState, save: transitionActivity },
    },
    relatedLinks: {
      conversationMembers: own(({ id }) => `conversation_members?filter[messageableId]=${id}`),
      jobRecommendations: own(() => "user_profile/job_listing_recommendations"),
      interviews: ({ id }, me) => {
        if (me.kind === "educator") return "interviews";
        const isHost = me.kind === "employer" || me.kind === "operator";
        return isHost ? `employers/interviews?filter[userProfileId]=${id}` : null;
      },
      systemNotifications: own(() => "system_notifications"),
      // What educators save of a search are job alerts.
      savedFilterSelections: own(() => "job_alerts"),
    },
    hasManyLoaders: {
      workHistories: { type: "work_histories", by: "userProfileId" },
      educationHistories: { type: "education_histories", by: "userProfileId" },
      certifications: { type: "certifications", by: "userProfileId" },
      profileQuestionAnswers: { type: "profile_question_answers", by: "userProfileId" },
      videoAskAnswers: { type: "video_ask_answers", by: "userProfileId" },
    },
    filters: {
      // Applied by the search; other lists ignore them.
      ...Object.fromEntries(Object.entries(candidates.schemas).map(([name, schema]) => [name, { schema }])),
      q: filter(candidates.schemas.q as z.ZodType<string>, (rows, q, me) => {
        const isNamed = sql<boolean>`user_profiles.first_name || ' ' || user_profiles.last_name ilike ${likePattern(q)}`;
        return rows.where((eb) => (me.kind === "operator" ? eb.or([isNamed, hasEmailLike(q)]) : isNamed));
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
      // Without a search there is no distance or relevance: newest first.
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
      avatar: mayRemovePhoto,
      activeState: mayEditProfile,
      approvalState: mayMoveApproval,
      changesRequested: mayReview,
      reviewNote: mayReview,
    },
    onOpened: (context, { id }: FoundRow) => recordView(context, id),
    meta: async (rows: FoundRow[]) =>
      new Map(rows.flatMap(({ id, candidate }) => (candidate ? [[id, candidate]] : []))),
  });

const likePattern = (text: string) => `%${text.replace(/[\\%_]/g, "\\$&")}%`;

const hasEmailLike = (address: string) => sql<boolean>`exists (
  select 1 from accounts where accounts.id = user_profiles.account_id and accounts.email ilike ${likePattern(address)})`;

/** Lists of the educator's own, which nobody else reads. */
function own(path: (row: Row<"userProfiles">) => string): RelatedLink<"userProfiles"> {
  return (row, me) => (me.kind === "educator" && me.userProfileId === row.id ? path(row) : null);
}
