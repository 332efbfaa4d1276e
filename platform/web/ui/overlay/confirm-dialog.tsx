/** Asks before something is lost. Names the thing, and the focus stands on the way out: "Keep job" / "Delete job". */

import { BusyButton } from "../form/busy-button.tsx";
import { Dialog } from "./dialog.tsx";
import { Button } from "../form/button.tsx";

interface ConfirmDialogProps {
  isOpen: boolean;
  /** "Delete job 'Lead Teacher'?" */
  title: React.ReactNode;
  /** The button that changes nothing. */
  keep: string;
  /** The button that does it. */
  confirm: string;
  /** Filled in the danger colour; off for questions that destroy nothing. */
  isDestructive?: boolean;
  isBusy?: boolean;
  onKeep: () => void;
  onConfirm: () => void;
  children?: React.ReactNode;
}

export const ConfirmDialog = (props: ConfirmDialogProps) => (
  <Dialog
    isAlert
    isOpen={props.isOpen}
    onClose={props.onKeep}
    title={props.title}
    footer={
      <>
        <Button variant="outline" data-autofocus onClick={props.onKeep}>
          {props.keep}
        </Button>
        <BusyButton
          color={props.isDestructive === false ? "brand" : "red"}
          isBusy={props.isBusy ?? false}
          onClick={props.onConfirm}
        >
          {props.confirm}
        </BusyButton>
      </>
    }
  >
    {props.children}
  </Dialog>
);
