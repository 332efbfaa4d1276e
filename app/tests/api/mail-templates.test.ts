/** Every mail of every feature as its readers get it: complete in both languages, and of an existing kind. */
import { comesBySms, emailTypes, mayGather } from "#features/accounts/email-types.ts";
import {
  catalogueRow,
  isNotificationId,
  type NotificationChannel,
  type NotificationId,
  notificationIds,
  usesChannel,
} from "#features/accounts/notification-catalogue.ts";
import { inAppOccasions } from "#features/notifications/in-app-occasions.ts";
import { readConfig } from "#platform/server/config/config.ts";
import { collectFrom } from "#platform/server/feature.ts";
import { fileLinks } from "#platform/server/files/file-links.ts";
import { defaultMailBrand } from "#platform/server/mail/brand.ts";
import { renderMail } from "#platform/server/mail/send.ts";
import { tokenSigner } from "#platform/server/crypto/signed-token.ts";
import { translator } from "#platform/server/translations.ts";
import { describe, expect, test } from "vitest";
import { globSync } from "node:fs";
import { join } from "node:path";
import { featuresFor } from "../../features.ts";

const secret = "s".repeat(48);
const root = join(import.meta.dirname, "../../..");
const config = readConfig({ TOKEN_SECRET: secret }, root);
const features = featuresFor(config, fileLinks(tokenSigner(secret)));
const mails = collectFrom(features, "mails");
const texts = collectFrom(features, "texts");
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

  test("is sent as its row of the catalogue says", () => {
    const { id, emailType, push } = mail;
    expect(isNotificationId(id)).toBe(true);
    const row = catalogueRow(id as NotificationId);
    expect({ emailType, push }).toEqual({ emailType: row.emailType, push: row.channels.includes("push") });
    expect(row.channels).toContain("mail");
  });
});

test.each(texts.map((one) => [one.id, one] as const))(
  "the text %s is whole in both languages",
  (id, text) => {
    expect(usesChannel(id as NotificationId, "sms")).toBe(true);
    const [english, spanish] = (["en", "es"] as const).map((language) =>
      text.preview().write({ t: translator(language), language }),
    );
    for (const body of [english!, spanish!]) {
      expect(body).not.toMatch(unfilled);
      expect(body.length).toBeLessThan(160);
    }
    expect(spanish).not.toBe(english);
  },
);

test("every row of the catalogue has its words on each of its channels", () => {
  const withChannel = (channel: NotificationChannel) =>
    notificationIds.filter((id) => usesChannel(id, channel)).toSorted();
  expect(mails.map(({ id }) => id).toSorted()).toEqual(withChannel("mail"));
  expect(texts.map(({ id }) => id).toSorted()).toEqual(withChannel("sms"));
  expect(inAppOccasions.map(({ id }) => id).toSorted()).toEqual(withChannel("in_app"));
  // A device is told what a mail says.
  for (const id of withChannel("push")) expect(usesChannel(id, "mail"), id).toBe(true);
});

test("whether a type comes by text, and whether it may be gathered, follows from its rows", () => {
  for (const { key } of emailTypes) {
    const rows = notificationIds.map(catalogueRow).filter(({ emailType }) => emailType === key);
    expect(rows.length, key).toBeGreaterThan(0);
    expect(
      rows.some(({ channels }) => channels.includes("sms")),
      key,
    ).toBe(comesBySms(key));
  }
  for (const id of notificationIds) {
    const { debounceMinutes, gathersItself, emailType } = catalogueRow(id);
    if (debounceMinutes && !gathersItself) expect(mayGather(emailType!), id).toBe(true);
  }
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
