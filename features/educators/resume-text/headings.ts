/** The sections of a resume by their headings, in English and Spanish. */
import { keysOf } from "#platform/shared/literals.ts";
import { foldText, type Line } from "./lines.ts";

export type Section = "work" | "education" | "other";

const names: Record<Section, RegExp> = {
  work: /^(?:(?:my |professional |relevant |related |teaching |work |working |job |career |childcare |child care |classroom |additional |other |previous |early childhood |ece |employment )*(?:experience|experiences|employment|employment history|work history|career history|job history|history of employment|background in childcare)|(?:experiencia|experiencias|historial|trayectoria|antecedentes)(?: (?:laboral|laborales|profesional|profesionales|docente|de trabajo|de empleo|relevante|pedagogica|educativa))*|empleos|empleo|trabajos)$/,
  education:
    /^(?:(?:my |academic )?(?:education|educational background|educational history|education history|academic background|academics|academic history|schooling|studies|degrees)(?: (?:and|training|credentials|certifications|certification|licenses|background|history|qualifications))*|(?:educacion|formacion|estudios|preparacion)(?: (?:academica|academicos|academico|profesional|educativa|realizados|superior|y|formacion|certificaciones|cursos))*|escolaridad)$/,
  other:
    // Bounded: one line of a resume, from its beginning alone.
    /^(?:(?:professional |career |personal |executive |core |key |technical |computer |relevant |community |special |areas of |other |additional |teaching )*(?:summary|profile|objective|statement|goals?|skills?|abilities|competenc(?:y|ies)|strengths|expertise|qualifications|highlights|certifications?|certificates?|licenses?|licensure|credentials?|languages?|references?|awards?|honors?|achievements?|accomplishments|volunteer(?:ing)?|volunteer (?:experience|work)|service|interests|hobbies|training|trainings|development|professional development|continuing education|coursework|affiliations|memberships?|activities|publications|contact|contact information|about|about me|philosophy|information|projects)(?: (?:and|skills|certifications|licenses|training|awards|honors|interests|achievements|abilities|statement|philosophy))*|references available (?:up)?on request|(?:resumen|perfil|objetivo|objetivos|habilidades|destrezas|aptitudes|competencias|certificaciones|certificados|licencias|idiomas|lenguas|referencias|voluntariado|cursos|capacitacion|capacitaciones|intereses|contacto|logros|reconocimientos|premios|sobre mi|datos personales|informacion personal|conocimientos)(?: \p{L}+){0,3})$/u,
};

export interface ResumeSectionLines {
  section: Section;
  lines: Line[];
}

/** Lines before the first heading belong to no section; undefined without a heading of work or education. */
export function splitSections(lines: readonly Line[]): ResumeSectionLines[] | undefined {
  const parts: ResumeSectionLines[] = [];
  for (const line of lines) {
    const heading = headingIn(line);
    if (heading) parts.push({ section: heading.section, lines: heading.rest ? [heading.rest] : [] });
    else parts.at(-1)?.lines.push(line);
  }
  return parts.some(({ section }) => section !== "other") ? parts : undefined;
}

function headingIn(line: Line): { section: Section; rest?: Line } | undefined {
  const whole = line.text.length <= 60 && sectionCalled(line.text);
  if (whole && !line.isBullet) return { section: whole };
  const [, before = "", after = ""] = /^([^:\t]{4,40})(?::|\t)\s*(\S.*)$/u.exec(line.text) ?? [];
  // "Experience: five years with toddlers" is a sentence; a spread-out heading is in capitals.
  const section = before && before === before.toUpperCase() ? sectionCalled(before) : undefined;
  return section && { section, rest: { ...line, text: after } };
}

function sectionCalled(text: string): Section | undefined {
  const name = foldText(text);
  return keysOf(names).find((section) => names[section].test(name));
}
