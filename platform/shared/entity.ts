/** Entities: the nouns of the product as data, read by the server's engine and by the browser's data hooks alike. */
import type { z } from "zod";

export type Attributes = Record<string, z.ZodType>;
/** A related entity, or its type's name where the feature order (or a circle of imports) forbids importing it. */
export type Related = Record<string, Entity | keyof EntityTypes>;

/** Every entity by its type. The file of an entity adds it here, so that a relation by name is typed like one by import. */
// oxlint-disable-next-line typescript/no-empty-object-type -- filled by declaration merging
export interface EntityTypes {}

/** What the server says about a resource beside its attributes (`meta`), by its type. Features add theirs likewise. */
// oxlint-disable-next-line typescript/no-empty-object-type -- filled by declaration merging
export interface ResourceMetas {}

export interface Entity<
  A extends Attributes = Attributes,
  B extends Related = Related,
  H extends Related = Related,
  T extends string = string,
> {
  /** The JSON:API type: the last path segment of its collection. */
  type: T;
  attributes: A;
  belongsTo: B;
  hasMany: H;
}

/**
 * Declares an entity. Attribute names are wire names; relationship keys are camelCase here and snake_case
 * on the wire (`jobListing` → `job_listing`).
 */
export function entity<
  A extends Attributes,
  const B extends Related = Record<never, never>,
  const H extends Related = Record<never, never>,
  const T extends string = string,
>(type: T, parts: { attributes: A; belongsTo?: B; hasMany?: H }): Entity<A, B, H, T> {
  return {
    type,
    attributes: parts.attributes,
    belongsTo: parts.belongsTo ?? ({} as B),
    hasMany: parts.hasMany ?? ({} as H),
  };
}

type RecordOf<R> =
  R extends Entity<infer A, infer B, infer H, infer T>
    ? ResourceRecord<A, B, H, T>
    : R extends keyof EntityTypes
      ? RecordOf<EntityTypes[R]>
      : Record<string, unknown>;
/** Not every collection sends all of it, and an included resource has none. */
type MetaOf<T extends string> = T extends keyof ResourceMetas
  ? Partial<ResourceMetas[T]>
  : Record<string, unknown>;
type ResourceRecord<A extends Attributes, B extends Related, H extends Related, T extends string> = {
  id: string;
  type: string;
} & {
  [K in keyof A]: z.output<A[K]>;
} & { [K in keyof B & string as `${K}Id`]: string | null } & { [K in keyof B]?: RecordOf<B[K]> | null } & {
  [K in keyof H]?: RecordOf<H[K]>[];
} & { meta?: MetaOf<T> };

/**
 * A resource as the screens see it: attributes, `…Id` of what it belongs to, and linked resources that were
 * included.
 */
export type ResourceOf<E> = RecordOf<E>;

/** `jobListing` → `job_listing`: a relationship's name on the wire. */
export const wireName = (key: string): string =>
  key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** `phone_number` → `phoneNumber`: the column that holds an attribute, as TypeScript sees it. */
export const columnName = (attribute: string): string =>
  attribute.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
