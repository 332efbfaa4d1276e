/** Rows that were read with sparse fields have the type of what was requested: `tsc` is the judge of this file. */
import { expect, expectTypeOf, test } from "vitest";
import { z } from "zod";
import { entity, type ResourceOf } from "./entity.ts";

const Shelf = entity("shelves", { attributes: { label: z.string(), height: z.number() } });
const Book = entity("books", {
  attributes: { title: z.string(), pages: z.number(), blurb: z.string() },
  belongsTo: { topShelf: Shelf },
});

const fields = { books: ["title,pages", "top_shelf"], shelves: ["label"] } as const;
type Row = ResourceOf<typeof Book, typeof fields>;

test("a row has the attributes and relations that were named, also below a relation", () => {
  expectTypeOf<Row["title"]>().toEqualTypeOf<string>();
  expectTypeOf<Row["topShelfId"]>().toEqualTypeOf<string | null>();
  expectTypeOf<NonNullable<Row["topShelf"]>["label"]>().toEqualTypeOf<string>();
  expectTypeOf<Row>().not.toHaveProperty("blurb");
  expectTypeOf<NonNullable<Row["topShelf"]>>().not.toHaveProperty("height");
  expect(fields.books).toHaveLength(2);
});

test("a whole row goes wherever a sparse one does, but not the other way round", () => {
  expectTypeOf<ResourceOf<typeof Book>>().toExtend<Row>();
  expectTypeOf<Row>().not.toExtend<ResourceOf<typeof Book>>();
  expect(Book.type).toBe("books");
});
