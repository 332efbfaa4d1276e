/**
 * The lazy parts that the server has rendered into a page: the browser loads their chunks before it hydrates the page, so
 * that what is there stays there, with the focus and the words in it. Their names are those of their modules.
 */
import { createContext } from "react";

import type { PartFiles } from "./route-manifest.ts";

/** On the server, the names of the parts of this page; null in the browser. */
export const RenderedPartsContext = createContext<Set<string> | null>(null);

type Load = () => Promise<void>;

interface NamedModule {
  /** The page's modules may run after those that hydrate it, and a part inside another one after that. */
  known: PromiseWithResolvers<void>;
  loads: Load[];
}

const modules = new Map<string, NamedModule>();

function moduleOf(name: string): NamedModule {
  const module = modules.get(name) ?? { known: Promise.withResolvers<void>(), loads: [] };
  modules.set(name, module);
  return module;
}

/** Several parts may be of one module. `load` never rejects: a part that fails to load says so where it stands. */
export function nameLazyPart(name: string, load: Load): void {
  const { known, loads } = moduleOf(name);
  loads.push(load);
  known.resolve();
}

const elementId = "rendered-parts";

/**
 * The page with the files of its parts in its head, and their names at its end. They are the code's own words, without a
 * space. What the page itself links to is not linked to again.
 */
export function withRenderedParts(html: string, parts: ReadonlySet<string>, files: PartFiles): string {
  if (parts.size === 0) return html;
  const found = [...parts].flatMap((name) => files[name] ?? []);
  const links = [
    ...found.flatMap(({ styles }) => (styles ? `<link rel="stylesheet" href="${styles}"/>` : [])),
    ...found
      .flatMap(({ scripts }) => scripts)
      .filter((file) => !html.includes(`"${file}"`))
      .map((file) => `<link rel="modulepreload" href="${file}"/>`),
  ];
  const head = html.indexOf("</head>");
  const end = html.lastIndexOf("</body>");
  const element = `<template id="${elementId}" data-names="${[...parts].join(" ")}"></template>`;
  return (
    html.slice(0, head) + [...new Set(links)].join("") + html.slice(head, end) + element + html.slice(end)
  );
}

/** From then on the page is hydrated without them. */
const maxWaitMs = 3_000;

/** Takes the names out of the page, and loads these parts. */
export async function loadRenderedParts(): Promise<void> {
  const element = document.getElementById(elementId);
  if (!element) return;
  element.remove();
  const names = element.dataset["names"]!.split(" ");
  const isLate = new Promise<void>((resolve) => setTimeout(resolve, maxWaitMs));
  await Promise.race([isLate, Promise.all(names.map(loadParts))]);
}

async function loadParts(name: string): Promise<void> {
  const { known, loads } = moduleOf(name);
  await known.promise;
  await Promise.all(loads.map((load) => load()));
}
