/** Chooses the resume to read: a file from this device, or the profile's. */
import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useRef } from "react";
import { z } from "zod";

import { Button } from "#platform/web/ui/form/button.tsx";
import { Form } from "#platform/web/ui/form/form.tsx";
import { UploadField } from "#platform/web/ui/media/upload-field.tsx";
import type { UploadItem } from "#platform/web/ui/media/upload-item.ts";
import { useZodForm } from "#platform/web/forms/use-zod-form.ts";
import { useOwnProfile } from "../profile/use-own-profile.ts";
import { Cluster, Stack } from "#platform/web/ui/layout/stack.tsx";
import classes from "./import-resume.module.css";
import { useFocusOnMount } from "./use-focus-once.ts";

export interface ChosenResume {
  fileId: string;
  filename: string;
  /** Is on the profile already. */
  isOnProfile: boolean;
}

interface ChooseResumeProps {
  choose: (chosen: ChosenResume) => void;
  cancel: () => void;
}

export function ChooseResume({ choose, cancel }: ChooseResumeProps) {
  const { t } = useLingui();
  const heading = useFocusOnMount<HTMLHeadingElement>();
  const profileResume = useOwnProfile().data?.resume;
  const form = useZodForm({
    schema: z.object({ resume: z.array(z.custom<UploadItem>()) }),
    initial: { resume: [] },
    guard: false,
    submit: () => Promise.resolve(),
  });
  const [item] = form.form.values.resume;
  const handledUploadKey = useRef<string>(undefined);
  useEffect(() => {
    if (!item?.id || handledUploadKey.current === item.id) return;
    handledUploadKey.current = item.id;
    choose({ fileId: item.id, filename: item.filename, isOnProfile: false });
  }, [item, choose]);
  return (
    <Stack gap={16} className={classes.step}>
      <h3 ref={heading} tabIndex={-1}>
        <Trans>Choose your resume</Trans>
      </h3>
      {profileResume && (
        <Cluster gap={[12, 16]} justify="between" padding={12} surface="sunken" className={classes.kept}>
          <p>
            <Trans>On your profile: {profileResume.filename}</Trans>
          </p>
          <Button
            variant="outline"
            onClick={() =>
              choose({ fileId: profileResume.id, filename: profileResume.filename ?? "", isOnProfile: true })
            }
          >
            <Trans>Read this one</Trans>
          </Button>
        </Cluster>
      )}
      <Form form={form} submit={false}>
        <UploadField
          name="resume"
          label={profileResume ? t`Another file` : t`Your resume`}
          hint={t`PDF or DOCX with text in it, not a photo or a scan.`}
          purpose="resume"
          kinds={["document"]}
        />
      </Form>
      <div>
        <Button variant="subtle" onClick={cancel}>
          <Trans>Fill in by hand instead</Trans>
        </Button>
      </div>
    </Stack>
  );
}
