/** For employers who may link to their own job pages: where educators apply, and the URL. */
import { Trans, useLingui } from "@lingui/react/macro";
import IconExternalLink from "~icons/tabler/external-link";
import { RadioField } from "#platform/web/ui/form/choice-field.tsx";
import { useFormScope } from "#platform/web/forms/form-scope.ts";
import { TextField } from "#platform/web/ui/form/text-field.tsx";
import { jobListingInput } from "../../../job-listing.ts";
import { isExternal } from "./application-method.ts";
import { Stack } from "#platform/web/ui/layout/stack.tsx";
import classes from "../job-fields.module.css";

export function ApplicationMethodField() {
  const { t } = useLingui();
  const { form } = useFormScope();
  const values = form.getValues();
  return (
    <>
      <RadioField
        name="applyOn"
        label={t`Where do educators apply?`}
        options={[
          {
            value: "here",
            label: t`Here`,
            hint: t`You get applications with answers, documents and a match.`,
          },
          {
            value: "site",
            label: t`On your site`,
            hint: t`You see how many people went there, not who applied.`,
          },
        ]}
        onChange={(where) => where === "here" && form.setFieldValue("externalUrl", "")}
      />
      {isExternal(values) && (
        <Stack gap={12} align="start" className={classes.place}>
          <TextField
            name="externalUrl"
            type="url"
            inputMode="url"
            autoComplete="off"
            label={t`Application link`}
            hint={
              <Trans>
                The page of this job on your site. Educators see a button “Apply on employer's site”.
              </Trans>
            }
          />
          <TryLink url={String(values.externalUrl).trim()} />
        </Stack>
      )}
    </>
  );
}

/** A link that nobody has opened may be wrong. */
function TryLink({ url }: { url: string }) {
  if (!url || !jobListingInput.externalUrl.safeParse(url).success) return null;
  return (
    <a href={url} target="_blank" rel="noopener noreferrer" className="link-line">
      <IconExternalLink size={18} />
      <Trans>
        Try the link<span className="visually-hidden"> (opens in a new tab)</span>
      </Trans>
    </a>
  );
}
