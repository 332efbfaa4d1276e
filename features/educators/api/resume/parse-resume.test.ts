import { describe, expect, test } from "vitest";
import { compared, score } from "../../resume-text/score.fixtures.ts";
import { resumesUnderTest } from "../../resume-text/resumes.fixtures.ts";
import { docxOf, pdfOf, pictureOnlyPdf, zipOf } from "./documents.fixtures.ts";
import { parseResume, type ResumeParsing } from "./parse-resume.ts";
import { extractDocxText } from "./docx-text.ts";
import { extractPdfText } from "./pdf-text.ts";
import { parseResumeText } from "../../resume-text/read-resume-text.ts";

const pdf = "application/pdf";
const docx = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";
const [first] = resumesUnderTest;

describe("what stands in a document is found in it", () => {
  for (const [kind, textOf] of [
    ["PDF", async (text: string) => extractPdfText(new Uint8Array(await pdfOf(text)))],
    ["DOCX", async (text: string) => extractDocxText(await docxOf(text))],
  ] as const)
    test(`as ${kind}, over all resumes`, async () => {
      const read = await Promise.all(
        resumesUnderTest.map(async ({ text }) => [text, parseResumeText(await textOf(text))] as const),
      );
      const found = new Map(read);
      const { precision, recall } = score(({ text }) => found.get(text)!);
      expect(precision).toBeGreaterThan(0.97);
      expect(recall).toBeGreaterThan(0.97);
    });

  test("in a thread of its own, as PDF and as DOCX", async () => {
    const answers = [
      await parseResume({ bytes: await pdfOf(first!.text), contentType: pdf }),
      await parseResume({ bytes: await docxOf(first!.text), contentType: docx }),
    ];
    for (const answer of answers) expect(workOf(answer)).toEqual(first!.work.map(compared));
  });
});

describe("what can't be read is called by name", () => {
  test("an encrypted PDF", async () => {
    const bytes = await pdfOf(first!.text, { userPassword: "blue paper boats", pdfVersion: "1.7" });
    expect(await parseResume({ bytes, contentType: pdf })).toEqual({ problem: "encrypted" });
  });

  test("a scan: a picture in a PDF, or a photo", async () => {
    expect(await parseResume({ bytes: await pictureOnlyPdf(), contentType: pdf })).toEqual({
      problem: "only_pictures",
    });
    expect(await parseResume({ bytes: Buffer.from("x"), contentType: "image/jpeg" })).toEqual({
      problem: "only_pictures",
    });
  });

  test("an XML entity that names a file of the server stays unread", async () => {
    const doctype = '<!DOCTYPE d [<!ENTITY inside SYSTEM "file:///etc/passwd">]>';
    const bytes = await docxOf("Lead Teacher INSIDE", (xml) =>
      xml.replace("?>", `?>${doctype}`).replace("INSIDE", "&inside;"),
    );
    const text = await extractDocxText(bytes).catch(() => "refused");
    expect(text).not.toMatch(/root:|\/bin\//);
  });

  test("broken ones, and an old DOC", async () => {
    const whole = await docxOf(first!.text);
    for (const [bytes, contentType] of [
      [Buffer.from("%PDF-1.7\nnothing"), pdf],
      [whole.subarray(0, whole.length / 2), docx],
      [await zipOf({ "hello.txt": "no document" }), docx],
      [Buffer.from("x"), "application/msword"],
    ] as const)
      expect(await parseResume({ bytes, contentType })).toEqual({ problem: "unreadable" });
  });

  test("one that unpacks to far more than it is", async () => {
    const bomb = await zipOf({ "word/document.xml": Buffer.alloc(60 * 1024 * 1024, "a") });
    expect(bomb.length).toBeLessThan(400_000);
    expect(await parseResume({ bytes: bomb, contentType: docx })).toEqual({ problem: "too_large" });
  });

  test("one that takes too long is ended, and this one goes on meanwhile", async () => {
    const bytes = await pdfOf("Lead Teacher\n".repeat(40_000));
    let ticks = 0;
    const ticking = setInterval(() => ticks++, 10);
    expect(await parseResume({ bytes, contentType: pdf }, 30)).toEqual({ problem: "too_large" });
    clearInterval(ticking);
    expect(ticks).toBeGreaterThan(2);
  });
});

function workOf(answer: ResumeParsing) {
  if ("problem" in answer) throw new Error(answer.problem);
  return answer.found.workHistories.map(compared);
}
