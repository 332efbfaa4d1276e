/**
 * "Save this search": one press for an educator, who then hears of new jobs by mail; an address to confirm for who has
 * no account. A search that is saved already leads to the saved ones.
 */
import { Trans, useLingui } from "@lingui/react/macro";
import { IconBell, IconBellCheck } from "@tabler/icons-react";
import { Suspense, useState } from "react";

import { ApiError } from "#platform/web/api-error.ts";
import { useSession } from "#platform/web/session.ts";
import { BusyButton } from "#platform/web/ui/busy-button.tsx";
import type { ButtonProps } from "#platform/web/ui/button.tsx";
import { lazyPart } from "#platform/web/ui/lazy-part.tsx";
import { toast } from "#platform/web/ui/toast.ts";
import { useRemove } from "#platform/web/use-change.ts";
import { useCreate } from "#platform/web/use-create.ts";
import { JobAlert } from "../../job-alert.ts";
import type { JobSearchState } from "../use-job-search.ts";
import { isSameSearch, searchToSave } from "./search-to-save.ts";
import { useSavedSearches } from "./use-saved-searches.ts";

const SaveByMail = lazyPart(() => import("./save-by-mail.tsx").then((module) => module.SaveByMail));

interface SaveSearchProps {
  state: JobSearchState;
  variant?: ButtonProps["variant"];
  size?: ButtonProps["size"];
  /** What the button says; "Save this search" unless told. */
  children?: React.ReactNode;
}

export function SaveSearch({ state, variant = "subtle", size, children }: SaveSearchProps) {
  const { t } = useLingui();
  const { userType } = useSession();
  const [isAsking, setAsking] = useState(false);
  const saved = useSavedSearches();
  const create = useCreate(JobAlert);
  const remove = useRemove(JobAlert);
  if (userType === "employer" || userType === "operator") return null;
  const filters = searchToSave(state.asked, state.place);
  const isSaved = saved.data?.some((one) => isSameSearch(one.filters, filters)) ?? false;
  const save = async () => {
    try {
      const alert = await create.run({ filters });
      toast(t`Search saved. New jobs come by mail once a day.`, {
        undo: () => void remove.run(alert).catch(sayWhy),
        action: { label: t`Change`, run: state.openSaved },
      });
    } catch (error) {
      sayWhy(error);
    }
  };
  return (
    <>
      <BusyButton
        variant={variant}
        size={size}
        isBusy={create.isRunning}
        leftSection={
          isSaved ? (
            <IconBellCheck size={18} stroke={1.75} aria-hidden="true" />
          ) : (
            <IconBell size={18} stroke={1.75} aria-hidden="true" />
          )
        }
        onClick={() => {
          if (userType !== "educator") setAsking(true);
          else if (isSaved) state.openSaved();
          else void save();
        }}
      >
        {isSaved ? <Trans>Search saved</Trans> : (children ?? <Trans>Save this search</Trans>)}
      </BusyButton>
      {isAsking && (
        <Suspense>
          <SaveByMail filters={filters} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </>
  );
}

function sayWhy(error: unknown) {
  if (error instanceof ApiError) toast(error.message, { tone: "error" });
  else throw error;
}
