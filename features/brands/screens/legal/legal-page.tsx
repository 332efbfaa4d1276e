/** A page of plain sentences under headings: terms, privacy. */
import { Trans, useLingui } from "@lingui/react/macro";

import type { pages } from "#features/paths.ts";
import { useOrigin } from "#platform/web/page/origin.ts";
import { Page } from "#platform/web/ui/layout/page.tsx";
import { Stack } from "#platform/web/ui/layout/stack.tsx";
import { legalVersion } from "../../legal-version.ts";

export interface LegalSection {
  title: string;
  paragraphs: readonly string[];
  /** Below them: a table, a link. */
  below?: React.ReactNode;
}

interface LegalPageProps {
  title: string;
  description: string;
  path: typeof pages.terms | typeof pages.privacy;
  sections: readonly LegalSection[];
}

export function LegalPage({ title, description, path, sections }: LegalPageProps) {
  const { i18n } = useLingui();
  const day = i18n.date(new Date(legalVersion), { dateStyle: "long", timeZone: "UTC" });
  return (
    <Page title={title} description={description} canonical={useOrigin() + path} width="form">
      <Stack gap={32}>
        {sections.map((section) => (
          <Stack as="section" gap={8} key={section.title}>
            <h2>{section.title}</h2>
            {section.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            {section.below}
          </Stack>
        ))}
        <p className="small muted">
          <Trans>Version of {day}</Trans>
        </p>
      </Stack>
    </Page>
  );
}
