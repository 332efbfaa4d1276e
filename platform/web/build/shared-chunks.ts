/**
 * Which files the browser's scripts come in. What one page alone needs is a file of that page, and what every page needs
 * is one file. In between, exact sets would be sixty small files a page; so sets are merged for as long as that costs
 * visitors less than it saves them. What is loaded on demand is laid together in the same way, and never with what
 * pages load at once.
 */
import type { Plugin, Rollup } from "vite";

/** Absolute, with its query. */
type ModuleId = string;

export interface ModuleFacts {
  importedIds: readonly ModuleId[];
  start: "page" | "later" | null;
  bytes: number;
}

export type ModuleGraph = ReadonlyMap<ModuleId, ModuleFacts>;

interface ChunkRules {
  /** What every page loads, at once or a moment later: it and all that it imports are needed by all. */
  isFrame: (id: ModuleId) => boolean;
  /** Modules of another group. */
  isElsewhere: (id: ModuleId) => boolean;
  /** A large library that few need: what imports it is never merged with what does not. */
  isHeavy: (id: ModuleId) => boolean;
}

/** Pages, or what is loaded on demand, as one bit each. */
type Starts = bigint;

/** Modules for one file. */
export interface Piece {
  /** Who loads it. */
  starts: Starts;
  kind: string;
  modules: ModuleId[];
  bytes: number;
  imports: Set<Piece>;
}

/** What one more file costs a visitor, in bytes of source: a request, headers, and text that is compressed by itself. */
const fileCostBytes = 14_000;

/** More than there ever are: the bundler wants its groups before it has read a module. */
const maxPieces = 200;

/** @returns the plugin that sees who needs what, and the groups for the bundler's options. */
export function sharedChunks(rules: ChunkRules) {
  const pieceOf = new Map<ModuleId, number>();
  const plugin: Plugin = {
    name: "shared-chunks",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    buildEnd() {
      const graph = new Map<ModuleId, ModuleFacts>();
      for (const id of this.getModuleIds()) {
        const info = this.getModuleInfo(id);
        if (info && !rules.isElsewhere(id)) graph.set(id, factsOf(info));
      }
      const pieces = chunksOf(graph, rules);
      if (pieces.length > maxPieces) this.error(`${pieces.length} shared chunks: raise maxPieces`);
      pieces.forEach(({ modules }, index) => modules.forEach((id) => pieceOf.set(id, index)));
    },
  };
  const groups = Array.from({ length: maxPieces }, (_, index) => ({
    name: "shared",
    test: (id: ModuleId) => pieceOf.get(id) === index,
    priority: maxPieces - index,
  }));
  return { plugin, groups };
}

const factsOf = ({ importedIds, isEntry, dynamicImporters, code }: Rollup.ModuleInfo): ModuleFacts => ({
  importedIds,
  start: isEntry ? "page" : dynamicImporters.length > 0 ? "later" : null,
  bytes: code?.length ?? 0,
});

/** A group of the bundler takes along what its modules import, so those that the most need come first. */
export function chunksOf(graph: ModuleGraph, rules: Omit<ChunkRules, "isElsewhere">): Piece[] {
  const pages = neededBy(graph, "page", rules.isFrame);
  const later = neededBy(graph, "later", () => false);
  for (const id of pages.keys()) later.delete(id);
  return [pages, later].flatMap((needed) =>
    mergePieces(piecesOf(graph, needed, rules.isHeavy)).toSorted(
      (one, other) => countOf(other.starts) - countOf(one.starts),
    ),
  );
}

/** For each module the pages (or what is loaded later) that need it, through whatever they import. */
function neededBy(
  graph: ModuleGraph,
  kind: ModuleFacts["start"],
  isFrame: ChunkRules["isFrame"],
): Map<ModuleId, Starts> {
  const needed = new Map<ModuleId, Starts>();
  const isStart = (id: ModuleId, { start }: ModuleFacts) => start === kind || isFrame(id);
  const starts = [...graph].filter(([id, facts]) => isStart(id, facts)).map(([id]) => id);
  const all = (1n << BigInt(starts.length)) - 1n;
  starts.forEach((start, index) => {
    const bits = isFrame(start) ? all : 1n << BigInt(index);
    for (const id of importedBy(graph, start)) needed.set(id, (needed.get(id) ?? 0n) | bits);
  });
  return needed;
}

function importedBy(graph: ModuleGraph, start: ModuleId): Set<ModuleId> {
  const found = new Set<ModuleId>();
  const next = [start];
  for (let id = next.pop(); id !== undefined; id = next.pop()) {
    const facts = graph.get(id);
    if (!facts || found.has(id)) continue;
    found.add(id);
    next.push(...facts.importedIds);
  }
  return found;
}

/** One piece for each set of at least two; the bundler itself places what one alone needs. */
function piecesOf(
  graph: ModuleGraph,
  needed: Map<ModuleId, Starts>,
  isHeavy: ChunkRules["isHeavy"],
): Piece[] {
  const pieces = new Map<string, Piece>();
  const pieceOf = new Map<ModuleId, Piece>();
  for (const [id, starts] of needed) {
    if (countOf(starts) < 2) continue;
    const importsHeavy = [...importedBy(graph, id)].some(isHeavy);
    const kind = isHeavy(id) ? "heavy" : importsHeavy ? "imports heavy" : "light";
    const key = `${starts} ${kind}`;
    const piece = pieces.get(key) ?? { starts, kind, modules: [], bytes: 0, imports: new Set() };
    piece.modules.push(id);
    piece.bytes += graph.get(id)!.bytes;
    pieces.set(key, piece);
    pieceOf.set(id, piece);
  }
  for (const [id, piece] of pieceOf)
    for (const imported of graph.get(id)!.importedIds) {
      const other = pieceOf.get(imported);
      if (other && other !== piece) piece.imports.add(other);
    }
  return [...pieces.values()];
}

/** Merges the two pieces that gain the most by it, until none do. */
function mergePieces(all: Piece[]): Piece[] {
  const pieces = [...all];
  for (;;) {
    let best = { gain: 0, one: -1, other: -1 };
    for (let one = 0; one < pieces.length; one++)
      for (let other = one + 1; other < pieces.length; other++) {
        const gain = gainOf(pieces[one]!, pieces[other]!);
        if (gain > best.gain && mayMerge(pieces[one]!, pieces[other]!)) best = { gain, one, other };
      }
    if (best.one < 0) return pieces;
    const [gone] = pieces.splice(best.other, 1);
    merge(pieces, pieces[best.one]!, gone!);
  }
}

/** Bytes saved over all visits: a file less for those who need both, against what the others need not have. */
function gainOf(one: Piece, other: Piece): number {
  const both = countOf(one.starts & other.starts);
  const forNothing = one.bytes * (countOf(other.starts) - both) + other.bytes * (countOf(one.starts) - both);
  return both * fileCostBytes - forNothing;
}

/** Whoever loads a piece loads what it imports: by a merge, nobody may come to load a further one. */
function mayMerge(one: Piece, other: Piece): boolean {
  const starts = one.starts | other.starts;
  const isLoaded = (piece: Piece) => piece === one || piece === other || (piece.starts & starts) === starts;
  return one.kind === other.kind && [...one.imports, ...other.imports].every(isLoaded);
}

function merge(pieces: readonly Piece[], into: Piece, gone: Piece): void {
  into.starts |= gone.starts;
  into.modules.push(...gone.modules);
  into.bytes += gone.bytes;
  for (const imported of gone.imports) into.imports.add(imported);
  for (const { imports } of pieces) if (imports.delete(gone)) imports.add(into);
  into.imports.delete(into);
}

const counts = new Map<Starts, number>();
/** How many pages (or what else) are in a set. */
function countOf(starts: Starts): number {
  const known = counts.get(starts);
  if (known !== undefined) return known;
  const count = starts.toString(2).replaceAll("0", "").length;
  counts.set(starts, count);
  return count;
}
