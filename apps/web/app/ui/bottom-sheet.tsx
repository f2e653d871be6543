import { lazy, Suspense } from 'react';
import type { BottomSheetProps } from './bottom-sheet-panel.tsx';
import { useOnceOpened } from './use-once-opened.ts';

const BottomSheetPanel = lazy(async () => ({
  default: (await import('./bottom-sheet-panel.tsx')).BottomSheetPanel,
}));

/** A panel that rises from the edge next to the thumb. Its code loads when it is first opened. */
export function BottomSheet(props: BottomSheetProps) {
  if (!useOnceOpened(props.isOpen)) return null;
  return (
    <Suspense>
      <BottomSheetPanel {...props} />
    </Suspense>
  );
}
