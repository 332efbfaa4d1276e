/** Publishing a draft: what is missing leads back to its step, a full plan says so, and nothing typed is lost. */
import { Trans } from "@lingui/react/macro";
import { useState } from "react";
import { Link } from "react-router";
import { pages } from "#features/paths.ts";
import { ApiError } from "#platform/web/api-error.ts";
import { Button } from "#platform/web/ui/button.tsx";
import { Dialog } from "#platform/web/ui/dialog.tsx";
import type { ZodForm } from "#platform/web/ui/use-zod-form.ts";
import { useAction } from "#platform/web/use-action.ts";
import type { JobDraft } from "../job-draft.ts";
import { JobListing } from "../job-listing.ts";
import { whatIsMissing } from "./check-step.tsx";
import type { DraftKeeper } from "./use-job-draft.ts";

export interface PublishedJob {
  slug: string;
  title: string;
  listingStatus: string;
}

export function usePublish(keeper: DraftKeeper, form: ZodForm) {
  const action = useAction(JobListing, "publish", { at: "employer/job_listings" });
  const [published, setPublished] = useState<PublishedJob | null>(null);
  const [limit, setLimit] = useState<number | null>(null);

  async function publish(draft: JobDraft): Promise<void> {
    const missing = whatIsMissing(draft);
    if (Object.keys(missing).length > 0) return form.refuse(missing);
    await keeper.saveNow();
    if (!keeper.id || keeper.isStale) return;
    try {
      const answer = await action.run({ id: keeper.id });
      const data = answer?.data as { attributes?: PublishedJob } | undefined;
      if (data?.attributes) setPublished(data.attributes);
    } catch (error) {
      const isFull = error instanceof ApiError && error.status === 402;
      if (!isFull) throw error;
      setLimit(Number(error.errors[0]?.meta?.limit ?? 0));
    }
  }

  const dialog = (
    <Dialog
      isOpen={limit !== null}
      onClose={() => setLimit(null)}
      title={<Trans>You've reached {limit} published jobs</Trans>}
      footer={
        <>
          <Button variant="outline" onClick={() => setLimit(null)}>
            <Trans>Keep as draft</Trans>
          </Button>
          <Button component={Link} to={pages.plans}>
            <Trans>See plans</Trans>
          </Button>
        </>
      }
    >
      <p>
        <Trans>
          Your draft is saved. Pause or close another job, or choose a larger plan, then publish it.
        </Trans>
      </p>
    </Dialog>
  );
  return { publish, published, dialog };
}
