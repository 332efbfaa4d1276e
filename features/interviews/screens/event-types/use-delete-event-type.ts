/** Deleting an interview type: its link ends at once, Undo makes it again with the same link. */
import { useLingui } from "@lingui/react/macro";
import { ApiError } from "#platform/web/api-client/api-error.ts";
import { useRemove } from "#platform/web/data/use-change.ts";
import { useCreate } from "#platform/web/data/use-create.ts";
import { couldNotSave, toast } from "#platform/web/ui/feedback/toast.ts";
import { InterviewEventType } from "../../event-type.ts";
import { eventTypesPath, type EventType } from "./use-event-types.ts";
import { attributesOf, valuesOf } from "./form-values.ts";

export function useDeleteEventType(deleted: () => void) {
  const { t } = useLingui();
  const remove = useRemove(InterviewEventType, {
    at: eventTypesPath,
    optimistic: true,
    onRollback: (error) => {
      // Upcoming interviews hold it: the server says how many.
      if (error instanceof ApiError) toast(error.message, { tone: "error" });
      else couldNotSave();
    },
  });
  const create = useCreate(InterviewEventType, { at: eventTypesPath });
  return async (type: EventType) => {
    const removal = remove.run(type);
    deleted();
    if (!(await removal)) return;
    const { active, employerProfileId } = type;
    const again = {
      ...attributesOf(valuesOf(type)),
      active,
      ...(employerProfileId && { employerProfileId }),
    };
    toast(t`“${type.name}” is deleted`, { undo: () => void create.run(again).catch(couldNotSave) });
  };
}
