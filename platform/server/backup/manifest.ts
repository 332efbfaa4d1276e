/** What a backup says about itself: first what it holds, last how much of it there is. */
import { z } from "zod";

const table = z.object({ schema: z.string(), name: z.string(), columns: z.array(z.string()) });

export const manifestSchema = z.object({
  format: z.literal(1),
  madeAt: z.iso.datetime(),
  /** The migrations the database had, and the version of the job queue's own tables. */
  migrations: z.array(z.object({ name: z.string(), checksum: z.string() })),
  jobQueueVersion: z.number(),
  tables: z.array(table),
  sequences: z.array(z.object({ name: z.string(), value: z.string() })),
  /** In a bucket files stay where they are. */
  files: z.enum(["included", "in a bucket"]),
  /** Secrets given as settings are not in it. */
  secrets: z.enum(["included", "in the settings"]),
});
export type Manifest = z.output<typeof manifestSchema>;

export const summarySchema = z.object({
  rows: z.record(z.string(), z.number()),
  files: z.number(),
  /** Ids of files that the database names but that were not found. */
  missingFiles: z.array(z.string()),
});
export type Summary = z.output<typeof summarySchema>;

export const entryNames = {
  manifest: "manifest.json",
  rows: (table: { schema: string; name: string }, part: number) =>
    `database/${table.schema}.${table.name}/${part}.json`,
  file: (id: string, part: number) => `files/${id}/${part}`,
  secret: "secrets/token.secret",
  summary: "summary.json",
};

export const jsonBytes = (value: unknown) => Buffer.from(JSON.stringify(value));
