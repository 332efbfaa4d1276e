import { expect, test } from "vitest";
import { linearGrowth, timeGrowth } from "#platform/shared/time-growth.fixtures.ts";
import { redact } from "./redact.ts";

const person = { firstName: "José Luis", lastName: "Nuñez-Ortega" };

test("names are removed, in any case and with any accents", () => {
  const text = "JOSE LUIS NUÑEZ-ORTEGA\nMr. Nunez led, Luis cooked. José's room. Ortega Elementary";
  expect(redact(text, person)).toBe(
    "[name] [name]\nMr. [name] led, [name] cooked. [name]'s room. [name] Elementary",
  );
});

test("a name inside another word stays", () => {
  expect(redact("Rosa taught about roses in Rosario", { firstName: "Rosa" })).toBe(
    "[name] taught about roses in Rosario",
  );
});

test.for([
  ["jose.luis@people.example", "[email]"],
  ["https://jose.example/cv and www.jose.example", "[link] and [link]"],
  ["(512) 555-0134 · +1 512.555.0134", "[phone] · [phone]"],
  ["12 Elm Street, Apt 4B, Austin, TX 78704", "[address], Austin, TX [zip]"],
  ["4501 North Lamar Blvd #210", "[address]"],
  ["Calle Las Flores 23, San Juan", "[address], San Juan"],
  ["P.O. Box 77", "[address]"],
  ["Date of birth: May 3, 1990\nNanny", "[age]\nNanny"],
  ["Fecha de nacimiento 03/05/1990", "[age]"],
  ["Age: 34", "[age]"],
  ["I am 34 years old", "I am [age]"],
  ["Tengo 34 años", "[age]"],
  ["I'm thirty-four years old", "I'm [age]"],
  ["a fifty year old teacher", "a [age] teacher"],
  ["Tengo treinta y cuatro años de edad", "Tengo [age]"],
])("%s", ([text, left]) => {
  expect(redact(text!)).toBe(left);
});

test("what the work was stays: children's ages, dates, group sizes, places of work", () => {
  const text =
    "Lead Teacher, Sunny Hill Preschool, Austin, TX, Mar 2021 – Present\nLed a room of 12 two-year-olds, 3 years old and up; 18 months; since 2019; ages 6 to 9";
  expect(redact(text, person)).toBe(text);
});

test.for([
  ["letters", "a"],
  ["digits", "1"],
  ["numbers and dashes", "1-"],
  ["short words", "1 a "],
  ["spaces behind a street", "calle "],
  ["only spaces", " "],
  ["spaces behind an age", "age  "],
  ["marks of an address", "a.b@c."],
  ["accents", "Jo\u0301"],
])("a long run of %s takes time in proportion to its length", ([, unit]) => {
  expect(timeGrowth(unit!, (text) => redact(text, person))).toBeLessThan(linearGrowth);
});
