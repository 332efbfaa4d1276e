/** Books the chosen time, or moves an interview to it. Pressing twice, or again after a lost answer, books once. */
import { useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";

import { ApiError } from "#platform/web/api-client/api-error.ts";
import { call } from "#platform/web/api-client/api.ts";
import { refetchType } from "#platform/web/data/cached-documents.ts";
import type { WireResource } from "#platform/web/api-client/document.ts";
import { randomId } from "#platform/web/api-client/random-id.ts";
import { capture } from "#platform/web/page/analytics.ts";
import { Interview } from "../../interview.ts";

export interface BookingValues {
  interviewEventTypeId: string;
  time: string;
  timeZone: string;
  note: string;
  phoneNumber?: string | null;
  jobApplicationId?: string | null;
}

export function useBookInterview() {
  const client = useQueryClient();
  const tries = useRef(new Map<string, string>());
  /** Answers with the id of the new interview; rejects with an `ApiError`. */
  return async (values: BookingValues, moved: string | null): Promise<string> => {
    const what = JSON.stringify([values, moved]);
    const idempotencyKey = tries.current.get(what) ?? randomId();
    tries.current.set(what, idempotencyKey);
    try {
      const answer = await call(moved ? `interviews/${moved}/reschedule` : "interviews", {
        method: "POST",
        idempotencyKey,
        body: moved ? movedTo(values) : { data: { type: Interview.type, attributes: given(values) } },
      });
      if (!moved) capture("interview_booked", { by: "educator" }, { debounce: false });
      return (answer.data as WireResource).id;
    } catch (error) {
      // An answer is an answer: the next try is a new one. Without an answer it may have been booked.
      if (error instanceof ApiError && error.status > 0) tries.current.delete(what);
      throw error;
    } finally {
      for (const type of [Interview.type, "interview_slots", "messages", "user_profiles"])
        void refetchType(client, type);
    }
  };
}

const movedTo = ({ time, timeZone, note }: BookingValues) => ({ time, timeZone, ...(note && { note }) });

/** Only what there is. */
const given = (values: BookingValues) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null && value !== undefined));
