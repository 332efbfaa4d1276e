/** Removing a calendar: its times can be booked at once; Undo brings it back, address and all. */
import { useLingui } from "@lingui/react/macro";
import { couldNotSave, toast } from "#platform/web/ui/feedback/toast.ts";
import { useAction } from "#platform/web/data/use-action.ts";
import { useRemove } from "#platform/web/data/use-change.ts";
import { BlockingCalendar } from "../../blocking-calendar.ts";
import { type Calendar, calendarsPath } from "./calendar-requests.ts";

export function useRemoveCalendar(removed: () => void) {
  const { t } = useLingui();
  const remove = useRemove(BlockingCalendar, { at: calendarsPath, optimistic: true });
  const restore = useAction(BlockingCalendar, "restore", { at: calendarsPath });
  return async (calendar: Calendar) => {
    const removal = remove.run(calendar);
    removed();
    if (!(await removal)) return;
    toast(t`“${calendar.calendarName}” is removed`, {
      undo: () => void restore.run(calendar).catch(couldNotSave),
    });
  };
}
