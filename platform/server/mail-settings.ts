/** The settings of mail: where it goes, in whose name, and where answers to it arrive. */
import { one } from "./setting.ts";
import { address, hostName, mailAddress, onOff, text, wholeNumber } from "./setting-kinds.ts";

export const mailSettings = {
  smtpUrl: one(
    "SMTP_URL",
    "",
    address(["smtp:", "smtps:"], "an address like smtps://user:password@mail.example.org:465"),
    "The mail server.",
    {
      secret: true,
      otherwise: "in sample mode mails are kept and shown at /dev/mail; else a start is refused",
    },
  ),
  smtpRequireTls: one(
    "SMTP_REQUIRE_TLS",
    "on",
    onOff,
    "Mail goes to an smtp:// server only encrypted (STARTTLS); off for one inside the own network that cannot. One on this machine needs none.",
  ),
  mail: one(
    "MAIL",
    "on",
    onOff,
    "Off where no mail is to leave: mails are then kept and never sent. On without SMTP_URL is refused outside sample mode.",
  ),
  mailFrom: one("MAIL_FROM", "Cubby <hello@cubby.example>", mailAddress, "The sender of mails."),
  inboundMailDomain: one(
    "INBOUND_MAIL_DOMAIN",
    "",
    hostName,
    "The domain whose mail reaches this product, so that people can answer mails about messages: answers go to addresses there.",
    { otherwise: "such mails can't be answered" },
  ),
  inboundSmtpPort: one(
    "INBOUND_SMTP_PORT",
    "",
    wholeNumber(0, 65535),
    "The port on which the worker takes that mail by SMTP, from the mail server in front of it.",
    { otherwise: "none is taken" },
  ),
  inboundSmtpHost: one("INBOUND_SMTP_HOST", "127.0.0.1", text, "The address it listens on."),
  inboundTlsCert: one(
    "INBOUND_TLS_CERT",
    "",
    text,
    "A file with its certificate (PEM); with it and the key STARTTLS is offered.",
  ),
  inboundTlsKey: one("INBOUND_TLS_KEY", "", text, "A file with the certificate's key (PEM)."),
};
