/** "Is this yours?": programs of that license, or of that name near that ZIP, to be claimed with the licence number, or joined. */
import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect } from "react";

import { RadioField } from "#platform/web/ui/form/choice-field.tsx";
import type { FormState } from "#platform/web/forms/form-state.ts";
import { TextField } from "#platform/web/ui/form/text-field.tsx";
import { noneOfThese, type Belonging, type Registration } from "../../registration-form.ts";
import { Stack } from "#platform/web/ui/layout/stack.tsx";
import { useMatchingPrograms, type MatchingProgram } from "./use-matching-programs.ts";

export function MatchingPrograms({ form }: { form: FormState<Registration> }) {
  const { t } = useLingui();
  const { values } = form;
  const { matches, chosen } = useMatchingPrograms(values);
  const belonging: Belonging = !chosen ? "new" : chosen.hasTeam ? "join" : "claim";
  const isSettled = !values.employerId || values.employerId === noneOfThese || chosen !== undefined;
  // Another ZIP, or a claim by somebody else meanwhile, changes what choosing a program means.
  useEffect(() => {
    if (isSettled && belonging !== values.belonging) form.setFieldValue("belonging", belonging);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the form is the same one throughout
  }, [isSettled, belonging, values.belonging]);
  // Found by its license, before anything else was typed.
  const fillIn = (match: MatchingProgram | undefined) => {
    if (!match) return;
    if (!values.employerName.trim()) form.setFieldValue("employerName", match.name);
    if (!values.zipCode.trim() && match.locations[0]) form.setFieldValue("zipCode", match.locations[0].zip);
  };
  return (
    <Stack gap={16} aria-live="polite" surface="sunken" padding={20}>
      {matches.length > 0 && (
        <>
          <RadioField
            name="employerId"
            label={t`Is this yours?`}
            onChange={(id) => fillIn(matches.find((match) => match.id === id))}
            options={[
              ...matches.map((match) => ({ value: match.id, label: match.name, hint: <Where {...match} /> })),
              { value: noneOfThese, label: t`No, none of these` },
            ]}
          />
          {belonging === "claim" && (
            <TextField
              name="licenseNumber"
              label={t`License number`}
              hint={t`It's on your state license, and shows us that this program is yours.`}
              chars={20}
            />
          )}
          {belonging === "join" && (
            <p>
              <Trans>
                This program has a team here already. We'll ask them to let you in, and email you when they
                do.
              </Trans>
            </p>
          )}
        </>
      )}
    </Stack>
  );
}

const Where = ({ locations }: MatchingProgram) => locations[0]?.address ?? "";
