// @vitest-environment jsdom
import { setupI18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { act } from "react";
import { createRoot } from "react-dom/client";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";

import { activateLocale } from "#platform/web/i18n/i18n.ts";
import { MapDrawing } from "./map-drawing.tsx";
import { planeAround, scaleOf } from "./map-projection.ts";
import { MapTilesContext, type MapTiles } from "./map-tiles.ts";

// Tests run without the compiler of texts.
vi.mock("@lingui/react/macro", async () => await import("@lingui/react"));

const english = await activateLocale(setupI18n(), "en");
const austin = { lat: 30.2672, lng: -97.7431 };
const view = { x: 187, y: 180, k: scaleOf(10) };

beforeEach(() => void vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true));

function draw(tiles: MapTiles | null) {
  const box = document.body.appendChild(document.createElement("div"));
  const root = createRoot(box);
  onTestFinished(() => {
    act(() => root.unmount());
    box.remove();
  });
  act(() =>
    root.render(
      <I18nProvider i18n={english}>
        <MapTilesContext value={tiles}>
          <MapDrawing
            plane={planeAround(austin)}
            view={view}
            size={{ width: 375, height: 360 }}
            states={[]}
            counties={[]}
            towns={[{ id: "pflugerville-tx", city: "Pflugerville", lat: 30.4394, lng: -97.62 }]}
            center={{ point: austin, name: "Your ZIP 78701" }}
            markers={[]}
          />
        </MapTilesContext>
      </I18nProvider>,
    ),
  );
  const images = [...box.querySelectorAll("image")];
  return { box, images, addresses: images.map((image) => image.getAttribute("href")) };
}

test("without a tile server nothing but our own lines and names is drawn", () => {
  const { box, images } = draw(null);
  expect(images).toEqual([]);
  expect(box.textContent).toContain("Pflugerville");
  expect(box.textContent).toContain("Your ZIP 78701");
});

test("rings say how far they are, the largest that fits no screen as well", () => {
  const { box } = draw(null);
  expect([...box.querySelectorAll("text")].map((text) => text.textContent)).toEqual(
    expect.arrayContaining(["5 miles", "10 miles", "25 miles"]),
  );
});

test("with a tile server its tiles are drawn at their addresses, and their names replace ours once they are there", () => {
  const { box, images, addresses } = draw({ url: "http://localhost:9/{z}/{x}/{y}.png", attribution: "" });
  expect(addresses).toContain("http://localhost:9/10/233/421.png");
  expect(new Set(addresses).size).toBe(addresses.length);
  expect(box.textContent).toContain("Pflugerville");
  act(() => void images[0]!.dispatchEvent(new Event("load")));
  expect(box.textContent).not.toContain("Pflugerville");
});

test("a tile that cannot be had is hidden: the outlines below it stay in sight", () => {
  const { images } = draw({ url: "http://localhost:9/{z}/{x}/{y}.png", attribution: "" });
  act(() => void images[0]!.dispatchEvent(new Event("error")));
  expect(images[0]!.style.display).toBe("none");
});
