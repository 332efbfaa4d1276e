/** Fixtures for candidate search: educators who became searchable through the product itself, and an employer. */
import type { testServer } from "#app/testing/test-server.ts";
import { answerRequired, change, make, operatorOf } from "#features/educators/api/educators.fixtures.ts";

type Server = Awaited<ReturnType<typeof testServer>>;

export async function findableFixtures(server: Server) {
  const employer = await server.person("employer", { employerName: "Sunny Hill" });
  const operator = await operatorOf(server);

  /** Complete, submitted and waiting for review. */
  async function educator(name = "Robin") {
    const person = await server.person("educator", { firstName: name, zipCode: "78701" });
    const { id } = (await person.request("user_profiles")).json().data[0];
    await answerRequired(server, person);
    const review = (approvalState: string) => change(operator, "user_profiles", id, { approvalState });
    const set = (attributes: object) => change(person, "user_profiles", id, attributes);
    const answer = (profileQuestionName: string, value: unknown) =>
      make(person, "user_profile/profile_question_answers", {
        profileQuestionName,
        value: typeof value === "string" ? value : JSON.stringify(value),
      });
    return { ...person, id: id as string, review, set, answer };
  }

  async function approved(name?: string) {
    const person = await educator(name);
    const answer = await person.review("approved");
    if (answer.status !== 200) throw new Error(answer.text);
    return person;
  }

  async function finds(id: string, query = "") {
    const answer = await employer.request(`user_profiles?page[size]=100&${query}`);
    if (answer.status !== 200) throw new Error(answer.text);
    return (answer.json().data as { id: string }[]).some((row) => row.id === id);
  }

  /** The changes of an educator that saved filters receive. */
  const noted = (id: string) =>
    server.db.selectFrom("candidateChanges").selectAll().where("userProfileId", "=", id).executeTakeFirst();
  const forgetNotes = () => server.db.deleteFrom("candidateChanges").execute();
  return { employer, educator, approved, finds, noted, forgetNotes };
}
