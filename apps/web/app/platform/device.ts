/** How the app runs on this device, as registration reports it (AC-15). */
export type RunMode = 'H5' | 'PWA';

export function isStandalone(): boolean {
  return matchMedia('(display-mode: standalone)').matches;
}

export function runMode(): RunMode {
  return isStandalone() ? 'PWA' : 'H5';
}
