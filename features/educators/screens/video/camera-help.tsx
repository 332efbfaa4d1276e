/** No picture: why, and how to fix it in this browser. Other ways to answer are always below it. */
import { Trans, useLingui } from "@lingui/react/macro";
import IconVideoOff from "~icons/tabler/video-off";

import { Button } from "#platform/web/ui/form/button.tsx";

import { browserKind, type CameraProblem } from "./camera-problem.ts";
import { Stack } from "#platform/web/ui/layout/stack.tsx";
import classes from "./recorder.module.css";

export const CameraHelp = ({ problem, retry }: { problem: CameraProblem; retry: () => void }) => (
  <Stack gap={16} align="center" surface="sunken" role="alert" className={classes.help}>
    <IconVideoOff size={32} stroke={1.5} />
    <ProblemText problem={problem} />
    {(problem === "denied" || problem === "missing" || problem === "in_use") && (
      <Button variant="outline" onClick={retry}>
        <Trans>Try again</Trans>
      </Button>
    )}
  </Stack>
);

function ProblemText({ problem }: { problem: CameraProblem }) {
  const { t } = useLingui();
  const texts = {
    denied: { title: t`The camera is not allowed here yet`, text: <HowToAllow /> },
    missing: {
      title: t`We found no camera or no microphone`,
      text: t`Plug one in and try again, or answer on your phone: sign in there and open your profile.`,
    },
    in_use: {
      title: t`Something else is using your camera`,
      text: t`Close video calls and other tabs that show you, then try again.`,
    },
    unsupported: {
      title: t`This browser can't record video`,
      text: t`Upload a video or answer in writing instead, or open this page in another browser.`,
    },
    insecure: {
      title: t`Recording needs a secure connection`,
      text: t`Open this page with https:// at the beginning of its address. You can also upload a video or answer in writing.`,
    },
  }[problem];
  return (
    <Stack gap={8}>
      <h3>{texts.title}</h3>
      <p>{texts.text}</p>
    </Stack>
  );
}

const HowToAllow = () =>
  ({
    ios: (
      <Trans>
        Tap the icon at the side of the address, choose “Website Settings” and allow camera and microphone. In
        other browsers than Safari: open the Settings app, choose the browser and switch both on.
      </Trans>
    ),
    android: (
      <Trans>
        Tap the icon at the left of the address, choose “Permissions” and allow camera and microphone.
      </Trans>
    ),
    safari: (
      <Trans>
        Open the menu Safari, choose “Settings for This Website” and set camera and microphone to “Allow”.
      </Trans>
    ),
    firefox: (
      <Trans>
        Click the crossed-out camera at the left of the address, remove the block on camera and microphone,
        and try again.
      </Trans>
    ),
    other: (
      <Trans>
        Click the icon at the left of the address and switch camera and microphone on, then try again.
      </Trans>
    ),
  })[browserKind(navigator.userAgent, navigator.maxTouchPoints)];
