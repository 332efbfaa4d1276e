/** The fields of an interview type; three of them are enough, the rest waits under "More options". */
import { Trans, useLingui } from "@lingui/react/macro";
import { CheckboxField, RadioField } from "#platform/web/ui/form/choice-field.tsx";
import { useFormScope } from "#platform/web/forms/form-scope.ts";
import { NumberField } from "#platform/web/ui/form/number-field.tsx";
import { SelectField } from "#platform/web/ui/form/select-field.tsx";
import { TextField } from "#platform/web/ui/form/text-field.tsx";
import { interviewTypes, phoneCallers, type InterviewType } from "../../interview-constants.ts";
import { interviewTypeLabels, phoneCallerLabels } from "../interview-labels.ts";
import { Grid, Stack } from "#platform/web/ui/layout/stack.tsx";
import classes from "./event-type.module.css";
import { bufferChoices, noticeChoices, linkSuffix, durationChoices } from "./form-values.ts";
import { useLength, defaultNames } from "./event-type-labels.ts";

interface EventTypeFieldsProps {
  /** What stands before the end of the link: "https://…/interview/sunny-hill/". */
  linkStart?: string;
  /** Where an interview at the program takes place, unless told otherwise. */
  address: string;
  /** Of a new one the name follows the kind, and the link follows the name, until they are edited. */
  isNew: boolean;
}

export function EventTypeFormFields({ linkStart, address, isNew }: EventTypeFieldsProps) {
  const { t, i18n } = useLingui();
  const lengthOf = useLength();
  const { form } = useFormScope();
  const values = form.getValues();
  const isUsualName =
    !values.name || Object.values(defaultNames).some((name) => i18n._(name) === values.name);
  const rename = (name: string) => {
    if (isNew && (!values.slug || values.slug === linkSuffix(values.name)))
      form.setFieldValue("slug", linkSuffix(name));
  };
  const chooseKind = (kind: string) => {
    if (kind === "physical" && !values.address) form.setFieldValue("address", address);
    if (!isNew || !isUsualName) return;
    const name = i18n._(defaultNames[kind as InterviewType]);
    form.setFieldValue("name", name);
    rename(name);
  };
  return (
    <>
      <RadioField
        name="interviewType"
        label={t`How do you meet?`}
        options={interviewTypes.map((value) => ({ value, label: i18n._(interviewTypeLabels[value]) }))}
        onChange={chooseKind}
      />
      <InstructionFields kind={values.interviewType} />
      <TextField
        name="name"
        label={t`Name`}
        hint={t`Educators see it when they pick a time.`}
        autoComplete="off"
        onChange={rename}
      />
      <Stack gap={16} className={classes.durations}>
        <RadioField
          name="duration"
          label={t`Duration`}
          options={[
            ...durationChoices.map((value) => ({ value, label: lengthOf(Number(value)) })),
            { value: "custom", label: t`Custom` },
          ]}
        />
        {values.duration === "custom" && (
          <NumberField name="customDuration" label={t`Minutes`} suffix={t`minutes`} chars={4} />
        )}
      </Stack>
      <details className={classes.more} open={!isNew || !!form.errors["slug"] || undefined}>
        <summary>
          <Trans>More options</Trans>
        </summary>
        <Stack gap={20} className={classes.moreFields}>
          <TextField
            name="slug"
            label={t`End of the link`}
            hint={linkStart}
            autoComplete="off"
            maxLength={70}
          />
          <Grid columns="repeat(auto-fit, minmax(160px, 1fr))" gap={16}>
            <SelectField name="bufferBefore" label={t`Free time before`} options={lengths(bufferChoices)} />
            <SelectField name="bufferAfter" label={t`Free time after`} options={lengths(bufferChoices)} />
          </Grid>
          <SelectField
            name="minimumNotice"
            label={t`Shortest notice`}
            hint={t`How long before the start it can still be booked.`}
            options={lengths(noticeChoices, values.minimumNotice)}
          />
          <CheckboxField
            name="requiresConfirmation"
            label={t`Ask me to confirm each booking`}
            hint={t`You have 48 hours. What you don't confirm expires.`}
          />
        </Stack>
      </details>
    </>
  );

  function lengths(choices: readonly string[], more?: string) {
    const all = more && !choices.includes(more) ? [...choices, more] : choices;
    return all.map((value) => ({ value, label: value === "0" ? t`None` : lengthOf(Number(value)) }));
  }
}

function InstructionFields({ kind }: { kind: InterviewType }) {
  const { t, i18n } = useLingui();
  const { form } = useFormScope();
  if (kind === "online")
    return (
      <TextField
        name="meetingUrl"
        type="url"
        inputMode="url"
        label={t`Meeting link`}
        hint={t`We make a room when you leave this empty.`}
        autoComplete="off"
        optional
      />
    );
  if (kind === "physical")
    return <TextField name="address" label={t`Address`} autoComplete="street-address" />;
  return (
    <>
      <RadioField
        name="caller"
        label={t`Who calls?`}
        columns={2}
        options={phoneCallers.map((value) => ({ value, label: i18n._(phoneCallerLabels[value]) }))}
      />
      {form.getValues()["caller"] === "UserProfile" ? (
        <TextField name="phoneNumber" type="tel" label={t`Your phone number`} autoComplete="tel" />
      ) : (
        <p className="muted small">
          <Trans>Educators give their number when they book.</Trans>
        </p>
      )}
    </>
  );
}
