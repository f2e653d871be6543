import { latePart } from '@wau/late-scripts/late-part';
import type { ConfirmDialogProps } from './confirm-dialog-panel.tsx';
import { MissingSheet } from './missing-sheet.tsx';
import { useOnceOpened } from './use-once-opened.ts';

const ConfirmDialogPanel = latePart(
  async () => (await import('./confirm-dialog-panel.tsx')).ConfirmDialogPanel,
  MissingSheet,
);

/** A question with two answers. Its code loads when it is first asked. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  if (!useOnceOpened(props.isOpen)) return null;
  return <ConfirmDialogPanel {...props} />;
}
