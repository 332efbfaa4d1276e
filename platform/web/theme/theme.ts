/** The library dressed in our tokens, and the defaults every screen relies on. */
import {
  createTheme,
  defaultVariantColorsResolver,
  Input,
  type CSSVariablesResolver,
  type MantineColorsTuple,
  type VariantColorsResolver,
} from "@mantine/core";

const steps = (name: string) => Array.from({ length: 10 }, (_, step) => `var(--${name}-${step})`);
const one = (value: string) => Array.from({ length: 10 }, () => value) as unknown as MantineColorsTuple;

/** Every tone has a text colour, a tint and, when filled, a colour for the text on it. */
const tones: Record<string, { text: string; tint: string; on: string; hover?: string }> = {
  brand: { text: "--primary", tint: "--primary-tint", on: "--on-primary", hover: "--primary-hover" },
  red: { text: "--danger", tint: "--danger-tint", on: "--on-danger" },
};

const variantColorResolver: VariantColorsResolver = (input) => {
  const usual = defaultVariantColorsResolver(input);
  const tone = tones[input.color ?? "brand"];
  if (!tone) return usual;
  const [text, tint] = [`var(${tone.text})`, `var(${tone.tint})`];
  const filled = { background: text, hover: `var(${tone.hover ?? tone.text})`, color: `var(${tone.on})` };
  const line = tone.text === "--primary" ? "var(--line-strong)" : text;
  if (input.variant === "filled") return { ...usual, ...filled, hoverColor: filled.color };
  if (input.variant === "light") return { ...usual, background: tint, hover: tint, color: text };
  if (input.variant === "subtle") return { ...usual, hover: tint, color: text };
  if (input.variant === "outline") return { ...usual, border: `1px solid ${line}`, hover: tint, color: text };
  return usual;
};

export const theme = createTheme({
  primaryColor: "brand",
  primaryShade: 6,
  colors: {
    brand: steps("brand") as unknown as MantineColorsTuple,
    red: one("var(--danger)"),
  },
  variantColorResolver,
  autoContrast: true,
  focusRing: "auto",
  respectReducedMotion: true,
  cursorType: "pointer",
  fontFamily: "var(--font-text)",
  fontFamilyMonospace: "ui-monospace, monospace",
  headings: {
    fontFamily: "var(--font-text)",
    fontWeight: "650",
    textWrap: "balance",
    sizes: {
      h1: { fontSize: "1.875rem", lineHeight: "2.25rem", fontWeight: "700" },
      h2: { fontSize: "1.375rem", lineHeight: "1.75rem" },
      h3: { fontSize: "1.125rem", lineHeight: "1.5rem" },
    },
  },
  spacing: { xs: "8px", sm: "12px", md: "16px", lg: "24px", xl: "32px" },
  radius: { xs: "4px", sm: "var(--radius)", md: "var(--radius)", lg: "var(--radius-card)", xl: "999px" },
  defaultRadius: "sm",
  fontSizes: {
    xs: "0.8125rem",
    sm: "0.9375rem",
    md: "var(--body-size)",
    lg: "1.125rem",
    xl: "1.375rem",
  },
  lineHeights: { xs: "1.125rem", sm: "1.375rem", md: "var(--body-line)", lg: "1.5rem", xl: "1.75rem" },
  shadows: { xs: "none", sm: "none", md: "var(--shadow)", lg: "var(--shadow)", xl: "var(--shadow)" },
  breakpoints: { xs: "375px", sm: "768px", md: "1024px", lg: "1280px", xl: "1440px" },
  components: {
    Input: Input.extend({
      vars: () => ({
        wrapper: {
          "--input-height": "var(--control)",
          "--input-fz": "max(1rem, var(--body-size))",
          "--input-bg": "var(--card)",
          "--input-bd": "var(--line-strong)",
          "--input-bd-focus": "var(--line-strong)",
          "--input-color": "var(--ink)",
          "--input-placeholder-color": "var(--muted)",
        },
      }),
    }),
    InputWrapper: { defaultProps: { inputWrapperOrder: ["label", "description", "error", "input"] } },
    Modal: { defaultProps: { closeButtonProps: { "aria-label": "Close" }, centered: true, radius: "lg" } },
    Drawer: { defaultProps: { closeButtonProps: { "aria-label": "Close" } } },
    // Options in a portal are silent to screen readers when the select stands in a dialog.
    Select: { defaultProps: { comboboxProps: { withinPortal: false }, checkIconPosition: "right" } },
    MultiSelect: { defaultProps: { comboboxProps: { withinPortal: false } } },
    Autocomplete: { defaultProps: { comboboxProps: { withinPortal: false } } },
    TagsInput: { defaultProps: { comboboxProps: { withinPortal: false } } },
    Tooltip: { defaultProps: { openDelay: 300, events: { hover: true, focus: true, touch: false } } },
    Notification: { defaultProps: { role: "status", closeButtonProps: { "aria-label": "Close" } } },
  },
});

const shared = {
  "--mantine-color-body": "var(--page)",
  "--mantine-color-text": "var(--ink)",
  "--mantine-color-bright": "var(--ink)",
  "--mantine-color-dimmed": "var(--muted)",
  "--mantine-color-placeholder": "var(--muted)",
  "--mantine-color-anchor": "var(--primary)",
  "--mantine-color-default": "var(--card)",
  "--mantine-color-default-hover": "var(--sunken)",
  "--mantine-color-default-color": "var(--ink)",
  "--mantine-color-default-border": "var(--line-strong)",
  "--mantine-color-error": "var(--danger)",
  "--mantine-color-success": "var(--ok)",
  "--mantine-primary-color-filled": "var(--primary)",
  "--mantine-primary-color-filled-hover": "var(--primary-hover)",
  "--mantine-primary-color-light": "var(--primary-tint)",
  "--mantine-primary-color-light-hover": "var(--primary-tint)",
  "--mantine-primary-color-light-color": "var(--primary)",
  "--mantine-primary-color-contrast": "var(--on-primary)",
  "--mantine-color-brand-filled": "var(--primary)",
  "--mantine-color-brand-filled-hover": "var(--primary-hover)",
  "--mantine-color-brand-light": "var(--primary-tint)",
  "--mantine-color-brand-light-color": "var(--primary)",
  "--mantine-color-brand-outline": "var(--primary)",
  "--mantine-color-disabled": "var(--sunken)",
  "--mantine-color-disabled-color": "var(--muted)",
  "--mantine-color-disabled-border": "var(--line)",
};

/** Our tokens decide in both schemes, so the library is told the same in each. */
export const cssVariables: CSSVariablesResolver = () => ({ variables: {}, light: shared, dark: shared });
