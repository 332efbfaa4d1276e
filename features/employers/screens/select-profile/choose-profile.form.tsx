/** The own employer profiles as radio cards: arrows choose, Enter goes on. */
import { useLingui } from "@lingui/react/macro";
import { useState } from "react";

import { currentSession } from "#features/accounts/screens/session/current-session.ts";
import { Avatar } from "#platform/web/ui/media/avatar.tsx";
import { RadioField } from "#platform/web/ui/form/choice-field.tsx";
import { Row } from "#platform/web/ui/layout/stack.tsx";
import field from "#platform/web/ui/form/field.module.css";
import { Form } from "#platform/web/ui/form/form.tsx";
import { useZodForm } from "#platform/web/forms/use-zod-form.ts";
import { WaitingCounts } from "./waiting-counts.tsx";
import classes from "./choose-profile.module.css";
import type { ProfileCard } from "./profile-card.ts";

const schema = () => import("../../form-inputs.ts").then((module) => module.profileChoiceInput);
const searchFrom = 9;

interface ChooseProfileFormProps {
  profiles: ProfileCard[];
  choose: (profileId: string) => Promise<void>;
}

export function ChooseProfileForm({ profiles, choose }: ChooseProfileFormProps) {
  const { t } = useLingui();
  const [wanted, setWanted] = useState("");
  const acting = profiles.find(({ id }) => id === currentSession().employerProfileId)?.id ?? "";
  const form = useZodForm({
    schema,
    guard: false,
    initial: { profileId: acting },
    submit: ({ profileId }) => choose(profileId),
  });
  const shown = profiles.filter(({ name }) => name.toLowerCase().includes(wanted.trim().toLowerCase()));
  return (
    <Form form={form} submit={t`Continue`}>
      {profiles.length >= searchFrom && (
        <input
          type="search"
          className={field.input}
          aria-label={t`Search your profiles`}
          placeholder={t`Name of a program`}
          value={wanted}
          onChange={(event) => setWanted(event.currentTarget.value)}
        />
      )}
      <RadioField
        name="profileId"
        label={t`Who are you working for now?`}
        columns={2}
        options={shown.map((profile) => ({
          value: profile.id,
          label: <Name {...profile} />,
          hint: <Details {...profile} />,
        }))}
      />
    </Form>
  );
}

const Name = ({ employerId, name, image }: ProfileCard) => (
  <Row as="span" gap={10} className={classes.name}>
    <Avatar id={employerId} name={name} src={image} size={24} />
    <strong>{name}</strong>
  </Row>
);

function Details({ position, places, newApplicants, unread }: ProfileCard) {
  return (
    <>
      {position && <span className={classes.line}>{position}</span>}
      {places.length > 0 && <span className={classes.line}>{places.slice(0, 3).join(", ")}</span>}
      <WaitingCounts newApplicants={newApplicants} unread={unread} />
    </>
  );
}
