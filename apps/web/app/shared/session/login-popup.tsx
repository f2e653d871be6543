import { Link } from 'react-router';
import { isGamePath } from '../../platform/game/is-game-path.ts';
import { useTranslate } from '../../platform/language/use-language.ts';
import { loginPathFor } from '../../platform/session/require-session.ts';
import { useCanRegister } from '../../platform/site/registration-modes.ts';
import { useFlag, useSite } from '../../platform/site/site-query.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { buttonClass } from '../../ui/buttons/button-style.ts';
import { BottomSheet } from '../../ui/sheets/bottom-sheet.tsx';
import { useStartTrial } from '../trial/use-start-trial.ts';

interface LoginPopupProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** What was tapped. */
  readonly wantedPath: string;
}

/** Where a game was tapped it offers play money as well, if the merchant does; every way leads on to what was tapped. */
export function LoginPopup({ isOpen, onClose, wantedPath }: LoginPopupProps) {
  const t = useTranslate();
  const { brandName } = useSite();
  const canRegister = useCanRegister();
  const hasTrial = useFlag('FREEPLAY3');
  const isGame = isGamePath(wantedPath);
  const startTrial = useStartTrial(wantedPath);
  const offersTrial = isGame && hasTrial;
  const gameText = offersTrial
    ? t('login.popup.game.text.trial')
    : isGame
      ? t('login.popup.game.text')
      : undefined;
  return (
    <BottomSheet
      isOpen={isOpen}
      onClose={onClose}
      title={isGame ? t('login.popup.game.title') : t('login.popup.title')}
      closeLabel={t('action.close')}
    >
      <div className="px-2 pb-2">
        <p className="mb-5 text-muted">{gameText ?? t('login.popup.text', { brand: brandName })}</p>
        <div className="space-y-3">
          <Link
            to={loginPathFor(wantedPath)}
            onClick={onClose}
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
              to={`/m/register?returnTo=${encodeURIComponent(wantedPath)}`}
              onClick={onClose}
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
