/** The S3-compatible store of tests: what of it they use. */
declare module "s3rver" {
  export default class S3rver {
    constructor(options: {
      address: string;
      port: number;
      directory: string;
      silent: boolean;
      configureBuckets: { name: string }[];
    });
    store: { putObjectMultipart(...upload: unknown[]): Promise<unknown> };
    run(): Promise<{ port: number }>;
    close(): Promise<void>;
  }
}
