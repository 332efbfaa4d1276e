/**
 * The button. One filled button per view; the others are outlined or plain.
 *
 *     <Button onClick={…}>Apply</Button>
 *     <Button as={Link} to={path} variant="outline">Details</Button>
 */
import classes from "./button.module.css";

interface OwnProps {
  /** filled: the one primary action · outline: secondary · subtle: text only. */
  variant?: "filled" | "outline" | "subtle";
  /** red: destroys something; filled only inside a confirm. */
  color?: "brand" | "red";
  /** small: inside rows and toolbars. */
  size?: "normal" | "small";
  /** An icon of 18 px at the start or the end. */
  leftSection?: React.ReactNode;
  rightSection?: React.ReactNode;
  fullWidth?: boolean;
  /** Only from 768 px on, or only below. */
  visibleFrom?: "sm";
  hiddenFrom?: "sm";
  className?: string;
  children?: React.ReactNode;
}

export type ButtonProps<C extends React.ElementType = "button"> = OwnProps & { as?: C } & Omit<
    React.ComponentPropsWithRef<C>,
    keyof OwnProps | "as"
  >;

/** `as` renders it as something else: `Link`, "a". */
export function Button<C extends React.ElementType = "button">(props: ButtonProps<C>) {
  const { as, variant, color, size, leftSection, rightSection, fullWidth, ...more } = props;
  const { visibleFrom, hiddenFrom, className, children, ...rest } = more;
  const Element: React.ElementType = as ?? "button";
  return (
    <Element
      {...(Element === "button" && { type: "button" })}
      {...rest}
      className={className ? `${classes.button} ${className}` : classes.button}
      data-variant={variant ?? "filled"}
      data-color={color}
      data-size={size}
      data-wide={fullWidth || undefined}
      data-from={visibleFrom}
      data-until={hiddenFrom}
    >
      {leftSection}
      {children}
      {rightSection}
    </Element>
  );
}
