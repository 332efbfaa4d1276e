/** When the time picked is gone by the time it is booked: fresh ones are shown, and the choice is open again. */
import { useQueryClient } from "@tanstack/react-query";

import { ApiError } from "#platform/web/api-client/api-error.ts";
import { refetchType } from "#platform/web/data/cached-documents.ts";
import { FreeTime } from "../../availability.ts";

export function useSlotTaken() {
  const client = useQueryClient();
  /** Runs a booking; a time that was taken meanwhile is told at the field `time`. */
  return async <T>(booking: () => Promise<T>): Promise<T> => {
    try {
      const booked = await booking();
      void refetchType(client, FreeTime.type);
      return booked;
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== "slot_taken") throw error;
      await refetchType(client, FreeTime.type);
      const detail = { ...error.errors[0], meta: { ...error.errors[0]?.meta, field: "time" } };
      throw new ApiError(error.kind, error.message, error.status, [detail]);
    }
  };
}
