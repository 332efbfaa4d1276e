/**
 * Which files the browser's scripts come in, so that a first visit loads little that it does not need, in few files: the
 * plugin sees who needs what, `plan-chunks.ts` lays modules together, and the groups tell the bundler.
 */
import type { Plugin, Rollup } from "vite";

import { planChunks, type ChunkRules, type ModuleFacts, type ModuleId } from "./plan-chunks.ts";

/** More than there ever are: the bundler wants its groups before it has read a module. */
const maxPieces = 200;

interface SharedChunkRules extends Omit<ChunkRules, "isMainVisit"> {
  /**
   * The visits that people make most, each by the ends of the names of the modules that it begins with: a screen, and the
   * parts that are loaded with it at once.
   */
  mainVisits: readonly (readonly string[])[];
  /** Modules of another group. */
  isElsewhere: (id: ModuleId) => boolean;
}

/** @returns the plugin, and what the bundler's option `codeSplitting` needs besides other groups. */
export function sharedChunks(rules: SharedChunkRules) {
  const pieceOf = new Map<ModuleId, number>();
  const plugin: Plugin = {
    name: "shared-chunks",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    // Groups of exactly the planned modules ask for it. An entry may then export more than its own names: nobody minds.
    options: (options) => ({ ...options, preserveEntrySignatures: "allow-extension" }),
    buildEnd() {
      const graph = new Map<ModuleId, ModuleFacts>();
      // In one order whichever was read first: which of two equal merges comes first decides what is laid together.
      for (const id of [...this.getModuleIds()].toSorted()) {
        const info = this.getModuleInfo(id);
        if (info && !rules.isElsewhere(id)) graph.set(id, factsOf(info));
      }
      const visits = addVisits(graph, rules.mainVisits);
      const pieces = planChunks(graph, { ...rules, isMainVisit: (id) => visits.has(id) });
      if (pieces.length > maxPieces) this.error(`${pieces.length} shared chunks: raise maxPieces`);
      pieces.forEach((modules, index) => modules.forEach((id) => pieceOf.set(id, index)));
    },
  };
  const groups = Array.from({ length: maxPieces }, (_, index) => ({
    name: "shared",
    test: (id: ModuleId) => pieceOf.get(id) === index,
    // What a module imports has a place of its own in the plan.
    includeDependenciesRecursively: false,
  }));
  return { plugin, groups };
}

/** As pages of their own. @throws Error where a module is not there. */
function addVisits(graph: Map<ModuleId, ModuleFacts>, visits: SharedChunkRules["mainVisits"]): Set<ModuleId> {
  const moduleOf = (end: string) => {
    const found = [...graph.keys()].find((id) => id.endsWith(`/${end}`));
    if (!found) throw new Error(`A visit begins with ${end}, and there is no such module.`);
    return found;
  };
  const added = visits.map((ends, index) => {
    const id = `visit ${index}`;
    return [id, { importedIds: ends.map(moduleOf), laterIds: [], isPage: true, bytes: 0 }] as const;
  });
  for (const [id, facts] of added) graph.set(id, facts);
  return new Set(added.map(([id]) => id));
}

const factsOf = (info: Rollup.ModuleInfo): ModuleFacts => ({
  importedIds: info.importedIds,
  laterIds: info.dynamicallyImportedIds,
  isPage: info.isEntry,
  bytes: info.code?.length ?? 0,
});
