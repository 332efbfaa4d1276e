/** Coming back from Google or Microsoft: the code in the address is used once and taken out of it. */
import { useLingui } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import { ApiError } from "#platform/web/api-client/api-error.ts";
import { toast } from "#platform/web/ui/feedback/toast.ts";
import { useSearch } from "#platform/web/hooks/use-search.ts";
import { completeConnection } from "./calendar-requests.ts";
import type { CalendarAccess } from "./choose-calendars.form.tsx";

/** Effects may run twice, codes are good once. */
const used = new Set<string>();

export function useConnectionReturn() {
  const { t } = useLingui();
  const [{ state, code, connect }, setSearch] = useSearch();
  const [door, setDoor] = useState<CalendarAccess>();
  useEffect(() => {
    if (!connect && !(state && code)) return;
    setSearch({ state: null, code: null, connect: null });
    if (connect) return void toast(t`That account was not connected.`, { tone: "error" });
    if (used.has(state!)) return;
    used.add(state!);
    completeConnection(state!, code!).then(
      ({ thirdPartyCredentialId: id, service }) => setDoor({ id, service }),
      (error: unknown) =>
        toast(
          error instanceof ApiError && error.errors.length
            ? error.message
            : t`That account was not connected.`,
          {
            tone: "error",
          },
        ),
    );
  }, [state, code, connect, setSearch, t]);
  return { door, done: () => setDoor(undefined) };
}
