/** The reader's side of conversations, and how the other side is shown. */
import { pages } from "#features/paths.ts";
import type { Actor } from "#platform/shared/actor.ts";
import { useSession } from "#features/accounts/screens/session/current-session.ts";
import type { ProfileType } from "../message-constants.ts";
import type { ConversationRecord } from "./slots/message-slots.ts";

export interface Side {
  type: ProfileType;
  /** The collection of its conversations. */
  at: "user_profile/conversations" | "employer/conversations";
  /** The path of its messages page. */
  page: string;
}

export const educatorSide: Side = {
  type: "UserProfile",
  at: "user_profile/conversations",
  page: pages.messages,
};
export const employerSide: Side = {
  type: "EmployerProfile",
  at: "employer/conversations",
  page: pages.employerMessages,
};

export const useSide = (): Side => (useSession().userType === "employer" ? employerSide : educatorSide);

/** The profile as which the reader writes. */
export function useCurrentProfileId({ userProfileId }: ConversationRecord): string | null {
  const { userType, employerProfileId } = useSession();
  return userType === "employer" ? employerProfileId : userProfileId;
}

/** The reader as an actor for the policies. */
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
  /** The slug of its page; null if there is none. */
  slug: string | null;
  isFormer: boolean;
}

/** The other side from `meta.other` of a conversation, even if the profile is hidden or deleted. */
export function otherSide(conversation: ConversationRecord, { type }: Side): OtherPerson {
  const { other } = conversation.meta ?? {};
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
