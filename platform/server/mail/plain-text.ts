/** The plain text half of every mail. */
import type { MailBlock, MailContent, MailReader } from "./template.ts";

/**
 * Renders a mail as text: one block per paragraph, addresses written out, the signature after `-- ` (RFC
 * 3676, 4.3).
 */
export function renderText(content: MailContent, { t, brand }: MailReader, unsubscribeUrl?: string): string {
  const footer = [
    "-- ",
    t(/*i18n*/ "You get this email from {brand}. Questions? Write to {address}.", {
      brand: brand.name,
      address: brand.contactEmail,
    }),
  ];
  if (unsubscribeUrl) footer.push(`${t(/*i18n*/ "Unsubscribe")}: ${unsubscribeUrl}`);
  return `${[...content.blocks.map(renderBlock), footer.join("\n")].join("\n\n")}\n`;
}

function renderBlock(block: MailBlock): string {
  if ("heading" in block) return block.heading;
  if ("paragraph" in block) return block.paragraph;
  if ("button" in block) return `${block.button}:\n${block.url}`;
  if ("facts" in block) return block.facts.map(([label, value]) => `${label}: ${value}`).join("\n");
  if ("list" in block) return block.list.map((item) => `- ${item}`).join("\n");
  if ("cards" in block)
    return block.cards
      .map(({ title, url, lines, links = [] }) =>
        [title, ...lines, url, ...links.map(({ label, url: to }) => `${label}: ${to}`)].join("\n"),
      )
      .join("\n\n");
  if ("quote" in block)
    return [...block.quote.split("\n"), ...(block.by ? [`(${block.by})`] : [])]
      .map((line) => `> ${line}`)
      .join("\n");
  return block.link ? `${block.note}\n${block.link.label}: ${block.link.url}` : block.note;
}
