/** The position in onboarding and its navigation: the URL names the section and the question. */
import { useLingui } from "@lingui/react/macro";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useNavigate } from "react-router";

import { pages as sitePages } from "#features/paths.ts";
import { useSession } from "#features/accounts/screens/session/current-session.ts";
import { toast } from "#platform/web/ui/feedback/toast.ts";
import { useHydrated } from "#platform/web/hooks/use-hydrated.ts";
import { useSearch } from "#platform/web/hooks/use-search.ts";

import { loadUnsavedAnswers } from "../questions/unsaved-answers.ts";
import { type FlowPage, signatureOf } from "./flow-pages.ts";
import { firstOpen, pageAfter, pageAfterChange, pageBefore, pageOf } from "./page-order.ts";
import type { OnboardingData, useOnboardingData } from "./use-onboarding-data.ts";

/** URL sections that are no section: the list of all, the check at the end, and what follows it. */
export const views = { all: "all", check: "check", done: "done" } as const;

export type OnboardingFlow = ReturnType<typeof useOnboardingFlow>;

export function useOnboardingFlow(data: OnboardingData, tools: ReturnType<typeof useOnboardingData>) {
  const { t } = useLingui();
  const { pages, set } = data;
  const { accountId } = useSession();
  const navigate = useNavigate();
  const [search, setSearch] = useSearch();
  const latest = useRef(data);
  useEffect(() => {
    latest.current = data;
  }, [data]);

  const view = Object.values<string>(views).find((name) => name === search.section);
  const named = pageOf(pages, search.question);
  const page = view ? null : (named ?? firstOpen(pages) ?? null);
  const isChange = search.change === "true";
  const goTo = (to: FlowPage | string, how: "push" | "replace" = "push", change = false) => {
    const place =
      typeof to === "string" ? { section: to, question: null } : { section: to.section, question: to.key };
    setSearch({ ...place, change }, how);
  };
  useAddress(page, view, named, (to) => goTo(to, "replace"));
  const [isRenewed, setRenewed] = useRenewal(signatureOf(set), () =>
    goTo(firstOpen(latest.current.pages) ?? views.check, "replace"),
  );
  useSectionEvents(page?.section, tools.record);
  // On an open page, continue to the next open one; on a completed page, page by page.
  const review = useArrivedPassed(page);

  /** After a save has settled, with the pages of that moment; what was left open here is skipped. */
  const next = () => {
    if (!page) return;
    setRenewed(false);
    const items = pageOf(latest.current.pages, page.key)?.items ?? [];
    const open = items.filter((item) => !item.isPassed && !item.isRequired).map(({ key }) => key);
    if (open.length > 0) tools.pass(open);
    const isSettled = items.every((item) => item.isPassed || !item.isRequired);
    const now = latest.current.pages.map((one) =>
      one.key === page.key && isSettled ? { ...one, isPassed: true } : one,
    );
    if (isChange) {
      const added = pageAfterChange(now, page.key);
      goTo(added ?? views.check, added ? "push" : "replace", !!added);
    } else goTo(pageAfter(now, page.key, { isReview: review }) ?? views.check);
  };
  return {
    ...data,
    ...tools,
    page,
    view: view ?? (page ? null : views.check),
    isRenewed,
    isChange,
    goTo,
    next,
    back: () => {
      if (isChange) return goTo(views.check, "replace");
      goTo((page && pageBefore(pages, page.key)) ?? views.all);
    },
    finishLater: async () => {
      const questions = page?.items.flatMap(({ question }) => question ?? []) ?? [];
      await Promise.all(questions.map((question) => tools.answers.saveNow(question)));
      const isWaiting = Object.keys(loadUnsavedAnswers(accountId)).length > 0;
      toast(
        isWaiting
          ? t`Saved on this device. It is saved to your account when you open it online.`
          : t`Saved. Your profile waits here.`,
      );
      await navigate(sitePages.jobs);
    },
  };
}

/** A page opened without its name gets it into the URL, so that reload and Back lead to it. */
function useAddress(
  page: FlowPage | null,
  view: string | undefined,
  named: FlowPage | undefined,
  name: (to: FlowPage | string) => void,
) {
  const arrive = useEffectEvent(() => name(page ?? views.check));
  const isNamed = !!view || !!named;
  useEffect(() => {
    if (!isNamed) arrive();
  }, [isNamed]);
}

/** Whether the questions changed while the page was open; the server's rendering knows no answers of this browser yet. */
function useRenewal(signature: string, onRenewed: () => void) {
  const [isRenewed, setRenewed] = useState(false);
  const isHydrated = useHydrated();
  const first = useRef<string>(null);
  const renew = useEffectEvent(() => {
    setRenewed(true);
    onRenewed();
  });
  useEffect(() => {
    if (!isHydrated || first.current === signature) return;
    const isFirst = first.current === null;
    first.current = signature;
    if (!isFirst) renew();
  }, [isHydrated, signature]);
  return [isRenewed, setRenewed] as const;
}

function useArrivedPassed(page: FlowPage | null): boolean {
  const [arrival, setArrival] = useState({ key: page?.key, isPassed: !!page?.isPassed });
  if (arrival.key !== page?.key) setArrival({ key: page?.key, isPassed: !!page?.isPassed });
  return arrival.key === page?.key ? arrival.isPassed : !!page?.isPassed;
}

function useSectionEvents(section: string | undefined, record: (event: string) => void) {
  useEffect(() => {
    if (section) record(`section_started:${section}`);
  }, [section, record]);
}
