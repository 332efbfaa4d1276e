/** Fills the placeholders of a template: {firstName}, {jobTitle}. */

export interface TemplateValues {
  firstName?: string | null;
  jobTitle?: string | null;
}

/** A placeholder without a value stays, so that the writer sees what is missing. */
export const fillTemplate = (body: string, values: TemplateValues): string =>
  body.replace(placeholderPattern, (place, name: keyof TemplateValues) => values[name] || place);

/** Whether unfilled placeholders remain. */
export const hasPlaceholders = (text: string): boolean => text.search(placeholderPattern) >= 0;

const placeholderPattern = /\{(firstName|jobTitle)\}/g;
