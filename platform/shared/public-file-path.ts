/** Where an attached file of a public purpose is served, for anyone and forever. */
const prefix = "/files/public/";

export const publicFilePath = (fileId: string): string => prefix + fileId;

/** The file behind such a path; undefined for any other address. */
export const publicFileId = (path: string): string | undefined =>
  path.startsWith(prefix) ? path.slice(prefix.length) : undefined;
