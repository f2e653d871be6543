import { lazy, Suspense } from 'react';
import type { ConfirmDialogProps } from './confirm-dialog-panel.tsx';
import { useOnceOpened } from './use-once-opened.ts';

const ConfirmDialogPanel = lazy(async () => ({
  default: (await import('./confirm-dialog-panel.tsx')).ConfirmDialogPanel,
}));

/** A question with two answers. Its code loads when it is first asked. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  if (!useOnceOpened(props.isOpen)) return null;
  return (
    <Suspense>
      <ConfirmDialogPanel {...props} />
    </Suspense>
  );
}
