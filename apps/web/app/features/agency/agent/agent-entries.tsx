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
import House from 'lucide-react/icons/house';
import Mail from 'lucide-react/icons/mail';
import Megaphone from 'lucide-react/icons/megaphone';
import Percent from 'lucide-react/icons/percent';
import ScrollText from 'lucide-react/icons/scroll-text';
import ShieldCheck from 'lucide-react/icons/shield-check';
import UserPlus from 'lucide-react/icons/user-plus';
import Users from 'lucide-react/icons/users';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { agentNoticesQuery } from '../../../platform/agency/agent-notices.ts';
import { unreadCountQuery } from '../../../platform/inbox/inbox-queries.ts';
import { useTranslate } from '../../../platform/language/use-language.ts';
import { screenExists } from '../../../platform/navigation/screen-exists.ts';
import { useApi } from '../../../platform/services/app-services.ts';
import { useSite } from '../../../platform/site/site-query.ts';
import { useServiceAddress } from '../../../shared/service/use-service-address.ts';
import { MenuRowAway, MenuRowLink } from '../../../ui/menu-row.tsx';
import {
  type AgentEntry,
  type AgentEntryName,
  agentFooter,
  agentMenu,
  shownAgentEntries,
} from './agent-menu.ts';

interface EntryFace {
  readonly icon: ReactNode;
  readonly label: string;
}

function useFaces(): Readonly<Record<AgentEntryName, EntryFace>> {
  const t = useTranslate();
  return {
    overview: { icon: <ChartColumn />, label: t('page.team.overview') },
    records: { icon: <ScrollText />, label: t('team.movements') },
    members: { icon: <Users />, label: t('page.team.members') },
    rain: { icon: <Gift />, label: t('page.redRain') },
    profit: { icon: <ChartLine />, label: t('page.team.profit') },
    bets: { icon: <Dices />, label: t('page.team.bets') },
    rates: { icon: <Percent />, label: t('page.rates') },
    rebate: { icon: <Coins />, label: t('page.team.rebate') },
    security: { icon: <ShieldCheck />, label: t('mine.security') },
    inbox: { icon: <Mail />, label: t('page.inbox') },
    service: { icon: <Headset />, label: t('service.title') },
    commissions: { icon: <HandCoins />, label: t('page.commissions') },
    affiliate: { icon: <Handshake />, label: t('page.affiliate') },
    dailySalary: { icon: <CalendarDays />, label: t('contract.kind.dailySalary') },
    hourlySalary: { icon: <Clock3 />, label: t('contract.kind.hourlySalary') },
    home: { icon: <House />, label: t('footer.home') },
    open: { icon: <UserPlus />, label: t('page.opening') },
    dividend: { icon: <HandCoins />, label: t('contract.kind.dividend') },
    notices: { icon: <Megaphone />, label: t('agent.entry.notices') },
  };
}

/** How many letters and notices wait; nothing where it is not known, since a badge is no alert. */
function useUnread(shown: readonly AgentEntry[]): Readonly<Partial<Record<AgentEntryName, number>>> {
  const api = useApi();
  const isShown = (name: AgentEntryName): boolean => shown.some((entry) => entry.name === name);
  const { data: inbox } = useQuery({ ...unreadCountQuery(api), enabled: isShown('inbox') });
  const { data: notices } = useQuery({ ...agentNoticesQuery(api), enabled: isShown('notices') });
  return {
    ...(inbox === undefined ? {} : { inbox }),
    ...(notices === undefined ? {} : { notices: notices.unreadCount }),
  };
}

/** AG-02: where an agent goes from home, as far as the merchant has it switched on. */
export function AgentEntries({ type }: { readonly type: number }) {
  const t = useTranslate();
  const { menu, flags } = useSite();
  const faces = useFaces();
  const shown = shownAgentEntries(agentMenu, { type, menu, flags }, screenExists);
  const unread = useUnread(shown);
  const serviceAddress = useServiceAddress();
  return (
    <ul className="divide-y divide-line overflow-hidden rounded-large bg-surface shadow-low">
      {shown.map(({ name, path }) => {
        const count = unread[name] ?? 0;
        return (
          <li key={name}>
            {name === 'service' && serviceAddress !== undefined ? (
              <MenuRowAway href={serviceAddress} {...faces[name]} />
            ) : (
              <MenuRowLink
                to={path}
                {...faces[name]}
                {...(count === 0 ? {} : { note: t('agent.unread', { count }) })}
              />
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** AG-02: the agent's own entries along the lower edge of a phone, and below the menu where there is a desktop's rail. */
export function AgentFooter({ type }: { readonly type: number }) {
  const t = useTranslate();
  const { menu, flags } = useSite();
  const faces = useFaces();
  const shown = shownAgentEntries(agentFooter, { type, menu, flags }, screenExists);
  const unread = useUnread(shown);
  return (
    <nav
      aria-label={t('agent.footer')}
      className="footer-bar column @container fixed inset-x-0 bottom-0 z-30 border-t border-line bg-surface wide:static wide:mt-5 wide:rounded-large wide:border"
    >
      <ul className="flex min-h-(--footer-height)">
        {shown.map(({ name, path }) => {
          const count = unread[name] ?? 0;
          return (
            <li key={name} className="min-w-0 flex-1">
              <Link
                to={path}
                className="flex h-full flex-col items-center justify-center gap-1 px-1 py-2 text-xs font-medium text-muted hover:text-gold-text pressed:text-gold-text [&_svg]:size-6"
              >
                <span className="relative">
                  {faces[name].icon}
                  {count === 0 ? null : (
                    <span
                      data-testid="unread-dot"
                      className="absolute -top-0.5 -right-0.5 size-2.5 rounded-full bg-hibiscus ring-2 ring-surface"
                    />
                  )}
                </span>
                {/* Letters grow as far as the longest word has room. */}
                <span className="text-center text-[min(0.75rem,3.2cqi)] leading-tight">
                  {faces[name].label}
                </span>
                {count === 0 ? null : <span className="sr-only">{t('agent.unread', { count })}</span>}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
