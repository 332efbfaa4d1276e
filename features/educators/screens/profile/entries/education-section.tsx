/** The education, latest first: each entry read, edited in place, deleted with a way back; and the credits in all. */
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import IconPaperclip from "~icons/tabler/paperclip";

import type { ResourceOf } from "#platform/shared/entity.ts";
import { lazyPart } from "#platform/web/ui/layout/lazy-part.tsx";
import { Pill } from "#platform/web/ui/data/pill.tsx";
import { useCollection } from "#platform/web/data/use-collection.ts";
import { useLabels } from "#platform/web/i18n/labels.ts";
import { EducationHistory } from "../../../education-history.ts";
import { mostRelevantEducation } from "../../most-relevant-education.ts";
import { educationLevelLabels } from "../../education-labels.ts";
import { attributesOf } from "./attributes-of.ts";
import { hasUnsavedDraft } from "./entry-drafts.ts";
import { EntryList } from "./entry-list.tsx";
import { Cluster } from "#platform/web/ui/layout/stack.tsx";
import classes from "./entry-list.module.css";
import { latestFirst } from "./entry-order.ts";
import { useDateRange } from "./use-date-range.ts";
import { type EducationLists, useEducationLists } from "./use-education-lists.ts";
import { useEntryWrites } from "./use-entry-writes.ts";
import { useOwnProfile } from "../use-own-profile.ts";

const EducationHistoryForm = lazyPart(() =>
  import("./education-history.form.tsx").then((module) => module.EducationHistoryForm),
);

type Education = ResourceOf<typeof EducationHistory>;
const at = "user_profile/education_histories";
const left = hasUnsavedDraft("education_history");

export function EducationSection() {
  const { t } = useLingui();
  const labelFor = useLabels();
  const lists = useEducationLists();
  const query = useCollection(EducationHistory, { at, size: 100 });
  const writes = useEntryWrites(EducationHistory, at);
  const credits = useOwnProfile().data?.completedEceCredits ?? 0;
  const mostRelevant = mostRelevantEducation(query.data ?? []);
  const levelName = (id: string | null) => labelFor(educationLevelLabels, lists.levelOf(id)?.title ?? "");
  return (
    <>
      <EntryList
        query={query}
        sorted={latestFirst}
        words={{
          failure: t`We couldn't load your education.`,
          empty: t`Add your highest education first.`,
          add: t`Add education`,
          nameOf: ({ educationLevelId, school }) =>
            [levelName(educationLevelId), school].filter(Boolean).join(", "),
          deleted: t`Education deleted`,
        }}
        view={(entry) => (
          <EducationEntry
            entry={entry}
            lists={lists}
            isBest={entry === mostRelevant && query.data!.length > 1}
          />
        )}
        form={(entry, close) => (
          <EducationHistoryForm initial={entry ?? undefined} onSaved={close} onCancel={close} />
        )}
        wasLeft={left}
        remove={writes.remove}
        restore={async (entry) => {
          const { educationHistoryFields } = await import("../../../education-history-input.ts");
          return writes.save(undefined, attributesOf(educationHistoryFields, entry));
        }}
      />
      {credits > 0 && (
        <p className="small muted">
          <Plural value={credits} one="# ECE credit in all" other="# ECE credits in all" />
        </p>
      )}
    </>
  );
}

interface EducationEntryProps {
  entry: Education;
  lists: EducationLists;
  isBest: boolean;
}

function EducationEntry({ entry, lists, isBest }: EducationEntryProps) {
  const labelFor = useLabels();
  const during = useDateRange();
  const level = lists.levelOf(entry.educationLevelId);
  const isEarly = level?.eceRelated || lists.subjectOf(entry.majorId)?.eceRelated;
  const { major, minor, completedCollegeCredits: credits, transcript } = entry;
  return (
    <>
      <p className="h3">
        {[level && labelFor(educationLevelLabels, level.title), major].filter(Boolean).join(", ")}
      </p>
      <div>
        {entry.school}, {entry.city}
      </div>
      <div className="muted small">{during(entry)}</div>
      {minor && (
        <div className="small">
          <Trans>Minor in {minor}</Trans>
        </div>
      )}
      {credits !== null && (
        <div className="small">
          <Plural value={credits} one="# college credit" other="# college credits" />
        </div>
      )}
      {level?.creditCountRequired && credits === null && (
        <div className="small muted">
          <Trans>Add your college credits: many jobs ask for them.</Trans>
        </div>
      )}
      {(isEarly || isBest) && (
        <Cluster gap={6} align="stretch" className={classes.pills}>
          {isBest && (
            <Pill tone="info">
              <Trans>Most relevant</Trans>
            </Pill>
          )}
          {isEarly && (
            <Pill tone="primary">
              <Trans>Early childhood</Trans>
            </Pill>
          )}
        </Cluster>
      )}
      {transcript?.url && (
        <a href={transcript.url} target="_blank" rel="noreferrer" className="link-line">
          <IconPaperclip size={18} />
          {transcript.filename}
        </a>
      )}
    </>
  );
}
