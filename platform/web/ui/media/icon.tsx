/**
 * The icons of the product are Tabler's, each a module of its own that holds its paths:
 *
 *     import IconDots from "~icons/tabler/dots";
 *     <IconDots size={18} />
 *
 * 20 px and thin lines unless given otherwise, in the color of the text, and hidden from screen readers unless it has a
 * role of its own.
 */
import type { ComponentType, SVGProps } from "react";

interface IconProps extends Omit<SVGProps<SVGSVGElement>, "stroke"> {
  /** Width and height in pixels. */
  size?: number;
  /** The width of its lines, where the icon is 24 wide. */
  stroke?: number;
}

export type Icon = ComponentType<IconProps>;

/** Called by the modules that `platform/web/build/icons.ts` generates. */
export const createIcon =
  (paths: readonly string[], isFilled: boolean): Icon =>
  ({ size = 20, stroke = 1.75, ...rest }) => (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      {...(isFilled
        ? { fill: "currentColor" }
        : { fill: "none", stroke: "currentColor", strokeWidth: stroke })}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden={rest.role ? undefined : true}
      {...rest}
    >
      {paths.map((path) => (
        <path key={path} d={path} />
      ))}
    </svg>
  );
