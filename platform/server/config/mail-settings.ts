/** The settings of mail: where it goes, in whose name, and where answers to it arrive. */
import { setting } from "./setting.ts";
import { urlSetting, hostName, mailAddress, onOff, text, wholeNumber } from "./setting-kinds.ts";

export const mailSettings = {
  smtpUrl: setting(
    "SMTP_URL",
    "",
    urlSetting(["smtp:", "smtps:"], "an address like smtps://user:password@mail.example.org:465"),
    "The mail server.",
    {
      secret: true,
      defaultNote: "in sample mode mails are stored and shown at /dev/mail; otherwise a start is refused",
    },
  ),
  smtpRequireTls: setting(
    "SMTP_REQUIRE_TLS",
    "on",
    onOff,
    "Mail goes to an smtp:// server only encrypted (STARTTLS); off for one inside the own network that cannot. One on this machine needs none.",
  ),
  mail: setting(
    "MAIL",
    "on",
    onOff,
    "Off to send no mail: mails are then stored and never sent. On without SMTP_URL is refused outside sample mode.",
  ),
  mailFrom: setting("MAIL_FROM", "Cubby <hello@cubby.example>", mailAddress, "The sender of mails."),
  inboundMailDomain: setting(
    "INBOUND_MAIL_DOMAIN",
    "",
    hostName,
    "The domain whose mail reaches this product, so that people can answer mails about messages: answers go to addresses there.",
    { defaultNote: "such mails can't be answered" },
  ),
  inboundSmtpPort: setting(
    "INBOUND_SMTP_PORT",
    "",
    wholeNumber(0, 65535),
    "The port on which the worker takes that mail by SMTP, from the mail server in front of it.",
    { defaultNote: "none is taken" },
  ),
  inboundSmtpHost: setting("INBOUND_SMTP_HOST", "127.0.0.1", text, "The address it listens on."),
  inboundTlsCert: setting(
    "INBOUND_TLS_CERT",
    "",
    text,
    "A file with its certificate (PEM); with it and the key STARTTLS is offered.",
  ),
  inboundTlsKey: setting("INBOUND_TLS_KEY", "", text, "A file with the certificate's key (PEM)."),
};
