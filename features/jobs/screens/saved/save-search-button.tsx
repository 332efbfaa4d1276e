/** Saves the search with one press; if it is saved already, links to the saved searches. */
import { Trans, useLingui } from "@lingui/react/macro";
import IconBell from "~icons/tabler/bell";
import IconBellCheck from "~icons/tabler/bell-check";
import { useEffect, useEffectEvent, useState } from "react";

import { ApiError } from "#platform/web/api-client/api-error.ts";
import { BusyButton } from "#platform/web/ui/form/busy-button.tsx";
import type { ButtonProps } from "#platform/web/ui/form/button.tsx";
import { toast } from "#platform/web/ui/feedback/toast.ts";
import { useRemove } from "#platform/web/data/use-change.ts";
import { useCreate } from "#platform/web/data/use-create.ts";
import type { JobSearchState } from "../search/use-job-search.ts";
import { JobAlert } from "../../job-alert.ts";
import { isSameSearch, searchToSave } from "./search-to-save.ts";
import { useSavedSearches } from "./use-saved-searches.ts";

export interface SaveSearchProps {
  state: JobSearchState;
  variant?: ButtonProps["variant"];
  size?: ButtonProps["size"];
  /** The button's label; defaults to "Save this search". */
  children?: React.ReactNode;
}

interface SaveSearchButtonProps extends SaveSearchProps {
  /** Pressed before this part was there. */
  isPressed: boolean;
  onAnswered: () => void;
}

export function SaveSearchButton({
  state,
  variant,
  size,
  children,
  isPressed,
  onAnswered,
}: SaveSearchButtonProps) {
  const { t } = useLingui();
  const saved = useSavedSearches();
  const create = useCreate(JobAlert);
  const remove = useRemove(JobAlert);
  const filters = searchToSave(state.criteria, state.place);
  const isSaved = saved.data?.some((one) => isSameSearch(one.filters, filters)) ?? false;
  // Pressed before the place was known: it would save a search that is not meant.
  const [isWaiting, setWaiting] = useState(false);
  const save = async () => {
    try {
      const alert = await create.run({ filters });
      toast(t`Search saved. New jobs come by email once a day.`, {
        undo: () => void remove.run(alert).catch(showError),
        action: { label: t`Change`, run: state.openSaved },
      });
    } catch (error) {
      showError(error);
    } finally {
      setWaiting(false);
    }
  };
  const answer = useEffectEvent(() => {
    if (!(isPressed || isWaiting) || !state.isSettled) return;
    onAnswered();
    void save();
  });
  useEffect(() => answer(), [isPressed, isWaiting, state.isSettled]);
  const Bell = isSaved ? IconBellCheck : IconBell;
  return (
    <BusyButton
      variant={variant}
      size={size}
      isBusy={create.isRunning}
      leftSection={<Bell size={18} />}
      onClick={() => (isSaved ? state.openSaved() : setWaiting(true))}
    >
      {isSaved ? <Trans>Search saved</Trans> : children}
    </BusyButton>
  );
}

function showError(error: unknown) {
  if (error instanceof ApiError) toast(error.message, { tone: "error" });
  else throw error;
}
