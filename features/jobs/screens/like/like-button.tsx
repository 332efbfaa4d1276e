/** A heart to press. `onChange` writes optimistically; the same thing changes everywhere it stands. */
import { useLingui } from "@lingui/react/macro";
import IconHeart from "~icons/tabler/heart";
import IconHeartFilled from "~icons/tabler/heart-filled";

import { IconButton } from "#platform/web/ui/form/icon-button.tsx";
import classes from "./like-button.module.css";

interface LikeButtonProps {
  /** What is liked: the button is called "Like {name}". */
  name: string;
  isLiked: boolean;
  onChange: (isLiked: boolean) => void;
  /** -1 inside a list that is one Tab stop. */
  tabIndex?: number;
}

export function LikeButton({ name, isLiked, onChange, tabIndex }: LikeButtonProps) {
  const { t } = useLingui();
  const Heart = isLiked ? IconHeartFilled : IconHeart;
  return (
    <IconButton
      label={t`Like ${name}`}
      icon={Heart}
      size={22}
      tabIndex={tabIndex}
      className={classes.like}
      aria-pressed={isLiked}
      onClick={() => onChange(!isLiked)}
    />
  );
}
