/** A job that many have applied for. */
import { type Answer, type Person, signUp } from "./api.ts";
import { publishJob } from "./scene.ts";

export const question = { id: "license", question: "Do you hold a license?", type: "yes_no", required: true };

/** A job and as many who applied for it, the last one first in the list; every second one holds a license. */
export async function jobWith(howMany: number, employer: Person, operator: Person) {
  const job = await publishJob(employer, operator, {
    screeningQuestions: [question],
    workExperience: "1_year",
  });
  const people: (Person & { applicationId: string })[] = [];
  for (let at = 0; at < howMany; at++) {
    const person = await signUp("educator");
    const screeningQuestions = [{ id: "license", answer: at % 2 === 0 }];
    const body = {
      data: { type: "job_applications", attributes: { jobListingId: job.id, screeningQuestions } },
    };
    const { data } = await person.ask<Answer>("job_applications", { method: "POST", body });
    people.unshift({ ...person, applicationId: data.id });
  }
  return people;
}
