import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { useBrand } from "./use-brand.ts";

const Name = () => useBrand().name;

test("a screen outside the brand's provider is a developer's mistake, and says which", () => {
  expect(() => renderToString(createElement(Name))).toThrow("useBrand must be used inside BrandContext");
});
