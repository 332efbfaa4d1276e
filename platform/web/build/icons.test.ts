import { expect, test } from "vitest";
import { iconModule } from "./icons.ts";

test("an icon of lines and a filled one become their paths", () => {
  const lines = iconModule(
    '<svg viewBox="0 0 24 24"><g fill="none" stroke="currentColor"><path d="M3 12"/><path d="M12 7"/></g></svg>',
    "tabler",
    "clock",
  );
  expect(lines).toContain('createIcon(["M3 12","M12 7"], false)');
  const filled = iconModule(
    '<svg viewBox="0 0 24 24"><path fill="currentColor" d="M8 5"/></svg>',
    "tabler",
    "heart-filled",
  );
  expect(filled).toContain('createIcon(["M8 5"], true)');
});

test("an icon that is more than paths fails the build", () => {
  expect(() => iconModule('<svg><circle r="2"/></svg>', "tabler", "dot")).toThrow("tabler/dot");
});
