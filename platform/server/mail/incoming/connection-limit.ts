/** How many connections one network address may hold at a time. */

export function connectionLimit(max: number) {
  const open = new Map<string, Set<string>>();
  return {
    /** False for one too many, which is counted all the same until it leaves. */
    enter(address: string, connection: string): boolean {
      const connections = open.get(address) ?? new Set();
      open.set(address, connections.add(connection));
      return connections.size <= max;
    },
    /** Also for connections that never entered: some close before they are greeted. */
    leave(address: string, connection: string): void {
      const those = open.get(address);
      those?.delete(connection);
      if (those?.size === 0) open.delete(address);
    },
  };
}
