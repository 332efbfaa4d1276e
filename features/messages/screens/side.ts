/** Which side of its conversations the reader is on, and how the other side is named and shown. */
import { pages } from "#features/paths.ts";
import type { Actor } from "#platform/shared/actor.ts";
import { useSession } from "#platform/web/session.ts";
import type { ConversationMeta } from "../conversation.ts";
import type { ProfileType } from "../message-constants.ts";
import type { ConversationRecord } from "./slots/message-slots.ts";

export interface Side {
  type: ProfileType;
  /** The collection its conversations are in. */
  at: "user_profile/conversations" | "employer/conversations";
  /** The page of its messages. */
  page: string;
}

const educator: Side = { type: "UserProfile", at: "user_profile/conversations", page: pages.messages };
const employer: Side = {
  type: "EmployerProfile",
  at: "employer/conversations",
  page: pages.employerMessages,
};

export const useSide = (): Side => (useSession().userType === "employer" ? employer : educator);

/** The profile the reader writes as. */
export function useCurrentProfileId({ userProfileId }: ConversationRecord): string | null {
  const { userType, employerProfileId } = useSession();
  return userType === "employer" ? employerProfileId : userProfileId;
}

/** The reader as the policies know them. */
export function useActor(conversation: ConversationRecord): Actor {
  const { userType, accountId } = useSession();
  const id = useCurrentProfileId(conversation) ?? "";
  const session = { accountId: accountId ?? "", sessionId: "", standing: "good" } as const;
  return userType === "employer"
    ? {
        ...session,
        kind: "employer",
        employerProfileId: id,
        employerId: conversation.employerId ?? "",
        role: "member",
      }
    : { ...session, kind: "educator", userProfileId: id };
}

export interface OtherPerson {
  id: string;
  name: string;
  firstName: string;
  picture: string | undefined;
  /** Of its own page; null where there is none to go to. */
  slug: string | null;
  isFormer: boolean;
}

/** Whom one talks with, as the API says it beside a conversation, whatever became of the profile. */
export function otherSide(conversation: ConversationRecord, { type }: Side): OtherPerson {
  const { other } = (conversation.meta ?? {}) as Partial<ConversationMeta>;
  const name = other?.name ?? "";
  return {
    id: (type === "UserProfile" ? conversation.employerId : conversation.userProfileId) ?? conversation.id,
    name,
    firstName: other?.firstName || name,
    picture: other?.imageUrl ?? undefined,
    slug: other?.slug ?? null,
    isFormer: other?.isFormer ?? false,
  };
}

/** The page of messages with this conversation open. */
export const conversationPath = ({ page }: Side, conversationId: string) =>
  `${page}?conversation=${encodeURIComponent(conversationId)}`;
