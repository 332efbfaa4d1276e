/** Resumes as files to choose, made at the moment. */
import { pdfOf } from "#features/educators/api/resume/documents-under-test.ts";

export const resumePdf = async (...made: Parameters<typeof pdfOf>) => ({
  name: "resume.pdf",
  mimeType: "application/pdf",
  buffer: await pdfOf(...made),
});

export const twoJobs = `Noor Vale
Austin, TX 78701 | noor@people.example

EXPERIENCE

Lead Toddler Teacher\tMar 2021 – Present
Sunny Hill Preschool, Austin, TX
• Planned play-based lessons for twelve children

Assistant Teacher\t2018 – 2021
Little Oaks Child Care, Round Rock, TX

EDUCATION

Bachelor of Arts in Child Development\tAug 2013 – May 2017
Texas State University, San Marcos, TX`;

export const inSpanish = `Noor Vale
EXPERIENCIA LABORAL
Maestra Titular\tmarzo de 2020 – actualidad
Guardería Arcoíris, San Antonio, TX
• Planeación de actividades
FORMACIÓN ACADÉMICA
Licenciatura en Educación Preescolar\tagosto 2012 – mayo 2016
Universidad de Monterrey, Monterrey, México`;
