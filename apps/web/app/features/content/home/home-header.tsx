import { useQuery } from '@tanstack/react-query';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import HandCoins from 'lucide-react/icons/hand-coins';
import Menu from 'lucide-react/icons/menu';
import Wallet from 'lucide-react/icons/wallet';
import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { hideBalance, useBalanceHidden } from '../../../platform/balance/balance-visibility.ts';
import { useTranslate } from '../../../platform/language/use-language.ts';
import { memberInfoQuery } from '../../../platform/member/member-queries.ts';
import { screenExists } from '../../../platform/navigation/screen-exists.ts';
import { useApi } from '../../../platform/services/app-services.ts';
import type { SessionInfo } from '../../../platform/services/session-store.ts';
import { useSite } from '../../../platform/site/site-query.ts';
import { isTrial } from '../../../platform/trial/is-trial.ts';
import { BalanceText } from '../../../shared/balance/balance-text.tsx';
import { useRefreshBalance } from '../../../shared/balance/use-refresh-balance.ts';
import { InboxBadge } from '../../../shared/inbox/inbox-badge.tsx';
import { LanguageButton } from '../../../shared/language/language-button.tsx';
import { BySession } from '../../../shared/session/by-session.tsx';
import { Logo } from '../../../shared/site/logo.tsx';
import { Avatar } from '../../../ui/avatar.tsx';
import { buttonClass } from '../../../ui/buttons/button-style.ts';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { useLongPress } from '../../../ui/press/use-long-press.ts';
import { Skeleton } from '../../../ui/states/skeleton.tsx';
import { LateHeaderMenu } from './late-header-menu.tsx';

/** SH-09, SH-10: home's header, for visitors and for members. */
export function HomeHeader() {
  const t = useTranslate();
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  return (
    <div className="@container">
      <div className="narrow-controls flex min-h-16 items-center px-2">
        <div className="min-w-0 flex-1">
          <BySession
            visitor={<VisitorStart />}
            member={(session) => <MemberStart session={session} />}
            memberSkeleton={<MemberStartSkeleton />}
          />
        </div>
        <div className="flex shrink-0">
          <LanguageButton />
          <IconButton label={t('header.menu')} isExpanded={isMenuOpen} onClick={() => setIsMenuOpen(true)}>
            <Menu className="size-6" />
          </IconButton>
        </div>
        <LateHeaderMenu isOpen={isMenuOpen} onClose={() => setIsMenuOpen(false)} />
      </div>
    </div>
  );
}

/** One row at any size of letters: those of the ways in grow as far as the row has room. */
function VisitorStart() {
  const t = useTranslate();
  const { flags, languages } = useSite();
  return (
    <div className="flex items-center">
      <Link to="/m/home" className="me-auto flex min-h-11 items-center ps-2 wide:invisible @max-[345px]:ps-0">
        <Logo isCompact={flags.DIRECTREG3 && languages.length > 1} />
      </Link>
      <div className="flex justify-end whitespace-nowrap [&>a]:text-[min(0.875rem,5.2cqi)] @max-[345px]:[&>a]:px-2.5 @max-[19rem]:[&>a]:px-2.5">
        <Link to="/m/login" className={buttonClass('quiet', 'small')}>
          {t('action.login')}
        </Link>
        {flags.DIRECTREG3 ? (
          <Link to="/m/register" className={buttonClass('primary', 'small')}>
            {t('action.register')}
          </Link>
        ) : null}
      </div>
    </div>
  );
}

/** The eye is a hint; on narrow phones the balance needs its place, and is the button all the same. */
const eyeClass = 'size-4 shrink-0 text-muted max-[399px]:hidden';

function MemberStart({ session }: { session: SessionInfo }) {
  const t = useTranslate();
  const isHidden = useBalanceHidden();
  const balance = useRef<HTMLButtonElement>(null);
  const refreshBalance = useRefreshBalance();
  // A tap hides the balance; held, it reloads, as the menu's entry does.
  useLongPress(balance, () => void refreshBalance());
  const { data } = useQuery(memberInfoQuery(useApi()));
  const name = (data?.nickname ?? '') === '' ? session.userName : (data?.nickname ?? '');
  return (
    <div className="flex items-center gap-1.5">
      <Link to="/m/mine" aria-label={t('header.account')} className="shrink-0">
        <Avatar name={name} imageUrl={data?.headIconUrl} />
      </Link>
      <div className="min-w-0 flex-1">
        <p className="w-0 min-w-full truncate text-caption leading-5 text-muted @max-[24rem]:leading-4 @max-[19rem]:hidden">
          {name}
        </p>
        <button
          ref={balance}
          type="button"
          onClick={() => hideBalance(!isHidden)}
          className="-my-3 flex min-h-11 max-w-full items-center gap-2 text-start text-[min(0.9375rem,6cqi)] leading-tight font-semibold [overflow-wrap:anywhere] @max-[24rem]:-my-1.5 @max-[24rem]:text-[min(0.8125rem,6cqi)]"
        >
          <BalanceText wraps />
          <span className="sr-only">{isHidden ? t('balance.show') : t('balance.hide')}</span>
          {isHidden ? <EyeOff className={eyeClass} /> : <Eye className={eyeClass} />}
        </button>
      </div>
      <div className="flex items-center">
        {/* Play money is not topped up. */}
        {isTrial(session) ? null : (
          <Link
            to="/m/voucherCenter"
            aria-label={t('footer.deposit')}
            className="flex size-11 items-center justify-center rounded-full text-gold-text pressed:bg-raised"
          >
            <Wallet className="size-6" />
          </Link>
        )}
        {screenExists('/m/withdraw') ? (
          <Link
            to="/m/withdraw"
            aria-label={t('menu.withdraw')}
            className="flex size-11 items-center justify-center rounded-full pressed:bg-raised"
          >
            <HandCoins className="size-6" />
          </Link>
        ) : null}
        <InboxBadge />
      </div>
    </div>
  );
}

function MemberStartSkeleton() {
  return (
    <div className="flex items-center gap-2">
      <Skeleton className="size-11 rounded-full" />
      <div className="flex-1">
        <Skeleton className="my-0.5 h-4 w-20" />
        <Skeleton className="my-1 h-4 w-28" />
      </div>
      <Skeleton className="size-11 rounded-full" />
    </div>
  );
}
