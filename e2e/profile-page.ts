/** Steps on /profile that its journeys share. */
import type { Locator } from "@playwright/test";
import type { SignedIn } from "./visitor.ts";

export const part = (page: SignedIn, name: string) => page.getByRole("region", { name, exact: true });
export const toast = (page: SignedIn, text: string) => page.getByRole("status").filter({ hasText: text });

export async function month(form: Locator, group: string, name: string, year: string) {
  const field = form.getByRole("group", { name: group });
  await field.getByLabel("Month").selectOption({ label: name });
  await field.getByLabel("Year").fill(year);
}

export const pdf = (name: string) => ({
  name,
  mimeType: "application/pdf",
  buffer: Buffer.from("%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n"),
});
