/**
 * A button that is an icon, as large as a finger needs. Its name is read aloud and shown as its tooltip:
 *
 *     <IconButton label={t`Close`} icon={IconX} onClick={close} />
 *     <IconButton as={Link} to={back} label={t`Back`} icon={IconArrowLeft} />
 */
import type { Icon } from "../media/icon.tsx";
import classes from "./icon-button.module.css";

interface OwnProps {
  label: string;
  icon: Icon;
  /** Of the icon, in CSS pixels. */
  size?: number;
  className?: string | undefined;
  /** Beside the icon: words, a dot, a number. */
  children?: React.ReactNode;
}

type IconButtonProps<C extends React.ElementType> = OwnProps & { as?: C } & Omit<
    React.ComponentPropsWithRef<C>,
    keyof OwnProps | "as" | "aria-label" | "title"
  >;

export function IconButton<C extends React.ElementType = "button">(props: IconButtonProps<C>) {
  const { as, label, icon: ButtonIcon, size = 20, className, children, ...rest } = props;
  const Element: React.ElementType = as ?? "button";
  return (
    <Element
      {...(Element === "button" && { type: "button" })}
      {...rest}
      aria-label={label}
      title={label}
      className={className ? `${classes.button} ${className}` : classes.button}
    >
      <ButtonIcon size={size} />
      {children}
    </Element>
  );
}
