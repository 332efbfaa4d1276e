/**
 * What may become part of a page as HTML (Trusted Types, W3C): text without a tag (styles, JSON), the empty script that
 * React makes elements with, and text with formatting as the server lets it in (`rich-text.ts`). All else is reported.
 */
const richText =
  /^(?:[^<]|<\/?(?:body|p|b|strong|i|em|ul|ol|li|h2|h3|a)>|<br ?\/?>|<a(?: (?:href="(?:https?:|mailto:|tel:)[^"<>]*"|(?:rel|target|class)="[^"<>]*"))+>)*$/;

export const isHarmlessHtml = (html: string): boolean => html === "<script></script>" || richText.test(html);

/**
 * Zod would try `new Function`, which the Content-Security-Policy refuses and reports. Schemas are made while the
 * page's modules load, so this stands in the page before them; zod's own `config` would come too late.
 */
export const zodWithoutEval = "globalThis.__zod_globalConfig = { jitless: true };";

type Rule = (text: string, type?: string, sink?: string) => string | null;
interface TrustedTypes {
  createPolicy: (
    name: string,
    rules: Record<"createHTML" | "createScript" | "createScriptURL", Rule>,
  ) => unknown;
}

function isJson(text: string): boolean {
  try {
    return Boolean(JSON.parse(text));
  } catch {
    return false;
  }
}

/**
 * Names the policy that browsers ask wherever a string is about to become HTML or the address of a script. A browser
 * without Trusted Types does without.
 */
export function installTrustedTypesPolicy(): void {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  trustedTypes?.createPolicy("default", {
    createHTML(html, _type, sink) {
      if (isHarmlessHtml(html)) return html;
      // A library that asks by itself (the editor, for what is pasted into its inert document) has a policy of its own.
      if (!sink) throw new TypeError("This HTML is not for a page.");
      return null;
    },
    // What search engines read about a job is JSON in a script element: as a script it would do nothing.
    createScript: (text) => (isJson(text) ? text : null),
    createScriptURL: (url) => (new URL(url, location.href).origin === location.origin ? url : null),
  });
}
