/** Starts a description in one press: from the outline of the job's role, from another one, or from a past job's text. */
import { Trans, useLingui } from "@lingui/react/macro";
import { useRef } from "react";
import IconChevronDown from "~icons/tabler/chevron-down";
import IconTextPlus from "~icons/tabler/text-plus";
import { call } from "#platform/web/api-client/api.ts";
import { resourcePath } from "#platform/web/api-client/collection-path.ts";
import { linkOne } from "#platform/web/api-client/document.ts";
import { keysOf } from "#platform/shared/literals.ts";
import { useFormScope } from "#platform/web/forms/form-scope.ts";
import { Button } from "#platform/web/ui/form/button.tsx";
import { couldNotSave, toast } from "#platform/web/ui/feedback/toast.ts";
import { Cluster } from "#platform/web/ui/layout/stack.tsx";
import { MenuButton, MenuItem } from "#platform/web/ui/overlay/menu-button.tsx";
import type { JobDraft } from "../../job-draft.ts";
import { JobListing } from "../../job-listing.ts";
import {
  outlineFor,
  outlineHtml,
  outlines,
  type OutlineId,
  plainDescription,
} from "../../description-outlines.ts";
import { usePastJobs } from "./start-from-job.tsx";

export function DescriptionStarters() {
  const { t, i18n } = useLingui();
  const { form } = useFormScope();
  const job = form.values as JobDraft;
  const past = usePastJobs(maxPastJobs);
  const inserted = useRef("");
  /** A text that was typed stays above what is inserted; an outline that was left as it was makes room for another. */
  const insert = (html: string) => {
    const before = String(form.getValue("description") ?? "");
    const isOwn = plainDescription(before) !== "" && plainDescription(before) !== inserted.current;
    form.setFieldValue("description", isOwn ? before + html : html);
    form.setFieldValue("descriptionAiGenerated", false);
    inserted.current = isOwn ? "" : plainDescription(html);
    toast(t`Text inserted`, { undo: () => form.setFieldValue("description", before) });
  };
  const insertOutline = (id: OutlineId) => insert(outlineHtml(outlines[id], (text) => i18n._(text)));
  const insertPast = async (id: string) => {
    try {
      const answer = await call(resourcePath(JobListing, id, { at: "employer/job_listings" }));
      const { description } = linkOne(JobListing, answer);
      if (description) insert(description);
      else toast(t`That job has no description.`);
    } catch {
      couldNotSave();
    }
  };
  const offered = outlineFor(job);
  const offeredName = i18n._(outlines[offered].label);
  return (
    <Cluster gap={8}>
      <Button
        variant="outline"
        size="small"
        leftSection={<IconTextPlus size={18} />}
        onClick={() => insertOutline(offered)}
      >
        <Trans>Insert an outline: {offeredName}</Trans>
      </Button>
      <MenuButton variant="outline" size="small" button={<Opener>{t`Another outline`}</Opener>}>
        {keysOf(outlines)
          .filter((id) => id !== offered)
          .map((id) => (
            <MenuItem key={id} onClick={() => insertOutline(id)}>
              {i18n._(outlines[id].label)}
            </MenuItem>
          ))}
      </MenuButton>
      {past.length > 0 && (
        <MenuButton variant="outline" size="small" button={<Opener>{t`From a past job`}</Opener>}>
          {past.map(({ id, title }) => (
            <MenuItem key={id} onClick={() => void insertPast(id)}>
              {title}
            </MenuItem>
          ))}
        </MenuButton>
      )}
    </Cluster>
  );
}

/** A menu is no list to search in: the newest are what one remembers. */
const maxPastJobs = 8;

const Opener = ({ children }: { children: React.ReactNode }) => (
  <>
    {children} <IconChevronDown size={18} />
  </>
);
