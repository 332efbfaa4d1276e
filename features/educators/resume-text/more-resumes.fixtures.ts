/** More made-up resumes: odd dates, no headings, a page of one job. */
import { degree, job, type ResumeUnderTest } from "./resume-entries.fixtures.ts";

export const moreResumesUnderTest: ResumeUnderTest[] = [
  {
    called: "a page of a single job, with an education that still runs",
    text: `Mei Lin
Objective: a place where I can grow.
RELEVANT EXPERIENCE
Teacher's Aide
Rosewood Public School District
Portland, Oregon
September 2023 – Present
• Helps children with reading
EDUCATION
Portland Community College, Portland, Oregon
Associate degree in Child Development, expected May 2027
REFERENCES
Available upon request`,
    work: [job("Teacher's Aide", "Rosewood Public School District", "Portland, OR", "2023-09")],
    education: [
      {
        ...degree(1, "Portland Community College", "Portland, OR", "Child Development"),
        current: true,
      },
    ],
  },
  {
    called: "two jobs at one employer, ISO dates",
    text: `Sam Whitaker
Professional Experience
YMCA of Central Iowa, Des Moines, IA
Site Supervisor\t2021-06 – present
- Supervises five leaders.
After School Program Leader\t2018-09 – 2021-05
- Planned games, homework and snacks.

Academic Background
Iowa State University, Ames, IA\t2014 – 2018
Bachelor of Science, Child, Adult and Family Services`,
    work: [
      job("Site Supervisor", "YMCA of Central Iowa", "Des Moines, IA", "2021-06"),
      job("After School Program Leader", undefined, undefined, "2018-09", "2021-05"),
    ],
    education: [
      degree(2, "Iowa State University", "Ames, IA", "Child, Adult and Family Services", "2014", "2018"),
    ],
  },
  {
    called: "no headings at all",
    text: `Rosa Delgado
rosa@people.example

Substitute Teacher, Eastside Preschool, Tucson, AZ
Feb 2022 – Present
• On call for three classrooms

Babysitter, private homes, Tucson, AZ
2019 – 2022

Pima Community College, Tucson, AZ
Associate of Arts, 2021`,
    work: [
      job("Substitute Teacher", "Eastside Preschool", "Tucson, AZ", "2022-02"),
      job("Babysitter", undefined, "Tucson, AZ", "2019", "2022"),
    ],
    education: [degree(1, "Pima Community College", "Tucson, AZ", undefined, undefined, "2021")],
  },
  {
    called: "short years and the same year said once",
    text: `Ken Adeyemi
TEACHING EXPERIENCE
Special Education Assistant
Northgate Elementary, Seattle, WA
Aug '19 – Jun '22
Floater
Puddle Jumpers Daycare
Seattle, WA
Jan – May 2019
EDUCATION AND TRAINING
B.A. in Sociology, University of Washington, Seattle, WA, 2015-19
Mandated reporter training, 2019`,
    work: [
      job("Special Education Assistant", "Northgate Elementary", "Seattle, WA", "2019-08", "2022-06"),
      job("Floater", "Puddle Jumpers Daycare", "Seattle, WA", "2019-01", "2019-05"),
    ],
    education: [degree(2, "University of Washington", "Seattle, WA", "Sociology", "2015", "2019")],
  },
  {
    called: "a Spanish one with dates in front and a title of the list",
    text: `Jorge Ramírez
Experiencia profesional
Desde enero de 2022
Maestro bilingüe en Escuela Primaria Lincoln, El Paso, TX
09/2018 a 12/2021
Tutor en Centro Comunitario Sol, El Paso, TX
Educación
Maestría en Educación Bilingüe, Universidad de Texas en El Paso, El Paso, TX, 2018
Preparatoria Benito Juárez, Ciudad Juárez, México, 2010`,
    work: [
      job("Bilingual Teacher", "Escuela Primaria Lincoln", "El Paso, TX", "2022-01"),
      job("Tutor", "Centro Comunitario Sol", "El Paso, TX", "2018-09", "2021-12"),
    ],
    education: [
      degree(3, "Universidad de Texas en El Paso", "El Paso, TX", "Educación Bilingüe", undefined, "2018"),
      degree(undefined, "Preparatoria Benito Juárez", "Ciudad Juárez, México", undefined, undefined, "2010"),
    ],
  },
  {
    called: "a home day care and a sidebar of skills",
    text: `Wanda Pruitt
SKILLS
Infant CPR
Meal planning
CAREER HISTORY
Family Child Care Provider\t10/2010 – present
Wanda's Little Wonders, Tulsa, OK
• Licensed for seven children
• Bilingual program
Lead Infant Teacher\t01/2005 – 09/2010
Cherry Tree Childcare, Inc., Tulsa, OK
• Followed each child's own schedule
LANGUAGES
English, ASL
EDUCATION
Tulsa Community College\tTulsa, OK
A.A.S., Child Development\t2004`,
    work: [
      job("Family Child Care Provider", "Wanda's Little Wonders", "Tulsa, OK", "2010-10"),
      job("Lead Infant Teacher", "Cherry Tree Childcare, Inc.", "Tulsa, OK", "2005-01", "2010-09"),
    ],
    education: [degree(1, "Tulsa Community College", "Tulsa, OK", "Child Development", undefined, "2004")],
  },
  {
    called: "long paragraphs instead of bullets, a doctorate",
    text: `Dr. Helen Marsh
EXPERIENCE

Education Coordinator
Riverbend Family Services, Madison, Wisconsin
April 2012 through July 2020
Coached forty teachers at nine sites and wrote the curriculum that they still use, together with them.
Opened two new sites in 2016 and 2018.

Curriculum Specialist
Dane County Head Start, Madison, Wisconsin
May 2008 through March 2012
Observed classrooms every week and gave feedback that teachers asked for again.

EDUCATION

Ed.D., Early Childhood Education, University of Wisconsin, Madison, WI, 2008
Master of Education in Curriculum and Instruction, University of Wisconsin, Madison, WI, 2003
Dean's list 2001, 2002`,
    work: [
      job("Education Coordinator", "Riverbend Family Services", "Madison, WI", "2012-04", "2020-07"),
      job("Curriculum Specialist", "Dane County Head Start", "Madison, WI", "2008-05", "2012-03"),
    ],
    education: [
      degree(4, "University of Wisconsin", "Madison, WI", "Early Childhood Education", undefined, "2008"),
      degree(3, "University of Wisconsin", "Madison, WI", "Curriculum and Instruction", undefined, "2003"),
    ],
  },
  {
    called: "all of an entry on one long line",
    text: `TANYA BROOKS, M.Ed.
Employment
Director of Early Learning | Hillside Community Church Preschool | Nashville, TN | July 2018 – Present
Manage a budget of $1.2M and a staff of 30.
Lead Teacher | Hillside Community Church Preschool | Nashville, TN | August 2012 – June 2018
Taught the 4s.
Education
Master of Education, Early Childhood, Vanderbilt University, 2012
Bachelor of Science, Human Development, University of Tennessee, Knoxville, 2010`,
    work: [
      job("Director of Early Learning", "Hillside Community Church Preschool", "Nashville, TN", "2018-07"),
      job("Lead Teacher", "Hillside Community Church Preschool", "Nashville, TN", "2012-08", "2018-06"),
    ],
    education: [
      degree(3, "Vanderbilt University", undefined, "Early Childhood", undefined, "2012"),
      degree(2, "University of Tennessee", "Knoxville", "Human Development", undefined, "2010"),
    ],
  },
  {
    called: "wide gaps, and an employer in Chinese",
    text: `Li Wei
EXPERIENCE
Au Pair                                             Sep 2022 – Aug 2023
The Johnson Family                                  Seattle, WA
- Cared for two children, 3 and 5
Kindergarten Teacher                                Jul 2019 – Aug 2022
李幼儿园                                             Shanghai, China
- Taught English songs
EDUCATION
East China Normal University                        Shanghai, China
Bachelor of Education in Preschool Education        2015 – 2019`,
    work: [
      job("Au Pair", "The Johnson Family", "Seattle, WA", "2022-09", "2023-08"),
      job("Kindergarten Teacher", "李幼儿园", "Shanghai, China", "2019-07", "2022-08"),
    ],
    education: [
      degree(2, "East China Normal University", "Shanghai, China", "Preschool Education", "2015", "2019"),
    ],
  },
  {
    called: "a Spanish one with dashes between its parts",
    text: `ANA MARTÍNEZ
EXPERIENCIA
Auxiliar de guardería – Estancia Infantil Mi Mundo – Guadalajara, México
Enero 2015 a diciembre 2018
Cuidado de bebés de 6 a 12 meses.
Niñera – Familia Robles – Houston, TX
De marzo 2019 a la fecha
Cuidado de dos niños.
ESTUDIOS
Técnico Superior en Educación Infantil, Instituto Tecnológico de Jalisco, 2014`,
    work: [
      job("Assistant Teacher", "Estancia Infantil Mi Mundo", "Guadalajara, México", "2015-01", "2018-12"),
      job("Nanny", "Familia Robles", "Houston, TX", "2019-03"),
    ],
    education: [
      degree(1, "Instituto Tecnológico de Jalisco", undefined, "Educación Infantil", undefined, "2014"),
    ],
  },
];
