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

/** Attributes and relationships by their wire names, of the types that are not read whole (JSON:API 1.1, section 7.2). */
export type SparseFields = Readonly<Record<string, readonly string[]>>;
/** Only what `F` names of a type; all of it where `F` names nothing of the type, or is no literal. */
type NamesOf<T extends string, F> = T extends keyof F
  ? F[T] extends readonly (infer Names)[]
    ? NameIn<Names>
    : string
  : string;
/** Names may also stand together, with commas between them, as on the wire. */
type NameIn<Names> = Names extends `${infer Name},${infer Rest}` ? Name | NameIn<Rest> : Names;

type RecordOf<R, F> =
  R extends Entity<infer A, infer B, infer H, infer T>
    ? ResourceRecord<A, B, H, T, F>
    : R extends keyof EntityTypes
      ? RecordOf<EntityTypes[R], F>
      : Record<string, unknown>;
/** Not every collection sends all of it, and an included resource has none. */
type MetaOf<T extends string> = T extends keyof ResourceMetas
  ? Partial<ResourceMetas[T]>
  : Record<string, unknown>;
type ResourceRecord<A extends Attributes, B extends Related, H extends Related, T extends string, F> = {
  id: string;
  type: string;
} & {
  [K in keyof A as K extends NamesOf<T, F> ? K : never]: z.output<A[K]>;
} & {
  [K in keyof B & string as WireName<K> extends NamesOf<T, F> ? `${K}Id` : never]: string | null;
} & {
  [K in keyof B & string as WireName<K> extends NamesOf<T, F> ? K : never]?: RecordOf<B[K], F> | null;
} & {
  [K in keyof H & string as WireName<K> extends NamesOf<T, F> ? K : never]?: RecordOf<H[K], F>[];
} & { meta?: MetaOf<T> };

/**
 * A resource as the screens see it: attributes, `…Id` of what it belongs to, and linked resources that were
 * included. With sparse fields (a literal of `SparseFields`), what was not requested is not there.
 */
export type ResourceOf<E, F = unknown> = RecordOf<E, F>;

/** `wireName` as a type. */
type WireName<K extends string> = K extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${WireName<Rest>}`
  : K;

/** `jobListing` → `job_listing`: a relationship's name on the wire. */
export const wireName = (key: string): string =>
  key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** `phone_number` → `phoneNumber`: the column that holds an attribute, as TypeScript sees it. */
export const columnName = (attribute: string): string =>
  attribute.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
