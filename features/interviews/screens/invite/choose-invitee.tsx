/** "Invite an educator" without a chosen applicant: find one by name, then write the invitation. */
import { Trans, useLingui } from "@lingui/react/macro";
import IconSearch from "~icons/tabler/search";
import { useState } from "react";
import { Link } from "react-router";

import { JobApplication } from "#features/applications/application.ts";
import { employerApplications } from "#features/applications/screens/review/use-applicants.ts";
import { pages } from "#features/paths.ts";
import { useCollection } from "#platform/web/data/use-collection.ts";
import { useDebouncedValue } from "#platform/web/hooks/use-debounced.ts";
import { Avatar } from "#platform/web/ui/media/avatar.tsx";
import { Button } from "#platform/web/ui/form/button.tsx";
import { Dialog } from "#platform/web/ui/overlay/dialog.tsx";
import { EmptyState } from "#platform/web/ui/feedback/empty-state.tsx";
import { Stack } from "#platform/web/ui/layout/stack.tsx";
import field from "#platform/web/ui/form/field.module.css";
import { Loaded } from "#platform/web/ui/feedback/loaded.tsx";
import { inviteeOf } from "./invite-buttons.tsx";
import { InviteDialog, type Invitee } from "./invite-dialog.tsx";
import classes from "./invite.module.css";

const open = ["submitted", "shortlisted", "interviewing", "offered"];

/** One request for a word, not one for each letter. */
const debounceMs = 300;

export function ChooseInvitee({ close }: { close: () => void }) {
  const { t } = useLingui();
  const [invitee, setInvitee] = useState<Invitee>();
  const [typed, setTyped] = useState("");
  const q = useDebouncedValue(typed, debounceMs);
  const query = useCollection(JobApplication, {
    at: employerApplications,
    filter: { q, aasmState: open },
    include: ["jobListing", "userProfile"],
    enabled: !invitee,
  });
  if (invitee) return <InviteDialog invitees={[invitee]} close={close} />;
  return (
    <Dialog isOpen title={t`Invite an educator`} onClose={close}>
      <Stack gap={12}>
        <label className={field.field}>
          <span className={field.label}>{t`Who applied`}</span>
          <input
            type="search"
            className={field.input}
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
        </label>
        <Loaded
          query={query}
          failure={t`We couldn't load applicants.`}
          empty={<Nobody isFiltered={q !== ""} />}
        >
          {(applications) => (
            <Stack as="ul" gap={4} className={classes.people}>
              {applications.map((application) => (
                <li key={application.id}>
                  <button
                    type="button"
                    className={classes.person}
                    onClick={() => setInvitee(inviteeOf(application))}
                  >
                    <Avatar
                      id={application.userProfileId!}
                      name={application.names.userProfile}
                      src={application.userProfile?.avatar?.smallUrl}
                    />
                    <span>
                      <strong>{application.names.userProfile}</strong>
                      <br />
                      <span className="muted small">{application.jobListing?.title}</span>
                    </span>
                  </button>
                </li>
              ))}
            </Stack>
          )}
        </Loaded>
      </Stack>
    </Dialog>
  );
}

function Nobody({ isFiltered }: { isFiltered: boolean }) {
  const { t } = useLingui();
  if (isFiltered)
    return (
      <p className="muted">
        <IconSearch size={18} /> <Trans>Nobody by this name has applied.</Trans>
      </p>
    );
  return (
    <EmptyState
      plain
      title={t`No applicants yet.`}
      action={
        <Button as={Link} to={pages.educators}>
          <Trans>Find educators</Trans>
        </Button>
      }
    />
  );
}
