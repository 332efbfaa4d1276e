import fc from "fast-check";
import { expect, test } from "vitest";
import { joinCommaList, splitCommaList } from "./comma-list.ts";

test("a comma within a value is written with a backslash", () => {
  expect(splitCommaList("EC–3,Certificate\\, EC–6,,CDA")).toEqual(["EC–3", "Certificate, EC–6", "CDA"]);
  expect(joinCommaList(["Certificate, EC–6", "CDA"])).toBe("Certificate\\, EC–6,CDA");
  expect(splitCommaList("C:\\temp")).toEqual(["C:\\temp"]);
});

test("whatever is joined comes apart again", () => {
  const values = fc.array(fc.string({ minLength: 1 }));
  fc.assert(
    fc.property(values, (given) => {
      expect(splitCommaList(joinCommaList(given))).toEqual(given);
    }),
  );
});
