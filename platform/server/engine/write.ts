/** Writing: create, change and delete, each in the caller's one transaction with its audit row and its events. */
import { writeEvent } from "../events.ts";
import { ownValue } from "#platform/shared/own-value.ts";
import { columnName } from "#platform/shared/entity.ts";
import { z } from "zod";
import { recordAudit } from "../audit.ts";
import { broadcastRow } from "../cable/broadcast.ts";
import { nextVersion } from "../change-row.ts";
import type { WriteContext } from "../context.ts";
import { forbidden, invalidFields, notFound, staleVersion } from "../errors.ts";
import type { AnyRow, Resource, Validation } from "../resource.ts";
import { systemActor } from "../system-context.ts";
import { type ParsedInput, parseWithRules } from "./body.ts";
import { readOne } from "./read.ts";
import type { Registry } from "./registry.ts";

/** Creates a resource and returns its id. The caller has checked that this kind may create here. */
export async function createRow(
  registry: Registry,
  resource: Resource,
  context: WriteContext,
  input: ParsedInput,
): Promise<string> {
  if (!resource.create) throw forbidden(/*i18n*/ "You can't do that here.");
  const { input: schema, validate } = resource.create;
  const values = parseWithRules(schema, input, { rules: await rulesOf(validate, context) });
  // Parsed by the schema beside `run`.
  const id = await resource.create.run(context, values as never);
  const after = (await rowOf(resource, context, id)) ?? undefined;
  await recordAudit(context, { action: "create", entity: resource.entity.type, entityId: id });
  await emitWrite(registry, resource, context, "created", { id, after, changed: Object.keys(input.values) });
  return id;
}

/** Changes what a PATCH carries; each attribute needs its own permission. `version` is the `If-Match` of the caller. */
export async function updateRow(
  registry: Registry,
  resource: Resource,
  context: WriteContext,
  before: AnyRow,
  input: ParsedInput,
  version: number | null,
): Promise<void> {
  if (version !== null && version !== before.version) throw staleRowError();
  const values = requirePermitted(resource, context, before, input);
  const schema = changesSchema(resource, Object.keys(values));
  const parsed = parseWithRules(
    schema,
    { ...input, values },
    {
      rules: await rulesOf(resource.validate, context),
      whole: (changes) => ({ ...wholeOf(resource, before), ...changes }),
    },
  );
  await update(resource, context, before, columnsOf(resource, parsed), version);
  for (const [name, value] of Object.entries(parsed)) {
    // Parsed by the schema of this very field, as in `columnsOf`.
    await ownValue(resource.fields, name)?.save?.(context, before.id, value as never);
  }
  const after = (await rowOf(resource, context, before.id)) ?? undefined;
  const changed = Object.keys(parsed);
  const audit = { action: "update", entity: resource.entity.type, entityId: before.id, detail: { changed } };
  await recordAudit(context, audit);
  await emitWrite(registry, resource, context, "updated", { id: before.id, before, after, changed });
}

/** Deletes a row the caller may delete. */
export async function deleteRow(
  registry: Registry,
  resource: Resource,
  context: WriteContext,
  row: AnyRow,
): Promise<void> {
  const { delete: may } = resource;
  if (!may || !(context.actor.kind === "operator" || may(context.actor, row))) {
    throw forbidden(/*i18n*/ "You can't do that here.");
  }
  if (resource.remove) await resource.remove(context, row);
  else await context.db.deleteFrom(resource.table).where("id", "=", row.id).execute();
  // As after every other write: anyone who counts what is there finds it gone.
  await emitWrite(registry, resource, context, "deleted", { id: row.id, before: row, changed: [] });
  await recordAudit(context, { action: "delete", entity: resource.entity.type, entityId: row.id });
}

/**
 * Runs the listeners and broadcasts. The engine handles rows of every table alike; the listeners of an event get the
 * rows of its own table.
 */
async function emitWrite(
  registry: Registry,
  { table, streams }: Resource,
  context: WriteContext,
  write: "created" | "updated" | "deleted",
  change: { id: string; before?: AnyRow; after?: AnyRow; changed: string[] },
): Promise<void> {
  // `change` is of the table that names the event.
  await registry.emit(context, writeEvent(table, write), change as never);
  const row = change.after ?? change.before;
  if (streams && row) await broadcastRow(context.db, streams, row, write);
}

/** The row was changed since the caller read it. */
export const staleRowError = () =>
  staleVersion(
    /*i18n*/ "This was changed meanwhile, maybe in another tab. Load it again, then make your change.",
  );

/** The values whose predicate holds; a known attribute that may not be changed is `403`, an unknown one `422`. */
function requirePermitted(
  resource: Resource,
  context: WriteContext,
  row: AnyRow,
  input: ParsedInput,
): Record<string, unknown> {
  const refused = Object.keys(input.values).filter((name) => {
    const may = ownValue(resource.updatableBy, name);
    return !may || !may(context.actor, row);
  });
  const known = (name: string) =>
    Object.hasOwn(resource.entity.attributes, name) ||
    Object.hasOwn(resource.updatableBy ?? {}, name) ||
    Object.hasOwn(resource.entity.belongsTo, name.replace(/Id$/, ""));
  const unknown = refused.filter((name) => !known(name));
  if (unknown.length > 0) {
    throw invalidFields(
      unknown.map((field) => ({
        field,
        message: /*i18n*/ "This attribute is not known here.",
        code: "unknown_attribute",
      })),
      input.pointer,
    );
  }
  // Who may change nothing of this row may not say so with an empty change either.
  const mayChange = Object.values(resource.updatableBy ?? {}).some((may) => may(context.actor, row));
  if (refused.length > 0 || !mayChange) {
    throw forbidden(/*i18n*/ "You can't change that.", {
      source: { pointer: (refused[0] && input.pointer(refused[0])) ?? "/data" },
    });
  }
  return input.values;
}

function changesSchema(resource: Resource, names: string[]) {
  return z.object(
    Object.fromEntries(
      names.map((name) => [
        name,
        ownValue(resource.fields, name)?.input ??
          ownValue(resource.entity.attributes, name) ??
          relationshipId,
      ]),
    ),
  );
}

const relationshipId = z.uuid().nullable();

const rulesOf = (validate: Validation | undefined, context: WriteContext) =>
  typeof validate === "function" ? validate(context) : validate;

/** The record before the change, as an operator reads it, for rules that look at all of it. */
function wholeOf(resource: Resource, before: AnyRow): Record<string, unknown> {
  const attributes = Object.keys(resource.entity.attributes).map((name) => {
    const field = ownValue(resource.fields, name);
    // Fields read at most the kind of who asks, here.
    const value = field?.read ? field.read(before, systemActor, new Date()) : before[columnName(name)];
    return [name, value];
  });
  const ids = Object.keys(resource.entity.belongsTo).map((key) => [`${key}Id`, before[`${key}Id`]]);
  return { ...Object.fromEntries(attributes), ...Object.fromEntries(ids) };
}

function columnsOf(resource: Resource, values: Record<string, unknown>): Record<string, unknown> {
  const columns: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(values)) {
    const field = ownValue(resource.fields, name);
    // Parsed by the field's own `input`.
    if (field?.write) Object.assign(columns, field.write(value as never));
    else if (!field?.save) columns[columnName(name)] = value;
  }
  return columns;
}

async function update(
  resource: Resource,
  context: WriteContext,
  before: AnyRow,
  columns: Record<string, unknown>,
  version: number | null,
): Promise<void> {
  const updated = await context.db
    .updateTable(resource.table)
    .set({ ...columns, ...nextVersion(context.now()) })
    .where("id", "=", before.id)
    .$if(version !== null, (query) => query.where("version", "=", version))
    .executeTakeFirst();
  if (updated.numUpdatedRows === 0n) throw version === null ? notFound() : staleRowError();
}

/** Reads after a write see the row even where its new state hides it from the caller. */
async function rowOf(resource: Resource, context: WriteContext, id: string): Promise<AnyRow | null> {
  return readOne({ ...resource, visibleTo: {} }, null, { ...context, actor: systemActor }, id);
}
