/**
 * Sections below each other beside a list of links to them; optionally an accordion on a phone, with one open.
 *
 *     <SectionsFrame label={t`Parts of the settings`} parts={[{ anchor: "password", title: t`Password`, body: … }]} />
 */
import IconChevronDown from "~icons/tabler/chevron-down";
import { useState } from "react";
import { Grid, Stack } from "#platform/web/ui/layout/stack.tsx";

import classes from "./sections-frame.module.css";
import { useIsNarrow } from "../../hooks/use-media-query.ts";
import { useScrollSpy } from "../../hooks/use-scroll-spy.ts";
import { useTarget } from "../../hooks/use-target.ts";

export interface SectionsPart<Anchor extends string = string> {
  /** The section's id, so `#anchor` leads here and puts the focus on its title. */
  anchor: Anchor;
  title: string;
  body: React.ReactNode;
}

interface SectionsFrameProps<Anchor extends string> {
  /** Names the list of links. */
  label: string;
  parts: readonly SectionsPart<Anchor>[];
  /** On a phone only one section is open; the others keep their input. */
  isAccordion?: boolean;
  /** The section of a `#target` that is no section itself. */
  sectionOf?: (target: string) => Anchor | undefined;
}

export function SectionsFrame<Anchor extends string>(props: SectionsFrameProps<Anchor>) {
  const { label, parts, isAccordion = false, sectionOf } = props;
  const isFolded = useIsNarrow() && isAccordion;
  const [open, setOpen] = useState<Anchor | null>(null);
  const [opened, setOpened] = useState<ReadonlySet<Anchor>>(new Set());
  const show = (anchor: Anchor | null) => {
    setOpen(anchor);
    if (anchor) setOpened((before) => new Set([...before, anchor]));
  };
  useTarget<Anchor>(
    (target) => parts.find(({ anchor }) => anchor === target)?.anchor ?? sectionOf?.(target),
    show,
  );
  const currentAnchor = useScrollSpy(parts.map(({ anchor }) => anchor));
  return (
    <Grid
      columns="220px minmax(0, 720px)"
      gap={[24, 48]}
      align="start"
      className={classes.frame}
      data-accordion={isAccordion || undefined}
    >
      <nav aria-label={label} className={classes.links}>
        <Stack as="ul" gap={2}>
          {parts.map(({ anchor, title }) => (
            <li key={anchor}>
              <a href={`#${anchor}`} aria-current={currentAnchor === anchor ? "true" : undefined}>
                {title}
              </a>
            </li>
          ))}
        </Stack>
      </nav>
      <Stack gap={24} className={classes.sections}>
        {parts.map((part) => {
          const isOpen = !isFolded || open === part.anchor;
          return (
            <Section
              key={part.anchor}
              part={part}
              isOpen={isOpen}
              isMounted={isOpen || opened.has(part.anchor)}
              toggle={isFolded ? () => show(isOpen ? null : part.anchor) : null}
            />
          );
        })}
      </Stack>
    </Grid>
  );
}

interface SectionProps {
  part: SectionsPart;
  isOpen: boolean;
  /** Mounted: open now or before. */
  isMounted: boolean;
  /** Null if it is always open. */
  toggle: (() => void) | null;
}

const Section = ({ part: { anchor, title, body }, isOpen, isMounted, toggle }: SectionProps) => (
  <Stack as="section" gap={16} id={anchor} aria-labelledby={`${anchor}-title`} className={classes.section}>
    <h2 id={`${anchor}-title`} tabIndex={-1}>
      {toggle ? (
        <button type="button" aria-expanded={isOpen} aria-controls={`${anchor}-body`} onClick={toggle}>
          {title}
          <IconChevronDown />
        </button>
      ) : (
        title
      )}
    </h2>
    <div id={`${anchor}-body`} hidden={!isOpen} className={classes.body}>
      {isMounted && body}
    </div>
  </Stack>
);
