/** Which callers may share a document: those alike in all that was looked at. */
import { expect, test, vi } from "vitest";
import type { Listener } from "../channel.ts";
import { employer } from "./cable.fixtures.ts";
import { readOncePerView } from "./views.ts";

const member = (id: string, changes: object = {}): Listener =>
  ({ ...employer(id), employerId: "team", ...changes }) as Listener;

test("callers share what depends on nothing in which they differ", async () => {
  const read = vi.fn(async (actor: Listener) => actor.kind === "employer" && actor.employerId);
  const readOnce = readOncePerView(read);
  expect([await readOnce(member("a")), await readOnce(member("b"))]).toEqual(["team", "team"]);
  expect(await readOnce(member("c", { employerId: "other" }))).toBe("other");
  expect(read).toHaveBeenCalledTimes(2);
});

test("what one caller leads to look at is no reason to share with another who leads elsewhere", async () => {
  const readOnce = readOncePerView(async (actor: Listener) =>
    actor.kind === "employer" && actor.role === "owner" ? `owner ${actor.accountId}` : "any member",
  );
  const asMember = { role: "member" };
  expect(await readOnce(member("a", asMember))).toBe("any member");
  expect(await readOnce(member("b"))).toBe("owner account-b");
  expect(await readOnce(member("c"))).toBe("owner account-c");
  expect(await readOnce(member("d", asMember))).toBe("any member");
});

test.each([
  ["spread", (actor: Listener) => ({ ...actor }).accountId],
  ["listed", (actor: Listener) => JSON.stringify(actor)],
  ["looked for", (actor: Listener) => String("impersonatorId" in actor)],
])("a caller that is %s is read whole", async (_how, look) => {
  const readOnce = readOncePerView(async (actor: Listener) => look(actor));
  const [one, other] = [member("a"), member("b", { impersonatorId: "staff" })];
  expect(await readOnce(one)).toBe(look(one));
  expect(await readOnce(other)).toBe(look(other));
});
