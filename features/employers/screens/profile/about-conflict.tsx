/** A program's details that a colleague saved while they are edited here: what differs, and the choice between both. */
import { useLingui } from "@lingui/react/macro";

import { languageLabels } from "#features/educators/screens/language-labels.ts";
import { benefitLabels } from "#features/places/screens/benefit-labels.ts";
import { philosophyLabels } from "#features/places/screens/place-labels.ts";
import type { LastChange } from "#platform/shared/last-change.ts";
import { call } from "#platform/web/api-client/api.ts";
import { resourcePath } from "#platform/web/api-client/collection-path.ts";
import { linkOne } from "#platform/web/api-client/document.ts";
import { mergeEdits } from "#platform/web/forms/merge-edits.ts";
import { labelFor, type LabelMap } from "#platform/web/i18n/labels.ts";
import { toast } from "#platform/web/ui/feedback/toast.ts";
import { EditConflict, shortText } from "#platform/web/ui/form/edit-conflict.tsx";
import { Employer } from "../../employer.ts";
import { centerTypeLabels } from "../employer-labels.ts";
import type { EmployerResource } from "./use-employer-profile.ts";

export type AboutValues = ReturnType<typeof aboutValuesOf>;

/** A program's details as their form begins with them. */
export const aboutValuesOf = (employer: EmployerResource) => ({
  name: employer.name,
  centerType: employer.centerType ?? "",
  about: employer.about,
  educationPhilosophy: employer.educationPhilosophy,
  languages: employer.languages,
  benefits: employer.benefits,
  website: employer.website ?? "",
  email: employer.email ?? "",
  phoneNumber: employer.phoneNumber ?? "",
  address: employer.address ?? "",
  zip: employer.zip ?? "",
});

/** The details as somebody else saved them. */
export interface NewestEmployer {
  values: AboutValues;
  etag: string | undefined;
  change: LastChange | null;
}

export async function loadNewestEmployer(id: string): Promise<NewestEmployer> {
  const answer = await call(resourcePath(Employer, id));
  const employer = linkOne(Employer, answer);
  return {
    values: aboutValuesOf(employer),
    etag: answer.etag,
    change: employer.meta?.lastChange ?? null,
  };
}

interface AboutConflictProps {
  /** What the edit here began with. */
  base: AboutValues;
  mine: AboutValues;
  newest: NewestEmployer;
  /** The details as they are to be: saved unless they are theirs. */
  onChoose: (values: AboutValues) => void;
}

export function AboutConflict({ base, mine, newest, onChoose }: AboutConflictProps) {
  const { t, i18n } = useLingui();
  const labels: Record<keyof AboutValues, string> = {
    name: t`Name of your program`,
    centerType: t`Type of program`,
    about: t`Description`,
    educationPhilosophy: t`Philosophy`,
    languages: t`Languages spoken at work`,
    benefits: t`Benefits`,
    website: t`Website`,
    email: t`Program email`,
    phoneNumber: t`Program phone number`,
    address: t`Street address`,
    zip: t`ZIP code`,
  };
  const textOf = (field: keyof AboutValues, values: AboutValues) => {
    const table = valueLabels[field];
    const words = [values[field]].flat().filter(Boolean);
    return shortText(words.map((word) => (table ? labelFor(i18n, table, word) : word)).join(", "));
  };
  const { merged, both, onlyTheirs } = mergeEdits(base, mine, newest.values);
  return (
    <EditConflict
      change={newest.change}
      differences={both.map((field) => ({
        label: labels[field],
        theirs: textOf(field, newest.values),
        mine: textOf(field, mine),
      }))}
      onlyTheirs={onlyTheirs.map((field) => labels[field])}
      onKeepMine={() => onChoose(merged)}
      onTakeTheirs={() => {
        onChoose(newest.values);
        toast(t`Their version is here now`, { undo: () => onChoose(merged) });
      }}
    />
  );
}

const valueLabels: Partial<Record<keyof AboutValues, LabelMap>> = {
  centerType: centerTypeLabels,
  educationPhilosophy: philosophyLabels,
  languages: languageLabels,
  benefits: benefitLabels,
};
