import { latePart } from '@wau/late-scripts/late-part';
import type { BottomSheetProps } from './bottom-sheet-panel.tsx';
import { MissingSheet } from './missing-sheet.tsx';
import { useOnceOpened } from './use-once-opened.ts';

const BottomSheetPanel = latePart(
  async () => (await import('./bottom-sheet-panel.tsx')).BottomSheetPanel,
  MissingSheet,
);

/** A panel that rises from the edge next to the thumb. Its code loads when it is first opened. */
export function BottomSheet(props: BottomSheetProps) {
  if (!useOnceOpened(props.isOpen)) return null;
  return <BottomSheetPanel {...props} />;
}
