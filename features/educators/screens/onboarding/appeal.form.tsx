/** Appealing against a rejection, and the appeal's outcome. */
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { z } from "zod";

import { Button } from "#platform/web/ui/form/button.tsx";
import { Form } from "#platform/web/ui/form/form.tsx";
import { Loaded } from "#platform/web/ui/feedback/loaded.tsx";
import { TextAreaField } from "#platform/web/ui/form/text-area-field.tsx";
import { TimeText } from "#platform/web/ui/data/time-text.tsx";
import { useFormDraft } from "#platform/web/forms/use-form-draft.ts";
import { useZodForm } from "#platform/web/forms/use-zod-form.ts";
import { useAction } from "#platform/web/data/use-action.ts";
import { useCollection } from "#platform/web/data/use-collection.ts";

import { Appeal } from "../../appeal.ts";
import { UserProfile } from "../../user-profile.ts";
import type { OwnProfile } from "../profile/use-own-profile.ts";
import { Cluster, Stack } from "#platform/web/ui/layout/stack.tsx";
import classes from "./onboarding.module.css";

const pollIntervalMs = 30_000;

export function AppealSection({ profile }: { profile: OwnProfile }) {
  const { t } = useLingui();
  const query = useCollection(Appeal, { sort: "-createdAt", size: 1, refetchIntervalMs: pollIntervalMs });
  const [isWriting, setWriting] = useState(false);
  return (
    <Loaded query={query} failure={t`We couldn't load your appeal.`} skeleton={<span />}>
      {([appeal]) => {
        if (appeal?.state === "open")
          return (
            <Stack as="section" gap={8} role="status" surface="ok" padding={16} className={classes.appeal}>
              <h2 className="h3">
                <Trans>We've got your appeal</Trans>
              </h2>
              <p>
                <Trans>
                  Sent <TimeText at={appeal.createdAt} />. Somebody reads it within one business day, and we
                  email you the answer.
                </Trans>
              </p>
              <blockquote>{appeal.text}</blockquote>
            </Stack>
          );
        if (appeal?.state === "declined")
          return (
            <Stack as="section" gap={8} surface="info" padding={16}>
              <h2 className="h3">
                <Trans>We looked again, and the decision stands</Trans>
              </h2>
              {appeal.answer && <p>{appeal.answer}</p>}
            </Stack>
          );
        if (isWriting) return <AppealForm profile={profile} retry={query.retry} />;
        return (
          <Cluster gap={[8, 12]} className={classes.foot} data-flow>
            <Button data-continue onClick={() => setWriting(true)}>
              <Trans>Appeal this decision</Trans>
            </Button>
          </Cluster>
        );
      }}
    </Loaded>
  );
}

const schema = z.object({ text: Appeal.attributes.text });

function AppealForm({ profile, retry }: { profile: OwnProfile; retry: () => void }) {
  const { t } = useLingui();
  const appeal = useAction(UserProfile, "appeal");
  const form = useZodForm({
    schema,
    initial: { text: "" },
    submit: async (values) => {
      await appeal.run(profile, values);
      draft.forget();
      retry();
    },
  });
  const draft = useFormDraft(form, { key: `appeal:${profile.id}` });
  return (
    <Form form={form} label={t`Appeal this decision`} submit={t`Send appeal`}>
      <TextAreaField
        name="text"
        label={t`Why should the decision change?`}
        hint={t`A person reads this. Say what we got wrong, or what has changed.`}
        rows={6}
        max={5000}
      />
    </Form>
  );
}
