import { expect, test } from "vitest";
import { contentTypeOf, endingsOf, fileProblem } from "./file-kinds.ts";

const file = (name: string, type = "", size = 1000) => ({ name, type, size });

test("a type the system does not know is derived from the extension", () => {
  expect(contentTypeOf(file("cv.DOC"))).toBe("application/msword");
  expect(contentTypeOf(file("cv.rtf", "text/rtf"))).toBe("application/rtf");
  expect(contentTypeOf(file("cv", "application/pdf"))).toBe("application/pdf");
  expect(contentTypeOf(file("notes.xyz", "text/plain"))).toBe("text/plain");
});

test("wrong kinds, empty and too large files are refused before they are sent", () => {
  expect(fileProblem(file("cv.pdf"), ["document"])).toBeNull();
  expect(fileProblem(file("me.png"), ["document"])).toBe(
    "This kind of file can't be used here. Use a PDF, Word, OpenDocument or RTF file.",
  );
  expect(fileProblem(file("me.png"), ["document", "image"])).toBeNull();
  expect(fileProblem(file("cv.pdf", "", 0), ["document"])).toBe("The file is empty");
  expect(fileProblem(file("cv.pdf", "", 10_485_761), ["document"])).toBe("Documents can have up to 10 MB.");
  expect(fileProblem(file("me.png", "", 5_242_881), ["document", "image"])).toBe(
    "Images can have up to 5 MB.",
  );
});

test("a chooser offers the endings of its kinds", () => {
  expect(endingsOf(["document"])).toEqual([".pdf", ".doc", ".docx", ".odt", ".rtf"]);
});
