import { AlertDialog } from '@base-ui/react/alert-dialog';
import { Button } from '../buttons/button.tsx';
import { useOpenGuard } from './use-open-guard.ts';

export interface ConfirmDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly text: string;
  readonly confirmLabel: string;
  /** Without it there is one answer only. */
  readonly cancelLabel?: string;
  readonly onConfirm: () => Promise<unknown>;
  readonly isDangerous?: boolean;
}

export function ConfirmDialog({
  isOpen,
  onClose,
  title,
  text,
  confirmLabel,
  cancelLabel,
  onConfirm,
  isDangerous = false,
}: ConfirmDialogProps) {
  const onOpenChange = useOpenGuard(isOpen, onClose);
  return (
    <AlertDialog.Root open={isOpen} onOpenChange={onOpenChange}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className="backdrop fixed inset-0 z-40" />
        <AlertDialog.Popup className="popup fixed inset-x-6 top-1/2 z-40 mx-auto max-w-96 -translate-y-1/2 rounded-large bg-raised p-6 text-text shadow-high">
          <AlertDialog.Title className="text-lg font-semibold">{title}</AlertDialog.Title>
          <AlertDialog.Description className="mt-2 text-muted">{text}</AlertDialog.Description>
          <div className="mt-6 flex flex-wrap gap-3">
            {cancelLabel === undefined ? null : (
              <AlertDialog.Close className="min-h-11 flex-1 px-2 py-1 rounded-small bg-surface font-semibold">
                {cancelLabel}
              </AlertDialog.Close>
            )}
            <Button
              size="medium"
              look={isDangerous ? 'danger' : 'primary'}
              className="flex-1"
              onClick={onConfirm}
            >
              {confirmLabel}
            </Button>
          </div>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
