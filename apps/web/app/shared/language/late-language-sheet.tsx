import { latePart } from '@wau/late-scripts/late-part';
import { MissingSheet } from '../../ui/sheets/missing-sheet.tsx';
import { useOnceOpened } from '../../ui/sheets/use-once-opened.ts';
import type { LanguageSheetProps } from './language-sheet.tsx';

const LanguageSheet = latePart(
  async () => (await import('./language-sheet.tsx')).LanguageSheet,
  MissingSheet,
);

/** The choice of languages. Its code loads when it is first opened. */
export function LateLanguageSheet(props: LanguageSheetProps) {
  if (!useOnceOpened(props.isOpen)) return null;
  return <LanguageSheet {...props} />;
}
