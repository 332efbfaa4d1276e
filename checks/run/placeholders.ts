/**
 * What a translation must share with its sentence: its placeholders and its tags; number and order are
 * free.
 */
import { compileMessage } from "@lingui/message-utils/compileMessage";

/** A complaint, when the translation lost or invented one, or the sentence itself hides one. */
export function brokenPlaceholders(english: string, translation: string): string | undefined {
  if (/'[{}]/.test(english)) return `A straight quote hides the hole behind it; write ‘ ’ or “ ”: ${english}`;
  const [expected, actual] = [outline(english), outline(translation)];
  return expected === actual ? undefined : `Wants "${expected}", has "${actual}": ${translation}`;
}

function outline(text: string): string {
  const tags = [...text.matchAll(/<\/?\d+\/?>/g)].map(([tag]) => tag);
  return [...new Set([...placeholdersIn(compileMessage(text)), ...tags])].toSorted().join(" ");
}

/** "name" of a plain one, "count plural" of a chosen one, and those inside what is chosen from. */
function placeholdersIn(message: unknown): string[] {
  if (!Array.isArray(message)) return [];
  return message.flatMap((part: unknown) => {
    if (!Array.isArray(part)) return [];
    const [name, kind = "", cases] = part as [string, string?, unknown?];
    return [`${name} ${kind}`.trim(), ...Object.values(Object(cases)).flatMap(placeholdersIn)];
  });
}
