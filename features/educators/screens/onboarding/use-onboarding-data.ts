/** The data of onboarding: the questions with their answers, the profile, and its contents. */
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useMemo } from "react";

import { useFeature } from "#features/operators/screens/use-feature.ts";
import { refetchType } from "#platform/web/data/cached-documents.ts";
import type { QueryView } from "#platform/web/data/query-view.ts";
import { useCollection } from "#platform/web/data/use-collection.ts";

import { Certification } from "../../certification.ts";
import { EducationHistory } from "../../education-history.ts";
import { UserProfile } from "../../user-profile.ts";
import { VideoAskAnswer } from "../../video-answer.ts";
import { WorkHistory } from "../../work-history.ts";
import type { OwnProfile } from "../profile/use-own-profile.ts";
import { type AnswerSet, useAnswers } from "../questions/use-answers.ts";
import { type FlowPage, pagesOf, type ProfileFacts, type Section, sectionsOf } from "./flow-pages.ts";
import { useOnboardingEvents } from "./use-onboarding-events.ts";
import { useIsOnboarding } from "#features/accounts/screens/session/current-account.ts";
import { useSession } from "#features/accounts/screens/session/current-session.ts";
import { useStored } from "#platform/web/hooks/use-stored.ts";
import { OnboardingEvent } from "../../onboarding-event.ts";
import { passedName, skipped } from "./event-names.ts";

export interface OnboardingData {
  set: AnswerSet;
  profile: OwnProfile;
  facts: ProfileFacts;
  pages: FlowPage[];
  sections: Section[];
}

const all = { size: 100, keepOffline: true };
/** How often the profile's review state is polled while the page is visible. */
const pollIntervalMs = 30_000;

export function useOnboardingData() {
  const answers = useAnswers();
  const record = useOnboardingEvents();
  const { passed, pass, isReady } = useSkippedPages(record);
  const profiles = useCollection(UserProfile, {
    size: 1,
    keepOffline: true,
    refetchIntervalMs: pollIntervalMs,
  });
  const profile = profiles.data?.[0];
  const counts = useCounts(profile);
  const canReadResume = useFeature("resume_import");
  const set = answers.query.data;
  useAccountOnceComplete(profile);
  const data = useMemo<OnboardingData | undefined>(() => {
    if (!set || !profile || !counts || !isReady || canReadResume === undefined) return undefined;
    const hasName = !!profile.firstName && !!profile.lastName && !!profile.zipCode;
    const facts = { hasName, canReadResume, counts };
    const pages = pagesOf(set, facts, passed);
    return { set, profile, facts, pages, sections: sectionsOf(pages) };
  }, [set, profile, counts, passed, isReady, canReadResume]);
  const query: QueryView<OnboardingData> = {
    data,
    error: data ? null : (answers.query.error ?? profiles.error),
    isLoading: !data,
    isUpdating: false,
    retry: () => (answers.query.retry(), profiles.retry()),
  };
  return { query, answers, record, pass };
}

/** The answer that completes the profile ends onboarding: the account says so from then on. */
function useAccountOnceComplete(profile: OwnProfile | undefined) {
  const client = useQueryClient();
  const isOnboarding = useIsOnboarding();
  const isStale = isOnboarding && !!profile && profile.approvalState !== "incomplete";
  useEffect(() => {
    if (isStale) void client.invalidateQueries({ queryKey: ["api", "account"] });
  }, [client, isStale]);
}

/** The number of entries of each list; refetches the profile whenever one is added or deleted. */
function useCounts(profile: OwnProfile | undefined): ProfileFacts["counts"] | undefined {
  const client = useQueryClient();
  const jobs = useCollection(WorkHistory, { at: "user_profile/work_histories", ...all }).data?.length;
  const schools = useCollection(EducationHistory, { at: "user_profile/education_histories", ...all }).data
    ?.length;
  const certificates = useCollection(Certification, { at: "user_profile/certifications", ...all }).data
    ?.length;
  const videos = useCollection(VideoAskAnswer, { keepOffline: true }).data?.length;
  const resumes = profile && (profile.resume ? 1 : 0);
  const isKnown = jobs !== undefined && schools !== undefined && resumes !== undefined;
  const refetchAll = useEffectEvent(() => {
    if (isKnown) void refetchType(client, UserProfile.type);
  });
  useEffect(() => refetchAll(), [jobs, schools]);
  return useMemo(
    () =>
      isKnown
        ? {
            "from-resume": resumes,
            "work-history": jobs,
            "education-history": schools,
            "own-certifications": certificates ?? 0,

            "video-answers": videos ?? 0,
          }
        : undefined,
    [isKnown, jobs, schools, certificates, resumes, videos],
  );
}

/** Skipped optional pages: stored in this browser immediately, and as onboarding events for other devices. */
function useSkippedPages(record: (event: string) => void) {
  const { accountId } = useSession();
  const [stored, store] = useStored(`onboarding_passed:${accountId}`);
  const events = useCollection(OnboardingEvent, { sort: "-createdAt", ...all });
  const passed = useMemo(() => {
    const elsewhere = (events.data ?? []).map(({ event }) => event).filter((one) => one.startsWith(skipped));
    return new Set([...listIn(stored), ...elsewhere.map((event) => event.slice(skipped.length))]);
  }, [stored, events.data]);
  const pass = (keys: readonly string[]) => {
    const names = keys.map(passedName);
    store(JSON.stringify([...new Set([...listIn(stored), ...names])]));
    for (const name of names) record(skipped + name);
  };
  return { passed, pass, isReady: !events.isLoading };
}

function listIn(text: string | null): string[] {
  try {
    const list: unknown = JSON.parse(text ?? "[]");
    return Array.isArray(list) ? list.filter((one) => typeof one === "string") : [];
  } catch {
    return [];
  }
}
