/**
 * The ways in which things lie together. They carry the space between, so that screens need no rules for it:
 *
 *     <Stack gap={16} as="ul">       below each other
 *     <Row gap={8}>                  beside each other, on one line
 *     <Cluster gap={[4, 12]}>        beside each other, on as many lines as they need
 *     <Grid columns="auto 1fr">      in columns; <Grid minWidth={240}>: as many as fit
 *     <Card gap={8} padding={16}>    a Stack on a surface of its own
 *
 * Lists lose their bullets. Their rules lie in a cascade layer: any class of a screen wins over them.
 */
import classes from "./stack.module.css";

/** In CSS pixels. */
type Space = 0 | 2 | 4 | 6 | 8 | 10 | 12 | 16 | 20 | 24 | 28 | 32 | 40 | 48 | 64;

interface LayoutProps {
  /** Between neighbors; or between rows and between columns. */
  gap?: Space | readonly [row: Space, column: Space];
  /** Across: a Stack stretches its children, a Row and a Cluster center them. */
  align?: "start" | "center" | "end" | "baseline" | "stretch";
  /** Along. */
  justify?: "center" | "end" | "between";
  /** Takes what is left of the Row around it. */
  grow?: boolean;
  /** Inside, to all sides. */
  padding?: Space;
  /** What it lies on; a Card has "card". */
  surface?: "card" | "sunken" | "tint" | "info" | "ok" | "warning" | "danger";
  className?: string | undefined;
}

type StackProps<C extends React.ElementType> = LayoutProps & { /** "div" unless given. */ as?: C } & Omit<
    React.ComponentPropsWithRef<C>,
    keyof LayoutProps | "as"
  >;

const layout =
  (kind: string | undefined) =>
  <C extends React.ElementType = "div">(props: StackProps<C>) => {
    const { as, gap = 0, align, justify, grow, padding, surface, className, ...rest } = props;
    const Element: React.ElementType = as ?? "div";
    const [rowGap, columnGap] = typeof gap === "number" ? [gap, gap] : gap;
    return (
      <Element
        {...rest}
        className={className ? `${kind} ${className}` : kind}
        style={{
          ...rest.style,
          "--gap": rowGap === columnGap ? `${rowGap}px` : `${rowGap}px ${columnGap}px`,
          ...(padding !== undefined && { "--padding": `${padding}px` }),
        }}
        data-align={align}
        data-justify={justify}
        data-grow={grow || undefined}
        data-padded={padding !== undefined || undefined}
        data-surface={surface}
      />
    );
  };

export const Stack = layout(classes.stack);
export const Row = layout(classes.row);
export const Cluster = layout(classes.cluster);

const GridLayout = layout(classes.grid);

type GridProps<C extends React.ElementType> = StackProps<C> & {
  /** As in CSS; a class may change `grid-template-columns` for a screen that is narrower. */
  columns?: string;
  /** Of a column, in CSS pixels, instead of `columns`: as many as fit, all of one width. */
  minWidth?: number;
};

export function Grid<C extends React.ElementType = "div">({ columns, minWidth, ...rest }: GridProps<C>) {
  const template = minWidth ? `repeat(auto-fill, minmax(min(${minWidth}px, 100%), 1fr))` : columns;
  // Said even where there are none: otherwise a Grid around it would pass its own down.
  return <GridLayout {...(rest as StackProps<C>)} style={{ "--columns": template ?? "none" }} />;
}

export const Card = <C extends React.ElementType = "div">({
  padding = 16,
  surface = "card",
  ...rest
}: StackProps<C>) => <Stack {...(rest as StackProps<C>)} padding={padding} surface={surface} />;
