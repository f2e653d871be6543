import { latePart } from '@wau/late-scripts/late-part';
import { MissingSheet } from '../../../ui/sheets/missing-sheet.tsx';

/** Its code loads when an application is first begun. */
export const LateApplicationSheet = latePart(
  async () => (await import('./application-sheet.tsx')).ApplicationSheet,
  MissingSheet,
);
