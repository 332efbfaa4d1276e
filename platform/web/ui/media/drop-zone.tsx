/** An area that accepts dropped files, and shows that it does. Contains a button that chooses files as well. */
import { useState } from "react";

import classes from "./drop-zone.module.css";

interface DropZoneProps {
  className: string | undefined;
  onFiles: (files: readonly File[]) => void;
  children: React.ReactNode;
}

export function DropZone({ className, onFiles, children }: DropZoneProps) {
  const [isOver, setOver] = useState(false);
  return (
    <div
      className={`${classes.zone} ${className}`}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        onFiles([...event.dataTransfer.files]);
      }}
    >
      {children}
    </div>
  );
}
