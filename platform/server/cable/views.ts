/** Callers who may be sent the very same document, found by what was looked at of the first one. */
import type { Listener } from "../channel.ts";

/** A document for one caller, and what of the caller it depends on. */
interface View<T> {
  fields: string[];
  /** By the values of these fields. */
  documents: Map<string, T>;
}

/**
 * Calls `read` for a caller unless it was called for one who has the same values in every field that it looked at.
 * What `read` resolves to must depend on its caller and on nothing else that differs between two calls.
 */
export function readOncePerView<T>(read: (actor: Listener) => Promise<T>): (actor: Listener) => Promise<T> {
  const views = new Map<string, View<T>>();
  return async (actor) => {
    for (const { fields, documents } of views.values()) {
      const key = valuesOf(actor, fields);
      if (documents.has(key)) return documents.get(key)!;
    }
    const watched = watchFields(actor);
    const document = await read(watched.actor);
    const fields = watched.fields();
    const view = views.get(String(fields)) ?? { fields, documents: new Map<string, T>() };
    views.set(String(fields), view);
    view.documents.set(valuesOf(actor, fields), document);
    return document;
  };
}

/** The same caller, whose fields are noted when they are read; who lists them has read them all. */
function watchFields(actor: Listener) {
  const seen = new Set<string>();
  const note = (field: string | symbol) => typeof field === "string" && seen.add(field);
  const watched = new Proxy(actor, {
    get: (target, field) => {
      note(field);
      return Reflect.get(target, field);
    },
    has: (target, field) => {
      note(field);
      return Reflect.has(target, field);
    },
    getOwnPropertyDescriptor: (target, field) => {
      note(field);
      return Reflect.getOwnPropertyDescriptor(target, field);
    },
    ownKeys: (target) => {
      Object.keys(target).forEach(note);
      seen.add(everyField);
      return Reflect.ownKeys(target);
    },
  });
  return { actor: watched, fields: () => [...seen].sort() };
}

/** Stands for the names of all fields: no field is called so. */
const everyField = "*";

const valuesOf = (actor: Listener, fields: readonly string[]): string =>
  JSON.stringify(
    fields.map((field) =>
      field === everyField ? Object.keys(actor).sort() : (Reflect.get(actor, field) ?? null),
    ),
  );
