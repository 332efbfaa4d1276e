/** The positions of this process: what a read that begins now has surely seen, and what its sockets have been told. */
import { formatPosition, type Position } from "#platform/shared/live-position.ts";

/** A sample of the database's open transactions, as of this moment of the process's own clock. */
interface Sample {
  position: string;
  takenAt: number;
}

/** Notifications of transactions that had ended by the time of a sample arrive within this time after it. */
const arrivalMs = 5_000;

export class Positions {
  #samples: Sample[] = [];
  #told: string | null = null;

  /** Records what the database said on the connection that listens. */
  record(position: Position, takenAt = performance.now()) {
    this.#samples.push({ position: formatPosition(position), takenAt });
  }

  /** For what is read from now on: everything before it is seen. Null until the database was asked. */
  get current(): string | null {
    return this.#samples.at(-1)?.position ?? null;
  }

  /** After the connection that listens was lost: what it did not tell is not told by the next one. */
  restart() {
    this.#samples = this.#samples.slice(-1);
  }

  /**
   * Everything before it has been delivered to whoever listened. `pendingSince`: when the oldest unfinished delivery
   * began, if there is one.
   */
  told(pendingSince: number | null): string | null {
    const lastTakenAt = this.#samples.at(-1)?.takenAt ?? 0;
    const arrivedBefore = Math.min(lastTakenAt, pendingSince ?? lastTakenAt) - arrivalMs;
    while (this.#samples.length > 1 && this.#samples[0]!.takenAt <= arrivedBefore)
      this.#told = this.#samples.shift()!.position;
    return this.#told;
  }
}
