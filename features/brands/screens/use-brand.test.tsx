/** The brand of a page, and the developer's error outside its provider. */
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { defaultBrand } from "../site-brand.ts";
import { BrandContext, useBrand } from "./use-brand.ts";

const Name = () => useBrand().name;

test("inside its provider the brand is known, outside it is a developer's error", () => {
  const inside = (
    <BrandContext value={defaultBrand}>
      <Name />
    </BrandContext>
  );
  expect(renderToString(inside)).toBe(defaultBrand.name);
  expect(() => renderToString(<Name />)).toThrow("useBrand must be used inside BrandContext");
});
