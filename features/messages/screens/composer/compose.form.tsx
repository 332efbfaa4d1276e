/** The form for a message to one or several people: recipients, template, text, files, and failures. */
import { Trans, useLingui } from "@lingui/react/macro";
import IconX from "~icons/tabler/x";
import { useRef, useState } from "react";

import { BusyButton } from "#platform/web/ui/form/busy-button.tsx";
import { Button } from "#platform/web/ui/form/button.tsx";
import { Select } from "#platform/web/ui/form/select-field.tsx";
import { UploadGuard } from "#platform/web/ui/media/upload-guard.tsx";
import { UploadRow } from "#platform/web/ui/media/upload-row.tsx";
import { fillTemplate, hasPlaceholders } from "../../fill-template.ts";
import { Cluster, Row, Stack } from "#platform/web/ui/layout/stack.tsx";
import { IconButton } from "#platform/web/ui/form/icon-button.tsx";
import classes from "./compose.module.css";
import { AttachButton } from "./composer-tools.tsx";
import { MessageInput } from "./message-input.tsx";
import { FailedRecipients } from "./failed-recipients.tsx";
import { useSide } from "../side.ts";
import { useDraft } from "./use-draft.ts";
import { useContactWarning } from "./use-contact-warning.tsx";
import { templateValuesOf, useBulkSend, type Recipient } from "./use-bulk-send.ts";
import { useTemplates } from "../templates/use-templates.ts";
import { useDraftProblem } from "./send-problems.ts";

interface ComposeFormProps {
  recipients: readonly Recipient[];
  isFirst: boolean;
  initialText?: string;
  onClose: () => void;
  onSent?: () => void;
}

export function ComposeForm({ recipients, isFirst, initialText, onClose, onSent }: ComposeFormProps) {
  const { t } = useLingui();
  const side = useSide();
  const input = useRef<HTMLTextAreaElement>(null);
  const [people, setPeople] = useState(recipients);
  const [problem, setProblem] = useState<string | null>(null);
  const draft = useDraft(`to:${recipients.map(({ id }) => id).join()}`, initialText);
  const contactWarning = useContactWarning();
  const whyNotYet = useDraftProblem();
  const sending = useBulkSend({
    onAllSent: () => {
      draft.clear();
      onClose();
      onSent?.();
    },
    onSomeSent: (failed) => setPeople(failed.map(({ recipient }) => recipient)),
  });
  const isMany = recipients.length > 1;
  const send = () => {
    const written = { text: draft.text.trim(), attachments: draft.arrived };
    const found = whyNotYet(written, draft.items);
    setProblem(found);
    if (found !== null) return;
    const go = () => void sending.send(people, written);
    if (isFirst) contactWarning.confirmSend(written.text, go);
    else go();
  };
  const insert = (body: string) => {
    setProblem(null);
    draft.write(isMany ? body : fillTemplate(body, templateValuesOf(people[0]!)));
    input.current?.focus();
  };
  return (
    <Stack gap={12}>
      {isMany && (
        <RecipientList people={people} remove={(id) => setPeople(people.filter((one) => one.id !== id))} />
      )}
      {isMany && (
        <p className="small muted">
          <Trans>Each person gets a separate message.</Trans>
        </p>
      )}
      {side.type === "EmployerProfile" && <Templates insert={insert} />}
      {isMany && hasPlaceholders(draft.text) && (
        <p className="small muted">
          <Trans>The names in braces are filled in for each person.</Trans>
        </p>
      )}
      <div id="message-problem" className={classes.problem} role="alert">
        {problem}
      </div>
      <MessageInput
        ref={input}
        label={t`Message`}
        text={draft.text}
        rows={5}
        isLong
        onChange={(text) => {
          setProblem(null);
          draft.write(text);
        }}
        onSend={send}
        onFiles={draft.add}
        isWrong={problem !== null}
      />
      {draft.items.length > 0 && (
        <Stack as="ul" gap={8}>
          {draft.items.map((item) => (
            <UploadRow key={item.key} item={item} remove={draft.remove} retry={draft.retry} />
          ))}
        </Stack>
      )}
      <UploadGuard items={draft.items} />
      <FailedRecipients sending={sending} />
      <Cluster gap={8} className={classes.foot}>
        <AttachButton add={draft.add} />
        <Button variant="outline" onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
        <BusyButton isBusy={sending.isSending} onClick={send}>
          {sending.failed.length > 0 ? <Trans>Try again</Trans> : <Trans>Send</Trans>}
        </BusyButton>
      </Cluster>
      {contactWarning.dialog}
    </Stack>
  );
}

interface RecipientListProps {
  people: readonly Recipient[];
  remove: (id: string) => void;
}

/** The last recipient cannot be removed. */
function RecipientList({ people, remove }: RecipientListProps) {
  const { t } = useLingui();
  return (
    <Row gap={12} align="baseline" className={classes.to}>
      <span id="message-to" className="small">
        <Trans>To</Trans>
      </span>
      <ul aria-labelledby="message-to">
        {people.map(({ id, name }) => (
          <li key={id} className={`small ${classes.person}`}>
            {name}
            {people.length > 1 && (
              <IconButton label={t`Remove ${name}`} icon={IconX} size={16} onClick={() => remove(id)} />
            )}
          </li>
        ))}
      </ul>
    </Row>
  );
}

function Templates({ insert }: { insert: (body: string) => void }) {
  const { t } = useLingui();
  const { employerTemplates, builtIn } = useTemplates();
  const all = [...employerTemplates, ...builtIn];
  return (
    <Select
      label={t`Template`}
      value=""
      options={[
        { value: "", label: t`Write from scratch` },
        ...all.map(({ id, name }) => ({ value: id, label: name })),
      ]}
      onChange={(id) => {
        const chosen = all.find((one) => one.id === id);
        if (chosen) insert(chosen.body);
      }}
    />
  );
}
