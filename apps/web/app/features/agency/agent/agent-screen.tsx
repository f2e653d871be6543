import { useQuery } from '@tanstack/react-query';
import Wallet from 'lucide-react/icons/wallet';
import { type ClientLoaderFunctionArgs, Link, useNavigate } from 'react-router';
import { isAgent } from '../../../platform/agency/agent-types.ts';
import { balanceQuery } from '../../../platform/balance/balance-queries.ts';
import { useTranslate } from '../../../platform/language/use-language.ts';
import { memberInfoQuery } from '../../../platform/member/member-queries.ts';
import type { RouteHandle } from '../../../platform/navigation/route-handle.ts';
import { appServices, useApi } from '../../../platform/services/app-services.ts';
import { leadTo } from '../../../platform/session/lead-to.ts';
import { requireOwnPassword } from '../../../platform/session/require-session.ts';
import { useSession } from '../../../platform/session/use-session.ts';
import { LateContractPrompts } from '../../../shared/agency/late-contract-prompts.tsx';
import { TeamToday } from '../../../shared/agency/team-today.tsx';
import { BalanceText } from '../../../shared/balance/balance-text.tsx';
import { ScreenHead } from '../../../shared/screen/screen-head.tsx';
import { useLeaveWithoutSession } from '../../../shared/session/use-leave-without-session.ts';
import { buttonClass } from '../../../ui/buttons/button-style.ts';
import { Skeleton } from '../../../ui/states/skeleton.tsx';
import { AgentEntries, AgentFooter } from './agent-entries.tsx';
import { type DayPart, dayPartOf } from './day-part.ts';

export const handle: RouteHandle = {
  title: 'page.agent',
  back: true,
  header: false,
  footer: false,
};

/** For agents alone: everybody else is led home. */
export function clientLoader({ context, request }: ClientLoaderFunctionArgs) {
  const { api, queryClient, session } = context.get(appServices);
  requireOwnPassword(session, request);
  const current = session.current();
  if (current === undefined || !isAgent(current.type)) throw leadTo('/m/home', request);
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
  useLeaveWithoutSession();
  // Nothing that could be tapped stands here while the page gives way to home.
  if (session === undefined) return <HydrateFallback />;
  return (
    <div className="glow footer-space min-h-dvh wide:pb-8">
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
        <AgentEntries type={session.type} />
        <AgentFooter type={session.type} />
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
  return (
    <div>
      <h2 className="text-2xl font-bold text-balance">{greetings[dayPartOf(new Date().getHours())]}</h2>
      {/* The name that the team and customer service know. */}
      {name === userName ? null : <p className="words text-detail text-muted">{userName}</p>}
    </div>
  );
}
