/**
 * Submits the profile: reports what is missing with links, checked by this browser first and then by the
 * server.
 */
import { useLingui } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import { z } from "zod";

import { ApiError } from "#platform/web/api-client/api-error.ts";
import { call } from "#platform/web/api-client/api.ts";
import { refetchType } from "#platform/web/data/cached-documents.ts";
import { capture } from "#platform/web/page/analytics.ts";
import { useZodForm, type ZodForm } from "#platform/web/forms/use-zod-form.ts";

import { OnboardingEvent, profileSubmitted } from "../../onboarding-event.ts";
import { UserProfile } from "../../user-profile.ts";
import type { CheckRow } from "./check-rows.ts";
import { missingKeys } from "./flow-pages.ts";
import { partPageTexts } from "./part-page-texts.ts";
import { type OnboardingFlow, views } from "./use-onboarding-flow.ts";

const { type } = OnboardingEvent;

export function useSubmitForm(flow: OnboardingFlow, rows: readonly CheckRow[]): ZodForm {
  const { t, i18n } = useLingui();
  const client = useQueryClient();
  const sentenceOf = ({ item, label }: CheckRow) =>
    item.part ? i18n._(partPageTexts[item.part].missing) : t`Answer this question: ${label}`;
  const problemsIn = (keys: ReadonlySet<string>) =>
    Object.fromEntries(
      rows.filter(({ item }) => keys.has(item.key)).map((row) => [row.item.key, sentenceOf(row)]),
    );
  const form: ZodForm = useZodForm({
    schema: z.any().superRefine((_values, context) => {
      const missing = new Set(missingKeys(flow.pages));
      for (const [key, message] of Object.entries(problemsIn(missing)))
        context.addIssue({ code: "custom", path: [key], message });
    }),
    // The names of the rows that an error may be about.
    initial: Object.fromEntries(rows.map(({ item }) => [item.key, ""])),
    guard: false,
    submit: async () => {
      // First send what a lost connection delayed.
      await Promise.all(flow.set.questions.map((question) => flow.answers.saveNow(question)));
      try {
        const attributes = { event: profileSubmitted };
        await call(type, { method: "POST", body: { data: { type, attributes } } });
        capture("profile_submitted", {}, { debounce: false });
      } catch (error) {
        const missing = missingIn(error);
        if (!missing) throw error;
        void refetchType(client, UserProfile.type);
        return form.showErrors(problemsIn(new Set(missing.map((name) => partOf[name] ?? name))));
      }
      await refetchType(client, UserProfile.type);
      flow.goTo(views.done, "replace");
      await client.invalidateQueries({ queryKey: ["api", "account"] });
    },
  });
  return form;
}

/** The server's names of what is missing; undefined where something else went wrong. */
function missingIn(error: unknown): string[] | undefined {
  if (!(error instanceof ApiError) || error.code !== "profile_incomplete") return undefined;
  const missing = error.errors[0]?.meta?.missing;
  return Array.isArray(missing) ? missing.map(String) : [];
}

const partOf: Record<string, string> = {
  firstName: "about-you",
  lastName: "about-you",
  zipCode: "about-you",
  workHistories: "work-history",
  educationHistories: "education-history",
};
