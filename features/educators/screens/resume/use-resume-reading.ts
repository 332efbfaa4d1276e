/** Requests the reading of a resume once, then polls until it is done; after a while it says so. */
import { useEffect, useEffectEvent, useRef, useState } from "react";

import type { ResourceOf } from "#platform/shared/entity.ts";
import { ApiError } from "#platform/web/api-client/api-error.ts";
import { useCreate } from "#platform/web/data/use-create.ts";
import { useResource } from "#platform/web/data/use-resource.ts";
import { ResumeImport, type ResumeProblem } from "../../resume-import.ts";

export type ResumeReading = ResourceOf<typeof ResumeImport>;

type ReadingState =
  | { state: "reading" }
  | { state: "ready"; row: ResumeReading }
  | { state: "failed"; problem: ResumeProblem }
  | { state: "refused"; sentence: string }
  | { state: "slow" | "unreachable"; again: () => void };

const pollIntervalMs = 1_000;
const patienceMs = 45_000;

export function useResumeReading(fileId: string): ReadingState {
  const create = useCreate(ResumeImport);
  const [id, setId] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<ApiError | null>(null);
  const [isSlow, setSlow] = useState(false);
  const [state, setState] = useState("reading");
  const isReading = state === "reading" && !isSlow;
  const query = useResource(ResumeImport, id, {
    skipCache: true,
    ...(isReading && { refetchIntervalMs: pollIntervalMs }),
  });
  const found = query.data?.state;
  if (found && found !== state) setState(found);

  const requestReading = async () => {
    setRefusal(null);
    try {
      setId((await create.run({ fileId })).id);
    } catch (error) {
      setRefusal(error instanceof ApiError ? error : new ApiError("fetch", ""));
    }
  };
  const requestOnMount = useEffectEvent(requestReading);
  const isAsked = useRef(false);
  useEffect(() => {
    // Effects run twice while developing; a resume is read once.
    if (isAsked.current) return;
    isAsked.current = true;
    void requestOnMount();
  }, []);
  useEffect(() => {
    if (!id || !isReading) return;
    const clock = setTimeout(() => setSlow(true), patienceMs);
    return () => clearTimeout(clock);
  }, [id, isReading]);

  const row = query.data;
  if (row?.state === "ready") return { state: "ready", row };
  if (row?.state === "failed") return { state: "failed", problem: row.problem ?? "unreadable" };
  if (refusal?.status) return { state: "refused", sentence: refusal.message };
  if (refusal) return { state: "unreachable", again: () => void requestReading() };
  if (query.error) return { state: "unreachable", again: query.retry };
  return isSlow ? { state: "slow", again: () => setSlow(false) } : { state: "reading" };
}
