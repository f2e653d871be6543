import { latePart } from '@wau/late-scripts/late-part';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { loginPopup } from '../../platform/session/login-popup-store.ts';
import { MissingSheet } from '../../ui/sheets/missing-sheet.tsx';
import { useOnceOpened } from '../../ui/sheets/use-once-opened.ts';

const LoginPopup = latePart(async () => (await import('./login-popup.tsx')).LoginPopup, MissingSheet);

/**
 * Rises when a visitor taps what needs a session: `loginPopup.ask('/m/…')`. Stands once, in the frame of all pages.
 * Its code loads when it is first opened.
 */
export function LateLoginPopup() {
  const { pathname } = useLocation();
  const wanted = useSyncExternalStore(loginPopup.subscribe, loginPopup.wantedPath, () => undefined);
  const isOpen = wanted !== undefined;
  const wasOpened = useOnceOpened(isOpen);
  // Its words stay while it goes down.
  const [shown, setShown] = useState('/m/mine');
  if (wanted !== undefined && wanted !== shown) setShown(wanted);
  useEffect(() => {
    if (pathname !== '') loginPopup.dismiss();
  }, [pathname]);
  if (!wasOpened) return null;
  return <LoginPopup isOpen={isOpen} onClose={loginPopup.dismiss} wantedPath={shown} />;
}
