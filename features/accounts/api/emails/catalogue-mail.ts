/** A mail of the notification catalogue: its type, and how it is sent, stand in its row there. */
import { mailTemplate, type MailReader, type MailContent } from "#platform/server/mail/template.ts";
import { catalogueRow, type NotificationId, usesChannel } from "../../notification-catalogue.ts";

export function catalogueMail<D>(parts: {
  id: NotificationId;
  /** Data for the preview. */
  sample: D;
  write: (data: D, reader: MailReader) => MailContent;
}) {
  const { emailType, debounceMinutes, gathersItself } = catalogueRow(parts.id);
  return mailTemplate<D>({
    ...parts,
    emailType,
    push: usesChannel(parts.id, "push"),
    ...(debounceMinutes && !gathersItself ? { debounceMinutes } : {}),
  });
}
