/** Alerts for people without an account: an email address and a frequency, then a link in an email to confirm. */
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { Link, useLocation } from "react-router";
import { z } from "zod";

import { call } from "#platform/web/api-client/api.ts";
import { withReturn } from "#platform/web/page/return-path.ts";
import { Button } from "#platform/web/ui/form/button.tsx";
import { RadioField } from "#platform/web/ui/form/choice-field.tsx";
import { Dialog } from "#platform/web/ui/overlay/dialog.tsx";
import { Form } from "#platform/web/ui/form/form.tsx";
import { TextField } from "#platform/web/ui/form/text-field.tsx";
import { useZodForm } from "#platform/web/forms/use-zod-form.ts";
import type { AlertFilters } from "../../alert-search.ts";
import { alertFrequencies } from "../../job-alert.ts";
import { useFrequencyOptions } from "./frequency-labels.ts";
import classes from "./saved-searches.module.css";
import type { JobSearchState } from "../search/use-job-search.ts";
import { searchToSave } from "./search-to-save.ts";
import { SearchDescription } from "./search-description.tsx";

const schema = z.object({
  email: z.email({ error: /*i18n*/ "Enter an email address, like name@example.com" }),
  frequency: z.enum(alertFrequencies),
});

interface SaveSearchByEmailProps {
  /** The search that is saved. */
  state: JobSearchState;
  onClose: () => void;
}

export function SaveSearchByEmail({ state, onClose }: SaveSearchByEmailProps) {
  const { t } = useLingui();
  const filters = searchToSave(state.criteria, state.place);
  const [sentTo, setSentTo] = useState<string | null>(null);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={sentTo ? t`Check your inbox` : t`New jobs by email`}
      footer={
        sentTo && (
          <Button onClick={onClose}>
            <Trans>Done</Trans>
          </Button>
        )
      }
    >
      {sentTo ? (
        <p role="status">
          <Trans>
            We sent an email to <strong>{sentTo}</strong>. Press “Confirm” in it, and new jobs come to you.
            Until then we send nothing.
          </Trans>
        </p>
      ) : (
        <EmailForm filters={filters} onSent={setSentTo} />
      )}
    </Dialog>
  );
}

function EmailForm({ filters, onSent }: { filters: AlertFilters; onSent: (email: string) => void }) {
  const { t } = useLingui();
  const { pathname, search } = useLocation();
  const frequencies = useFrequencyOptions();
  const form = useZodForm({
    schema,
    guard: false,
    initial: { email: "", frequency: "daily" as const },
    submit: async ({ email, frequency }) => {
      const attributes = { email, frequency, filters };
      await call("job_alerts", { method: "POST", body: { data: { type: "job_alerts", attributes } } });
      onSent(email);
    },
  });
  return (
    <>
      <div>
        <SearchDescription filters={filters} />
      </div>
      <Form form={form} submit={t`Email me new jobs`}>
        <TextField
          name="email"
          type="email"
          autoComplete="email"
          label={t`Email`}
          hint={t`You confirm it once. Every email has a link that ends them.`}
        />
        <RadioField name="frequency" label={t`How often?`} options={frequencies} />
      </Form>
      <p className={`small muted ${classes.beside}`}>
        <Trans>
          Have an account? <Link to={withReturn("/login", pathname + search)}>Log in</Link> and save it with
          one press.
        </Trans>
      </p>
    </>
  );
}
