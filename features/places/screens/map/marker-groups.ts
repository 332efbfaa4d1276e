/** Markers that would cover each other are shown as one, with their number. */

interface OnScreen {
  left: number;
  top: number;
}

export interface MarkerGroup<T> extends OnScreen {
  items: T[];
}

/** In the given order: each joins the first group that is closer than `distance` pixels, or begins one at its place. */
export function groupMarkers<T extends OnScreen>(markers: readonly T[], distance: number): MarkerGroup<T>[] {
  const groups: MarkerGroup<T>[] = [];
  for (const marker of markers) {
    const near = groups.find(({ left, top }) => Math.hypot(left - marker.left, top - marker.top) < distance);
    if (near) near.items.push(marker);
    else groups.push({ left: marker.left, top: marker.top, items: [marker] });
  }
  return groups;
}
