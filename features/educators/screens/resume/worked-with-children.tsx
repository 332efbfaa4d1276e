/** "Did you work with children?": the one thing that no resume says, asked on the entry's card. */
import { Trans, useLingui } from "@lingui/react/macro";
import { useId } from "react";
import { Cluster, Row } from "#platform/web/ui/layout/stack.tsx";

import classes from "./import-resume.module.css";

interface WorkedWithChildrenProps {
  /** Of the job. */
  name: string;
  answer: boolean | null | undefined;
  choose: (answer: boolean) => void;
}

export function WorkedWithChildren({ name, answer, choose }: WorkedWithChildrenProps) {
  const { t } = useLingui();
  const group = useId();
  return (
    <Cluster as="fieldset" gap={[4, 16]} className={classes.question}>
      <legend>
        <Trans>Did you work with children?</Trans> <span className="visually-hidden">{name}</span>
      </legend>
      {[
        { value: true, word: t`Yes` },
        { value: false, word: t`No` },
      ].map(({ value, word }) => (
        <Row as="label" gap={8} align="start" key={word} className={classes.choice}>
          <input type="radio" name={group} checked={answer === value} onChange={() => choose(value)} />
          {word}
        </Row>
      ))}
    </Cluster>
  );
}
