import Wallet from 'lucide-react/icons/wallet';
import { Link } from 'react-router';
import { useTranslate } from '../../../platform/i18n/use-language.ts';
import { useSite } from '../../../platform/site/site-query.ts';
import { BalanceText } from '../../../shared/balance/balance-text.tsx';
import { BySession } from '../../../shared/session/by-session.tsx';
import { buttonClass } from '../../../ui/button-style.ts';
import { Card } from '../../../ui/card.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';

/** Under the banners: the way in for visitors, the balance for members; both of one height. */
export function WelcomeBlock() {
  return (
    <BySession
      visitor={<VisitorWelcome />}
      member={() => <MemberWelcome />}
      memberSkeleton={<WelcomeSkeleton />}
    />
  );
}

function VisitorWelcome() {
  const t = useTranslate();
  const { brandName, flags } = useSite();
  return (
    <Card className="flex min-h-44 flex-col justify-between gap-3">
      <div>
        <h2 className="text-lg font-semibold">{t('home.guest.title', { brand: brandName })}</h2>
        <p className="mt-1 text-detail text-pretty text-muted">
          {flags.DIRECTREG3 ? t('home.guest.text') : t('home.guest.text.login')}
        </p>
      </div>
      <div className="flex flex-wrap gap-3">
        <Link to="/m/login" className={`flex-1 ${buttonClass('secondary', 'medium')}`}>
          {t('action.login')}
        </Link>
        {flags.DIRECTREG3 ? (
          <Link to="/m/register" className={`flex-1 ${buttonClass('primary', 'medium')}`}>
            {t('action.register')}
          </Link>
        ) : null}
      </div>
    </Card>
  );
}

function MemberWelcome() {
  const t = useTranslate();
  return (
    <Card className="flex min-h-44 flex-col justify-between gap-3">
      <div>
        <h2 className="text-detail text-muted">{t('balance.label')}</h2>
        <p className="mt-1 text-3xl font-bold">
          <BalanceText />
        </p>
      </div>
      <Link to="/m/voucherCenter" className={buttonClass('primary', 'medium', true)}>
        <Wallet className="size-5" />
        {t('deposit.title')}
      </Link>
    </Card>
  );
}

function WelcomeSkeleton() {
  return <Skeleton className="h-44 w-full rounded-large" />;
}
