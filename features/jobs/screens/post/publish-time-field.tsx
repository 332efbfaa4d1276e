/** Now, or at a time: a scheduled job stays a draft until then. */
import { Trans, useLingui } from "@lingui/react/macro";
import { RadioField } from "#platform/web/ui/form/choice-field.tsx";
import { useFormScope } from "#platform/web/forms/form-scope.ts";
import { TextField } from "#platform/web/ui/form/text-field.tsx";
import { Cluster } from "#platform/web/ui/layout/stack.tsx";

export function PublishTimeField() {
  const { t } = useLingui();
  const { when } = useFormScope().form.getValues();
  return (
    <>
      <RadioField
        name="when"
        label={t`When should it go out?`}
        columns={2}
        options={[
          { value: "now", label: t`Now` },
          { value: "later", label: t`At a time you choose` },
        ]}
      />
      {when === "later" && (
        <Cluster gap={[8, 16]} align="end">
          <TextField name="day" type="date" chars={12} label={t`Day`} />
          <TextField name="time" type="time" chars={10} label={t`Time`} />
          <p className="small muted">
            <Trans>In your own time zone, within the next six months.</Trans>
          </p>
        </Cluster>
      )}
    </>
  );
}
