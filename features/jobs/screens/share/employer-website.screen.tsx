/** /employer/website: code that shows the program's open jobs on its own web site. */
import { Trans, useLingui } from "@lingui/react/macro";
import IconCopy from "~icons/tabler/copy";
import IconEye from "~icons/tabler/eye";
import { useId, useState } from "react";

import { routeHandle } from "#features/accounts/screens/session/route-handle.ts";
import { useCurrentEmployerProfile } from "#features/employers/screens/current-employer-profile.ts";
import { embeddedJobsPath } from "#features/paths.ts";
import { type Language, languageOf } from "#platform/shared/language.ts";
import { useOrigin } from "#platform/web/page/origin.ts";
import { SkeletonRows } from "#platform/web/ui/feedback/skeleton-rows.tsx";
import { toast } from "#platform/web/ui/feedback/toast.ts";
import { Button } from "#platform/web/ui/form/button.tsx";
import field from "#platform/web/ui/form/field.module.css";
import { Select } from "#platform/web/ui/form/select-field.tsx";
import { Page } from "#platform/web/ui/layout/page.tsx";
import { Cluster, Stack } from "#platform/web/ui/layout/stack.tsx";

export const handle = routeHandle({ access: "employer", shell: "app", hasServerData: true });

export default function EmployerWebsiteScreen() {
  const { t } = useLingui();
  const slug = useCurrentEmployerProfile()?.employer?.slug;
  return (
    <Page title={t`Your open jobs on your own website`} width="narrow" noIndex>
      {slug ? <Snippets slug={slug} /> : <SkeletonRows count={2} height={120} />}
    </Page>
  );
}

function Snippets({ slug }: { slug: string }) {
  const { t, i18n } = useLingui();
  const origin = useOrigin();
  const [language, setLanguage] = useState<Language>(languageOf(i18n.locale));
  const path = embeddedJobsPath(slug, language);
  const title = { en: "Open jobs", es: "Empleos abiertos" }[language];
  const { script, frame } = {
    script: `<script src="${origin}/jobs.js" data-employer="${slug}" data-language="${language}" async></script>`,
    frame: `<iframe src="${origin}${path}" title="${title}" style="width:100%;height:480px;border:0"></iframe>`,
  };
  return (
    <Stack gap={24}>
      <p>
        <Trans>
          Copy one of these into your site, where the jobs should stand. The list stays up to date by itself,
          and your jobs show how many people came from there.
        </Trans>
      </p>
      <Cluster gap={12}>
        <Select
          label={t`Language of the list`}
          value={language}
          onChange={(value) => setLanguage(languageOf(value))}
          options={[
            { value: "en", label: "English" },
            { value: "es", label: "Español" },
          ]}
        />
        <Button as="a" href={path} target="_blank" variant="outline" leftSection={<IconEye size={18} />}>
          <Trans>Preview in a new tab</Trans>
        </Button>
      </Cluster>
      <Snippet
        title={t`Script`}
        note={t`Best for most sites: the list is always as tall as it needs to be.`}
        code={script}
      />
      <Snippet
        title={t`Frame`}
        note={t`For site builders that allow no scripts. Change its height as you like.`}
        code={frame}
      />
    </Stack>
  );
}

function Snippet({ title, note, code }: { title: string; note: string; code: string }) {
  const { t } = useLingui();
  const id = useId();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(code);
      toast(t`Code copied`);
    } catch {
      toast(t`We couldn't copy the text. Select it and copy it yourself.`, { tone: "error" });
    }
  };
  return (
    <Stack as="section" gap={8} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <p className="muted small">{note}</p>
      <textarea
        aria-labelledby={id}
        className={field.input}
        rows={4}
        readOnly
        spellCheck={false}
        value={code}
        onFocus={(event) => event.currentTarget.select()}
      />
      <Cluster gap={8}>
        <Button
          aria-label={t`Copy code: ${title}`}
          variant="outline"
          onClick={() => void copy()}
          leftSection={<IconCopy size={18} />}
        >
          <Trans>Copy code</Trans>
        </Button>
      </Cluster>
    </Stack>
  );
}
