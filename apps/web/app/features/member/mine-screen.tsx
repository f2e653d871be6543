import { useQuery } from '@tanstack/react-query';
import { offeredLanguages } from '@wau/i18n/languages';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import CircleUserRound from 'lucide-react/icons/circle-user-round';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import History from 'lucide-react/icons/history';
import Languages from 'lucide-react/icons/languages';
import LogOut from 'lucide-react/icons/log-out';
import ScrollText from 'lucide-react/icons/scroll-text';
import Wallet from 'lucide-react/icons/wallet';
import { useState } from 'react';
import { type ClientLoaderFunctionArgs, Link, useNavigate } from 'react-router';
import { appServices, useApi } from '../../platform/app-services.ts';
import { BalanceText } from '../../platform/balance-text.tsx';
import { hideBalance, useBalanceHidden } from '../../platform/balance-visibility.ts';
import { BySession } from '../../platform/by-session.tsx';
import { useLanguage, useTranslate } from '../../platform/i18n/use-language.ts';
import { LanguageSheet } from '../../platform/language-sheet.tsx';
import { LogOutDialog } from '../../platform/log-out-dialog.tsx';
import { balanceQuery, memberInfoQuery } from '../../platform/member-queries.ts';
import type { RouteHandle } from '../../platform/route-handle.ts';
import type { SessionInfo } from '../../platform/session-store.ts';
import { useSite } from '../../platform/site-query.ts';
import { useSession } from '../../platform/use-session.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { buttonClass } from '../../ui/button-style.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { MenuRowButton, MenuRowLink } from '../../ui/menu-row.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { daysSince } from './days-since.ts';

export const handle: RouteHandle = {
  title: 'page.mine',
  back: true,
  backPath: '/m/home',
  header: false,
  footer: true,
};

/** Member centre: who is logged in, what they have, and everything that is theirs. */
export function clientLoader({ context }: ClientLoaderFunctionArgs) {
  const { api, queryClient, session } = context.get(appServices);
  if (session.current() !== undefined) {
    void queryClient.prefetchQuery(memberInfoQuery(api));
    void queryClient.prefetchQuery(balanceQuery(api));
  }
  return null;
}

/** Nothing to load on the server; it keeps the browser from waiting for its own loader before it shows the page. */
export function loader() {
  return null;
}

export default function MineScreen() {
  const t = useTranslate();
  const navigate = useNavigate();
  return (
    <div className="glow pb-6">
      <div className="box-content flex h-14 items-center px-2 pt-[env(safe-area-inset-top)]">
        <IconButton label={t('action.back')} onClick={() => void navigate('/m/home')}>
          <ChevronLeft className="size-6 rtl:-scale-x-100" />
        </IconButton>
      </div>
      <div className="space-y-5 px-4">
        <h1 className="text-2xl font-bold">{t('mine.title')}</h1>
        <BySession
          visitor={<VisitorSummary />}
          member={(session) => <MemberSummary session={session} />}
          memberSkeleton={<Skeleton className="h-52 w-full rounded-large" />}
        />
        <Entries />
      </div>
    </div>
  );
}

function VisitorSummary() {
  const t = useTranslate();
  const { brandName, flags } = useSite();
  return (
    <div className="flex h-52 flex-col justify-between rounded-large bg-surface p-4 shadow-low">
      <div className="flex items-center gap-3">
        <span className="flex size-14 items-center justify-center rounded-full bg-raised text-gold-text">
          <CircleUserRound className="size-7" />
        </span>
        <p className="flex-1 text-lg font-semibold">{t('home.guest.title', { brand: brandName })}</p>
      </div>
      <div className="flex gap-3">
        <Link to="/m/login?returnTo=%2Fm%2Fmine" className={`flex-1 ${buttonClass('secondary', 'medium')}`}>
          {t('action.login')}
        </Link>
        {flags.DIRECTREG3 ? (
          <Link
            to="/m/register?returnTo=%2Fm%2Fmine"
            className={`flex-1 ${buttonClass('primary', 'medium')}`}
          >
            {t('action.register')}
          </Link>
        ) : null}
      </div>
    </div>
  );
}

function MemberSummary({ session }: { session: SessionInfo }) {
  const t = useTranslate();
  const isHidden = useBalanceHidden();
  const { data: info } = useQuery(memberInfoQuery(useApi()));
  const name = info === undefined || info.nickname === '' ? session.userName : info.nickname;
  return (
    <div className="flex h-52 flex-col justify-between rounded-large bg-surface p-4 shadow-low">
      <div className="flex items-center gap-3">
        <Avatar name={name} />
        <div className="min-w-0 flex-1">
          <p className="truncate text-lg font-semibold">{name}</p>
          <div className="flex h-5 items-center text-[15px] text-muted">
            {info === undefined ? (
              <Skeleton className="h-4 w-36" />
            ) : (
              t('mine.days', { days: daysSince(info.regDate, Date.now()) })
            )}
          </div>
        </div>
      </div>
      <div>
        <p className="text-[15px] text-muted">{t('balance.label')}</p>
        <div className="flex items-center text-3xl font-bold">
          <BalanceText />
          <IconButton
            label={isHidden ? t('balance.show') : t('balance.hide')}
            onClick={() => hideBalance(!isHidden)}
            className="-my-2 text-muted"
          >
            {isHidden ? <EyeOff className="size-5" /> : <Eye className="size-5" />}
          </IconButton>
        </div>
      </div>
      <Link to="/m/voucherCenter" className={buttonClass('primary', 'medium', true)}>
        <Wallet className="size-5" />
        {t('deposit.title')}
      </Link>
    </div>
  );
}

function Entries() {
  const t = useTranslate();
  const { flags, languages } = useSite();
  const { code } = useLanguage();
  const session = useSession();
  const [isChoosing, setIsChoosing] = useState(false);
  const [isLeaving, setIsLeaving] = useState(false);
  return (
    <>
      <ul className="divide-y divide-line overflow-hidden rounded-large bg-surface shadow-low">
        <li>
          <MenuRowLink to="/m/voucherCenter" icon={<Wallet />} label={t('deposit.title')} />
        </li>
        {flags.TRANSBETREPMEM3 ? (
          <li>
            <MenuRowLink to="/m/gameRecord" icon={<History />} label={t('bets.title')} />
          </li>
        ) : null}
        {flags.TRANSREC3 ? (
          <li>
            <MenuRowLink to="/m/transaction/record" icon={<ScrollText />} label={t('movements.title')} />
          </li>
        ) : null}
        {languages.length > 1 ? (
          <li>
            <MenuRowButton
              icon={<Languages />}
              label={t('header.language')}
              note={offeredLanguages[code].name}
              onClick={() => setIsChoosing(true)}
            />
          </li>
        ) : null}
        {session === undefined ? null : (
          <li>
            <MenuRowButton icon={<LogOut />} label={t('logout.action')} onClick={() => setIsLeaving(true)} />
          </li>
        )}
      </ul>
      <LanguageSheet isOpen={isChoosing} onClose={() => setIsChoosing(false)} />
      <LogOutDialog isOpen={isLeaving} onClose={() => setIsLeaving(false)} />
    </>
  );
}
