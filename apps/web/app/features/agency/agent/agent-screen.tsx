import { useQuery } from '@tanstack/react-query';
import CalendarDays from 'lucide-react/icons/calendar-days';
import ChartColumn from 'lucide-react/icons/chart-column';
import ChartLine from 'lucide-react/icons/chart-line';
import Clock3 from 'lucide-react/icons/clock-3';
import Coins from 'lucide-react/icons/coins';
import Dices from 'lucide-react/icons/dices';
import Gift from 'lucide-react/icons/gift';
import HandCoins from 'lucide-react/icons/hand-coins';
import Handshake from 'lucide-react/icons/handshake';
import Headset from 'lucide-react/icons/headset';
import Mail from 'lucide-react/icons/mail';
import Megaphone from 'lucide-react/icons/megaphone';
import Percent from 'lucide-react/icons/percent';
import ScrollText from 'lucide-react/icons/scroll-text';
import ShieldCheck from 'lucide-react/icons/shield-check';
import UserPlus from 'lucide-react/icons/user-plus';
import Users from 'lucide-react/icons/users';
import Wallet from 'lucide-react/icons/wallet';
import type { ReactNode } from 'react';
import { type ClientLoaderFunctionArgs, Link, redirect, useNavigate } from 'react-router';
import { agentNoticesQuery } from '../../../platform/agency/agent-notices.ts';
import { isAgent } from '../../../platform/agency/agent-types.ts';
import { balanceQuery } from '../../../platform/balance/balance-queries.ts';
import { useTranslate } from '../../../platform/language/use-language.ts';
import { memberInfoQuery } from '../../../platform/member/member-queries.ts';
import type { RouteHandle } from '../../../platform/navigation/route-handle.ts';
import { screenExists } from '../../../platform/navigation/screen-exists.ts';
import { appServices, useApi } from '../../../platform/services/app-services.ts';
import { requireOwnPassword } from '../../../platform/session/require-session.ts';
import { useSession } from '../../../platform/session/use-session.ts';
import { useFlag } from '../../../platform/site/site-query.ts';
import { LateContractPrompts } from '../../../shared/agency/late-contract-prompts.tsx';
import { TeamToday } from '../../../shared/agency/team-today.tsx';
import { BalanceText } from '../../../shared/balance/balance-text.tsx';
import { ScreenHead } from '../../../shared/screen/screen-head.tsx';
import { buttonClass } from '../../../ui/buttons/button-style.ts';
import { MenuRowLink } from '../../../ui/menu-row.tsx';
import { Skeleton } from '../../../ui/states/skeleton.tsx';
import { type DayPart, dayPartOf } from './day-part.ts';

export const handle: RouteHandle = {
  title: 'page.agent',
  back: true,
  header: false,
  footer: false,
};

/** For agents alone: everybody else is led home. */
export function clientLoader({ context }: ClientLoaderFunctionArgs) {
  const { api, queryClient, session } = context.get(appServices);
  requireOwnPassword(session);
  const current = session.current();
  if (current === undefined || !isAgent(current.type)) throw redirect('/m/home');
  void queryClient.prefetchQuery(memberInfoQuery(api));
  void queryClient.prefetchQuery(balanceQuery(api));
  return null;
}

export function HydrateFallback() {
  return (
    <div className="space-y-5 px-4 pt-16">
      <Skeleton className="h-8 w-56" />
      <Skeleton className="h-40 w-full rounded-large" />
      <Skeleton className="h-56 w-full rounded-large" />
    </div>
  );
}

/** The agent's home: the greeting, the money, and what an agent does here. */
export default function AgentScreen() {
  const t = useTranslate();
  const navigate = useNavigate();
  const session = useSession();
  if (session === undefined) return <HydrateFallback />;
  return (
    <div className="glow min-h-dvh pb-8">
      <ScreenHead onBack={() => void navigate('/m/home')} />
      <div className="space-y-5 px-4 pt-2">
        <Greeting userName={session.userName} />
        <LateContractPrompts />
        <div className="space-y-4 rounded-large bg-surface p-4 shadow-low">
          <div>
            <p className="text-detail text-muted">{t('agent.balance')}</p>
            <p className="text-3xl font-bold">
              <BalanceText />
            </p>
          </div>
          <div className="halves gap-3">
            <Link to="/m/withdraw" className={buttonClass('secondary', 'medium', true)}>
              {t('page.withdraw')}
            </Link>
            <Link to="/m/voucherCenter" className={buttonClass('primary', 'medium', true)}>
              <Wallet className="size-5" />
              {t('deposit.title')}
            </Link>
          </div>
        </div>
        <TeamToday />
        <AgentEntries />
      </div>
    </div>
  );
}

function Greeting({ userName }: { userName: string }) {
  const t = useTranslate();
  const { data: info } = useQuery(memberInfoQuery(useApi()));
  const name = info === undefined || info.nickname === '' ? userName : info.nickname;
  const greetings: Readonly<Record<DayPart, string>> = {
    morning: t('agent.greeting.morning', { name }),
    noon: t('agent.greeting.noon', { name }),
    afternoon: t('agent.greeting.afternoon', { name }),
    evening: t('agent.greeting.evening', { name }),
  };
  return <h2 className="text-2xl font-bold text-balance">{greetings[dayPartOf(new Date().getHours())]}</h2>;
}

interface Entry {
  readonly path: string;
  readonly icon: ReactNode;
  readonly label: string;
  /** What is new behind it. */
  readonly unread?: number | undefined;
}

/** Only what this version has a screen for. */
function AgentEntries() {
  const t = useTranslate();
  const { data: notices } = useQuery(agentNoticesQuery(useApi()));
  const hasRain = useFlag('REDRAIN3');
  const entries: readonly Entry[] = [
    { path: '/m/agent/team/overview', icon: <ChartColumn />, label: t('page.team.overview') },
    { path: '/m/member/team', icon: <Users />, label: t('page.team.members') },
    { path: '/m/agent/team/pnl', icon: <ChartLine />, label: t('page.team.profit') },
    { path: '/m/teamBetting', icon: <Dices />, label: t('page.team.bets') },
    { path: '/m/agentRegister', icon: <UserPlus />, label: t('page.opening') },
    { path: '/m/member/agent/agentRebeat', icon: <Percent />, label: t('page.rates') },
    { path: '/m/member/teamRebate', icon: <Coins />, label: t('page.team.rebate') },
    ...(hasRain ? [{ path: '/m/redRain', icon: <Gift />, label: t('page.redRain') }] : []),
    { path: '/m/transaction/record?types=A', icon: <ScrollText />, label: t('team.movements') },
    { path: '/m/member/agent/agentDivident', icon: <HandCoins />, label: t('contract.kind.dividend') },
    {
      path: '/m/member/agent/getSalaryContract',
      icon: <CalendarDays />,
      label: t('contract.kind.dailySalary'),
    },
    { path: '/m/member/agent/getHourContract', icon: <Clock3 />, label: t('contract.kind.hourlySalary') },
    { path: '/m/agent/affiliate', icon: <Handshake />, label: t('page.affiliate') },
    { path: '/m/webEmail', icon: <Mail />, label: t('page.inbox') },
    { path: '/m/securityCenter', icon: <ShieldCheck />, label: t('mine.security') },
    {
      path: '/m/member/notice?types=A',
      icon: <Megaphone />,
      label: t('page.agent.notices'),
      unread: notices?.unreadCount,
    },
    { path: '/m/service', icon: <Headset />, label: t('service.title') },
  ];
  return (
    <ul className="divide-y divide-line overflow-hidden rounded-large bg-surface shadow-low">
      {entries
        .filter(({ path }) => screenExists(path.replace(/\?.*$/, '')))
        .map(({ path, icon, label, unread = 0 }) => (
          <li key={path}>
            <MenuRowLink
              {...{ to: path, icon, label }}
              {...(unread === 0 ? {} : { note: t('agent.notices.unread', { count: unread }) })}
            />
          </li>
        ))}
    </ul>
  );
}
