import { latePart } from '@wau/late-scripts/late-part';
import { MissingSheet } from '../../../ui/sheets/missing-sheet.tsx';
import { useOnceOpened } from '../../../ui/sheets/use-once-opened.ts';
import type { HotMatchSheetProps } from './hot-match-sheet.tsx';

const HotMatchSheet = latePart(
  async () => (await import('./hot-match-sheet.tsx')).HotMatchSheet,
  MissingSheet,
);

/** The hot matches, all at once. Their code loads when they are first opened. */
export function LateHotMatchSheet(props: HotMatchSheetProps) {
  if (!useOnceOpened(props.isOpen)) return null;
  return <HotMatchSheet {...props} />;
}
