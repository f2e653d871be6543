import { currencyOf } from '@wau/money/currency';
import { minorToMajorText } from '@wau/money/minor';
import CircleUserRound from 'lucide-react/icons/circle-user-round';
import History from 'lucide-react/icons/history';
import House from 'lucide-react/icons/house';
import ScrollText from 'lucide-react/icons/scroll-text';
import Wallet from 'lucide-react/icons/wallet';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { PlainMessageId } from '../platform/i18n/message-ids.ts';
import { useLanguage, useTranslate } from '../platform/i18n/use-language.ts';
import { minorOf } from '../platform/minor-of.ts';
import { loginPathFor } from '../platform/require-session.ts';
import { useSite } from '../platform/site-query.ts';
import { useSession } from '../platform/use-session.ts';
import { classNames } from '../ui/class-names.ts';
import { toasts } from '../ui/toast-store.ts';

/** The customer type of a free trial. */
const trialType = 4;

interface FooterProps {
  /** The page on show, by its title; home has none. By title, because a page has several addresses. */
  readonly currentPage: PlainMessageId | undefined;
}

/** SH-06, SH-07: the menu under the thumb, with the deposit in its middle. */
export function Footer({ currentPage }: FooterProps) {
  const t = useTranslate();
  const { flags } = useSite();
  const session = useSession();
  // Both or neither, so that the deposit stays in the middle; the member centre lists each by itself.
  const hasRecords = flags.TRANSBETREPMEM3 && flags.TRANSREC3;
  return (
    <nav
      aria-label={t('footer.label')}
      className="footer-bar column fixed inset-x-0 bottom-0 z-30 border-t border-line bg-surface"
    >
      <ul className={classNames('grid h-16', hasRecords ? 'grid-cols-5' : 'grid-cols-3')}>
        <FooterLink
          to="/m/home"
          icon={<House />}
          label={t('footer.home')}
          isCurrent={currentPage === undefined}
        />
        {hasRecords ? (
          <FooterLink
            to="/m/gameRecord"
            icon={<History />}
            label={t('footer.bets')}
            isCurrent={currentPage === 'page.bets'}
          />
        ) : null}
        <DepositLink isCurrent={currentPage === 'page.deposit'} />
        {hasRecords ? (
          <FooterLink
            to="/m/transaction/record"
            icon={<ScrollText />}
            label={t('footer.record')}
            isCurrent={currentPage === 'page.movements'}
          />
        ) : null}
        <FooterLink
          to={session === undefined ? loginPathFor('/m/mine') : '/m/mine'}
          icon={<CircleUserRound />}
          label={t('footer.members')}
          isCurrent={currentPage === 'page.mine'}
          onRefuse={session?.type === trialType ? () => toasts.show('info', t('trial.reject')) : undefined}
        />
      </ul>
    </nav>
  );
}

interface FooterLinkProps {
  readonly to: string;
  readonly icon: ReactNode;
  readonly label: string;
  readonly isCurrent: boolean;
  /** Given when a tap must not lead anywhere; says why. */
  readonly onRefuse?: (() => void) | undefined;
}

function FooterLink({ to, icon, label, isCurrent, onRefuse }: FooterLinkProps) {
  return (
    <li>
      <Link
        to={to}
        aria-current={isCurrent ? 'page' : undefined}
        onClick={(event) => {
          if (onRefuse === undefined) return;
          event.preventDefault();
          onRefuse();
        }}
        className={classNames(
          'flex h-full flex-col items-center justify-center gap-1 text-xs font-medium [&_svg]:size-6',
          isCurrent ? 'text-gold-text' : 'text-muted',
        )}
      >
        {icon}
        {label}
      </Link>
    </li>
  );
}

function DepositLink({ isCurrent }: { isCurrent: boolean }) {
  const t = useTranslate();
  const badge = useDepositBadge();
  return (
    <li className="relative">
      {badge === undefined ? null : (
        <span
          aria-hidden="true"
          className="tabular absolute -top-9 left-1/2 z-10 -translate-x-1/2 rounded-full bg-hibiscus px-2 py-0.5 text-[11px] leading-4 font-bold whitespace-nowrap text-on-hibiscus"
        >
          {badge}
        </span>
      )}
      <Link
        to="/m/voucherCenter"
        aria-current={isCurrent ? 'page' : undefined}
        className="flex h-full flex-col items-center justify-end pb-2 text-xs font-semibold"
      >
        <span className="gold-fill absolute -top-5 flex size-14 items-center justify-center rounded-full shadow-low ring-4 ring-surface">
          <Wallet className="size-6" />
        </span>
        {t('footer.deposit')}{' '}
        {badge === undefined ? null : <span className="sr-only">{t('footer.badge', { amount: badge })}</span>}
      </Link>
    </li>
  );
}

/** The bonus on the deposit button, e.g. `1,000,000 RM`; absent for a merchant that promises none. */
function useDepositBadge(): string | undefined {
  const { locale } = useLanguage();
  const { depositBonusMinor, currencyCode, currencySymbol } = useSite();
  if (depositBonusMinor === '' || depositBonusMinor === '0') return undefined;
  const major = minorToMajorText(minorOf(depositBonusMinor), currencyOf(currencyCode));
  const digits = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 }).format(Number(major));
  return `${digits} ${currencySymbol}`;
}
