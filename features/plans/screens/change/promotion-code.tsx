/** A code that makes the first bills smaller; the summary shows at once by how much. */
import { Trans, useLingui } from "@lingui/react/macro";
import { useId, useState } from "react";

import type { ApiError } from "#platform/web/api-client/api-error.ts";
import { Button } from "#platform/web/ui/form/button.tsx";
import fieldClasses from "#platform/web/ui/form/field.module.css";
import { Row } from "#platform/web/ui/layout/stack.tsx";

interface PromotionCodeProps {
  code: string | null;
  onCode: (code: string | null) => void;
  error: ApiError | null;
}

const maxLength = 40;

export function PromotionCode({ code, onCode, error }: PromotionCodeProps) {
  const { i18n } = useLingui();
  const id = useId();
  const [text, setText] = useState(code ?? "");
  const isUnknown = error?.code === "unknown_promotion_code";
  return (
    <form
      className={fieldClasses.field}
      data-wrong={isUnknown || undefined}
      onSubmit={(event) => {
        event.preventDefault();
        onCode(text.trim() || null);
      }}
    >
      <label className={fieldClasses.label} htmlFor={id}>
        <Trans>Promotion code</Trans>{" "}
        <span className="muted">
          <Trans>(optional)</Trans>
        </span>
      </label>
      <p id={`${id}-error`} className={fieldClasses.error} aria-live="polite">
        {isUnknown && i18n._(error.message)}
      </p>
      <Row gap={8}>
        <input
          id={id}
          className={`${fieldClasses.input} ${fieldClasses.sized}`}
          style={{ width: "16ch" }}
          autoComplete="off"
          autoCapitalize="characters"
          maxLength={maxLength}
          aria-describedby={`${id}-error`}
          aria-invalid={isUnknown || undefined}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <Button type="submit" variant="outline">
          <Trans>Use code</Trans>
        </Button>
      </Row>
      {code && !error && (
        <p className="small" role="status">
          <Trans>The code {code} is taken off below.</Trans>
        </p>
      )}
    </form>
  );
}
