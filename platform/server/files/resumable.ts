/** Resumable uploads (tus 1.0): the protocol is @tus/server's; the bytes are staged like all uploads. */
import type { Readable } from "node:stream";
import { DataStore, Server, Upload } from "@tus/server";
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from "node:http";
import { ApiError } from "../errors.ts";
import type { FileRow, UploadProcessor } from "./upload-processor.ts";
import type { FileStorage } from "./storage.ts";

interface ResumableParts {
  storage: FileStorage;
  processor: UploadProcessor;
  find: (id: string) => Promise<FileRow | undefined>;
  /** Other web origins that may send here. */
  allowedOrigins: readonly string[];
  /** The error as a document in the reader's language. */
  documentOf: (error: ApiError, headers: IncomingHttpHeaders) => object;
}

export const resumablePath = "/files/resumable";

/** Answers a request for a file whose link was checked; takes the answer over wholly. */
export type ResumeHandler = (
  request: IncomingMessage,
  response: ServerResponse,
  fileId: string,
) => Promise<void>;

export function resumableUploads({ storage, processor, find, ...parts }: ResumableParts): ResumeHandler {
  const { allowedOrigins, documentOf } = parts;
  const server = new Server({
    path: resumablePath,
    datastore: new StagingDataStore(storage, find),
    allowedOrigins: (origin) => allowedOrigins.includes(origin),
    exposedHeaders: ["Retry-After"],
    async onUploadFinish(request, { id }) {
      try {
        const file = await find(id);
        if (file) await processor.verify(file);
        return {};
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        const headers = Object.fromEntries(request.headers.entries());
        // The shape in which @tus/server takes a refusal.
        throw { status_code: error.status, body: JSON.stringify(documentOf(error, headers)) };
      }
    },
  });
  return (request, answer, fileId) => {
    // The link's token has done its work; tus knows files by their ids.
    request.url = `${resumablePath}/${fileId}`;
    return server.handle(request, answer);
  };
}

/** Files are declared by POST direct_uploads, so there is nothing to create here. */
class StagingDataStore extends DataStore {
  readonly #storage: FileStorage;
  readonly #find: ResumableParts["find"];

  constructor(storage: FileStorage, find: ResumableParts["find"]) {
    super();
    this.#storage = storage;
    this.#find = find;
  }

  override async getUpload(id: string): Promise<Upload> {
    const file = await this.#find(id);
    if (!file) throw { status_code: 404, body: "" };
    const isOver = file.state !== "pending";
    const offset = isOver ? file.byteSize : await this.#storage.uploads.receivedBytes(id);
    return new Upload({ id, size: file.byteSize, offset });
  }

  /** Answers with the new offset, also where the connection was cut. */
  override async write(bytes: Readable, id: string, offset: number): Promise<number> {
    await this.#storage.uploads.append(id, offset, bytes);
    return this.#storage.uploads.receivedBytes(id);
  }
}
