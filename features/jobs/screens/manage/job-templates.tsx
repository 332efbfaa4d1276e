/** Templates, below the drafts: each starts a new job or can be deleted. */
import { Trans, useLingui } from "@lingui/react/macro";
import IconDots from "~icons/tabler/dots";
import { useIsEmployerReadOnly } from "#features/accounts/screens/session/current-account.ts";
import { Button } from "#platform/web/ui/form/button.tsx";
import { type Column, DataTable } from "#platform/web/ui/data/data-table.tsx";
import { MenuButton, MenuItem } from "#platform/web/ui/overlay/menu-button.tsx";
import { TimeText } from "#platform/web/ui/data/time-text.tsx";
import { useCollection } from "#platform/web/data/use-collection.ts";
import { JobListing } from "../../job-listing.ts";
import { Stack } from "#platform/web/ui/layout/stack.tsx";
import classes from "./employer-job-list.module.css";
import { useDeleteDraft, usePendingDeletions } from "./use-delete-draft.ts";
import type { JobTransitions } from "./use-job-transitions.tsx";

export function JobTemplates({ transitions }: { transitions: JobTransitions }) {
  const { t } = useLingui();
  const pendingDeletions = usePendingDeletions();
  const remove = useDeleteDraft();
  const isReadOnly = useIsEmployerReadOnly();
  const query = useCollection(JobListing, {
    at: "employer/job_listings",
    filter: { isTemplate: true },
    fields: { job_listings: ["title", "createdAt"] },
    sort: "title",
    size: 100,
  });
  const templates = (query.data ?? []).filter(({ id }) => !pendingDeletions.has(id));
  if (templates.length === 0) return null;
  const acts: Column<(typeof templates)[number]>[] = [
    {
      key: "use",
      header: <span className="visually-hidden">{t`Use`}</span>,
      cell: (template) => (
        <Button variant="outline" size="small" onClick={() => void transitions.duplicate(template)}>
          <Trans>
            Use<span className="visually-hidden"> {template.title}</span>
          </Trans>
        </Button>
      ),
    },
    {
      key: "more",
      header: <span className="visually-hidden">{t`Actions`}</span>,
      cell: (template) => (
        <MenuButton align="end" label={t`More actions for ${template.title}`} button={<IconDots />}>
          <MenuItem isDestructive onClick={() => remove(template)}>
            <Trans>Delete template</Trans>
          </MenuItem>
        </MenuButton>
      ),
    },
  ];
  return (
    <Stack as="section" gap={8} aria-labelledby="templates" className={classes.templates}>
      <h2 id="templates">
        <Trans>Templates</Trans>
      </h2>
      <DataTable
        caption={t`Templates`}
        rows={templates}
        columns={[
          { key: "title", header: t`Template`, cell: ({ title }) => title || t`Untitled template` },
          { key: "date", header: t`Saved`, cell: ({ createdAt }) => <TimeText at={createdAt} /> },
          ...(isReadOnly ? [] : acts),
        ]}
      />
    </Stack>
  );
}
