/** What of later features a page comes with: lazy parts that have a name, and nothing else before it has hydrated. */
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { RenderedPartsContext } from "#platform/web/page/rendered-parts.ts";
import { lazyPart } from "#platform/web/ui/layout/lazy-part.tsx";
import { slotFill, SlotFillsContext, slotFillsPart, uiSlot } from "#platform/web/ui/layout/slot.tsx";
import { renderedFills } from "./use-slot-fills.ts";

const footers = uiSlot<{ page: number }>("footers");
const headers = uiSlot<{ page: number }>("headers");
const Plain = ({ page }: { page: number }) => <p>Page {page}</p>;
const named = slotFill(
  footers,
  lazyPart(async () => Plain, "plain-footer"),
);
const fills = [slotFill(footers, Plain), named, slotFill(headers, Plain)];

function partsOf(Outlet: typeof footers.Outlet) {
  const parts = new Set<string>();
  renderToString(
    <RenderedPartsContext value={parts}>
      <SlotFillsContext value={renderedFills(fills)}>
        <Outlet page={1} />
      </SlotFillsContext>
    </RenderedPartsContext>,
  );
  return [...parts];
}

test("a page with a named part waits for the fills and for the part", () => {
  expect(renderedFills(fills)).toEqual([named]);
  expect(partsOf(footers.Outlet)).toEqual([slotFillsPart, "plain-footer"]);
});

test("a page without one waits for nothing", () => {
  expect(partsOf(headers.Outlet)).toEqual([]);
});

test("a fill keeps its key whichever others there are", () => {
  expect(new Set(fills.map(({ key }) => key)).size).toBe(fills.length);
});
