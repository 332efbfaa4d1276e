/** Marks a profile as viewed in the cached lists that show it, and captures the view. */
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";

import { useCapture } from "#platform/web/page/use-capture.ts";
import { UserProfile } from "#features/educators/user-profile.ts";
import { patchCached } from "#platform/web/data/cached-documents.ts";
import type { Candidate } from "./candidate-slots.ts";

export function useMarkViewed(profile: Candidate | undefined) {
  const client = useQueryClient();
  const mark = useEffectEvent(() => {
    if (!profile) return;
    const viewedAt = profile.metadata?.viewedAt ?? new Date().toISOString();
    const metadata = { ...profile.metadata, viewedAt };
    patchCached(client, { type: UserProfile.type, id: profile.id }, { metadata });
  });
  useEffect(() => mark(), [profile?.id]);
  useCapture("educator_viewed", {}, profile?.id);
}
