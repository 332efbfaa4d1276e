/** Announces a new message to screen readers. */
import { Trans } from "@lingui/react/macro";
import { useState } from "react";

import type { MessageRecord } from "../slots/message-slots.ts";
import { otherSide } from "../side.ts";
import { useThreadScope } from "./thread-context.ts";

export function LiveAnnouncer({ newest }: { newest: MessageRecord | undefined }) {
  const { conversation, side } = useThreadScope();
  const [opened] = useState(newest?.id);
  const isNew = newest && newest.id !== opened && newest.profileType !== side.type && !newest.deletedAt;
  const author = newest?.authorFirstName || otherSide(conversation, side).firstName;
  return (
    <div className="visually-hidden" role="status">
      {isNew &&
        (newest.data.text ? (
          <>
            {author}: {newest.data.text}
          </>
        ) : (
          <Trans>New message</Trans>
        ))}
    </div>
  );
}
