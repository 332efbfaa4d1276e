/**
 * Which files the browser's scripts come in, so that a first visit loads little that it does not need, in few files: the
 * plugin sees who needs what, `plan-chunks.ts` lays modules together, and the groups tell the bundler.
 */
import type { Plugin, Rollup } from "vite";

import { planChunks, type ChunkRules, type ModuleFacts, type ModuleId } from "./plan-chunks.ts";

/** More than there ever are: the bundler wants its groups before it has read a module. */
const maxPieces = 200;

interface SharedChunkRules extends Omit<ChunkRules, "visitWeight"> {
  visits: readonly Visit[];
  /** Modules of another group. */
  isElsewhere: (id: ModuleId) => boolean;
}

interface Visit {
  /** How many pages that nobody named it counts for. */
  weight: number;
  /** The ends of the names of the modules that it begins with: a screen, and the parts that are loaded with it at once. */
  modules: readonly string[];
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
      const weights = addVisits(graph, rules.visits);
      const pieces = planChunks(graph, { ...rules, visitWeight: (id) => weights.get(id) ?? 0 });
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

/** As pages of their own. @returns their weights. @throws Error where a module is not there. */
function addVisits(graph: Map<ModuleId, ModuleFacts>, visits: readonly Visit[]): Map<ModuleId, number> {
  const moduleOf = (end: string) => {
    const found = [...graph.keys()].find((id) => id.endsWith(`/${end}`));
    if (!found) throw new Error(`A visit begins with ${end}, and there is no such module.`);
    return found;
  };
  const added = visits.map(({ modules }) => modules.map(moduleOf));
  added.forEach((importedIds, index) =>
    graph.set(visitId(index), { importedIds, laterIds: [], isPage: true, bytes: 0 }),
  );
  return new Map(visits.map(({ weight }, index) => [visitId(index), weight]));
}

const visitId = (index: number): ModuleId => `visit ${index}`;

const factsOf = (info: Rollup.ModuleInfo): ModuleFacts => ({
  importedIds: info.importedIds,
  laterIds: info.dynamicallyImportedIds,
  isPage: info.isEntry,
  bytes: info.code?.length ?? 0,
});
