/**
 * A heavy part in a chunk of its own. Where the chunk does not arrive (the connection was lost, or a new release has
 * replaced it) only this part says so, with a way to try again; `lazy` alone would take the whole page down.
 *
 *     const JobPane = lazyPart(() => import("./job-pane.tsx").then((module) => module.JobPane));
 *     <Suspense fallback={…}><JobPane /></Suspense>
 */
import { Component, lazy, useState } from "react";

import { Failure } from "../feedback/loaded.tsx";

export function lazyPart<P extends object>(load: () => Promise<React.ComponentType<P>>) {
  const first = () => lazy(() => load().then(asDefault, fail));
  const again = () => lazy(() => loadStylesAgain().then(load).then(asDefault, fail));
  // Not made anew before the reader asks: React forgets a part that never stood, and would load it for ever.
  let current = first();
  return function LazyPart(props: P) {
    const [Part, setPart] = useState(() => current);
    const retry = () => {
      if (Part === current) current = again();
      setPart(() => current);
    };
    return (
      <Boundary key={idOf(Part)} retry={retry}>
        <Part {...props} />
      </Boundary>
    );
  };
}

const asDefault = <T,>(part: T) => ({ default: part });

const fail = (cause: unknown): never => {
  throw new NotLoaded("A part of the page could not be loaded.", { cause });
};

/** The builder asks for a style sheet only once, even where that failed. */
async function loadStylesAgain() {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]'))
    if (!link.sheet) link.replaceWith(link.cloneNode());
}

class NotLoaded extends Error {}

interface BoundaryProps {
  retry: () => void;
  children: React.ReactNode;
}

class Boundary extends Component<BoundaryProps, { error: unknown }> {
  override state = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render() {
    const { error } = this.state;
    if (error === null) return this.props.children;
    if ((error as unknown) instanceof NotLoaded) return <Failure retry={this.props.retry} />;
    throw error;
  }
}

/** A part tried again gets a fresh boundary. */
const ids = new WeakMap<object, number>();
let last = 0;

function idOf(part: object) {
  if (!ids.has(part)) ids.set(part, ++last);
  return ids.get(part);
}
