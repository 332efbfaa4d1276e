/** Every mail of every feature as its readers get it: complete in both languages, and of an existing kind. */
import { emailTypes } from "#features/accounts/email-types.ts";
import { readConfig } from "#platform/server/config/config.ts";
import { collectFrom } from "#platform/server/feature.ts";
import { fileLinks } from "#platform/server/files/file-links.ts";
import { defaultMailBrand } from "#platform/server/mail/brand.ts";
import { renderMail } from "#platform/server/mail/send.ts";
import { tokenSigner } from "#platform/server/crypto/signed-token.ts";
import { describe, expect, test } from "vitest";
import { globSync } from "node:fs";
import { join } from "node:path";
import { featuresFor } from "../../features.ts";

const secret = "s".repeat(48);
const root = join(import.meta.dirname, "../../..");
const config = readConfig({ TOKEN_SECRET: secret }, root);
const mails = collectFrom(featuresFor(config, fileLinks(tokenSigner(secret))), "mails");
const brand = defaultMailBrand("https://cubby.example");

/** What a hole that nothing was put into leaves behind. */
const unfilled = /undefined|\bnull\b|\bNaN\b|\[object|Invalid Date|\{[a-z]\w*[},]/i;
const textOf = (html: string) =>
  html
    .replace(/<style>.*?<\/style>/s, "")
    .replace(/<[^>]+>/g, " ")
    .replace(/\s+/g, " ");

describe.each(mails.map((mail) => [mail.id, mail] as const))("%s", (_id, mail) => {
  test.each(["en", "es"] as const)("is whole in %s", (language) => {
    const link = "https://cubby.example/api/unsubscribe?token=sample";
    const { subject, text, html } = renderMail(mail.preview(), language, brand, link);
    for (const part of [subject, text, textOf(html)]) {
      expect(part.trim()).not.toBe("");
      expect(part).not.toMatch(unfilled);
    }
    expect(subject.length).toBeLessThan(120);
    expect(html).toContain(`<html lang="${language}" dir="ltr">`);
    // Links must be whole: a mail program knows no site they could be relative to.
    for (const [, address] of html.matchAll(/href="([^"]*)"/g))
      expect(address).toMatch(/^(https:|mailto:|tel:)/);
    expect(text).toContain(link);
  });

  test("is of a kind that readers may switch off, or of none", () => {
    expect([null, ...emailTypes.map(({ key }) => key)]).toContain(mail.emailType);
  });
});

test("no two mails have one name", () => {
  const ids = mails.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

test("every mail in the code is in the catalogue", async () => {
  const files = globSync("features/**/*.mail.ts", { cwd: root });
  const exported = await Promise.all(files.map((file) => import(join(root, file)) as Promise<object>));
  const written = exported
    .flatMap((module) => Object.values(module))
    .filter((one) => typeof one === "function" && "preview" in one)
    .map(({ id }: { id: string }) => id);
  expect(written.length).toBeGreaterThan(10);
  expect(mails.map(({ id }) => id)).toEqual(expect.arrayContaining(written));
});
