/** What we use of archiver, which comes without types. */
declare module "archiver" {
  import type { Transform } from "node:stream";

  export class ZipArchive extends Transform {
    constructor(options?: { zlib?: { level: number }; forceUTC?: boolean });
    /** `store`: without compressing, for what is compressed already. */
    append(source: NodeJS.ReadableStream | Buffer | string, entry: { name: string; store?: boolean }): this;
    finalize(): Promise<void>;
  }
}
