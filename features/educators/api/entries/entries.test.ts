/**
 * Work and education entries: every problem in one response, each at its field, in the reader's language, on
 * POST and PATCH.
 */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { testServer } from "#app/testing/test-server.ts";

let server: Awaited<ReturnType<typeof testServer>>;
let educator: Awaited<ReturnType<typeof server.person>>;
let levels: { id: string; attributes: { filterableEducationLevel: number } }[];
beforeAll(async () => {
  server = await testServer();
  educator = await server.person("educator");
  levels = (await server.request("education_levels")).json().data;
});
afterAll(() => server.close());

type Kind = "work_histories" | "education_histories";
const languages = ["en", "es"] as const;
const level = (value: number) =>
  levels.find(({ attributes }) => attributes.filterableEducationLevel === value)!.id;

function send(
  type: Kind,
  attributes: object,
  { id, language = "en" }: { id?: string; language?: string } = {},
) {
  return educator.request(`user_profile/${type}${id ? `/${id}` : ""}`, {
    method: id ? "PATCH" : "POST",
    headers: { "accept-language": language },
    body: { data: { type, ...(id && { id }), attributes } },
  });
}

/** Field → its messages; also checks that each pointer leads to what was sent. */
function problems(answer: Awaited<ReturnType<typeof send>>) {
  expect(answer.status).toBe(422);
  const errors = answer.json().errors as { detail: string; meta: { field: string } }[];
  return Object.fromEntries(errors.map(({ meta, detail }) => [meta.field, detail]));
}

const job = {
  jobTitle: "Lead Teacher",
  company: "Sunny Hill",
  city: "Austin",
  startDate: "2020-03",
  endDate: "2021-03",
  workedWithChildren: true,
};
const degree = () => ({
  educationLevelId: level(2),
  school: "Austin Community College",
  city: "Austin",
  startDate: "2016-09",
  endDate: "2020-06",
  major: "Child Development",
});

const words = {
  en: {
    jobTitle: "Choose a job title",
    company: "Enter the employer's name",
    city: "Enter the city",
    startDate: "Enter the start date",
    endDate: "Enter the end date, or say that you still work here",
    workedWithChildren: "Say whether you worked with children",
    order: "End date must be on or after the start date",
    educationLevelId: "Choose an education level",
    school: "Enter the school's name",
    studies: "Enter the end date, or say that you still study here",
    major: "Enter your major",
  },
  es: {
    jobTitle: "Elige un puesto",
    company: "Escribe el nombre del empleador",
    city: "Escribe la ciudad",
    startDate: "Escribe la fecha de inicio",
    endDate: "Escribe la fecha de fin o indica que aún trabajas aquí",
    workedWithChildren: "Indica si trabajaste con niños",
    order: "La fecha de fin debe ser igual o posterior a la de inicio",
    educationLevelId: "Elige un nivel de educación",
    school: "Escribe el nombre de la escuela",
    studies: "Escribe la fecha de fin o indica que aún estudias aquí",
    major: "Escribe tu especialidad",
  },
};

describe.each(languages)("in %s", (language) => {
  const { jobTitle, company, city, startDate, endDate, workedWithChildren, order, ...more } = words[language];

  test("an empty job names everything it lacks", async () => {
    const answer = await send("work_histories", {}, { language });
    expect(problems(answer)).toEqual({ jobTitle, company, city, startDate, endDate, workedWithChildren });
  });

  test("an empty education too; its major depends on the level", async () => {
    const { educationLevelId, school, studies, major } = more;
    const empty = await send("education_histories", {}, { language });
    expect(problems(empty)).toEqual({ educationLevelId, school, city, startDate, endDate: studies });
    const bachelor = await send("education_histories", { educationLevelId: level(2) }, { language });
    expect(problems(bachelor)).toEqual({ school, city, startDate, endDate: studies, major });
    const highSchool = await send("education_histories", { educationLevelId: level(0) }, { language });
    expect(problems(highSchool)).toEqual({ school, city, startDate, endDate: studies });
  });

  test("signs alone are no text, and an end before the start is said at the end", async () => {
    const wrong = { company: "!!!", city: "--", startDate: "2020-03", endDate: "2020-02" };
    expect(problems(await send("work_histories", { ...job, ...wrong }, { language }))).toEqual({
      company,
      city,
      endDate: order,
    });
    const { school, major } = more;
    const bad = { school: "...", major: "?", endDate: "2016-08" };
    expect(problems(await send("education_histories", { ...degree(), ...bad }, { language }))).toEqual({
      school,
      major,
      endDate: order,
    });
  });

  test("a change is refused in the same words, also where the type at another field is wrong", async () => {
    const made = (await send("work_histories", job)).json().data.id as string;
    const worse = { company: null, city: "!!!", endDate: "2020-02" };
    expect(problems(await send("work_histories", worse, { id: made, language }))).toEqual({
      company,
      city,
      endDate: order,
    });
    const learned = (await send("education_histories", degree())).json().data.id as string;
    const lacking = { school: null, city: " ", major: null, majorId: null, current: false, endDate: null };
    const { school, major, studies } = more;
    expect(problems(await send("education_histories", lacking, { id: learned, language }))).toEqual({
      school,
      city,
      major,
      endDate: studies,
    });
  });
});

test("a name in any script, equal months and a running entry are fine", async () => {
  const entry = { ...job, company: "李幼儿园", city: "Ñuñoa", startDate: "2022-06", endDate: "2022-06" };
  const made = await send("work_histories", entry);
  expect(made.status).toBe(201);
  expect(made.json().data.attributes).toMatchObject({
    company: "李幼儿园",
    startDate: "2022-06-01",
    endDate: "2022-06-01",
  });
  const running = await send("work_histories", { ...job, endDate: null, current: true });
  expect(running.status).toBe(201);
  const school = { ...degree(), school: "北京大学", startDate: "2019-09", endDate: "2019-09" };
  expect((await send("education_histories", school)).status).toBe(201);
});

test("a year nobody remembers is no date", async () => {
  const sentence = "Choose a month and enter a year, like March 2024";
  for (const startDate of ["0000-01", "1820-05", "2020-13", "2020-"]) {
    expect(problems(await send("work_histories", { ...job, startDate }))).toEqual({ startDate: sentence });
    expect(problems(await send("education_histories", { ...degree(), startDate }))).toEqual({
      startDate: sentence,
    });
  }
});

test("raising high school to a degree asks for the major at the level that was changed, or at the major", async () => {
  const { major: _, ...school } = degree();
  const made = await send("education_histories", { ...school, educationLevelId: level(0) });
  expect(made.status).toBe(201);
  const { id } = made.json().data;
  const raised = await send("education_histories", { educationLevelId: level(4) }, { id });
  expect(problems(raised)).toEqual({ major: "Enter your major" });
  const fields = (await server.request("education_fields")).json().data as { id: string }[];
  const whole = await send(
    "education_histories",
    { educationLevelId: level(4), majorId: fields[0]!.id },
    { id },
  );
  expect(whole.status).toBe(200);
});
