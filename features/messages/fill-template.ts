/** Fills the places of a template: {firstName}, {jobTitle}. */

export interface TemplateValues {
  firstName?: string | null;
  jobTitle?: string | null;
}

/** A place nothing is known for stays as it is, so that its writer sees what is missing. */
export const fillTemplate = (body: string, values: TemplateValues): string =>
  body.replace(placeholderPattern, (place, name: keyof TemplateValues) => values[name] || place);

/** Whether something is still to be filled in. */
export const hasPlaceholders = (text: string): boolean => text.search(placeholderPattern) >= 0;

const placeholderPattern = /\{(firstName|jobTitle)\}/g;
