import { expect, test } from "vitest";
import { asksForPersonalData } from "./personal-question.ts";

test.each([
  "How old are you?",
  "What is your age?",
  "Age",
  "What is your full legal name?",
  "What name do you go by?",
  "What should we call you? Your preferred name",
  "Date of birth",
  "When were you born?",
  "What is your home address?",
  "Where do you live?",
  "Your ZIP code",
  "What is the best phone number to reach you?",
  "E-mail",
  "Please add a photo of yourself",
  "Are you married?",
  "Do you have a disability we should know of?",
  "¿Cuántos años tiene?",
  "¿Cuál es su edad?",
  "¿Cómo es tu nombre completo?",
  "¿Dónde vives?",
  "Su dirección",
  "Número de teléfono",
  "Correo electrónico",
])("kept from the model: %s", (question) => expect(asksForPersonalData(question)).toBe(true));

test.each([
  "Do you hold a license?",
  "Which ages have you taught?",
  "Which age group do you like best?",
  "Name three activities for toddlers",
  "How many years of experience do you have?",
  "Why do you want to work with us?",
  "How do you address conflicts between children?",
  "What is your management style?",
  "Are you available on Fridays?",
  "How would you call a parent with bad news?",
  "¿Qué edades ha enseñado?",
  "¿Por qué quiere trabajar con nosotros?",
])("told: %s", (question) => expect(asksForPersonalData(question)).toBe(false));
