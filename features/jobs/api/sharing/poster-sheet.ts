/** The content of a job's poster before it is drawn: every line once in each of its languages. */
import type { Language } from "#platform/server/context.ts";
import { translator } from "#platform/server/translations.ts";
import type { SharedJob } from "./sharing-texts.query.ts";

export interface PosterSheet {
  size: "letter" | "a4";
  /** The document's title. */
  title: string;
  employer: string;
  job: string;
  place: string;
  /** What the QR code leads to. */
  url: string;
  /** #rrggbb, dark enough for text on white and for white text on it. */
  color: string;
  brand: string;
  /** The employer's picture, as JPEG. */
  image: Uint8Array | null;
  /** The first is the document's own. */
  parts: PosterPart[];
}

export interface PosterPart {
  language: Language;
  hiring: string;
  facts: string[];
  scan: string;
  /** The QR code in words. */
  qrCode: string;
}

interface PosterOptions {
  languages: Language[];
  size: "letter" | "a4";
  url: string;
  color: string;
  brand: string;
  image: Uint8Array | null;
}

export function posterSheet(job: SharedJob, { languages, ...look }: PosterOptions): PosterSheet {
  const { employer, title, place } = job;
  return {
    ...look,
    title: translator(languages[0]!)(/*i18n*/ "{employer} is hiring: {title}", { employer, title }),
    employer,
    job: title,
    place,
    parts: languages.map((language) => {
      const t = translator(language);
      const { pay, hours, ages } = job.facts(language);
      return {
        language,
        hiring: t(/*i18n*/ "We're hiring"),
        facts: [pay, hours, ages].filter(Boolean),
        scan: t(/*i18n*/ "Point your phone's camera here to read all about the job and apply."),
        qrCode: t(/*i18n*/ "QR code that leads to the job"),
      };
    }),
  };
}
