/** What every page needs for its first paint: the shell's styles and the fonts, as values of a `Link` header (RFC 8288). */
import type { ServerBuild } from "react-router";

/** The build lists styles of the entry as well, though its type leaves them out. */
interface StyledPart {
  css?: string[];
}

interface FontLink {
  href?: string;
  as?: string;
}

/** Known before a page is rendered, so that a browser loads them while it waits. Empty where there are none. */
export function firstAssets({ assets, routes }: Pick<ServerBuild, "assets" | "routes">): string[] {
  const styles = [assets.entry, assets.routes["root"]].flatMap(
    (part) => (part as StyledPart | undefined)?.css ?? [],
  );
  const fonts = ((routes["root"]?.module.links?.() ?? []) as FontLink[]).filter(({ as }) => as === "font");
  // A fragment keeps the bundler's names apart and is no part of what is requested.
  const stylePaths = new Set(styles.map((path) => path.split("#")[0]));
  return [
    ...[...stylePaths].map((path) => `<${path}>; rel=preload; as=style`),
    ...fonts.map(({ href }) => `<${href}>; rel=preload; as=font; type="font/woff2"; crossorigin`),
  ];
}
