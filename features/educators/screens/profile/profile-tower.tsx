/** How far a profile has come: each finished section stacks one block; said in words as well. */
import { useLingui } from "@lingui/react/macro";

import { blockColours, shapePaths, shapes } from "#platform/web/ui/media/blocks.tsx";

export function ProfileTower({ done, total = 7 }: { done: number; total?: number }) {
  const { t } = useLingui();
  return (
    <svg
      width="28"
      height={total * 30}
      viewBox={`0 0 28 ${total * 30}`}
      role="img"
      aria-label={t`${done} of ${total} sections complete`}
    >
      {Array.from({ length: total }, (_, slot) => {
        const place = `translate(0 ${(total - slot - 1) * 30})`;
        if (slot >= done)
          return (
            <rect
              key={slot}
              x="1"
              y={(total - slot - 1) * 30 + 27}
              width="26"
              height="1"
              fill="none"
              stroke="var(--line-strong)"
              strokeDasharray="4 3"
            />
          );
        return (
          <path
            key={slot}
            d={shapePaths[shapes[slot % shapes.length]!]}
            fill={blockColours[slot % blockColours.length]}
            transform={place}
          />
        );
      })}
    </svg>
  );
}
