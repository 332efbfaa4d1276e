/**
 * Stores what is typed into a form in the browser, so that a reload or a closed tab loses nothing.
 *
 *     const draft = useFormDraft(form, { key: "register_employer", except: ["password"] });
 *     … draft.forget() once it is sent
 */
import { useEffect, useRef } from "react";

import { removeDraft, readDraft, writeDraft, type DraftPlace } from "./form-draft.ts";
import type { ZodForm } from "./use-zod-form.ts";

interface FormDraftOptions {
  key: string;
  /** Never stored: passwords. */
  except?: readonly string[];
  /** browser: until the form is sent · tab: until the tab is closed. */
  place?: DraftPlace;
}

export function useFormDraft({ form }: ZodForm, { key, except = [], place = "browser" }: FormDraftOptions) {
  const isRead = useRef(false);
  const isOver = useRef(false);
  const values = form.values;
  // After hydration: the server does not know the browser's drafts. What was just typed is newer.
  useEffect(() => {
    const stored = readDraft(key, form.getInitialValues(), except, place);
    for (const [name, value] of Object.entries(stored))
      if (!form.isDirty(name)) form.setFieldValue(name, value);
    isRead.current = true;
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, on mount
  }, []);
  useEffect(() => {
    if (isRead.current && !isOver.current && form.isTouched()) writeDraft(key, values, except, place);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only the values change
  }, [values]);
  return {
    forget: () => {
      isOver.current = true;
      removeDraft(key, place);
    },
  };
}
