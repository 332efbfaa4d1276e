/** Moves a screening question up or down, or removes it, without dragging. */
import { useLingui } from "@lingui/react/macro";
import IconArrowDown from "~icons/tabler/arrow-down";
import IconArrowUp from "~icons/tabler/arrow-up";
import IconTrash from "~icons/tabler/trash";
import { Row } from "#platform/web/ui/layout/stack.tsx";
import { IconButton } from "#platform/web/ui/form/icon-button.tsx";
import classes from "../job-fields.module.css";

interface QuestionToolsProps {
  /** From 1. */
  number: number;
  /** Left out at the ends of the list. */
  onUp?: () => void;
  onDown?: () => void;
  onRemove: () => void;
}

export function QuestionTools({ number, onUp, onDown, onRemove }: QuestionToolsProps) {
  const { t } = useLingui();
  return (
    <Row align="stretch" className={classes.tools}>
      <IconButton label={t`Move question ${number} up`} icon={IconArrowUp} disabled={!onUp} onClick={onUp} />
      <IconButton
        label={t`Move question ${number} down`}
        icon={IconArrowDown}
        disabled={!onDown}
        onClick={onDown}
      />
      <IconButton label={t`Remove question ${number}`} icon={IconTrash} onClick={onRemove} />
    </Row>
  );
}
