/** An application sent without a connection: it waits among one's own, goes once, and is never lost. */
import { signUp } from "./fixtures/api.ts";
import { fillIn, publishJobWithQuestions, stepHeading } from "./fixtures/application.ts";
import { expectAccessible, expectNoSidewaysScroll } from "./fixtures/axe.ts";
import { answeredWrites, desktop, phone, sentTo, untilKept } from "./fixtures/offline.ts";
import type { ApiDocument } from "./fixtures/person.ts";
import { publishJob } from "./fixtures/published-job.ts";
import { expect, test } from "./fixtures/test.ts";

test.use({ serviceWorkers: "allow" });

for (const { reader, words } of [
  {
    reader: desktop,
    words: {
      send: "Send application",
      waits: "Will be sent when you're back online",
      mine: "View my applications",
      pill: "Waiting to be sent",
      sent: /^Your application for .+ was sent\.$/,
    },
  },
  {
    reader: phone,
    words: {
      send: "Enviar solicitud",
      waits: "Se enviará cuando vuelva la conexión",
      mine: "Ver mis solicitudes",
      pill: "Esperando el envío",
      sent: /^Enviamos tu solicitud para .+\.$/,
    },
  },
])
  test(`an application sent offline waits among one's own, and goes once (${reader.locale})`, async ({
    entrance,
    operator,
  }) => {
    const employer = await signUp("employer");
    const job = await publishJob(employer, operator);
    const person = await signUp("educator");
    const page = await entrance.open(person, reader);
    await page.goto("/jobs/applications");
    await untilKept(page, "/jobs/applications");
    await page.goto(`${job.path}/apply?step=check`);
    const send = page.getByRole("button", { name: words.send });
    await expect(send).toBeVisible();
    const answered = answeredWrites(page);

    await page.context().setOffline(true);
    await send.click();
    await expect(stepHeading(page, words.waits)).toBeFocused();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.getByRole("link", { name: words.mine }).click();
    const waiting = page.getByRole("article", { name: job.title });
    await expect(waiting).toContainText(words.pill);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    // Both tabs learn of the connection at the same moment.
    const other = await page.context().newPage();
    await other.goto("/jobs/applications");
    await expect(other.getByText(words.pill)).toBeVisible();

    await page.context().setOffline(false);
    await expect(page.getByText(words.pill)).toHaveCount(0);
    await expect(other.getByText(words.pill)).toHaveCount(0);
    // The tab that sent it says so.
    const told = [page, other].map((tab) => tab.getByText(words.sent).count());
    expect((await Promise.all(told)).toSorted()).toEqual([0, 1]);
    await expect(waiting).toBeVisible();
    const { data } = await employer.request<{ data: ApiDocument["data"][] }>("employer/job_applications");
    expect(data).toHaveLength(1);
    expect(data[0]!.attributes).toMatchObject({ aasmState: "submitted" });
    expect(sentTo(answered, "/submit")).toHaveLength(1);
  });

test("an application that waits is taken back, and one that is refused is kept with the reason", async ({
  educator,
  operator,
}) => {
  const { path, job, employer, title } = await publishJobWithQuestions(operator);
  await fillIn(educator, path);
  await expect(educator.getByText("Saved", { exact: true })).toBeVisible();
  await educator.context().setOffline(true);
  const send = educator.getByRole("button", { name: "Send application" });
  await send.click();
  await educator.getByRole("button", { name: "Don't send it" }).click();
  await expect(stepHeading(educator, "Check your answers")).toBeVisible();
  await send.click();
  await expect(stepHeading(educator, "Will be sent when you're back online")).toBeVisible();
  await employer.request(`employer/job_listings/${job.id}/close`, {
    method: "POST",
    body: { closeReason: "filled_elsewhere" },
  });
  await educator.context().setOffline(false);
  await expect(educator.getByText(`Your application for ${title} could not be sent.`)).toBeVisible();
  await educator.goto("/jobs/applications");
  const kept = educator.getByRole("article", { name: title });
  await expect(kept).toContainText("Not sent");
  await expectAccessible(educator);
  await kept.getByRole("button", { name: "Remove" }).click();
  await expect(kept).toHaveCount(0);
});
