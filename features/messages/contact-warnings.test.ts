import { expect, test } from "vitest";
import { findContactWarnings } from "./contact-warnings.ts";

test.each([
  "Call me at 512-555-0134",
  "my number is (512) 555 0134",
  "5125550134",
  "+1 512.555.0134",
  "text 1-512-555-0134 any time",
  "Llámame al 512 555 01 34",
  "five one two five five five zero one three four",
  "cinco uno dos, cinco cinco cinco, cero uno tres cuatro",
  "ring 555-0134",
  "+52 55 1234 5678",
])("a phone number: %s", (text) => {
  expect(findContactWarnings(text)).toContain("phone");
});

test.each([
  "write to ana.ruiz@gmail.com please",
  "ana+jobs@mail.school.edu",
  "ana at gmail dot com",
  "ana (at) gmail (dot) com",
  "ana arroba gmail punto com",
  "maría@correo.mx",
])("a mail address: %s", (text) => {
  expect(findContactWarnings(text)).toContain("email");
});

test.each([
  "I'll send the money by Venmo",
  "We pay with Cash App",
  "Please tell me your bank account",
  "There is a $50 application fee",
  "buy gift cards for the class and I pay you back",
  "wire transfer before the first day",
  "send me your SSN",
  "Te hago una transferencia bancaria",
  "Envíame el dinero por Zelle",
  "tarjetas de regalo",
  "Hay una cuota de inscripción",
  "te pagamos por adelantado",
  "We can pay you under the table",
  "mándame el pago con tarjeta de crédito",
])("words of payment: %s", (text) => {
  expect(findContactWarnings(text)).toContain("payment");
});

test.each([
  "We pay $18-$22 per hour",
  "The pay is $18.50 – $22.75 an hour, $38,000 to $45,000 a year",
  "You would be in room 4-5 with toddlers",
  "Can you come on 03/12/2026 at 10:30?",
  "Is 2026-03-12 from 9:00 to 10:30 fine?",
  "Hours are 7:30 am to 4:30 pm, 40 hours a week",
  "We are at 1200 Congress Ave, Austin, TX 78701-2943",
  "I have worked with 3 to 5 year olds for 10 years",
  "License number 123456",
  "Meet us at the school at noon dot on time",
  "Paid holidays and paid time off are part of it",
  "El sueldo es de $18 a $22 por hora",
  "¿Puedes venir el martes a las 10?",
  "Ages 0-1, 1-2, 2-3, 3-4 and 4-5",
  "one two three, we sing it every morning",
  "Our ratio is 1:4, 12 children, 3 teachers",
  "CDA credential from 2019-2024",
])("nothing to warn of: %s", (text) => {
  expect(findContactWarnings(text)).toEqual([]);
});
