/** The states of a sample profile: most are approved and visible, some are pending, dormant or hidden. */
import type { ActiveState, ApprovalState, VisibilityState } from "#features/educators/educator-states.ts";
import type { SampleContext } from "../sample-context.ts";

interface ProfileStates {
  approvalState: ApprovalState;
  activeState: ActiveState;
  visibilityState: VisibilityState;
  missingRequiredFields: string[];
  lastSeenAt: (context: SampleContext, createdAt: Date) => Date;
}

export const profileStates = {
  /** Everything as an educator would wish it. */
  shown: {
    approvalState: "approved",
    activeState: "active",
    visibilityState: "visible",
    missingRequiredFields: [],
    lastSeenAt: ({ daysAgo }) => daysAgo(0.1),
  } satisfies ProfileStates,

  /** Who has no work history yet has not finished. */
  of({ r }: SampleContext, works: number): ProfileStates {
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
      lastSeenAt: (context, createdAt) => lastSeenAfter(context, createdAt, activeState),
    };
  },
};

function lastSeenAfter({ r, daysAgo }: SampleContext, createdAt: Date, activeState: string): Date {
  const days =
    activeState === "dormant"
      ? 190 + r.next() * 200
      : activeState === "paused"
        ? 20 + r.next() * 60
        : r.next() ** 2.2 * 90;
  return new Date(Math.max(createdAt.getTime(), daysAgo(days).getTime()));
}
