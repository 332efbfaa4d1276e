/**
 * Lays the browser's modules together into files. What one page or one part alone needs is left to the bundler. Of the
 * rest, exact sets would be sixty small files a page; so sets are merged for as long as that costs visitors less than it
 * saves them. A part that is loaded on demand comes to what its page has loaded already: only what that page has not is
 * a cost or a gain of its own.
 */

/** Absolute, with its query. */
export type ModuleId = string;

export interface ModuleFacts {
  importedIds: readonly ModuleId[];
  /** What it loads on demand. */
  laterIds: readonly ModuleId[];
  isPage: boolean;
  bytes: number;
}

export type ModuleGraph = ReadonlyMap<ModuleId, ModuleFacts>;

export interface ChunkRules {
  /** What every page loads, at once or a moment later: it and all that it imports are needed by all. */
  isFrame: (id: ModuleId) => boolean;
  /**
   * How many pages a visit counts for; 0 for what is none. A visit is a page of its own in the graph, that imports a screen
   * and the parts that are loaded with it at once.
   */
  visitWeight: (id: ModuleId) => number;
  /** Pages that only the staff opens count little: nobody else waits for what they need. */
  isStaff: (id: ModuleId) => boolean;
  /** A large library that few need: what imports it is never merged with what does not. */
  isHeavy: (id: ModuleId) => boolean;
}

/** Pages, or parts that are loaded on demand, as one bit each. */
type Bits = bigint;

/** Modules for one file. */
interface Piece {
  pages: Bits;
  /** Those that may come to a page which has not loaded it. */
  parts: Bits;
  kind: string;
  modules: ModuleId[];
  bytes: number;
  imports: Set<Piece>;
}

/** What one more file costs a visitor, in bytes of source: a request, headers, and text that is compressed by itself. */
const fileCostBytes = 18_000;
const staffPageWeight = 0.25;

/** @returns the modules of each shared file. */
export function planChunks(graph: ModuleGraph, rules: ChunkRules): ModuleId[][] {
  const visits = findVisits(graph, rules);
  return mergePieces(piecesOf(graph, visits, rules.isHeavy), visits).map(({ modules }) => modules);
}

interface Visits {
  pagesOf: ReadonlyMap<ModuleId, Bits>;
  partsOf: ReadonlyMap<ModuleId, Bits>;
  /** By part: the pages on which it may be loaded. */
  hosts: readonly Bits[];
  visits: Bits;
  /** Of a set of pages. */
  weigh: (pages: Bits) => number;
}

function findVisits(graph: ModuleGraph, { isFrame, visitWeight, isStaff }: ChunkRules): Visits {
  const pages = [...graph.keys()].filter((id) => graph.get(id)!.isPage);
  const parts = [...new Set([...graph.values()].flatMap(({ laterIds }) => laterIds))].filter((id) =>
    graph.has(id),
  );
  const frame = new Set([...graph.keys()].filter(isFrame).flatMap((id) => [...importedBy(graph, id)]));
  const pagesOf = neededBy(graph, pages);
  for (const id of frame) pagesOf.set(id, allBits(pages.length));
  const hosts = parts.map(() => 0n);
  pages.forEach((page, index) => {
    for (const part of reachedFrom(graph, [page, ...frame]))
      hosts[parts.indexOf(part)]! |= 1n << BigInt(index);
  });
  const weights = pages.map((id) => visitWeight(id) || (isStaff(id) ? staffPageWeight : 1));
  const weigh = (some: Bits) => bitsOf(some).reduce((sum, page) => sum + weights[page]!, 0);
  const visits = bitsWhere(pages, (id) => visitWeight(id) > 0);
  return { pagesOf, partsOf: neededBy(graph, parts), hosts, visits, weigh };
}

/** For each module the starts that need it, through whatever they import. */
function neededBy(graph: ModuleGraph, starts: readonly ModuleId[]): Map<ModuleId, Bits> {
  const needed = new Map<ModuleId, Bits>();
  starts.forEach((start, index) => {
    for (const id of importedBy(graph, start)) needed.set(id, (needed.get(id) ?? 0n) | (1n << BigInt(index)));
  });
  return needed;
}

const importedBy = (graph: ModuleGraph, start: ModuleId) =>
  walk(graph, [start], ({ importedIds }) => importedIds);

/** The parts that some visit of a page may load, those of other parts among them. */
function reachedFrom(graph: ModuleGraph, starts: readonly ModuleId[]): Set<ModuleId> {
  const reached = walk(graph, starts, ({ importedIds, laterIds }) => [...importedIds, ...laterIds]);
  return new Set([...reached].flatMap((id) => graph.get(id)!.laterIds.filter((part) => graph.has(part))));
}

function walk(
  graph: ModuleGraph,
  starts: readonly ModuleId[],
  nextOf: (facts: ModuleFacts) => readonly ModuleId[],
): Set<ModuleId> {
  const found = new Set<ModuleId>();
  const next = [...starts];
  for (let id = next.pop(); id !== undefined; id = next.pop()) {
    const facts = graph.get(id);
    if (!facts || found.has(id)) continue;
    found.add(id);
    next.push(...nextOf(facts));
  }
  return found;
}

/** One piece for each set of pages and parts; not for what one page needs, also in its visits, or one part alone. */
function piecesOf(graph: ModuleGraph, visits: Visits, isHeavy: ChunkRules["isHeavy"]): Piece[] {
  const pieces = new Map<string, Piece>();
  const pieceOf = new Map<ModuleId, Piece>();
  for (const [id, { bytes }] of graph) {
    const pages = visits.pagesOf.get(id) ?? 0n;
    const allParts = visits.partsOf.get(id) ?? 0n;
    const ownPages = countBits(pages & ~visits.visits);
    if ((ownPages || Number(pages > 0n)) + countBits(allParts) < 2) continue;
    const parts = bitsWhere(
      visits.hosts,
      (hosts, index) => hasBit(allParts, index) && !isWithin(hosts, pages),
    );
    const importsHeavy = [...importedBy(graph, id)].some(isHeavy);
    const kind = isHeavy(id) ? "heavy" : importsHeavy ? "imports heavy" : "light";
    const key = `${pages} ${parts} ${kind}`;
    const piece = pieces.get(key) ?? { pages, parts, kind, modules: [], bytes: 0, imports: new Set() };
    piece.modules.push(id);
    piece.bytes += bytes;
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
function mergePieces(all: readonly Piece[], visits: Visits): Piece[] {
  const pieces = new Set<Piece>();
  const gains = new Map<Piece, Map<Piece, number>>();
  const add = (one: Piece) => {
    const others = [...pieces].filter((other) => maySave(one, other));
    gains.set(one, new Map(others.map((other) => [other, gainOf(one, other, visits)])));
    pieces.add(one);
  };
  const remove = (one: Piece) => {
    pieces.delete(one);
    gains.delete(one);
    for (const others of gains.values()) others.delete(one);
  };
  all.forEach(add);
  for (;;) {
    let best: { gain: number; one: Piece; other: Piece } | undefined;
    for (const [one, others] of gains)
      for (const [other, gain] of others)
        if (gain > (best?.gain ?? 0) && mayMerge(one, other, visits)) best = { gain, one, other };
    if (!best) return [...pieces];
    const { one, other } = best;
    remove(one);
    remove(other);
    merge(pieces, one, other);
    add(one);
  }
}

const maySave = (one: Piece, other: Piece) =>
  one.kind === other.kind && ((one.pages & other.pages) !== 0n || (one.parts & other.parts) !== 0n);

/** Bytes saved over all visits: a file less for those who need both, against what the others need not have. */
function gainOf(one: Piece, other: Piece, { hosts, weigh }: Visits): number {
  const saved = (ofBoth: number, ofOne: number, ofOther: number) =>
    ofBoth * fileCostBytes - ofOne * other.bytes - ofOther * one.bytes;
  const gain = saved(
    weigh(one.pages & other.pages),
    weigh(one.pages & ~other.pages),
    weigh(other.pages & ~one.pages),
  );
  const loaded = one.pages | other.pages;
  return bitsOf(one.parts | other.parts).reduce((sum, part) => {
    // A part weighs like one page, however many pages it may come to.
    const share = weigh(hosts[part]! & ~loaded) / countBits(hosts[part]!) || 0;
    const needs = [hasBit(one.parts, part), hasBit(other.parts, part)];
    return (
      sum + share * (needs[0] && needs[1] ? saved(1, 0, 0) : saved(0, Number(needs[0]), Number(needs[1])))
    );
  }, gain);
}

/** Whoever loads a piece loads what it imports: by a merge, nobody may come to load a further one. */
function mayMerge(one: Piece, other: Piece, { hosts }: Visits): boolean {
  const pages = one.pages | other.pages;
  const parts = one.parts | other.parts;
  const isLoaded = (piece: Piece) =>
    piece === one ||
    piece === other ||
    (isWithin(pages, piece.pages) &&
      bitsOf(parts & ~piece.parts).every((part) => isWithin(hosts[part]!, piece.pages)));
  return [...one.imports, ...other.imports].every(isLoaded);
}

function merge(others: Iterable<Piece>, into: Piece, gone: Piece): void {
  into.pages |= gone.pages;
  into.parts |= gone.parts;
  into.modules.push(...gone.modules);
  into.bytes += gone.bytes;
  for (const imported of gone.imports) into.imports.add(imported);
  for (const { imports } of others) if (imports.delete(gone)) imports.add(into);
  into.imports.delete(into);
  into.imports.delete(gone);
}

const allBits = (count: number): Bits => (1n << BigInt(count)) - 1n;
const hasBit = (bits: Bits, index: number) => ((bits >> BigInt(index)) & 1n) === 1n;
const isWithin = (inner: Bits, outer: Bits) => (inner & ~outer) === 0n;
const bitsWhere = <T>(list: readonly T[], test: (one: T, index: number) => boolean): Bits =>
  list.reduce((bits, one, index) => (test(one, index) ? bits | (1n << BigInt(index)) : bits), 0n);

const known = new Map<Bits, number[]>();
/** Which are set. */
function bitsOf(bits: Bits): number[] {
  const indexes =
    known.get(bits) ?? [...bits.toString(2)].reverse().flatMap((bit, index) => (bit === "1" ? index : []));
  known.set(bits, indexes);
  return indexes;
}

const countBits = (bits: Bits) => bitsOf(bits).length;
