import { type Device, readDevice } from './device-facts.ts';

const webClipKey = 'WEBCLIP';

/** Opened from the home screen. Old versions of iOS know only the second of the two ways to ask. */
export function isStandalone(): boolean {
  return (
    matchMedia('(display-mode: standalone)').matches ||
    ('standalone' in navigator && navigator.standalone === true)
  );
}

/**
 * The web clip opens the site with `webclip=1`; from then on the local flag says that it runs as one. Not in a
 * browser's tab, where somebody may have pasted the address.
 */
export function rememberWebClip(): void {
  if (!isStandalone() || new URLSearchParams(window.location.search).get('webclip') !== '1') return;
  try {
    localStorage.setItem(webClipKey, '1');
  } catch {
    // Without storage the clip is taken for an installed web app, which is close enough.
  }
}

function isWebClip(): boolean {
  try {
    return localStorage.getItem(webClipKey) === '1';
  } catch {
    return false;
  }
}

/** The device that this browser runs on. */
export function currentDevice(): Device {
  return readDevice({
    userAgent: navigator.userAgent,
    platform: navigator.platform,
    maxTouchPoints: navigator.maxTouchPoints,
    screenHeightPx: window.screen.height,
    isStandalone: isStandalone(),
    isWebClip: isWebClip(),
  });
}
