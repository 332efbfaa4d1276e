/** Links to and from VideoAsk: where an educator records there, and the share links we accept. */

interface Contact {
  email: string;
  name: string;
  /** Where on our site the link was. */
  medium?: string;
}

/**
 * The video form's URL with the contact filled in. The contact is in the fragment, where VideoAsk reads it
 * and no server log or referrer shows it.
 */
export function videoFormContactLink(form: string, { email, name, medium = "banner" }: Contact): string {
  const link = new URL(form);
  const contact = { contact_email: email, contact_name: name, medium };
  link.hash = Object.entries(contact)
    .map(([key, value]) => `${key}=${encodeURIComponent(value.trim())}`)
    .join("&");
  return link.href;
}

/** The normalized link, or null unless it leads to one of the hosts (or a subdomain) by https. */
export function videoShareLink(given: string, hosts: readonly string[]): string | null {
  const text = given.trim();
  const absoluteUrl = /^[a-z][a-z0-9+.-]*:/i.test(text) ? text : `https://${text}`;
  if (!URL.canParse(absoluteUrl)) return null;
  const link = new URL(absoluteUrl);
  const isKnown = hosts.some((host) => link.hostname === host || link.hostname.endsWith(`.${host}`));
  if (link.protocol !== "https:" || link.port || link.username || link.password || !isKnown) return null;
  link.hash = "";
  return link.href.length <= 2000 ? link.href : null;
}
