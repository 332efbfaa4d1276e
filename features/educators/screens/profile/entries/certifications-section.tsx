/** The certifications, by the categories of the educator's area: chosen from a list, each with its document. */
import { useLingui } from "@lingui/react/macro";
import IconPaperclip from "~icons/tabler/paperclip";
import { useId } from "react";

import type { ResourceOf } from "#platform/shared/entity.ts";
import { lazyPart } from "#platform/web/ui/layout/lazy-part.tsx";
import { Loaded } from "#platform/web/ui/feedback/loaded.tsx";
import { type CollectionView, useCollection } from "#platform/web/data/use-collection.ts";
import { useLabels } from "#platform/web/i18n/labels.ts";
import { Certification, CertificationCategory } from "../../../certification.ts";
import { certificationCategoryLabels, certificationLabels } from "../../education-labels.ts";
import { EntryList } from "./entry-list.tsx";
import { Stack } from "#platform/web/ui/layout/stack.tsx";
import { useEntryWrites } from "./use-entry-writes.ts";
import { useOwnProfile } from "../use-own-profile.ts";

const CertificationForm = lazyPart(() =>
  import("./certification.form.tsx").then((module) => module.CertificationForm),
);

type CertificationRow = ResourceOf<typeof Certification>;
type Option = { id: string; title: string };
const at = "user_profile/certifications";

export function CertificationsSection() {
  const { t } = useLingui();
  const labelFor = useLabels();
  const profile = useOwnProfile();
  const query = useCollection(Certification, { at, size: 100, sort: "createdAt" });
  const categories = useCollection(CertificationCategory, {
    filter: { geographyId: profile.data?.geographyId },
    include: ["certificationOptions"],
    enabled: profile.data !== undefined,
    size: 100,
  });
  return (
    <Loaded query={categories} failure={t`We couldn't load the certifications.`}>
      {(groups) => {
        const listed = new Set(groups.flatMap(({ certificationOptions }) => idsOf(certificationOptions)));
        const others = (query.data ?? []).filter((one) => !listed.has(one.certificationOptionId ?? ""));
        return (
          <Stack gap={24}>
            {groups.map((group) => {
              const options = group.certificationOptions ?? [];
              const ids = new Set(idsOf(options));
              const belongsToCategory = (row: CertificationRow) => ids.has(row.certificationOptionId ?? "");
              const title = labelFor(certificationCategoryLabels, group.categoryType);
              return (
                <Category
                  key={group.id}
                  title={title}
                  options={options}
                  query={only(query, belongsToCategory)}
                />
              );
            })}
            {others.length > 0 && (
              <Category
                title={t`Other certifications`}
                options={[]}
                query={only(query, (row) => others.includes(row))}
              />
            )}
          </Stack>
        );
      }}
    </Loaded>
  );
}

const idsOf = (options: readonly { id: string }[] | undefined) => (options ?? []).map(({ id }) => id);

const only = (query: CollectionView<CertificationRow>, holds: (row: CertificationRow) => boolean) => ({
  ...query,
  data: query.data?.filter(holds),
});

interface CategoryProps {
  title: string;
  /** Without options nothing can be added: existing entries came from another area. */
  options: readonly Option[];
  query: CollectionView<CertificationRow>;
}

function Category({ title, options, query }: CategoryProps) {
  const { t } = useLingui();
  const labelFor = useLabels();
  const name = useId();
  const writes = useEntryWrites(Certification, at);
  const titleOf = (row: CertificationRow) => labelFor(certificationLabels, row.title);
  return (
    <Stack gap={8} role="group" aria-labelledby={name}>
      <p id={name} className="h3">
        {title}
      </p>
      <EntryList
        query={query}
        words={{
          failure: t`We couldn't load your certifications.`,
          empty: t`Add a certification and its document.`,
          add: t`Add ${title}`,
          nameOf: titleOf,
          deleted: t`Certification deleted`,
        }}
        view={(row) => (
          <>
            <p className="h3">{titleOf(row)}</p>
            {row.document?.url ? (
              <a href={row.document.url} target="_blank" rel="noreferrer" className="link-line">
                <IconPaperclip size={18} />
                {row.document.filename}
              </a>
            ) : (
              <span className="small muted">{t`No document yet`}</span>
            )}
          </>
        )}
        form={(row, close) => (
          <CertificationForm
            initial={row ?? undefined}
            options={
              options.length > 0 || !row
                ? options
                : [{ id: row.certificationOptionId ?? "", title: row.title }]
            }
            onSaved={close}
            onCancel={close}
          />
        )}
        remove={writes.remove}
        restore={({ title: own, certificationOptionId, document }) =>
          writes.save(undefined, { title: own, certificationOptionId, document })
        }
        canAdd={options.length > 0}
      />
    </Stack>
  );
}
