import { expect, test } from "vitest";
import { adLanguage } from "./ad-language.ts";

const english =
  "<p>The grade shares two classrooms and one long table. You will step in as lead for an hour.</p><p>We welcome you with our team.</p>";
const spanish =
  "<p>Buscamos una persona para el grupo de los bebés, de lunes a viernes. La sala está en el centro de la ciudad y se trabaja con otra maestra.</p>";

test.each([
  [english, "en"],
  [spanish, "es"],
  [`${english}${spanish}`, null],
  ["<p>Maestra de preescolar, El Sol</p>", null],
  ["<p class='the and of to with for'>Hola</p>", null],
  [null, null],
])("%s", (text, language) => expect(adLanguage(text)).toBe(language));
