import { Link } from 'react-router';
import { useTranslate } from '../../../platform/language/use-language.ts';
import { useSession } from '../../../platform/session/use-session.ts';
import { useCanRegister } from '../../../platform/site/registration-modes.ts';
import { useSite } from '../../../platform/site/site-query.ts';
import { PlayMoneyChip } from '../../../shared/trial/play-money.tsx';
import { buttonClass } from '../../../ui/buttons/button-style.ts';
import { Card } from '../../../ui/card.tsx';

/**
 * Under the banners, the way in for visitors. A member's balance and deposit stand in the header and in the menu under
 * the thumb, once each, so that the games follow the banners.
 */
export function WelcomeBlock() {
  return (
    <>
      <VisitorWelcome />
      <TrialWelcome />
    </>
  );
}

function VisitorWelcome() {
  const t = useTranslate();
  const isMember = useSession() !== undefined;
  const { brandName, flags } = useSite();
  if (isMember) return null;
  return (
    <Card className="home-side visitor-only flex min-h-44 wide:min-h-0 flex-col justify-between gap-3">
      <div>
        <h2 className="text-lg font-semibold">{t('home.guest.title', { brand: brandName })}</h2>
        <p className="mt-1 text-detail text-pretty text-muted">
          {flags.DIRECTREG3 ? t('home.guest.text') : t('home.guest.text.login')}
        </p>
      </div>
      <div className="flex flex-wrap gap-3">
        <Link to="/m/login" className={`flex-1 ${buttonClass('secondary', 'medium', true)}`}>
          {t('action.login')}
        </Link>
        {flags.DIRECTREG3 ? (
          <Link to="/m/register" className={`flex-1 ${buttonClass('primary', 'medium', true)}`}>
            {t('action.register')}
          </Link>
        ) : null}
      </div>
    </Card>
  );
}

/**
 * AC-10: play money cannot be topped up; the way on is an account of one's own. In every document, like the mark of
 * play money, so that nothing shifts.
 */
function TrialWelcome() {
  const t = useTranslate();
  const canRegister = useCanRegister();
  return (
    <Card className="home-side play-money-only flex flex-col gap-3">
      <PlayMoneyChip className="max-w-full self-start" />
      <p className="text-detail text-pretty text-muted">{t('trial.home.text')}</p>
      <Link to={canRegister ? '/m/register' : '/m/login'} className={buttonClass('primary', 'medium', true)}>
        {canRegister ? t('action.register') : t('action.login')}
      </Link>
    </Card>
  );
}
