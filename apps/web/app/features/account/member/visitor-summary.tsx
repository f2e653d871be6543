import CircleUserRound from 'lucide-react/icons/circle-user-round';
import { Link } from 'react-router';
import { useTranslate } from '../../../platform/language/use-language.ts';
import { loginPopup } from '../../../platform/session/login-popup-store.ts';
import { useCanRegister } from '../../../platform/site/registration-modes.ts';
import { useSite } from '../../../platform/site/site-query.ts';
import { buttonClass } from '../../../ui/buttons/button-style.ts';

/** In the place of the member's block: a tap asks for the login, and both ways in stand below. */
export function VisitorSummary() {
  const t = useTranslate();
  const { brandName } = useSite();
  const canRegister = useCanRegister();
  return (
    <div className="flex min-h-52 flex-col justify-between gap-3 rounded-large bg-surface p-4 shadow-low">
      <button
        type="button"
        onClick={() => loginPopup.ask('/m/mine')}
        className="flex items-center gap-3 text-start"
      >
        <span className="flex size-16 shrink-0 items-center justify-center rounded-full bg-raised text-gold-text">
          <CircleUserRound className="size-8" />
        </span>
        <span className="min-w-0 flex-1">
          <span className="block text-lg font-semibold">{t('home.guest.title', { brand: brandName })}</span>
          <span className="mt-0.5 block text-detail text-muted">{t('mine.guest.text')}</span>
        </span>
      </button>
      <div className="flex flex-wrap gap-3">
        <Link
          to="/m/login?returnTo=%2Fm%2Fmine"
          className={`flex-1 ${buttonClass('secondary', 'medium', true)}`}
        >
          {t('action.login')}
        </Link>
        {canRegister ? (
          <Link
            to="/m/register?returnTo=%2Fm%2Fmine"
            className={`flex-1 ${buttonClass('primary', 'medium', true)}`}
          >
            {t('action.register')}
          </Link>
        ) : null}
      </div>
    </div>
  );
}
