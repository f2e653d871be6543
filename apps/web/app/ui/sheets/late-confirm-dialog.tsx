import { latePart } from '@wau/late-scripts/late-part';
import type { ConfirmDialogProps } from './confirm-dialog.tsx';
import { MissingSheet } from './missing-sheet.tsx';
import { useOnceOpened } from './use-once-opened.ts';

const ConfirmDialog = latePart(
  async () => (await import('./confirm-dialog.tsx')).ConfirmDialog,
  MissingSheet,
);

/** A question with two answers. Its code loads when it is first asked. */
export function LateConfirmDialog(props: ConfirmDialogProps) {
  if (!useOnceOpened(props.isOpen)) return null;
  return <ConfirmDialog {...props} />;
}
