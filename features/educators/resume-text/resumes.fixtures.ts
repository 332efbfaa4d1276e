/** Invented resumes in many layouts, each with its expected entries. A tab is a wide gap. */
import { moreResumesUnderTest } from "./more-resumes.fixtures.ts";
import { degree, job, type ResumeUnderTest } from "./resume-entries.fixtures.ts";

const first: ResumeUnderTest[] = [
  {
    called: "title and dates on one line, the employer below",
    text: `Marisol Vega
Austin, TX 78704 | (512) 555-0134 | marisol@people.example

Summary
Warm and patient educator with 8 years of experience with toddlers.

PROFESSIONAL EXPERIENCE

Lead Toddler Teacher\tMar 2021 – Present
Sunny Hill Preschool, Austin, TX
• Planned play-based lessons for 12 children
• Wrote daily notes to families since 2021

Assistant Teacher\tAug 2017 – Feb 2021
Little Oaks Child Care, Round Rock, TX
• Supported the lead teacher of the infant room

EDUCATION

Associate of Applied Science in Early Childhood Education\tAug 2015 – May 2017
Austin Community College, Austin, TX

Certifications
CPR and First Aid, 2023
Child Development Associate (CDA), 2018`,
    work: [
      job("Lead Toddler Teacher", "Sunny Hill Preschool", "Austin, TX", "2021-03"),
      job("Assistant Teacher", "Little Oaks Child Care", "Round Rock, TX", "2017-08", "2021-02"),
    ],
    education: [
      degree(1, "Austin Community College", "Austin, TX", "Early Childhood Education", "2015-08", "2017-05"),
    ],
  },
  {
    called: "the employer first, dates in numbers",
    text: `DANA OKAFOR
Work History
Bright Beginnings Academy | Dallas, TX
Pre-K Lead Teacher | 03/2019 - 06/2021
- Led a class of 18 four-year-olds.
- Trained two assistants.
Maple Street Montessori | Plano, TX
Montessori Assistant | 08/2016 - 02/2019
- Prepared the environment every morning.
Education
University of North Texas | Denton, TX
Bachelor of Science in Human Development | 08/2012 - 05/2016
Skills
Classroom management, Spanish`,
    work: [
      job("Lead Pre-K Teacher", "Bright Beginnings Academy", "Dallas, TX", "2019-03", "2021-06"),
      job("Montessori Assistant", "Maple Street Montessori", "Plano, TX", "2016-08", "2019-02"),
    ],
    education: [
      degree(2, "University of North Texas", "Denton, TX", "Human Development", "2012-08", "2016-05"),
    ],
  },
  {
    called: "dates first, years alone",
    text: `Priya Raman

EMPLOYMENT HISTORY
2018–2020
Kindergarten Teacher
Lakeview Elementary School, Houston, TX
2015–2018
Teaching Assistant
Cypress Creek ISD, Houston, TX

EDUCATION
2011–2015
Bachelor of Arts, Elementary Education
Texas Southern University, Houston, TX`,
    work: [
      job("Kindergarten Teacher", "Lakeview Elementary School", "Houston, TX", "2018", "2020"),
      job("Teaching Assistant", "Cypress Creek ISD", "Houston, TX", "2015", "2018"),
    ],
    education: [
      degree(2, "Texas Southern University", "Houston, TX", "Elementary Education", "2011", "2015"),
    ],
  },
  {
    called: "everything on one line, with words for dates",
    text: `Tom Becker
Experience:
Nanny, The Whitfield Family, Denver, CO, Aug 2017 to date
Cared for twins from six months on, cooked, and drove to activities.
Camp Counselor, Pine Ridge Camp, Boulder, CO, Summer 2016
Led songs and crafts for ages 6 to 9.
Education:
High School Diploma, East High School, Denver, CO, May 2016`,
    work: [
      job("Nanny", "The Whitfield Family", "Denver, CO", "2017-08"),
      job("Camp Counselor", "Pine Ridge Camp", "Boulder, CO", "2016", "2016"),
    ],
    education: [degree(0, "East High School", "Denver, CO", undefined, undefined, "2016-05")],
  },
  {
    called: "in Spanish",
    text: `Lucía Herrera
Resumen
Educadora con vocación y diez años de experiencia.

EXPERIENCIA LABORAL
Maestra Titular\tmarzo de 2020 – actualidad
Guardería Arcoíris, San Antonio, TX
• Planeación de actividades
• Comunicación con las familias

Asistente de Maestra\tagosto 2016 – febrero 2020
Jardín de Niños Las Flores, Monterrey, México
• Apoyo en el salón de tres años

FORMACIÓN ACADÉMICA
Licenciatura en Educación Preescolar\t2012 – 2016
Universidad de Monterrey, Monterrey, México

Idiomas
Español, inglés`,
    work: [
      job("Lead Teacher", "Guardería Arcoíris", "San Antonio, TX", "2020-03"),
      job("Assistant Teacher", "Jardín de Niños Las Flores", "Monterrey, México", "2016-08", "2020-02"),
    ],
    education: [
      degree(2, "Universidad de Monterrey", "Monterrey, México", "Educación Preescolar", "2012", "2016"),
    ],
  },
  {
    called: "a spread-out heading, the place in brackets, months in full",
    text: `JOHN MAREK

E X P E R I E N C E
Director — Green Acres Learning Center (Columbus, OH)
January 2019 – December 2023
Ran a licensed center of 90 children and 22 staff, and kept it full for four years in a row.

Assistant Director — Kid Kingdom Daycare (Dayton, OH)
June 2014 – December 2018
Scheduled staff, met inspectors, and covered classrooms whenever somebody was out for the day.

E D U C A T I O N
M.Ed., Educational Leadership — Ohio State University (Columbus, OH), 2014
B.A. Psychology — University of Dayton (Dayton, OH), 2010`,
    work: [
      job("Director", "Green Acres Learning Center", "Columbus, OH", "2019-01", "2023-12"),
      job("Assistant Director", "Kid Kingdom Daycare", "Dayton, OH", "2014-06", "2018-12"),
    ],
    education: [
      degree(3, "Ohio State University", "Columbus, OH", "Educational Leadership", undefined, "2014"),
      degree(2, "University of Dayton", "Dayton, OH", "Psychology", undefined, "2010"),
    ],
  },
  {
    called: "jobs of other kinds between, unlisted titles kept as they stand",
    text: `Aisha Grant
WORK EXPERIENCE
Preschool Teacher at Harmony Head Start
Sept. 2021 - Present
Atlanta, GA
* Screened children with ASQ
Barista at Corner Cup Coffee Company
Jan 2020 - Aug 2021
Atlanta, GA
* Opened the store
EDUCATION
Some coursework in psychology
GED, Atlanta, GA, 2019`,
    work: [
      job("Preschool Teacher", "Harmony Head Start", "Atlanta, GA", "2021-09"),
      job("Barista", "Corner Cup Coffee Company", "Atlanta, GA", "2020-01", "2021-08"),
    ],
    education: [degree(0, undefined, "Atlanta, GA", undefined, undefined, "2019")],
  },
];

export const resumesUnderTest = [...first, ...moreResumesUnderTest];
