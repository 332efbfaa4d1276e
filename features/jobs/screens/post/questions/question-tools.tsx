/** Moves a screening question up or down, or removes it, without dragging. */
import { useLingui } from "@lingui/react/macro";
import IconArrowDown from "~icons/tabler/arrow-down";
import IconArrowUp from "~icons/tabler/arrow-up";
import IconTrash from "~icons/tabler/trash";
import { Row } from "#platform/web/ui/layout/stack.tsx";
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
      <Tool label={t`Move question ${number} up`} onClick={onUp} icon={IconArrowUp} />
      <Tool label={t`Move question ${number} down`} onClick={onDown} icon={IconArrowDown} />
      <Tool label={t`Remove question ${number}`} onClick={onRemove} icon={IconTrash} />
    </Row>
  );
}

interface ToolProps {
  label: string;
  onClick?: () => void;
  icon: typeof IconTrash;
}

const Tool = ({ label, onClick, icon: Icon }: ToolProps) => (
  <button
    type="button"
    className={classes.tool}
    aria-label={label}
    title={label}
    disabled={!onClick}
    onClick={onClick}
  >
    <Icon />
  </button>
);
