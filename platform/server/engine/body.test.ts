/** What an action takes as its body: nothing, flat JSON, a JSON:API document, and what it refuses. */
import { expect, test } from "vitest";
import { flatBody } from "./body.ts";

test("flat JSON and the attributes of a document say the same", () => {
  expect(flatBody({ reason: "x", event_type_id: "1" }).values).toEqual({ reason: "x", eventTypeId: "1" });
  const input = flatBody({ data: { type: "interviews", attributes: { reason: "x" } } });
  expect(input.values).toEqual({ reason: "x" });
  expect(input.pointer("reason")).toBe("/data/attributes/reason");
  expect(flatBody({ reason: "x" }).pointer("reason")).toBe("/reason");
});

test.each([undefined, null, {}, { data: { type: "interviews" } }])("nothing said: %j", (body) => {
  expect(flatBody(body).values).toEqual({});
});

test.each([[[]], "x", 5, { data: 5 }, { data: null }, { data: [] }, { data: { attributes: 5 } }])(
  "%j is refused, not treated as an empty body",
  (body) => {
    expect(() => flatBody(body)).toThrow(expect.objectContaining({ status: 400 }));
  },
);
