/** Every resource of the product, found by its type or by the path of a collection. */
import type { Actor } from "#platform/shared/actor.ts";
import type { Emit, EventListener } from "../events.ts";
import type { Collection, Resource, AnyTable } from "../resource.ts";

export interface Registry {
  /** `/api`, or empty where the API has a host of its own. */
  base: string;
  resources: Resource[];
  byType: (type: string) => Resource;
  /** The collection's path under which this caller reads the resource (for `links.self`). */
  pathOf: (resource: Resource, actor: Actor) => string;
  /** Runs the listeners of an event, inside the caller's transaction. */
  emit: Emit;
}

/** Builds the registry; a type or path declared twice is a mistake of ours and throws at start. */
export function createRegistry(resources: Resource[], listeners: EventListener[], base = "/api"): Registry {
  const types = new Map<string, Resource>();
  const paths = new Set<string>();
  for (const resource of resources) {
    if (types.has(resource.entity.type))
      throw new Error(`The type ${resource.entity.type} is declared twice.`);
    types.set(resource.entity.type, resource);
    for (const path of Object.keys(resource.collections)) {
      if (paths.has(path)) throw new Error(`The collection ${path} is declared twice.`);
      paths.add(path);
    }
  }
  return {
    base,
    resources,
    byType: (type) => {
      const found = types.get(type);
      if (!found) throw new Error(`No resource has the type ${type}.`);
      return found;
    },
    pathOf: (resource, me) => pathFor(resource.collections, me),
    emit: async (context, event, change) => {
      for (const listener of listeners) {
        // `on` has paired the listener with the change of its own event.
        if (listener.event === event) await listener.run(context, change as never);
      }
    },
  };
}

/** Of several collections the most specific one the caller may use: `employer/job_listings` before `job_listings`. */
function pathFor(collections: Record<string, Collection<AnyTable>>, me: Actor): string {
  const paths = Object.keys(collections);
  const usable = paths.filter((path) => me.kind === "operator" || collections[path]!.for.includes(me.kind));
  return usable.find((path) => path.startsWith(`${me.kind}`)) ?? usable[0] ?? paths[0]!;
}
