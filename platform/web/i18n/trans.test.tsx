import { setupI18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, expect, test, vi } from "vitest";
import type { Language } from "#platform/shared/language.ts";
import { activateLocale } from "./i18n.ts";
import { Trans } from "./trans.tsx";

const complaints = vi.spyOn(console, "error");
afterEach(() => complaints.mockClear());

const inEnglish = await activateLocale(setupI18n(), "en" satisfies Language);
const shown = (node: ReactNode) => renderToStaticMarkup(<I18nProvider i18n={inEnglish}>{node}</I18nProvider>);

const sentence = {
  id: "At {name}: <0>{title}</0>",
  message: ["At ", ["name"], ": <0>", ["title"], "</0>"] as unknown as string,
  components: { 0: <strong /> },
};

test.each([
  ["<b>Sunny</b>", "&lt;b&gt;Sunny&lt;/b&gt;"],
  ["</script>", "&lt;/script&gt;"],
  ["<0>Sunny</0>", "&lt;0&gt;Sunny&lt;/0&gt;"],
  ["<0/>", "&lt;0/&gt;"],
  ["{title} #", "{title} #"],
  [String.raw`\u0041\x42`, String.raw`\u0041\x42`],
  ["Maple & Moon", "Maple &amp; Moon"],
])("a name such as %s is shown as typed, in a sentence with elements of its own", (name, written) => {
  const values = { name, title: name };
  expect(shown(<Trans {...sentence} values={values} />)).toBe(`At ${written}: <strong>${written}</strong>`);
  expect(complaints).not.toHaveBeenCalled();
});

test("elements, numbers and choices still stand in a sentence", () => {
  const message = ["Seen ", ["count", "plural", { one: "once", other: ["#", " times"] }], " by ", ["who"]];
  const values = { count: 3, who: <em>Ana</em> };
  expect(shown(<Trans id="seen" message={message as unknown as string} values={values} />)).toBe(
    "Seen 3 times by <em>Ana</em>",
  );
});

test.each([String.raw`\u0041`, "<b>", "{name}"])("a sentence of the page's own shows %s as typed", (name) => {
  expect(inEnglish._("Hello {name}", { name })).toBe(`Hello ${name}`);
  expect(inEnglish.t({ id: "Hello {name}", message: "Hello {name}", values: { name } })).toBe(
    `Hello ${name}`,
  );
  expect(inEnglish._(`We told ${name} so.`)).toBe(`We told ${name} so.`);
});
