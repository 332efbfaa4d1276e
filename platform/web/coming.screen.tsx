import { Button } from "@mantine/core";
import { Trans } from "@lingui/react/macro";
export default function X() {
  return (
    <h1>
      <Trans>Hello</Trans> <Button>x</Button>
    </h1>
  );
}
