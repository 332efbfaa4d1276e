/** For tests without files: a storage that refuses every call. */
import type { FileStorage } from "../files/storage.ts";

const missing = () => Promise.reject(new Error("This test keeps no files"));
const waiting = {
  receivedBytes: missing,
  append: missing,
  replace: missing,
  remove: missing,
  stage: missing,
};

export const noFiles: FileStorage = {
  name: "none",
  put: missing,
  open: missing,
  remove: missing,
  stage: missing,
  uploads: waiting,
};
