import { useEffect, useState, useSyncExternalStore } from 'react';
import { Link, useLocation } from 'react-router';
import { useTranslate } from '../../platform/i18n/use-language.ts';
import { loginPopup } from '../../platform/session/login-popup-store.ts';
import { loginPathFor } from '../../platform/session/require-session.ts';
import { useCanRegister } from '../../platform/site/register-modes.ts';
import { useSite } from '../../platform/site/site-query.ts';
import { BottomSheet } from '../../ui/bottom-sheet.tsx';
import { buttonClass } from '../../ui/button-style.ts';

/** Rises when a visitor taps what needs a session: `loginPopup.ask('/m/…')`. Stands once, in the frame of all pages. */
export function LoginPopup() {
  const t = useTranslate();
  const { brandName } = useSite();
  const canRegister = useCanRegister();
  const { pathname } = useLocation();
  const wanted = useSyncExternalStore(loginPopup.subscribe, loginPopup.wantedPath, () => undefined);
  // Its words stay while it goes down.
  const [shown, setShown] = useState('/m/mine');
  if (wanted !== undefined && wanted !== shown) setShown(wanted);
  useEffect(() => {
    if (pathname !== '') loginPopup.dismiss();
  }, [pathname]);
  return (
    <BottomSheet
      isOpen={wanted !== undefined}
      onClose={loginPopup.dismiss}
      title={t('login.popup.title')}
      closeLabel={t('action.close')}
    >
      <div className="px-2 pb-2">
        <p className="mb-5 text-muted">{t('login.popup.text', { brand: brandName })}</p>
        <div className="space-y-3">
          <Link
            to={loginPathFor(shown)}
            onClick={loginPopup.dismiss}
            className={buttonClass('primary', 'large', true)}
          >
            {t('action.login')}
          </Link>
          {canRegister ? (
            <Link
              to={`/m/register?returnTo=${encodeURIComponent(shown)}`}
              onClick={loginPopup.dismiss}
              className={buttonClass('quiet', 'large', true)}
            >
              {t('action.register')}
            </Link>
          ) : null}
        </div>
      </div>
    </BottomSheet>
  );
}
