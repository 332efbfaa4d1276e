/** How many sockets of one address and of one account are open, and how many commands an account has sent this minute. */
import { RateLimiterMemory } from "rate-limiter-flexible";

export interface SocketLimits {
  /** Open at once, whether their caller is known yet or not; a school has one address for everyone. */
  socketsPerAddress: number;
  /** Open at once: one for each tab. */
  socketsPerAccount: number;
  /** Subscriptions requested and messages sent, each of which may query the database. */
  commandsPerMinute: number;
}

export type SocketCounts = ReturnType<typeof socketCounts>;

export function socketCounts(limits: SocketLimits) {
  const addresses = counter(limits.socketsPerAddress);
  const accounts = counter(limits.socketsPerAccount);
  const commands = new RateLimiterMemory({ points: limits.commandsPerMinute, duration: 60 });
  return {
    addresses,
    accounts,
    /** Counts a command; false where the account has sent too many. */
    mayCommand: (accountId: string): Promise<boolean> =>
      commands.consume(accountId).then(
        () => true,
        () => false,
      ),
  };
}

function counter(max: number) {
  const counts = new Map<string, number>();
  return {
    /** Takes a place, or answers false where none is free. */
    enter(key: string): boolean {
      const count = counts.get(key) ?? 0;
      if (count >= max) return false;
      counts.set(key, count + 1);
      return true;
    },
    leave(key: string): void {
      const count = (counts.get(key) ?? 0) - 1;
      if (count > 0) counts.set(key, count);
      else counts.delete(key);
    },
  };
}
