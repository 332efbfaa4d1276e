/**
 * A heavy part in a separate chunk. If the chunk fails to load (the connection was lost, or a new release has replaced
 * it) only this part says so, with a button to retry; with `lazy` alone the whole page would fail.
 *
 *     const Preview = lazyPart(() => import("./preview.tsx").then((module) => module.Preview));
 *     <Suspense fallback={…}><Preview /></Suspense>
 *
 * A part that pages come with has a name, that of its module: hydration waits for its chunk (`rendered-parts.ts`). Without
 * it, React takes the server's HTML of the part away as soon as anything around it changes, until the chunk has arrived.
 */
import { Component, lazy, use, useState } from "react";

import { nameLazyPart, RenderedPartsContext } from "../../page/rendered-parts.ts";
import { Failure } from "../feedback/loaded.tsx";

export function lazyPart<P extends object>(load: () => Promise<React.ComponentType<P>>, name?: string) {
  const create = () => lazy(() => load().then(asDefault, fail));
  const recreate = () => lazy(() => reloadStyles().then(load).then(asDefault, fail));
  // Created again only on retry: React forgets a part that never mounted, and would load it forever.
  let current = create();
  let preloaded: React.ComponentType<P> | null = null;
  function LazyPart(props: P) {
    const rendered = use(RenderedPartsContext);
    if (name) rendered?.add(name);
    const [Part, setPart] = useState<React.ComponentType<P>>(() => preloaded ?? current);
    const retry = () => {
      if (Part === current) current = recreate();
      setPart(() => current);
    };
    return (
      <Boundary key={idOf(Part)} retry={retry}>
        <Part {...props} />
      </Boundary>
    );
  }
  /** From then on it renders without a fallback; what fails is loaded again when it renders. */
  const preload = () =>
    load().then(
      (part) => void (preloaded = part),
      () => undefined,
    );
  if (name) nameLazyPart(name, preload);
  return Object.assign(LazyPart, { preload, isNamed: name !== undefined });
}

const asDefault = <T,>(part: T) => ({ default: part });

const fail = (cause: unknown): never => {
  throw new NotLoaded("A part of the page could not be loaded.", { cause });
};

/** The bundler's loader requests a style sheet only once, even if that failed. */
async function reloadStyles() {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]'))
    if (!link.sheet) link.replaceWith(link.cloneNode());
}

class NotLoaded extends Error {}

interface BoundaryProps {
  retry: () => void;
  children: React.ReactNode;
}

class Boundary extends Component<BoundaryProps, { error: unknown }> {
  override state: { error: unknown } = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render() {
    const { error } = this.state;
    if (error === null) return this.props.children;
    if (error instanceof NotLoaded) return <Failure retry={this.props.retry} />;
    throw error;
  }
}

/** A retried part gets a fresh boundary. */
const ids = new WeakMap<object, number>();
let last = 0;

function idOf(part: object) {
  if (!ids.has(part)) ids.set(part, ++last);
  return ids.get(part);
}
