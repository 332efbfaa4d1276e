/** Which interview: one's active types as cards to choose from, or the first one made on the spot. They are loaded. */
import { Trans, useLingui } from "@lingui/react/macro";
import IconPlus from "~icons/tabler/plus";
import { useEffect, useState } from "react";

import { nameOrEmail } from "#features/accounts/screens/session/current-account.ts";
import { useSession } from "#features/accounts/screens/session/current-session.ts";
import { Button } from "#platform/web/ui/form/button.tsx";
import { RadioField } from "#platform/web/ui/form/choice-field.tsx";
import { useFormScope } from "#platform/web/forms/form-scope.ts";
import { useLabels } from "#platform/web/i18n/labels.ts";
import { useEventTypes, type EventType } from "../event-types/use-event-types.ts";
import { FirstEventType } from "../event-types/first-event-type.tsx";
import { useLength } from "../event-types/event-type-labels.ts";
import { interviewTypeLabels } from "../interview-labels.ts";

export function EventTypeChoice() {
  const { form } = useFormScope();
  const { query, own } = useEventTypes();
  const [isMaking, setMaking] = useState(false);
  const active = query.data?.filter((type) => type.active);
  const choose = ({ id }: EventType) => {
    form.setFieldValue("interviewEventTypeId", id);
    form.clearFieldError("interviewEventTypeId");
    setMaking(false);
  };
  useFirstOne(own?.find((type) => type.active) ?? active?.[0]);
  if (isMaking || !active?.length)
    return <FirstEventType made={choose} cancel={active?.length ? () => setMaking(false) : undefined} />;
  return (
    <div>
      <EventTypeCards types={active} />
      <Button variant="subtle" onClick={() => setMaking(true)} leftSection={<IconPlus size={18} />}>
        <Trans>New interview type</Trans>
      </Button>
    </div>
  );
}

/** Own ones first; a teammate's with the teammate's name. */
export function EventTypeCards({ types }: { types: readonly EventType[] }) {
  const { t } = useLingui();
  const labelFor = useLabels();
  const lengthOf = useLength();
  const { employerProfileId } = useSession();
  const isOwn = (type: EventType) => type.employerProfileId === employerProfileId;
  const sorted = [...types].sort((one, other) => Number(isOwn(other)) - Number(isOwn(one)));
  return (
    <RadioField
      name="interviewEventTypeId"
      label={t`Interview type`}
      options={sorted.map((type) => {
        const host = isOwn(type) ? "" : nameOrEmail(type.employerProfile);
        const facts = [lengthOf(type.duration), labelFor(interviewTypeLabels, type.interviewType)];
        return {
          value: type.id,
          label: type.name,
          hint: [...facts, ...(host ? [t`with ${host}`] : [])].join(" · "),
        };
      })}
    />
  );
}

/** The first type is chosen from the start, so that one press may be enough. */
function useFirstOne(first: EventType | undefined) {
  const { form } = useFormScope();
  useEffect(() => {
    if (first && !form.getValues()["interviewEventTypeId"])
      form.setFieldValue("interviewEventTypeId", first.id);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once they are there
  }, [first?.id]);
}
