/**
 * Video answers over JSON:API: recorded, linked or written by their educator; employers see them with the
 * profile.
 */
import type { Config } from "#platform/server/config/config.ts";
import type { Context, WriteContext } from "#platform/server/context.ts";
import type { FileLinks } from "#platform/server/files/file-links.ts";
import { filter, resource, type Row } from "#platform/server/resource.ts";
import { type FileReference, fileReference } from "#platform/shared/file-reference.ts";
import { operatorAccess } from "#platform/shared/operator-role.ts";
import { z } from "zod";
import { mayEditPart } from "../../user-profile.policy.ts";
import { VideoAskAnswer } from "../../video-answer.ts";
import { throughProfile } from "../visible-profiles.ts";
import { answerInput, saveVideoAnswer, linkSchema, nonEmptyAnswer } from "./save-video-answer.action.ts";
import { discardUnusedFiles, replacePoster, replaceVideo } from "./video-files.action.ts";
import { loadPictures, posterField, videoField } from "./video-files.field.ts";

type Answer = Row<"videoAskAnswers">;

const { educator, employer } = throughProfile("videoAskAnswers");

export function videoAskAnswers(links: FileLinks, { videoLinkHosts }: Pick<Config, "videoLinkHosts">) {
  const link = linkSchema(videoLinkHosts);
  return resource({
    entity: VideoAskAnswer,
    table: "videoAskAnswers",
    operators: operatorAccess.people,
    collections: {
      video_ask_answers: {
        for: ["educator", "employer"],
        create: ["educator"],
        change: ["educator"],
        delete: ["educator"],
      },
    },
    visibleTo: {
      educator,
      employer: (rows, me) => employer(rows, me).where("videoAskAnswers.state", "<>", "failed"),
    },
    fields: {
      videoAskQuestionId: { read: (row: Answer) => row.videoAskQuestionId },
      video: {
        ...videoField(links),
        save: (context, id, video: FileReference | null) => replaceVideo(context, id, video),
      },
      poster: {
        ...posterField(links),
        input: fileReference,
        save: (context, id, poster: FileReference | null) => replacePoster(context, id, poster),
      },
      contactShareUrl: {
        read: (row: Answer) => row.contactShareUrl,
        input: link,
        write: (contactShareUrl: string | null) => ({ contactShareUrl }),
      },
      gifUrl: {
        load: (rows: Answer[], context: Context | WriteContext) => loadPictures(links, rows, context),
        input: link,
        write: (gifUrl: string | null) => ({ gifUrl }),
      },
    },
    filters: {
      userProfileId: filter(z.uuid(), (rows, id) => rows.where("videoAskAnswers.userProfileId", "=", id)),
      videoAskQuestionId: filter(z.uuid(), (rows, id) =>
        rows.where("videoAskAnswers.videoAskQuestionId", "=", id),
      ),
    },
    sorts: { createdAt: "createdAt", updatedAt: "updatedAt" },
    includes: ["userProfile", "videoAskQuestion"],
    create: { input: answerInput(link), run: saveVideoAnswer },
    updatableBy: {
      video: mayEditPart,
      poster: mayEditPart,
      contactShareUrl: mayEditPart,
      gifUrl: mayEditPart,
      text: mayEditPart,
    },
    validate: nonEmptyAnswer,
    delete: mayEditPart,
    remove: async ({ db }, row: Answer) => {
      await db.deleteFrom("videoAskAnswers").where("id", "=", row.id).execute();
      await discardUnusedFiles(db, [row.videoId, row.posterId]);
    },
  });
}
