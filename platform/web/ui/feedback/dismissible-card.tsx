/** A card that offers something, until it is dismissed in this browser. */
import { useLingui } from "@lingui/react/macro";
import IconX from "~icons/tabler/x";
import { useId } from "react";

import { useStored } from "../../hooks/use-stored.ts";
import { IconButton } from "../form/icon-button.tsx";
import { Card, Row } from "../layout/stack.tsx";

interface DismissibleCardProps {
  title: React.ReactNode;
  /** Under this name the browser remembers that it was dismissed. */
  storedAs: string;
  children: React.ReactNode;
}

export function DismissibleCard({ title, storedAs, children }: DismissibleCardProps) {
  const { t } = useLingui();
  const id = useId();
  const [dismissed, setDismissed] = useStored(storedAs);
  if (dismissed) return null;
  return (
    <Card as="section" gap={8} padding={20} aria-labelledby={id}>
      <Row gap={8} align="start" justify="between">
        <h2 id={id} className="h3">
          {title}
        </h2>
        <IconButton
          label={t`Don't offer this again`}
          icon={IconX}
          className="muted"
          onClick={() => setDismissed("yes")}
        />
      </Row>
      {children}
    </Card>
  );
}
