/** Cursors of search pages: the order's keys of a page's last row, opaque to clients. */
import { badRequest } from "#platform/server/errors.ts";
import { z } from "zod";

/** PostgreSQL's types of the keys that searches are ordered by. */
export type KeyType = keyof typeof keySchemas;

const keySchemas = {
  int4: z.int32(),
  float4: z.number(),
  float8: z.number(),
  text: z.string().refine((text) => !text.includes("\0")),
  timestamptz: z.string().refine((text) => !Number.isNaN(Date.parse(text))),
  uuid: z.uuid(),
};

export type Position = (string | number)[];

export const encodeCursor = (position: Position): string =>
  Buffer.from(JSON.stringify(position)).toString("base64url");

/** @throws a `400` where the cursor is none, or of another order. */
export function decodeCursor(cursor: string, types: readonly KeyType[]): Position {
  const keys = parseJson(Buffer.from(cursor, "base64url").toString());
  const isPosition =
    Array.isArray(keys) &&
    keys.length === types.length &&
    types.every((type, index) => keySchemas[type].safeParse(keys[index]).success);
  if (isPosition) return keys as Position;
  throw invalidCursor();
}

export const invalidCursor = () =>
  badRequest(/*i18n*/ "This page parameter is not valid.", {
    code: "invalid_page",
    source: { parameter: "page[after]" },
  });

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
