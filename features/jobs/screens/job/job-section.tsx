/** A section of a job's page with its heading, one level below the title's. */
import { useId } from "react";
import { Stack } from "#platform/web/ui/layout/stack.tsx";

export type HeadingLevel = 2 | 3;

interface JobSectionProps {
  title: string;
  level: HeadingLevel;
  children: React.ReactNode;
}

export function JobSection({ title, level, children }: JobSectionProps) {
  const id = useId();
  const Heading = level === 2 ? "h2" : "h3";
  return (
    <Stack as="section" gap={12} aria-labelledby={id}>
      <Heading id={id}>{title}</Heading>
      {children}
    </Stack>
  );
}
