/** Which resume is read: a file from here, or the one on the profile. */
import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useRef } from "react";
import { z } from "zod";

import type { FileReference } from "#platform/shared/file-reference.ts";
import { Button } from "#platform/web/ui/button.tsx";
import { Form } from "#platform/web/ui/form.tsx";
import { UploadField } from "#platform/web/ui/upload-field.tsx";
import type { UploadItem } from "#platform/web/ui/upload-item.ts";
import { useZodForm } from "#platform/web/ui/use-zod-form.ts";
import { useOwnProfile } from "../profile/use-own-profile.ts";
import classes from "./import-resume.module.css";
import type { ChosenResume } from "./import-resume.tsx";
import { useFocusOnce } from "./use-focus-once.ts";

interface ChooseResumeProps {
  choose: (chosen: ChosenResume) => void;
  cancel: () => void;
}

export function ChooseResume({ choose, cancel }: ChooseResumeProps) {
  const { t } = useLingui();
  const heading = useFocusOnce<HTMLHeadingElement>();
  const kept = useOwnProfile().data?.resume as FileReference | null | undefined;
  const form = useZodForm({
    schema: z.object({ resume: z.array(z.custom<UploadItem>()) }),
    initial: { resume: [] as UploadItem[] },
    guard: false,
    submit: () => Promise.resolve(),
  });
  const [item] = form.form.values.resume as UploadItem[];
  const taken = useRef<string>(undefined);
  useEffect(() => {
    if (!item?.id || taken.current === item.id) return;
    taken.current = item.id;
    choose({ fileId: item.id, filename: item.filename, isKept: false });
  }, [item, choose]);
  return (
    <div className={classes.step}>
      <h3 ref={heading} tabIndex={-1}>
        <Trans>Choose your resume</Trans>
      </h3>
      {kept && (
        <div className={classes.kept}>
          <p>
            <Trans>On your profile: {kept.filename}</Trans>
          </p>
          <Button
            variant="outline"
            onClick={() => choose({ fileId: kept.id, filename: kept.filename ?? "", isKept: true })}
          >
            <Trans>Read this one</Trans>
          </Button>
        </div>
      )}
      <Form form={form} submit={false}>
        <UploadField
          name="resume"
          label={kept ? t`Another file` : t`Your resume`}
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
    </div>
  );
}
