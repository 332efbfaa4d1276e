/** The entries found in a resume: a card for each, added one by one or all chosen ones that are complete. */
import { Plural, Trans, useLingui } from "@lingui/react/macro";

import { BusyButton } from "#platform/web/ui/form/busy-button.tsx";
import { Button } from "#platform/web/ui/form/button.tsx";
import { Loaded } from "#platform/web/ui/feedback/loaded.tsx";
import { useCollection } from "#platform/web/data/use-collection.ts";
import { EducationHistory } from "../../education-history.ts";
import { WorkHistory } from "../../work-history.ts";
import { type EducationLists, useEducationLists } from "../profile/entries/use-education-lists.ts";
import { FoundEntryCard } from "./found-entry-card.tsx";
import { Stack } from "#platform/web/ui/layout/stack.tsx";
import classes from "./import-resume.module.css";
import { SaveResumePrompt } from "./save-resume-prompt.tsx";
import { type KnownEntries, useFoundEntries } from "./use-found-entries.ts";
import { useFocusOnMount } from "./use-focus-once.ts";
import type { ResumeReading } from "./use-resume-reading.ts";
import type { ChosenResume } from "./choose-resume.tsx";

interface FoundEntryListProps {
  reading: ResumeReading;
  chosen: ChosenResume;
  close: () => void;
}

/** What is on the profile already must be there first: it is not offered again. */
export function FoundEntryList(props: FoundEntryListProps) {
  const { t } = useLingui();
  const work = useCollection(WorkHistory, { at: "user_profile/work_histories", size: 100 });
  const education = useCollection(EducationHistory, { at: "user_profile/education_histories", size: 100 });
  const lists = useEducationLists();
  return (
    <Loaded query={work} failure={t`We couldn't load your work history.`}>
      {(jobs) => (
        <Loaded query={education} failure={t`We couldn't load your education.`}>
          {(schools) => (
            <Loaded query={lists.levels} failure={t`We couldn't load the education levels.`}>
              {() => <Found {...props} known={{ jobs, schools }} lists={lists} />}
            </Loaded>
          )}
        </Loaded>
      )}
    </Loaded>
  );
}

interface EntryGroupProps extends FoundEntryListProps {
  known: KnownEntries;
  lists: EducationLists;
}

function Found({ reading, chosen, close, known, lists }: EntryGroupProps) {
  const { t } = useLingui();
  const heading = useFocusOnMount<HTMLHeadingElement>();
  const found = useFoundEntries(reading, known, lists);
  const { entries, ready, isAdding } = found;
  const jobs = entries.filter(({ kind }) => kind === "work");
  const schools = entries.filter(({ kind }) => kind === "education");
  const added = entries.filter(({ isAdded }) => isAdded).length;
  const isWaiting = entries.some(
    ({ isWanted, isAdded, missing }) => isWanted && !isAdded && missing.length > 0,
  );
  // What still misses something stays in sight.
  const addAll = async () => {
    if ((await found.addAll()) && !isWaiting) close();
  };
  return (
    <Stack gap={16} className={classes.step}>
      <h3 ref={heading} tabIndex={-1}>
        <Trans>Found in your resume</Trans>
      </h3>
      <p>
        <Trans>
          <Plural value={jobs.length} one="# job" other="# jobs" /> and{" "}
          <Plural value={schools.length} one="# school" other="# schools" />. Please check each one: only what
          you add goes on your profile.
        </Trans>
      </p>
      {[
        { title: t`Work history`, list: jobs },
        { title: t`Education`, list: schools },
      ].map(
        ({ title, list }) =>
          list.length > 0 && (
            <Stack gap={16} key={title} className={classes.step}>
              <h4>{title}</h4>
              <Stack as="ul">
                {list.map((entry) => (
                  <FoundEntryCard
                    key={entry.key}
                    entry={entry}
                    found={found}
                    isDrafted={reading.aiGenerated}
                  />
                ))}
              </Stack>
            </Stack>
          ),
      )}
      <SaveResumePrompt chosen={chosen} />
      <p className="visually-hidden" role="status">
        {added > 0 && <Plural value={added} one="# entry added" other="# entries added" />}
      </p>
      <div>
        {ready.length > 0 ? (
          <BusyButton isBusy={isAdding} onClick={() => void addAll()}>
            <Plural value={ready.length} one="Add # to my profile" other="Add # to my profile" />
          </BusyButton>
        ) : (
          <Button onClick={close}>
            <Trans>Done</Trans>
          </Button>
        )}
      </div>
    </Stack>
  );
}
