/** Operators write the profile questions: no circles, no dead ends, and what people answered is not thrown away. */
import { testServer } from "#app/testing/test-server.ts";
import { afterAll, expect, test } from "vitest";
import { change, make, operatorOf } from "../educators.fixtures.ts";

const server = await testServer();
afterAll(() => server.close());
const operator = await operatorOf(server);

const yes = (...add: string[]) => [
  { value: "no", title: "No" },
  { value: "yes", title: "Yes", flow: { add } },
];
const question = (name: string, more: object = {}) => ({
  name,
  label: `What about ${name}?`,
  category: "experience",
  inputType: "radio",
  ...more,
});
const write = (name: string, more: object = {}) => make(operator, "profile_questions", question(name, more));
const idOf = async (name: string) =>
  (await operator.request(`profile_questions?filter[name]=${name}`)).json().data[0].id;
const rewrite = async (name: string, attributes: object) =>
  change(operator, "profile_questions", await idOf(name), attributes);
const remove = async (name: string) =>
  operator.request(`profile_questions/${await idOf(name)}`, { method: "DELETE" });

test("a question that leads to itself, by however many others, is refused with the way", async () => {
  expect((await write("third", { unlisted: true })).status).toBe(201);
  expect((await write("second", { unlisted: true, options: yes("third") })).status).toBe(201);
  expect((await write("first", { options: yes("second"), order: 15 })).status).toBe(201);
  expect((await rewrite("third", { options: yes("second") })).status).toBe(422);
  const circle = await rewrite("third", { options: yes("second") });
  expect(circle.json().errors[0]).toMatchObject({
    code: "bad_flow",
    detail: expect.stringMatching(
      /These answers lead in a circle: (second → third → second|third → second → third)/,
    ),
    source: { pointer: "/data/attributes/options" },
  });
  expect((await rewrite("third", { options: yes("nowhere") })).json().errors[0].detail).toContain("nowhere");
  expect((await rewrite("third", { unlisted: false })).status).toBe(422);
  expect((await rewrite("third", { options: [], labelSubtext: "Any of it." })).status).toBe(200);
});

test("an area's own question is checked among those its educators are asked", async () => {
  const [area] = (await server.request("geographies?filter[q]=Denver")).json().data;
  await write("default_two", { unlisted: true });
  await write("default_one", { options: yes("default_two") });
  const areaQuestion = { geographyId: area.id, unlisted: true };
  expect((await write("default_two", { ...areaQuestion, options: yes("default_one") })).status).toBe(422);
  expect((await write("default_two", areaQuestion)).status).toBe(201);
  expect((await write("default_two", areaQuestion)).json().errors[0].code).toBe("taken");
});

test("what was answered is taken off the list, not deleted; nor is what others lead to", async () => {
  await write("favorite_song", { inputType: "text" });
  const educator = await server.person("educator", { zipCode: "78701" });
  const answered = { profileQuestionName: "favorite_song", value: "Twinkle" };
  expect((await make(educator, "user_profile/profile_question_answers", answered)).status).toBe(201);
  expect((await remove("favorite_song")).json().errors[0].code).toBe("question_answered");
  expect((await rewrite("favorite_song", { unlisted: true })).status).toBe(200);
  expect((await remove("second")).json().errors[0].code).toBe("question_led_to");
  expect((await remove("first")).status).toBe(204);
});

test("nobody else writes questions, and a name is for ever", async () => {
  const educator = await server.person("educator", { zipCode: "78701" });
  expect((await make(educator, "profile_questions", question("mine"))).status).toBe(403);
  expect((await write("Not A Name")).json().errors[0].source.pointer).toBe("/data/attributes/name");
  expect((await rewrite("default_one", { name: "other" })).status).toBe(403);
});
