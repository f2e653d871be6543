import { latePart } from '@wau/late-scripts/late-part';
import { MissingSheet } from '../../../ui/sheets/missing-sheet.tsx';
import { useOnceOpened } from '../../../ui/sheets/use-once-opened.ts';
import type { HeaderMenuProps } from './header-menu.tsx';

const HeaderMenu = latePart(async () => (await import('./header-menu.tsx')).HeaderMenu, MissingSheet);

/** The menu of home's header. Its code loads when it is first opened. */
export function LateHeaderMenu(props: HeaderMenuProps) {
  if (!useOnceOpened(props.isOpen)) return null;
  return <HeaderMenu {...props} />;
}
