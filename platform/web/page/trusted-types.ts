/**
 * What may become part of a page as HTML (Trusted Types, W3C): text without a tag (styles, JSON), the empty script with
 * which React creates elements, and formatted text as the server allows it (`rich-text.ts`). All else is reported.
 */
const richText =
  /^(?:[^<]|<\/?(?:body|p|b|strong|i|em|ul|ol|li|h2|h3|a)>|<br ?\/?>|<a(?: (?:href="(?:https?:|mailto:|tel:)[^"<>]*"|(?:rel|target|class)="[^"<>]*"))+>)*$/;

export const isHarmlessHtml = (html: string): boolean => html === "<script></script>" || richText.test(html);

/**
 * Zod would try `new Function`, which the Content-Security-Policy refuses and reports. Schemas are created while the
 * page's modules load, so this script comes before them; zod's own `config` would come too late.
 */
export const zodWithoutEvalScript = "globalThis.__zod_globalConfig = { jitless: true };";

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
 * Installs the policy that browsers apply wherever a string is about to become HTML or the address of a script. Does
 * nothing in a browser without Trusted Types.
 */
export function installTrustedTypesPolicy(): void {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  trustedTypes?.createPolicy("default", {
    createHTML(html, _type, sink) {
      if (isHarmlessHtml(html)) return html;
      // A library that calls the policy directly (the editor, for pasted text in its inert document) has its own.
      if (!sink) throw new TypeError("This HTML is not for a page.");
      return null;
    },
    // Structured data for search engines is JSON in a script element: as a script it would do nothing.
    createScript: (text) => (isJson(text) ? text : null),
    createScriptURL: (url) => (new URL(url, location.href).origin === location.origin ? url : null),
  });
}
