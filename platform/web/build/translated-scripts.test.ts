import { expect, test } from "vitest";
import {
  namedInFolder,
  readCatalogue,
  stringsOf,
  translationsByScript,
  withTranslations,
} from "./translated-scripts.ts";

const entry = (file: string, id: string, text: string, mark = "") =>
  `${mark}#: ${file}\nmsgid "${id}"\nmsgstr "${text}"\n`;
const byHand = "#. js-lingui-explicit-id\n";
const catalogue = readCatalogue(
  [
    'msgid ""\nmsgstr ""\n"Language: es\\n"\n',
    entry("features/jobs/screens/job.tsx", "Apply", "Postularme"),
    entry("features/jobs/pay.ts", "From {pay}", "Desde {pay}", byHand),
    entry("features/jobs/api/pay.ts", "This job is closed.", "Este empleo está cerrado.", byHand),
    entry("db/seed/plans.ts", "For one center", "Para un centro", byHand),
    entry("db/seed/questions.ts", "1 year", "1 año", byHand),
  ].join("\n"),
);
/** The hash by which the code knows "Apply", as the macro makes it. */
const apply = Object.keys(catalogue.translations).find((id) => catalogue.translations[id] === "Postularme")!;
const scripts = new Map([
  ["base-1.js", "export const words=()=>globalThis.translationsOfScripts;"],
  ["job-2.js", `import"./base-1.js";show({id:\`${apply}\`,message:\`Apply\`});`],
  ["pay-3.js", `label("From {pay}");const map={"For one center":"1 year"};`],
]);

test("each script has the translations of its own sentences, words of rows come with the first one, the server's with none", () => {
  const found = translationsByScript(scripts, catalogue);
  expect(found.get("job-2.js")).toEqual({ [apply]: "Postularme" });
  expect(found.get("pay-3.js")).toEqual({ "From {pay}": ["Desde ", ["pay"]], "1 year": "1 año" });
  expect(found.get("base-1.js")).toEqual({ "For one center": "Para un centro", "1 year": "1 año" });
});

test("a translated script says the same in the other language, and nothing in English", () => {
  const code = withTranslations(
    scripts.get("job-2.js")!,
    translationsByScript(scripts, catalogue).get("job-2.js")!,
  );
  expect(code).not.toContain("Apply");
  const run = new Function("show", code.replace(/import"[^"]*";/, ""));
  const shown: { id: string }[] = [];
  run((message: { id: string }) => shown.push(message));
  expect(shown).toEqual([{ id: apply }]);
  expect(globalThis.translationsOfScripts).toMatchObject({ [apply]: "Postularme" });
});

test("a sentence without a translation stays as it is", () => {
  const code = 'show({id:"unknown",message:"Unknown"});label("From {pay}")';
  expect(withTranslations(code, { "From {pay}": "Desde" })).toContain('message:"Unknown"');
  expect(withTranslations(code, {})).toBe(code);
});

test("strings are found however the code is written, and names of properties are none", () => {
  const code = 'f({yes:"Yes",[`no`]:1,"maybe":2},`one ${two("three")} four`)';
  expect(stringsOf(code).toSorted()).toEqual([" four", "Yes", "no", "one ", "three"]);
});

test("what a script loads ahead it loads from its own folder, styles from where they are", () => {
  const code = 'd=["assets/job-2.js","assets/job-2.css","assets/none-4.js"];r={module:"/assets/base-1.js"}';
  expect(namedInFolder(code, scripts, "es-1")).toBe(
    'd=["assets/es-1/job-2.js","assets/job-2.css","assets/none-4.js"];r={module:"/assets/es-1/base-1.js"}',
  );
});
