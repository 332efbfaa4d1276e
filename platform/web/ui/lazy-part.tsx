/**
 * A heavy part in a chunk of its own. Where the chunk does not arrive (the connection was lost, or a new release has
 * replaced it) only this part says so, with a way to try again; `lazy` alone would take the whole page down.
 *
 *     const JobPane = lazyPart(() => import("./job-pane.tsx").then((module) => module.JobPane));
 *     <Suspense fallback={…}><JobPane /></Suspense>
 */
import { Component, lazy, useState } from "react";

import { Failure } from "./loaded.tsx";

export function lazyPart<P extends object>(load: () => Promise<React.ComponentType<P>>) {
  const once = () =>
    lazy(() =>
      (hasFailed ? loadStylesAgain() : Promise.resolve()).then(load).then(
        (part) => ({ default: part }),
        (cause) => {
          // What failed once is forgotten: the next one to need the part loads it anew.
          hasFailed = true;
          current = once();
          throw new NotLoaded("A part of the page could not be loaded.", { cause });
        },
      ),
    );
  let hasFailed = false;
  let current = once();
  return function LazyPart(props: P) {
    const [Part, setPart] = useState(() => current);
    return (
      <Boundary key={idOf(Part)} retry={() => setPart(() => current)}>
        <Part {...props} />
      </Boundary>
    );
  };
}

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
