/** When two programs become one, who was on both teams has said what either of their profiles said. */
import type { EmployerMerge } from "#features/employers/api/merge/merge-employers.ts";
import type { WriteContext } from "#platform/server/context.ts";

export async function mergeReporters({ db }: WriteContext, { twins }: EmployerMerge): Promise<void> {
  for (const { from, into } of twins)
    await db
      .updateTable("hiringUpdates")
      .set({ reportedById: into })
      .where("reportedById", "=", from)
      .where("reportedByType", "=", "EmployerProfile")
      .execute();
}
