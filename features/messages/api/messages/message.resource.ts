/** Messages over JSON:API, for the two sides of their conversation: newest first, cursor-paged, marked read and deleted by policy. */
import { idListParam, listParam, booleanParam } from "#platform/server/engine/filter-schemas.ts";
import type { FileLinks } from "#platform/server/files/file-links.ts";
import { filter, resource, type Row } from "#platform/server/resource.ts";
import type { WriteContext } from "#platform/server/context.ts";
import { operatorAccess } from "#platform/shared/operator-role.ts";
import { sql } from "kysely";
import { z } from "zod";
import { Message } from "../../message.ts";
import { messageTypes } from "../../message-constants.ts";
import { isAuthor, mayMarkRead } from "../../message.policy.ts";
import { loadAuthorNames } from "./author-names.query.ts";
import { createMessage, messageInput } from "./create-message.action.ts";
import { loadMetadata } from "./message-cards.query.ts";
import { deleteMessage } from "./delete-message.action.ts";
import { loadDataWithFiles } from "./stored-message-files.ts";
import { markMessageRead } from "./read-messages.action.ts";
import { isReported, onlyOwnWhenRejected, visibleToBothSides } from "../visible-conversations.ts";
import { matchesWords, searchParam } from "../message-search.ts";

export type MessageRow = Row<"messages">;

const time = (value: Date | null) => value?.toISOString() ?? null;

export const messages = (links: FileLinks) =>
  resource({
    entity: Message,
    table: "messages",
    operators: operatorAccess.private,
    access: "own",
    collections: {
      messages: {
        for: ["educator", "employer"],
        create: ["educator", "employer"],
        change: ["educator", "employer"],
        delete: ["educator", "employer"],
      },
    },
    visibleTo: {
      educator: visibleToBothSides("messages").educator,
      employer: (rows, me) => onlyOwnWhenRejected(visibleToBothSides("messages").employer(rows, me), me),
      operator: (rows) => rows.where(isReported("messages.conversationId")),
    },
    fields: {
      // A tombstone has no content.
      data: { load: loadDataWithFiles(links) },
      metadata: { load: loadMetadata },
      authorFirstName: { load: loadAuthorNames },
      authorId: { read: ({ profileId }: MessageRow) => profileId },
      interviewScheduled: { read: ({ interviewId }: MessageRow) => interviewId !== null },
      readAt: {
        input: z.iso.datetime({ offset: true }),
        read: ({ readAt }: MessageRow) => time(readAt),
        save: (context: WriteContext, id: string) => markMessageRead(context, id),
      },
    },
    includes: ["conversation"],
    filters: {
      conversationId: filter(idListParam, (rows, of) => rows.where("messages.conversationId", "in", of)),
      messageType: filter(listParam(z.enum(messageTypes)), (rows, types) =>
        rows.where("messages.messageType", "in", types),
      ),
      interviewScheduled: filter(booleanParam, (rows, is) =>
        rows.where("messages.interviewId", is ? "is not" : "is", null),
      ),
      q: filter(searchParam, (rows, q) => rows.where(matchesWords(q))),
    },
    // Ids are in order of time, and the thread's index uses them.
    sorts: { createdAt: sql`messages.id` },
    create: { input: messageInput, run: createMessage },
    updatableBy: { readAt: mayMarkRead },
    delete: isAuthor,
    remove: deleteMessage,
    cursorPaging: true,
  });
