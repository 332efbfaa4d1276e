/**
 * Which gestures move the map. The page must still scroll over it: a wheel or one finger moves the map only once it
 * was pressed (it has the focus); two fingers, a wheel with Ctrl or ⌘ (as a trackpad's pinch) and a drag always do.
 */
export function isMapGesture(event: GestureEvent, isActive: boolean): boolean {
  if (event.type === "wheel") return isActive || Boolean(event.ctrlKey || event.metaKey);
  if (event.type.startsWith("touch")) return isActive || (event.touches?.length ?? 0) > 1;
  return !event.button && !event.ctrlKey;
}

interface GestureEvent {
  type: string;
  ctrlKey?: boolean;
  metaKey?: boolean;
  button?: number;
  touches?: { length: number };
}
