/** A file in a form: uploading, uploaded or failed. */
export interface UploadItem {
  key: string;
  filename: string;
  byteSize: number | null;
  /** The stored file, once it is uploaded. */
  id: string | null;
  /** Percent sent so far; null while nothing is uploading. */
  percent: number | null;
  /** Why it failed. */
  problem: string | null;
  mayRetry?: boolean;
}

/** A file that is stored already. */
export const arrived = ({ id, filename }: { id: string; filename?: string }): UploadItem => ({
  key: id,
  filename: filename ?? "",
  byteSize: null,
  id,
  percent: null,
  problem: null,
});
