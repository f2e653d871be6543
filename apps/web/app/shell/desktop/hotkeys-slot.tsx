import { latePart } from '@wau/late-scripts/late-part';
import { useMediaQuery } from '../../platform/device/use-media-query.ts';

const Hotkeys = latePart(async () => (await import('./hotkeys.tsx')).Hotkeys);

/** Keys are for whoever has a keyboard, which a mouse stands for; phones never ask for their code. */
export function HotkeysSlot() {
  return useMediaQuery('(any-hover: hover) and (any-pointer: fine)') ? <Hotkeys /> : null;
}
