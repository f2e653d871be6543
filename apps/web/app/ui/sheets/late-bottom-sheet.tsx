import { latePart } from '@wau/late-scripts/late-part';
import type { BottomSheetProps } from './bottom-sheet.tsx';
import { MissingSheet } from './missing-sheet.tsx';
import { useOnceOpened } from './use-once-opened.ts';

const BottomSheet = latePart(async () => (await import('./bottom-sheet.tsx')).BottomSheet, MissingSheet);

/** A panel that rises from the edge next to the thumb. Its code loads when it is first opened. */
export function LateBottomSheet(props: BottomSheetProps) {
  if (!useOnceOpened(props.isOpen)) return null;
  return <BottomSheet {...props} />;
}
