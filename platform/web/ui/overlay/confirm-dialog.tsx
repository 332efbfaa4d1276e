/** Asks for confirmation before something is lost. Names the object, and the focus is on the safe button: "Keep" / "Delete". */

import { BusyButton } from "../form/busy-button.tsx";
import { Dialog } from "./dialog.tsx";
import { Button } from "../form/button.tsx";

interface ConfirmDialogProps {
  isOpen: boolean;
  /** "Delete job 'Lead Teacher'?" */
  title: React.ReactNode;
  /** The button that changes nothing. */
  cancelLabel: string;
  /** The button that does it. */
  confirm: string;
  /** Filled in the danger color; off for actions that destroy nothing. */
  isDestructive?: boolean;
  isBusy?: boolean;
  onCancel: () => void;
  onConfirm: () => void;
  children?: React.ReactNode;
}

export const ConfirmDialog = (props: ConfirmDialogProps) => (
  <Dialog
    isAlert
    isOpen={props.isOpen}
    onClose={props.onCancel}
    title={props.title}
    footer={
      <>
        <Button variant="outline" data-autofocus onClick={props.onCancel}>
          {props.cancelLabel}
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
