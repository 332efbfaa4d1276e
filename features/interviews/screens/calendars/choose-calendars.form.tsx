/** Which of an account's calendars keep times busy. */
import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";

import { ApiError } from "#platform/web/api-client/api-error.ts";
import { CheckboxesField } from "#platform/web/ui/form/choice-field.tsx";
import { Form } from "#platform/web/ui/form/form.tsx";
import { Failure } from "#platform/web/ui/feedback/loaded.tsx";
import { toast } from "#platform/web/ui/feedback/toast.ts";
import { useZodForm } from "#platform/web/forms/use-zod-form.ts";
import { useCreate } from "#platform/web/data/use-create.ts";
import { BlockingCalendar } from "../../blocking-calendar.ts";
import type { CalendarService } from "../../calendar-constants.ts";
import { calendarsPath, type FoundCalendar, listCalendars, useCalendars } from "./calendar-requests.ts";

/** An account, or a server, that lets us in. */
export interface CalendarAccess {
  id: string;
  service: CalendarService;
}

interface ChooseCalendarsProps {
  door: CalendarAccess;
  connected: () => void;
}

export function ChooseCalendars({ door, connected }: ChooseCalendarsProps) {
  const connectedAlready = useCalendars().data;
  const found = useQuery({
    queryKey: ["calendars of", door.id],
    queryFn: () => listCalendars(door.id),
    retry: false,
    gcTime: 0,
  });
  if (found.error) {
    const said = found.error instanceof ApiError && found.error.status === 422 ? found.error.message : null;
    return (
      <Failure retry={() => void found.refetch()}>
        {said ?? <Trans>We couldn't load your calendars.</Trans>}
      </Failure>
    );
  }
  if (!found.data || !connectedAlready) {
    return (
      <p role="status">
        <Trans>Looking for your calendars…</Trans>
      </p>
    );
  }
  const known = new Set(connectedAlready.map(({ calendarId }) => calendarId));
  const fresh = found.data.filter(({ id }) => !known.has(id));
  if (fresh.length === 0) {
    return (
      <p role="status">
        <Trans>All calendars of this account are connected.</Trans>
      </p>
    );
  }
  return <Choice door={door} calendars={fresh} connected={connected} />;
}

const schema = () => import("./calendar-inputs.ts").then((module) => module.chosenInput);

function Choice({ door, calendars, connected }: ChooseCalendarsProps & { calendars: FoundCalendar[] }) {
  const { t } = useLingui();
  const create = useCreate(BlockingCalendar, { at: calendarsPath });
  const usual = calendars.length === 1 ? calendars : calendars.filter(({ isPrimary }) => isPrimary);
  const form = useZodForm({
    schema,
    initial: { chosen: usual.map(({ id }) => id) },
    guard: false,
    submit: async ({ chosen }) => {
      for (const { id, name } of calendars.filter((one) => chosen.includes(one.id))) {
        const where = { thirdPartyCredentialId: door.id, calendarId: id };
        await create.run({ service: door.service, calendarName: name.slice(0, 200), ...where });
      }
      toast(chosen.length === 1 ? t`Your calendar is connected` : t`Your calendars are connected`);
      connected();
    },
  });
  return (
    <Form form={form} submit={t`Connect`}>
      <CheckboxesField
        name="chosen"
        label={t`Which of them keep you busy?`}
        options={calendars.map(({ id, name }) => ({ value: id, label: name }))}
      />
    </Form>
  );
}
