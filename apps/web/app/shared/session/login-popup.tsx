import { useEffect, useState, useSyncExternalStore } from 'react';
import { Link, useLocation } from 'react-router';
import { isGamePath } from '../../platform/games/game-path.ts';
import { useTranslate } from '../../platform/i18n/use-language.ts';
import { loginPopup } from '../../platform/session/login-popup-store.ts';
import { loginPathFor } from '../../platform/session/require-session.ts';
import { useCanRegister } from '../../platform/site/register-modes.ts';
import { useFlag, useSite } from '../../platform/site/site-query.ts';
import { BottomSheet } from '../../ui/bottom-sheet.tsx';
import { Button } from '../../ui/button.tsx';
import { buttonClass } from '../../ui/button-style.ts';
import { useStartTrial } from '../trial/use-start-trial.ts';

/**
 * Rises when a visitor taps what needs a session: `loginPopup.ask('/m/…')`. Stands once, in the frame of all pages.
 * Where a game was tapped it offers play money as well, if the merchant does; every way leads on to what was tapped.
 */
export function LoginPopup() {
  const t = useTranslate();
  const { brandName } = useSite();
  const canRegister = useCanRegister();
  const { pathname } = useLocation();
  const wanted = useSyncExternalStore(loginPopup.subscribe, loginPopup.wantedPath, () => undefined);
  const hasTrial = useFlag('FREEPLAY3');
  // Its words stay while it goes down.
  const [shown, setShown] = useState('/m/mine');
  if (wanted !== undefined && wanted !== shown) setShown(wanted);
  const isGame = isGamePath(shown);
  const startTrial = useStartTrial(shown);
  const offersTrial = isGame && hasTrial;
  const gameText = offersTrial
    ? t('login.popup.game.text.trial')
    : isGame
      ? t('login.popup.game.text')
      : undefined;
  useEffect(() => {
    if (pathname !== '') loginPopup.dismiss();
  }, [pathname]);
  return (
    <BottomSheet
      isOpen={wanted !== undefined}
      onClose={loginPopup.dismiss}
      title={isGame ? t('login.popup.game.title') : t('login.popup.title')}
      closeLabel={t('action.close')}
    >
      <div className="px-2 pb-2">
        <p className="mb-5 text-muted">{gameText ?? t('login.popup.text', { brand: brandName })}</p>
        <div className="space-y-3">
          <Link
            to={loginPathFor(shown)}
            onClick={loginPopup.dismiss}
            className={buttonClass('primary', 'large', true)}
          >
            {t('action.login')}
          </Link>
          {offersTrial ? (
            <div>
              <Button look="secondary" isWide className="border border-outline" onClick={startTrial}>
                {t('login.popup.trial')}
              </Button>
              <p className="mt-1 text-center text-caption text-muted">{t('trail.point.money')}</p>
            </div>
          ) : null}
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
