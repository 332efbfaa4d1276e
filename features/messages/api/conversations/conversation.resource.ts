/** Conversations over JSON:API: the educator's, and those of all the employer's team. */
import type { WriteContext } from "#platform/server/context.ts";
import { idListParam, booleanParam } from "#platform/server/engine/filter-schemas.ts";
import type { FileLinks } from "#platform/server/files/file-links.ts";
import { filter, resource } from "#platform/server/resource.ts";
import { z } from "zod";
import { Conversation } from "../../conversation.ts";
import { isOnEmployersSide, isParticipant } from "../../message.policy.ts";
import { assigneeParam, assignConversation, isAssignedTo } from "./assign-conversation.action.ts";
import { factField, metadataOf } from "./conversation-facts.query.ts";
import {
  isAboutJob,
  isArchived,
  isAtLocation,
  isInUse,
  matchesSearch,
  isNamed,
  isStarred,
  isUnreadFor,
} from "./conversation-filters.ts";
import { conversationMeta } from "./other-side.query.ts";
import { setConversationFlags } from "./flag-conversation.action.ts";
import { newestMessages } from "./newest-messages.query.ts";
import { openConversation } from "./open-conversation.action.ts";
import { conversationVisibility } from "../visible-conversations.ts";
import { searchParam } from "../message-search.ts";

const sharedFilters = ["starred", "unread", "inUse", "archived", "jobListingId", "name", "q"];

export const conversations = (links: FileLinks) =>
  resource({
    entity: Conversation,
    ...conversationVisibility,
    access: "inbox",
    collections: {
      "user_profile/conversations": {
        for: ["educator"],
        change: ["educator"],
        filters: [...sharedFilters, "employerId"],
        // Hides conversations that an employer opened without writing.
        scope: (rows, me) =>
          me.kind === "educator" ? rows.where("conversations.latestMessageAt", "is not", null) : rows,
      },
      "employer/conversations": {
        for: ["employer"],
        create: ["employer"],
        change: ["employer"],
        filters: [...sharedFilters, "userProfileId", "locationId", "assignedTo"],
      },
    },
    fields: {
      unreadCount: factField(({ unread }) => unread),
      starred: {
        ...factField(({ starred }) => starred),
        save: (context: WriteContext, id: string, starred: boolean) =>
          setConversationFlags(context, id, { starred }),
      },
      archived: {
        ...factField(({ archived }) => archived),
        save: (context: WriteContext, id: string, archived: boolean) =>
          setConversationFlags(context, id, { archivedAt: archived ? context.now() : null }),
      },
      assignedProfileId: {
        read: ({ assignedProfileId }) => assignedProfileId,
        save: assignConversation,
      },
      metadata: factField(metadataOf),
    },
    hasManyLoaders: {
      conversationMembers: { type: "conversation_members", by: "conversationId" },
      messages: { type: "messages", load: newestMessages },
    },
    filters: {
      starred: filter(booleanParam, (rows, is, me) => rows.where(isStarred(me, is))),
      unread: filter(booleanParam, (rows, is, me) => rows.where(isUnreadFor(me, is))),
      inUse: filter(booleanParam, (rows, is, me) => rows.where(isInUse(me, is))),
      archived: filter(
        booleanParam,
        (rows, is, me) => rows.where(isArchived(me, is)),
        // Archived ones are hidden, unless the query names the other side.
        (filters) => ("userProfileId" in filters || "employerId" in filters ? undefined : false),
      ),
      jobListingId: filter(idListParam, (rows, jobs) => rows.where(isAboutJob(jobs))),
      locationId: filter(idListParam, (rows, ids) => rows.where(isAtLocation(ids))),
      userProfileId: filter(idListParam, (rows, people) =>
        rows.where("conversations.userProfileId", "in", people),
      ),
      employerId: filter(idListParam, (rows, employers) =>
        rows.where("conversations.employerId", "in", employers),
      ),
      assignedTo: filter(assigneeParam, (rows, who, me) => rows.where(isAssignedTo(who, me))),
      name: filter(searchParam, (rows, name, me) => rows.where(isNamed(name, me))),
      q: filter(searchParam, (rows, q, me) => rows.where(matchesSearch(q, me))),
    },
    sorts: { latestMessageAt: "latestMessageAt", createdAt: "createdAt", updatedAt: "updatedAt" },
    defaultSort: "-latestMessageAt",
    includes: ["employer", "userProfile", "conversationMembers", "messages"],
    create: { input: z.strictObject({ userProfileId: z.uuid() }), run: openConversation },
    readableBy: { assignedProfileId: isOnEmployersSide },
    updatableBy: {
      starred: isParticipant,
      archived: isParticipant,
      assignedProfileId: isOnEmployersSide,
    },
    meta: conversationMeta(links),
  });
