import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { z } from "zod";
import { readConfig } from "../config/config.ts";
import { testDatabase } from "../testing/test-database.ts";
import { type LanguageModel, openLanguageModel } from "./language-model.ts";
import { startFakeModel } from "./endpoint.fixtures.ts";

const database = await testDatabase();
const { db } = database;
const server = await startFakeModel();
afterAll(() => server.close());

const schema = z.object({ text: z.string().min(3) });
const good = { text: '```json\n{"text": "Warm and patient."}\n```' };
let accountId: string;

beforeEach(async () => {
  const account = await db
    .insertInto("accounts")
    .values({
      email: `${crypto.randomUUID()}@people.example`,
      userType: "educator",
      passwordHash: "-",
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  accountId = account.id;
});

const open = (more: Record<string, string> = {}) =>
  openLanguageModel(
    readConfig(
      {
        DATA_DIR: "/tmp",
        LANGUAGE_MODEL_URL: server.url,
        LANGUAGE_MODEL_NAME: "tiny",
        LANGUAGE_MODEL_KEY: "a-key",
        ...more,
      },
      "/",
    ),
  )!;
const ask = (model: LanguageModel, signal?: AbortSignal) =>
  model.complete(db, {
    kind: "test",
    accountId,
    system: "Say it shortly.",
    user: "Toddlers",
    schema,
    signal,
  });
const log = () =>
  db.selectFrom("openAiLogs").selectAll().where("accountId", "=", accountId).orderBy("id").execute();

test("an answer of the right shape is returned, and request and answer are in the log", async () => {
  server.say(good);
  const answer = await ask(open());
  expect(answer).toMatchObject({ value: { text: "Warm and patient." } });
  expect(server.requests).toMatchObject([{ model: "tiny", key: "Bearer a-key" }]);
  expect(server.requests[0]!.messages.map(({ role }) => role)).toEqual(["system", "user"]);
  expect(server.requests[0]!.response_format).toMatchObject({ type: "json_schema" });
  const [row] = await log();
  expect(row).toMatchObject({ kind: "test", model: "tiny", tokens: 120, failure: null, output: good.text });
  expect(row!.input).toBe(server.requests[0]!.messages.map(({ content }) => content).join("\n\n"));
  expect(row!.inputSize).toBe(row!.input.length);
});

describe("no use of an answer is a failure, never an exception", () => {
  test.for([
    ["words instead of JSON", { text: "Sure! Here you go." }, /not as asked/],
    ["another shape", { text: '{"words": 1}' }, /not as asked/],
    ["nothing", { text: "" }, /empty answer/],
    ["a body that is none of the protocol", { body: '{"hello": [1]}' }, /empty answer/],
    ["garbage", { body: "<html>" }, /not reached|empty answer/],
    ["a wrong key", { status: 401 }, /status 401/],
  ] as const)("%s", async ([, fakeReply, reason]) => {
    server.say(fakeReply);
    expect(await ask(open())).toEqual({ failure: "failed" });
    expect((await log()).map(({ failure }) => failure)).toEqual([expect.stringMatching(reason)]);
  });

  test("a server that stays away", async () => {
    const nowhere = open({ LANGUAGE_MODEL_URL: "http://127.0.0.1:9/v1" });
    expect(await ask(nowhere)).toEqual({ failure: "failed" });
    expect((await log())[0]!.failure).toMatch(/not reached/);
  });
});

test("a failing server is called again, three times in all", async () => {
  server.say({ status: 503 }, { status: 429 }, good);
  expect(await ask(open())).toHaveProperty("value");
  server.say({ status: 500 });
  expect(await ask(open())).toEqual({ failure: "failed" });
  expect(server.requests).toHaveLength(3);
});

test("a server without schema support gets it in the prompt, from then on directly", async () => {
  server.say({ status: 400 }, good);
  const model = open();
  expect(await ask(model)).toHaveProperty("value");
  expect(await ask(model)).toHaveProperty("value");
  expect(server.requests.map((sent) => "response_format" in sent)).toEqual([true, false, false]);
  expect(server.requests[1]!.messages[0]!.content).toContain('"text"');
});

test("it times out, and the caller may abort", async () => {
  server.say({ silentMs: 5_000 });
  const started = Date.now();
  expect(await ask(open({ LANGUAGE_MODEL_SECONDS: "1" }))).toEqual({ failure: "failed" });
  expect(Date.now() - started).toBeLessThan(4_500);
  expect(await ask(open(), AbortSignal.timeout(50))).toEqual({ failure: "failed" });
  expect((await log()).map(({ failure }) => failure)).toEqual(["took too long", "given up"]);
});

test("an account has so many questions a day; failed ones count, another account's do not", async () => {
  server.say({ text: "no" }, good);
  const model = open({ LANGUAGE_MODEL_CALLS_PER_DAY: "2" });
  expect(await ask(model)).toEqual({ failure: "failed" });
  expect(await ask(model)).toHaveProperty("value");
  expect(await ask(model)).toEqual({ failure: "budget" });
  expect(server.requests).toHaveLength(2);
  await db
    .updateTable("openAiLogs")
    .set({ createdAt: new Date(Date.now() - 25 * 3_600_000) })
    .where("accountId", "=", accountId)
    .execute();
  expect(await ask(model)).toHaveProperty("value");
});

test("a team's requests count for its employer, and for no member's own budget", async () => {
  server.say(good);
  const model = open({ LANGUAGE_MODEL_CALLS_PER_DAY: "1", LANGUAGE_MODEL_CALLS_PER_DAY_OF_EMPLOYER: "2" });
  const { id: employerId } = await db
    .insertInto("employers")
    .values({ name: "Little Oaks", slug: crypto.randomUUID() })
    .returning("id")
    .executeTakeFirstOrThrow();
  const asTeam = (by: string | null) =>
    model.complete(db, {
      kind: "test",
      accountId: by,
      teamId: employerId,
      system: "",
      user: "Toddlers",
      schema,
    });
  expect(await asTeam(null)).toHaveProperty("value");
  expect(await asTeam(accountId)).toHaveProperty("value");
  expect(await asTeam(accountId)).toEqual({ failure: "budget" });
  expect(await model.hasBudget(db, { accountId, teamId: employerId })).toBe(false);
  expect(await model.hasBudget(db, { accountId })).toBe(true);
  expect(await ask(model)).toHaveProperty("value");
  expect(await model.hasBudget(db, { accountId })).toBe(false);
});

test("none is there without settings; half of them are refused by name", () => {
  const none = { LANGUAGE_MODEL_URL: "", LANGUAGE_MODEL_NAME: "" };
  expect(open(none)).toBeNull();
  expect(() => open({ ...none, LANGUAGE_MODEL_NAME: "tiny" })).toThrow(/LANGUAGE_MODEL_URL and/);
});
