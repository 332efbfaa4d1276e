/** Conversations over JSON:API: the educator's, and those of all the employer's team. */
import type { WriteContext } from "#platform/server/context.ts";
import { idListParam, booleanParam } from "#platform/server/engine/query.ts";
import type { FileLinks } from "#platform/server/files/file-links.ts";
import { filter, resource } from "#platform/server/resource.ts";
import { z } from "zod";
import { Conversation } from "../conversation.ts";
import { isOnASide } from "../message.policy.ts";
import { fact, metadataOf } from "./conversation-facts.query.ts";
import {
  isAbout,
  isArchived,
  isAtLocation,
  isFoundBy,
  isStarred,
  isUnreadFor,
} from "./conversation-filters.ts";
import { conversationMeta } from "./other-side.query.ts";
import { keepMark } from "./mark-conversation.action.ts";
import { newestMessages } from "./newest-messages.query.ts";
import { openConversation } from "./open-conversation.action.ts";
import { ofEither } from "./visible-conversations.ts";
import { searchText } from "./words.ts";

const both = ["starred", "unread", "archived", "jobListingId", "q"];

export const conversations = (links: FileLinks) =>
  resource({
    entity: Conversation,
    table: "conversations",
    access: "inbox",
    collections: {
      "user_profile/conversations": {
        for: ["educator"],
        change: ["educator"],
        filters: [...both, "employerId"],
        // What an employer opened and has not written in yet is nothing to an educator.
        scope: (rows, me) =>
          me.kind === "educator" ? rows.where("conversations.latestMessageAt", "is not", null) : rows,
      },
      "employer/conversations": {
        for: ["employer"],
        create: ["employer"],
        change: ["employer"],
        filters: [...both, "userProfileId", "locationId"],
      },
    },
    visibleTo: ofEither("conversations"),
    fields: {
      unreadCount: fact(({ unread }) => unread),
      starred: {
        ...fact(({ starred }) => starred),
        save: (context: WriteContext, id: string, starred: boolean) => keepMark(context, id, { starred }),
      },
      archived: {
        ...fact(({ archived }) => archived),
        save: (context: WriteContext, id: string, archived: boolean) =>
          keepMark(context, id, { archivedAt: archived ? context.now() : null }),
      },
      metadata: fact(metadataOf),
    },
    many: {
      conversationMembers: { type: "conversation_members", by: "conversationId" },
      messages: { type: "messages", load: newestMessages },
    },
    filters: {
      starred: filter(booleanParam, (rows, is, me) => rows.where(isStarred(me, is))),
      unread: filter(booleanParam, (rows, is, me) => rows.where(isUnreadFor(me, is))),
      archived: filter(
        booleanParam,
        (rows, is, me) => rows.where(isArchived(me, is)),
        // Put away, but found by whoever looks for somebody.
        (asked) => ("userProfileId" in asked || "employerId" in asked ? undefined : false),
      ),
      jobListingId: filter(idListParam, (rows, jobs) => rows.where(isAbout(jobs))),
      locationId: filter(idListParam, (rows, places) => rows.where(isAtLocation(places))),
      userProfileId: filter(idListParam, (rows, people) => rows.where("conversations.userProfileId", "in", people)),
      employerId: filter(idListParam, (rows, employers) => rows.where("conversations.employerId", "in", employers)),
      q: filter(searchText, (rows, q, me) => rows.where(isFoundBy(q, me))),
    },
    sorts: { latestMessageAt: "latestMessageAt", createdAt: "createdAt", updatedAt: "updatedAt" },
    defaultSort: "-latestMessageAt",
    includes: ["employer", "userProfile", "conversationMembers", "messages"],
    create: { input: z.strictObject({ userProfileId: z.uuid() }), run: openConversation },
    changes: { starred: isOnASide, archived: isOnASide },
    meta: conversationMeta(links),
  });
