/** Short facts with dots between them, none at the ends of a line; empty ones leave no dot behind. */
import classes from "./fact-list.module.css";

interface FactListProps {
  className?: string;
  children: React.ReactNode[];
}

export const FactList = ({ className = "small muted", children }: FactListProps) => (
  <p className={`${className} ${classes.facts}`}>
    {children.map((fact, index) => (
      <span key={index}>{fact}</span>
    ))}
  </p>
);
