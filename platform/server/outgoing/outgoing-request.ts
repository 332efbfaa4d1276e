/** A request to an address that a person gave us, and its response. */

export interface OutgoingRequest {
  method?: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
  /** The Accept header. */
  accept?: string;
  /** The most bytes of an answer, packed and unpacked; default 5 MB. */
  maxBytes?: number;
  /** Milliseconds for everything, redirects included; default 15,000. */
  timeoutMs?: number;
  /** Milliseconds between two chunks of the response; default 10,000. */
  idleMs?: number;
  /** `manual` gives a redirect back as the answer; default `follow`, at most five, each checked again. */
  redirect?: "follow" | "manual";
}

export interface OutgoingResponse {
  /** Where it came from in the end. */
  url: string;
  status: number;
  /** Names in lower case; of several values the first. */
  headers: Record<string, string>;
  body: Buffer;
}
