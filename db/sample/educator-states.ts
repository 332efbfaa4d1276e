/** Where a profile of the sample stands: most are approved and found, some wait, sleep or hide. */
import type { World } from "./world.ts";

interface States {
  approvalState: string;
  activeState: string;
  visibilityState: string;
  missingRequiredFields: string[];
  lastSeenAt: (world: World, createdAt: Date) => Date;
}

export const profileStates = {
  /** Everything as an educator would wish it. */
  shown: {
    approvalState: "approved",
    activeState: "active",
    visibilityState: "visible",
    missingRequiredFields: [],
    lastSeenAt: ({ daysAgo }) => daysAgo(0.1),
  } satisfies States as States,

  /** Who has no work history yet has not finished. */
  of({ r }: World, works: number): States {
    const approvalState =
      works === 0
        ? r.weighted({ incomplete: 3, pending: 1, approved: 6 })
        : r.weighted({ approved: 93, pending: 4, changes_requested: 2, incomplete: 1 });
    const activeState =
      approvalState === "approved" ? r.weighted({ active: 90, dormant: 6, paused: 4 }) : "active";
    return {
      approvalState,
      activeState,
      visibilityState: r.weighted({ visible: 88, applied_only: 8, hidden: 4 }),
      missingRequiredFields: approvalState === "incomplete" ? ["workHistories"] : [],
      lastSeenAt: (world, createdAt) => seen(world, createdAt, activeState),
    };
  },
};

function seen({ r, daysAgo }: World, createdAt: Date, activeState: string): Date {
  const days =
    activeState === "dormant"
      ? 190 + r.next() * 200
      : activeState === "paused"
        ? 20 + r.next() * 60
        : r.next() ** 2.2 * 90;
  return new Date(Math.max(createdAt.getTime(), daysAgo(days).getTime()));
}
