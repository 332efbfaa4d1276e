/**
 * The built-in gateway for trying plans: answers what the Stripe library asks from books in the database, and promises
 * to deliver its events in the transaction that saves them.
 */
import { isDeepStrictEqual } from "node:util";
import { sql } from "kysely";
import qs from "qs";
import { z } from "zod";
import type { Database, Transaction } from "#platform/server/database/database.ts";
import type { Books, GatewayPrice } from "./books.ts";
import { loadBooks } from "./saved-books.ts";
import { GatewayRefusal, type Ledger } from "./ledger.ts";
import { paymentRequests } from "./payment-requests.ts";
import { subscriptionRequests } from "./subscription-requests.ts";
import { advance } from "./subscriptions.ts";
import { testCoupons } from "./test-coupons.ts";

export interface TestGatewayScope {
  db: Database;
  now: () => Date;
  /** Where its pages are, without a slash at the end. */
  origin: string;
  /** Promises that events of the books with that key are delivered. */
  deliverEvents: (db: Transaction, key: string) => Promise<void>;
}

const requests = { ...paymentRequests, ...subscriptionRequests };

/** Answers to repeated requests that are kept; older ones are not asked for again. */
const maxAnswers = 40;

/** All ids of one customer carry its key. */
const keyIn = (text: string) => /_test_([0-9a-z]{16})/.exec(text)?.[1];

/** What `fetch` is for the Stripe library: every request is answered here, in this process. */
export const testGatewayFetch =
  (scope: TestGatewayScope) =>
  async (address: string | URL | Request, init: RequestInit = {}): Promise<Response> => {
    const url = new URL(String(address));
    const method = init.method ?? "GET";
    const text = method === "GET" ? url.search.slice(1) : String(init.body ?? "");
    const key = new Headers(init.headers).get("idempotency-key");
    const { status, body } = await answer(scope, { method, path: url.pathname, text, key });
    return Response.json(body, { status, headers: { "request-id": "req_test" } });
  };

interface GatewayRequest {
  method: string;
  path: string;
  /** Form-encoded, as the library sends it. */
  text: string;
  key: string | null;
}

async function answer(
  scope: TestGatewayScope,
  request: GatewayRequest,
): Promise<{ status: number; body: unknown }> {
  const { method, path, text } = request;
  const id = path.split("/").find((part) => part.includes("_test_")) ?? "";
  const handler = requests[`${method} ${id ? path.replace(id, ":id") : path}`];
  if (!handler)
    return { status: 404, body: refusal("unknown_url", `Unrecognized request URL (${method}: ${path}).`) };
  const body = z.record(z.string(), z.unknown()).parse(qs.parse(text, { depth: 6, arrayLimit: 100 }));
  const isNewCustomer = path === "/v1/customers";
  const owner = qs.parse(text)["metadata"] as { employerId?: string } | undefined;
  const key = isNewCustomer ? owner?.employerId?.replaceAll("-", "").slice(-16) : keyIn(id || text);
  return withBooks(scope, key ?? null, (ledger) => {
    const known = ledger.books?.answers.find((one) => one.key === request.key);
    if (known && !isDeepStrictEqual(known.request, text))
      return {
        status: 400,
        body: refusal(
          "idempotency_key_in_use",
          "This key was used for another request.",
          "idempotency_error",
        ),
      };
    if (known) return { status: known.status, body: known.body };
    const answered = handle(() => handler(ledger, id, body));
    if (request.key && ledger.books && answered.status === 200)
      ledger.books.answers = [
        ...ledger.books.answers.slice(1 - maxAnswers),
        { key: request.key, request: text, ...answered },
      ];
    return answered;
  });
}

function handle(work: () => unknown): { status: number; body: unknown } {
  try {
    return { status: 200, body: work() };
  } catch (error) {
    if (error instanceof GatewayRefusal)
      return { status: error.status, body: refusal(error.code, error.message) };
    if (error instanceof z.ZodError)
      return { status: 400, body: refusal("parameter_invalid", z.prettifyError(error)) };
    throw error;
  }
}

const refusal = (code: string, message: string, type = "invalid_request_error") => ({
  error: { type, code, message },
});

/**
 * Lets `work` change a customer's books, after what was due until now has happened; undefined books are those of nobody.
 * Its changes and the promise to deliver events commit together.
 */
export async function withBooks<T>(
  scope: TestGatewayScope,
  key: string | null,
  work: (ledger: Ledger) => T,
): Promise<T> {
  const { db, now, origin } = scope;
  return db.transaction().execute(async (tx) => {
    const at = Math.floor(Number(now()) / 1000);
    const books = key ? await loadBooks(tx, key) : null;
    const prices = await loadPrices(tx);
    const ledger: Ledger = { books, prices: [...prices], coupons: testCoupons, origin: `${origin}/api`, at };
    if (books) advance(books, at);
    const result = work(ledger);
    for (const price of ledger.prices.slice(prices.length)) await savePrice(tx, price);
    if (key && ledger.books) await saveBooks(tx, key, ledger.books, scope);
    return result;
  });
}

async function saveBooks(
  db: Transaction,
  key: string,
  books: Books,
  { now, deliverEvents }: TestGatewayScope,
): Promise<void> {
  const text = JSON.stringify(books);
  await sql`insert into test_gateway_books (key, books, updated_at) values (${key}, ${text}::jsonb, ${now()})
    on conflict (key) do update set books = excluded.books, updated_at = excluded.updated_at`.execute(db);
  if (books.events.length > 0) await deliverEvents(db, key);
}

async function loadPrices(db: Transaction): Promise<GatewayPrice[]> {
  const rows = await db.selectFrom("testGatewayPrices").select("price").orderBy("id").execute();
  return rows.map(({ price }) => price as unknown as GatewayPrice);
}

const savePrice = (db: Transaction, price: GatewayPrice) =>
  sql`insert into test_gateway_prices (id, price) values (${price.id}, ${JSON.stringify(price)}::jsonb)
    on conflict (id) do nothing`.execute(db);
