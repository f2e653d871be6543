import { useEffect, useEffectEvent, useRef } from 'react';
import { closeOnBack } from './close-on-back.ts';

/** SH-14: a dialog ignores taps on its mask for this long after opening, so that a double tap cannot close it. */
export const maskGuardMs = 300;

/**
 * Wraps a dialog's `onOpenChange`: closing by a tap outside is refused within 300 ms of opening. While the dialog is
 * open, the phone's Back closes it instead of leaving the page. `nowMs` is a parameter for tests.
 */
export function useOpenGuard(
  isOpen: boolean,
  onClose: () => void,
  nowMs: () => number = () => performance.now(),
): (nextOpen: boolean, details: { readonly reason: string }) => void {
  const openedAtMs = useRef<number>(undefined);
  if (!isOpen) openedAtMs.current = undefined;
  else openedAtMs.current ??= nowMs();
  const close = useEffectEvent(onClose);
  useEffect(() => (isOpen ? closeOnBack(() => close()) : undefined), [isOpen]);
  return (nextOpen, { reason }) => {
    if (nextOpen) return;
    const isMaskTap = reason === 'outside-press' || reason === 'outsidePress';
    if (isMaskTap && nowMs() - (openedAtMs.current ?? 0) < maskGuardMs) return;
    onClose();
  };
}
