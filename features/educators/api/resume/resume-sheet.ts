/** The content of a resume made from a profile, in the reader's language, before it is drawn. */

export interface ResumeSheet {
  language: "en" | "es";
  /** The document's title. */
  title: string;
  name: string;
  /** The heading when no letter of the name can be printed. */
  otherwise: string;
  /** Under the name: place, and where they are open mail address and telephone. */
  contact: string[];
  /** "Looking for: Lead Teacher · Starting March". */
  lookingFor: string;
  sections: ResumeSection[];
  /** #rrggbb, dark enough for text on white. */
  color: string;
}

export interface ResumeSection {
  heading: string;
  entries?: ResumeEntry[];
  /** Instead of entries: short items in a row. */
  words?: string[];
  /** Or: what was answered, a line each. */
  facts?: ResumeFact[];
}

/** "Schedule", "Full-time" */
export type ResumeFact = readonly [label: string, text: string];

export interface ResumeEntry {
  title: string;
  /** "Sunny Hill Preschool, Austin, TX" */
  where: string;
  /** "Mar 2021 – present" */
  when: string;
  text?: string;
}
