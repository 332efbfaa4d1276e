/** One message of the catalogue: its rules, and its words in both languages on each of its channels. */
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";

import { call } from "#platform/web/api-client/api.ts";
import type { ApiError } from "#platform/web/api-client/api-error.ts";
import { viewOf } from "#platform/web/data/query-view.ts";
import { useWrite } from "#platform/web/data/use-write.ts";
import { useLabels } from "#platform/web/i18n/labels.ts";
import { DescriptionList } from "#platform/web/ui/data/description-list.tsx";
import { Loaded } from "#platform/web/ui/feedback/loaded.tsx";
import { toast } from "#platform/web/ui/feedback/toast.ts";
import { SkeletonRows } from "#platform/web/ui/feedback/skeleton-rows.tsx";
import { Button } from "#platform/web/ui/form/button.tsx";
import { Switch } from "#platform/web/ui/form/switch.tsx";
import { Cluster, Grid, Stack } from "#platform/web/ui/layout/stack.tsx";
import type { CatalogueMessage } from "../../catalogue-message.ts";
import { audienceLabels, channelLabels } from "./catalogue-labels.ts";
import classes from "./catalogue.module.css";

export function CatalogueMessageView({ id }: { id: string }) {
  const { t } = useLingui();
  const query = useQuery<{ data: CatalogueMessage }, ApiError>({
    queryKey: ["notification catalogue", id],
    queryFn: () => call<{ data: CatalogueMessage }>(`notification_catalogue/${id}`),
    // The address of a mail's body is good for an hour.
    staleTime: 30 * 60_000,
  });
  return (
    <Loaded
      query={viewOf(query, query.data?.data)}
      failure={t`We couldn't load this message.`}
      skeleton={<SkeletonRows count={3} height={120} />}
    >
      {(message) => <Message message={message} />}
    </Loaded>
  );
}

function Message({ message }: { message: CatalogueMessage }) {
  const { t, i18n } = useLingui();
  const labelFor = useLabels();
  const [isDark, setDark] = useState(false);
  const [isNarrow, setNarrow] = useState(false);
  const { id, to, channels, emailType, debounceMinutes, titles, words } = message;
  const hasMail = channels.includes("mail");
  return (
    <Stack gap={24}>
      <h2>{titles[i18n.locale === "es" ? "es" : "en"]}</h2>
      <DescriptionList
        shape="columns"
        items={[
          { label: t`Name`, value: id },
          { label: t`For`, value: labelFor(audienceLabels, to) },
          { label: t`Comes by`, value: channels.map((one) => labelFor(channelLabels, one)).join(", ") },
          { label: t`Switched off by`, value: emailType ?? t`Nothing: it always comes` },
          {
            label: t`Gathers for`,
            value: debounceMinutes > 0 && <Plural value={debounceMinutes} one="# minute" other="# minutes" />,
          },
        ]}
      />
      {hasMail && (
        <Cluster gap={24}>
          <Switch isOn={isDark} onChange={setDark}>
            <Trans>Dark</Trans>
          </Switch>
          <Switch isOn={isNarrow} onChange={setNarrow}>
            <Trans>As on a phone</Trans>
          </Switch>
        </Cluster>
      )}
      <Grid columns="repeat(auto-fit, minmax(min(100%, 340px), 1fr))" gap={24} align="start">
        <Words id={id} lang="en" name="English" words={words.en} isDark={isDark} isNarrow={isNarrow} />
        <Words id={id} lang="es" name="Español" words={words.es} isDark={isDark} isNarrow={isNarrow} />
      </Grid>
    </Stack>
  );
}

interface WordsProps {
  id: string;
  lang: "en" | "es";
  name: string;
  words: CatalogueMessage["words"]["en"];
  isDark: boolean;
  isNarrow: boolean;
}

function Words({ id, lang, name, words: { mail, push, sms, inApp }, isDark, isNarrow }: WordsProps) {
  const { t } = useLingui();
  const send = useWrite(async (language: "en" | "es") => {
    await call(`notification_catalogue/${id}/test`, { method: "POST", body: { language } });
    toast(t`It is on its way to your inbox.`);
  });
  const sendSample = (language: "en" | "es") =>
    void send.run(language).catch((error: Error) => toast(error.message, { tone: "error" }));
  return (
    <section aria-label={name}>
      <Stack gap={16}>
        <h3>{name}</h3>
        <DescriptionList
          items={[
            { label: t`Under the bell`, value: inApp && <span lang={lang}>{inApp}</span> },
            { label: t`On a device`, value: push && <span lang={lang}>{push}</span> },
            { label: t`As a text message`, value: sms && <span lang={lang}>{sms}</span> },
            { label: t`Subject of the email`, value: mail && <span lang={lang}>{mail.subject}</span> },
          ]}
        />
        {mail && (
          <>
            <iframe
              src={`${mail.page}${isDark ? "&scheme=dark" : ""}`}
              title={`${t`The email`} (${name})`}
              className={classes.mail}
              data-narrow={isNarrow || undefined}
              sandbox="allow-popups"
            />
            <Cluster>
              <Button variant="outline" size="small" onClick={() => sendSample(lang)}>
                <Trans>Send it to me</Trans>
              </Button>
            </Cluster>
            <details>
              <summary>
                <Trans>As plain text</Trans>
              </summary>
              <pre lang={lang} className={classes.plain}>
                {mail.text}
              </pre>
            </details>
          </>
        )}
      </Stack>
    </section>
  );
}
