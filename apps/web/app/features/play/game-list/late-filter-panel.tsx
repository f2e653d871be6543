import { latePart } from '@wau/late-scripts/late-part';
import { MissingSheet } from '../../../ui/sheets/missing-sheet.tsx';
import { useOnceOpened } from '../../../ui/sheets/use-once-opened.ts';
import type { FilterPanelProps } from './filter-panel.tsx';

const FilterPanel = latePart(async () => (await import('./filter-panel.tsx')).FilterPanel, MissingSheet);

/** Its code loads when it is first opened. */
export function LateFilterPanel(props: FilterPanelProps) {
  if (!useOnceOpened(props.isOpen)) return null;
  return <FilterPanel {...props} />;
}
