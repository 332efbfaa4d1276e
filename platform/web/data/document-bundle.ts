/**
 * A bundle: one request that answers the first read of several documents. A document is taken from it once; whoever
 * reads it again (a refetch, a poll) asks for it by its own path.
 */
import { isUnreachable } from "../api-client/api-error.ts";
import { call, type Answer } from "../api-client/api.ts";
import { apiSession } from "../api-client/api-session.ts";

export interface DocumentBundle {
  /** The path whose answer holds the others, by their paths, in `meta.documents`. */
  path: string;
  /** What it answers itself but for that: "account". */
  own: string;
  /** Whether a path may be among the others. */
  mayHold: (path: string) => boolean;
}

declare module "../api-client/document.ts" {
  interface DocumentMeta {
    documents?: Record<string, Answer>;
  }
}

/** Older documents are asked for anew: as old as a cached one may be without a refetch. */
const maxAgeMs = 5_000;

interface Running {
  caller: string;
  documents: Promise<Map<string, Answer>>;
}

let bundle: DocumentBundle | null = null;
let running: Running | null = null;

export function setDocumentBundle(next: DocumentBundle | null): void {
  bundle = next;
  running = null;
}

/** After a change of the caller: the next first read asks again. */
export function resetDocumentBundle(): void {
  running = null;
}

/** The document of a path; out of the bundle when it is read for the first time, else by itself. */
export async function readDocument(path: string, signal: AbortSignal): Promise<Answer> {
  return (await takeFromBundle(path)) ?? call<Answer>(path, { signal });
}

async function takeFromBundle(path: string): Promise<Answer | undefined> {
  if (!bundle || (path !== bundle.own && !bundle.mayHold(path)) || !apiSession().accessToken())
    return undefined;
  const caller = apiSession().caller().key;
  if (running?.caller !== caller) running = { caller, documents: readBundle(bundle) };
  const current = running;
  const documents = await current.documents;
  // Signed out or changed meanwhile: these are somebody else's, and the new caller has an answer of their own.
  if (running !== current || apiSession().caller().key !== caller) return takeFromBundle(path);
  const document = documents.get(path);
  documents.delete(path);
  return document;
}

/** Empty where it is refused: each document then says by itself what is wrong. Fails only without a connection. */
async function readBundle({ path, own }: DocumentBundle): Promise<Map<string, Answer>> {
  try {
    const answer = await call<Answer>(path);
    const { documents = {}, ...meta } = answer.meta ?? {};
    const position = answer.position && { position: answer.position };
    const all = new Map<string, Answer>(
      Object.entries(documents).map(([at, one]) => [at, { ...one, ...position }]),
    );
    all.set(own, { ...answer, meta });
    setTimeout(() => all.clear(), maxAgeMs);
    return all;
  } catch (error) {
    if (!isUnreachable(error)) return new Map();
    running = null;
    throw error;
  }
}
