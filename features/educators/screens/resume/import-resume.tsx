/** Reads a resume and offers what it says of work and education, for the educator to confirm. */
interface ImportResumeProps {
  /** Through: what was wanted is added, or it goes on by hand. */
  onDone?: () => void;
}

export function ImportResume(_props: ImportResumeProps) {
  return null;
}
