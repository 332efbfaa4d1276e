/** The resume, further documents, and a link to a resume stored elsewhere. */
import { Trans, useLingui } from "@lingui/react/macro";
import { z } from "zod";

import { Form } from "#platform/web/ui/form/form.tsx";
import { Loaded } from "#platform/web/ui/feedback/loaded.tsx";
import { TextField } from "#platform/web/ui/form/text-field.tsx";
import { toast } from "#platform/web/ui/feedback/toast.ts";
import { useZodForm } from "#platform/web/forms/use-zod-form.ts";
import { useChange } from "#platform/web/data/use-change.ts";
import { UserProfile } from "../../user-profile.ts";
import { Stack } from "#platform/web/ui/layout/stack.tsx";
import { AttachedFiles } from "./attached-files.tsx";
import { type OwnProfile, useOwnProfile } from "./use-own-profile.ts";

const maxAttachments = 10;

export function DocumentsSection() {
  const { t } = useLingui();
  const query = useOwnProfile();
  const change = useChange(UserProfile);
  return (
    <Loaded query={query} failure={t`We couldn't load your documents.`}>
      {(profile) => (
        <Stack gap={24}>
          <AttachedFiles
            label={profile.resume ? t`Replace your resume` : t`Resume`}
            hint={t`Employers see it after you apply or answer them.`}
            purpose="resume"
            kinds={["document", "image"]}
            most={1}
            files={profile.resume ? [profile.resume] : []}
            save={([resume]) => change.run(profile, { resume: resume?.id ?? null })}
            removed={t`Resume removed`}
          />
          <AttachedFiles
            label={t`Attachments`}
            hint={t`Letters of recommendation, awards, a portfolio.`}
            purpose="attachment"
            kinds={["document", "image"]}
            most={maxAttachments}
            files={profile.attachments}
            save={(files) => change.run(profile, { attachments: files.map(({ id }) => id) })}
            removed={t`Attachment removed`}
          />
          <IndeedResume profile={profile} />
        </Stack>
      )}
    </Loaded>
  );
}

const input = z.object({
  indeedResume: z
    .string()
    .trim()
    .max(2000)
    .refine((text) => text === "" || /^https?:\/\/[^\s.]+\.\S+$/i.test(text), {
      error: /*i18n*/ "Enter a web address, like https://profile.indeed.com/p/maya",
    }),
});

function IndeedResume({ profile }: { profile: OwnProfile }) {
  const { t } = useLingui();
  const change = useChange(UserProfile);
  const form = useZodForm({
    schema: input,
    initial: { indeedResume: profile.indeedResume ?? "" },
    submit: async ({ indeedResume }) => {
      await change.run(profile, { indeedResume: indeedResume || null });
      toast(t`Saved`);
    },
  });
  return (
    <Form form={form} label={t`Resume elsewhere`} submit={t`Save link`}>
      <TextField
        name="indeedResume"
        type="url"
        inputMode="url"
        autoComplete="off"
        label={<Trans>Link to your Indeed resume</Trans>}
        optional
      />
    </Form>
  );
}
