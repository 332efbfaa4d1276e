// @vitest-environment jsdom
/** A row stays the same object while neither it nor anything that it leads to has changed. */
import { replaceEqualDeep } from "@tanstack/react-query";
import { act } from "react";
import { createRoot } from "react-dom/client";
import { expect, test, vi } from "vitest";

import { entity } from "#platform/shared/entity.ts";
import { z } from "zod";
import type { Document } from "../api-client/document.ts";
import { useLinkedRows } from "./use-linked-rows.ts";

const Book = entity("books", { attributes: { title: z.string() } });
const author = (id: string, name: string) => ({ type: "authors", id, attributes: { name } });
const book = (id: string, title: string, authorId: string) => ({
  type: "books",
  id,
  attributes: { title },
  relationships: { author: { data: { type: "authors", id: authorId } } },
});

type Row = { title: string; author: { name: string } };
const renders: Row[][] = [];

function Rows({ document }: { document: Document | undefined }) {
  renders.push((useLinkedRows(Book, document) ?? []) as unknown as Row[]);
  return null;
}

test("only rows that changed, or lead to one that did, are new objects", () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  const root = createRoot(document.createElement("div"));
  let shown: Document | undefined;
  const show = (next: Document) => {
    // As the query cache stores an answer.
    shown = replaceEqualDeep(shown, next);
    act(() => root.render(<Rows document={shown} />));
    return renders.at(-1)!;
  };
  const authors = (second: string) => [author("1", "Ada"), author("2", second)];
  const before = show({ data: [book("1", "A", "1"), book("2", "B", "2")], included: authors("Ben") });
  expect(before.map(({ title, author: { name } }) => [title, name])).toEqual([
    ["A", "Ada"],
    ["B", "Ben"],
  ]);

  const renamed = show({ data: [book("1", "A", "1"), book("2", "B", "2")], included: authors("Bo") });
  expect(renamed[0]).toBe(before[0]);
  expect(renamed[1]).not.toBe(before[1]);
  expect(renamed[1]!.author.name).toBe("Bo");

  const retitled = show({ data: [book("1", "Aa", "1"), book("2", "B", "2")], included: authors("Bo") });
  expect(retitled[0]!.title).toBe("Aa");
  expect(retitled[1]).toBe(renamed[1]);
  act(() => root.unmount());
});
