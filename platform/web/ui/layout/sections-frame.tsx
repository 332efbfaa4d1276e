/**
 * Sections below each other, several beside a list of links to them; optionally an accordion on a phone.
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
  /** How far it is, shown beside the title of a closed section and in the list of links. */
  mark?: { icon: React.ReactNode; text: string } | undefined;
}

interface SectionsFrameProps<Anchor extends string> {
  /** Names the list of links. */
  label: string;
  parts: readonly SectionsPart<Anchor>[];
  /** On a phone sections are closed until they are opened; closed again, they keep their input. */
  isAccordion?: boolean;
  /** The section of a `#target` that is no section itself. */
  sectionOf?: (target: string) => Anchor | undefined;
}

export function SectionsFrame<Anchor extends string>(props: SectionsFrameProps<Anchor>) {
  const { label, parts, isAccordion = false, sectionOf } = props;
  const isFolded = useIsNarrow() && isAccordion;
  const [open, setOpen] = useState<ReadonlySet<Anchor>>(new Set());
  const [opened, setOpened] = useState<ReadonlySet<Anchor>>(new Set());
  const show = (anchor: Anchor) => {
    setOpen((before) => new Set([...before, anchor]));
    setOpened((before) => new Set([...before, anchor]));
  };
  const close = (anchor: Anchor) => setOpen((before) => new Set([...before].filter((one) => one !== anchor)));
  useTarget<Anchor>(
    (target) => parts.find(({ anchor }) => anchor === target)?.anchor ?? sectionOf?.(target),
    show,
  );
  const hasLinks = parts.length > 1;
  const currentAnchor = useScrollSpy(parts.map(({ anchor }) => anchor));
  return (
    <Grid
      columns={hasLinks ? "220px minmax(0, 720px)" : "minmax(0, 720px)"}
      gap={[24, 48]}
      align="start"
      className={classes.frame}
      data-accordion={isAccordion || undefined}
    >
      {hasLinks && (
        <nav aria-label={label} className={classes.links}>
          <Stack as="ul" gap={2}>
            {parts.map(({ anchor, title, mark }) => (
              <li key={anchor}>
                <a
                  href={`#${anchor}`}
                  aria-current={currentAnchor === anchor ? "true" : undefined}
                  aria-describedby={mark && `${anchor}-mark`}
                >
                  {title}
                  {mark?.icon}
                </a>
              </li>
            ))}
          </Stack>
        </nav>
      )}
      <Stack gap={24} className={classes.sections}>
        {parts.map((part) => {
          const isOpen = !isFolded || open.has(part.anchor);
          return (
            <Section
              key={part.anchor}
              part={part}
              isOpen={isOpen}
              isMounted={isOpen || opened.has(part.anchor)}
              toggle={isFolded ? () => (isOpen ? close : show)(part.anchor) : null}
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

const Section = ({ part: { anchor, title, body, mark }, isOpen, isMounted, toggle }: SectionProps) => (
  <Stack as="section" gap={16} id={anchor} aria-labelledby={`${anchor}-title`} className={classes.section}>
    <h2 id={`${anchor}-title`} tabIndex={-1}>
      {toggle ? (
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={`${anchor}-body`}
          aria-describedby={mark && `${anchor}-mark`}
          onClick={toggle}
        >
          <span>{title}</span>
          {mark?.icon}
          <IconChevronDown />
        </button>
      ) : (
        title
      )}
    </h2>
    {mark && (
      <span id={`${anchor}-mark`} hidden>
        {mark.text}
      </span>
    )}
    <div id={`${anchor}-body`} hidden={!isOpen} className={classes.body}>
      {isMounted && body}
    </div>
  </Stack>
);
