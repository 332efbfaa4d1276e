/** Beneath a form whose ZIP lies where educators cannot register yet: what happens now, and the waiting list. */
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";

import { ApiError } from "#platform/web/api-client/api-error.ts";
import { Stack } from "#platform/web/ui/layout/stack.tsx";
import { fiveDigits } from "../zip-code.ts";
import { useArea } from "./area.ts";
import { WaitingListForm } from "./waiting-list.form.tsx";

/** Remembers the ZIP that a write was refused for. */
export function useClosedZip() {
  const [zip, setZip] = useState<string | null>(null);
  return {
    zip,
    /** Passes the write's outcome on: the form shows the refusal at its field, too. */
    watch: async (typed: string, write: Promise<unknown>): Promise<void> => {
      setZip(null);
      try {
        await write;
      } catch (error) {
        if (error instanceof ApiError && error.code === "city_pending") setZip(fiveDigits(typed));
        throw error;
      }
    },
  };
}

interface ClosedAreaProps {
  /** Five digits. */
  zip: string;
  email: string | null;
  /** "Austin, TX": where the profile stays; null while it has no home. */
  home: string | null;
}

export function ClosedArea({ zip, email, home }: ClosedAreaProps) {
  const { t } = useLingui();
  const { name } = useArea(zip);
  const place = name ?? zip;
  const title = t`We're not in ${place} yet`;
  return (
    <Stack as="section" gap={12} surface="info" padding={16} aria-label={title}>
      <p className="h3">{title}</p>
      <p>
        {home ? (
          <Trans>
            Nothing has changed: your profile stays in {home}. What you typed above is saved as soon as the
            ZIP code is one of an open area.
          </Trans>
        ) : (
          <Trans>Enter the ZIP code of a place where you want to work, or wait until we open.</Trans>
        )}
      </p>
      <p>
        <Trans>We open one area at a time, and can write to you once on the day it opens.</Trans>
      </p>
      <WaitingListForm
        key={zip}
        zip={zip}
        userType="educator"
        email={email ?? ""}
        submit={t`Tell me when you open`}
        done={t`We'll email you when we open in ${place}`}
      />
    </Stack>
  );
}
