/** What a newcomer answers before the profile is handed in, given through the API, whatever questions there are. */
import type { Answer, Person, Resource } from "./api.ts";

const answersPath = "user_profile/profile_question_answers";

/** Answers all that is required, adds one school, and hands the profile in. */
export async function finishProfile({ ask }: Person): Promise<void> {
  await post("user_profile/education_histories", {
    ...{ school: "Austin High", city: "Austin", startDate: "2010-09", endDate: "2014-06" },
    educationLevelId: (await ask<List>("education_levels")).data[0]!.id,
  });
  await post(answersPath, { profileQuestionName: "work_experience", value: "none" });
  // An answer may ask for another one, so it is asked again until nothing is missing.
  for (let open = await missing(); open.length > 0; open = await missing()) {
    for (const { attributes } of open) {
      await post(answersPath, { profileQuestionName: attributes["name"], value: someAnswer(attributes) });
    }
  }
  await post("onboarding_events", { event: "profile_submitted" });

  async function missing(): Promise<Resource[]> {
    const [profile] = (await ask<List>("user_profiles")).data;
    const names = ["missingRequiredFields", "missingScreeningQuestions"].flatMap(
      (list) => profile!.attributes[list] as string[],
    );
    if (names.length === 0) return [];
    const { data } = await ask<List>(`profile_questions?filter[name]=${names.join(",")}&page[size]=100`);
    if (data.length === 0) throw new Error(`Nothing asks for ${names.join(", ")}.`);
    return data;
  }

  function post(path: string, attributes: object): Promise<Answer> {
    const type = path.split("/").at(-1);
    return ask(path, { method: "POST", body: { data: { type, attributes } } });
  }
}

interface List {
  data: Resource[];
}

interface Option {
  value: string;
  flow?: { reject?: string; add?: string[] };
}

/** The first choices that turn nobody away; something plain where it is written. */
function someAnswer({ inputType, options, minInput }: Record<string, unknown>): string {
  const choices = (options as Option[]).filter(({ flow }) => !flow);
  if (choices.length > 0) {
    const isList = inputType === "multi_select" || inputType === "checkbox";
    const values = choices.map(({ value }) => value);
    return isList ? JSON.stringify(values.slice(0, Math.max(1, Number(minInput)))) : values[0]!;
  }
  return plain[inputType as string] ?? "Children learn best where they feel safe, seen and free to play.";
}

const plain: Record<string, string> = {
  number: "3",
  currency: "20.00",
  date: "2030-01-15",
  month: "April",
  location: JSON.stringify({ address: "Austin, TX", lat: 30.27, lng: -97.74, placeId: null }),
};
