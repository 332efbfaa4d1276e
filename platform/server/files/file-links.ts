/** Addresses of stored files: short-lived signed ones for private files, plain ones for public images. */
import { type Actor, isSignedIn, profileIdOf } from "#platform/shared/actor.ts";
import { publicFilePath } from "#platform/shared/public-file-path.ts";
import type { TokenSigner } from "../crypto/signed-token.ts";

export interface FileLinks {
  /**
   * A path that serves the file as a download for five minutes, to anyone who has it. Check rights before
   * making one. Where `by` names an employer profile, its download is recorded.
   */
  download(fileId: string, by?: string): Promise<string>;
  /**
   * The same for showing an image or video in a page, good for one to two hours, and the same within an hour
   * (caches). Where `by` names the employer profile it is made for, it ends with their right to follow it.
   */
  publicUrl(fileId: string, by?: string): Promise<string>;
  /** The path of an attached file of a public purpose; for anyone, forever. */
  public(fileId: string): string;
}

/** Who gets links that record downloads: an employer's people, not an operator who impersonates them. */
export const linkReader = (actor: Actor): string | undefined =>
  isSignedIn(actor) && !actor.impersonatorId ? profileIdOf(actor) : undefined;

const downloadSeconds = 300;
const hour = 3_600;

export function fileLinks(tokens: TokenSigner, now: () => Date = () => new Date()): FileLinks {
  return {
    download: async (id, by) =>
      `/files/${await tokens.sign("download", id, downloadSeconds, by ? { by } : {})}`,
    async publicUrl(id, by) {
      const secondsIntoTheHour = Math.floor(now().getTime() / 1_000) % hour;
      return `/files/${await tokens.sign("show", id, 2 * hour - secondsIntoTheHour, by ? { by } : {})}`;
    },
    public: publicFilePath,
  };
}
