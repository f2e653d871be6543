import CircleUserRound from 'lucide-react/icons/circle-user-round';
import Gift from 'lucide-react/icons/gift';
import House from 'lucide-react/icons/house';
import UserPlus from 'lucide-react/icons/user-plus';
import Wallet from 'lucide-react/icons/wallet';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { PlainMessageId } from '../platform/i18n/message-ids.ts';
import { useTranslate } from '../platform/i18n/use-language.ts';
import { screenExists } from '../platform/navigation/screen-exists.ts';
import { loginPathFor } from '../platform/session/require-session.ts';
import { useSession } from '../platform/session/use-session.ts';
import { useSite } from '../platform/site/site-query.ts';
import { useBadgeAmount } from '../platform/site/use-badge-amount.ts';
import { isTrial } from '../platform/trial/is-trial.ts';
import { classNames } from '../ui/class-names.ts';
import { toasts } from '../ui/toast-store.ts';

const promotionsPath = '/m/activity';
const invitePath = '/m/inviteFriends';

interface FooterProps {
  /** The page on show, by its title; home has none. By title, because a page has several addresses. */
  readonly currentPage: PlainMessageId | undefined;
}

/** SH-06, SH-07: the menu under the thumb, with the deposit in its middle. */
export function Footer({ currentPage }: FooterProps) {
  const t = useTranslate();
  const session = useSession();
  return (
    <nav
      aria-label={t('footer.label')}
      className="footer-bar column @container fixed inset-x-0 bottom-0 z-30 border-t border-line bg-surface"
    >
      <ul className="grid min-h-16 grid-cols-5">
        <FooterLink
          to="/m/home"
          icon={<House />}
          label={t('footer.home')}
          isCurrent={currentPage === undefined}
        />
        {screenExists(promotionsPath) ? (
          <FooterLink
            to={promotionsPath}
            icon={<Gift />}
            label={t('footer.promotions')}
            isCurrent={currentPage === 'page.activity'}
          />
        ) : (
          <li />
        )}
        <DepositLink isCurrent={currentPage === 'page.deposit'} />
        <InviteLink />
        <FooterLink
          to={session === undefined ? loginPathFor('/m/mine') : '/m/mine'}
          icon={<CircleUserRound />}
          label={t('footer.members')}
          isCurrent={currentPage === 'page.mine'}
          onRefuse={isTrial(session) ? () => toasts.show('info', t('trial.reject')) : undefined}
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
  /** A bonus over the icon, e.g. `77,777 RM`. */
  readonly badge?: string | undefined;
  /** Given when a tap must not lead anywhere; says why. */
  readonly onRefuse?: (() => void) | undefined;
}

function FooterLink({ to, icon, label, isCurrent, badge, onRefuse }: FooterLinkProps) {
  return (
    <li className="relative">
      {badge === undefined ? null : <Badge className="-top-3">{badge}</Badge>}
      <Link
        to={to}
        aria-current={isCurrent ? 'page' : undefined}
        onClick={(event) => {
          if (onRefuse === undefined) return;
          event.preventDefault();
          onRefuse();
        }}
        className={classNames(
          'flex h-full flex-col items-center justify-center gap-1 text-xs font-medium pressed:text-gold-text [&_svg]:size-6 @max-[19rem]:[&_svg]:size-8',
          isCurrent ? 'text-gold-text' : 'text-muted',
        )}
      >
        {icon}
        <FooterLabel>{label}</FooterLabel>
        <BadgeWords badge={badge} />
      </Link>
    </li>
  );
}

/** SH-07: a visitor logs in first; where invitations are not open, the player is told whom to ask. */
function InviteLink() {
  const t = useTranslate();
  const session = useSession();
  const { flags, referralBonusMinor } = useSite();
  const badge = useBadgeAmount(referralBonusMinor);
  const isOpen = flags.REFERRAL && screenExists(invitePath);
  const isMember = session !== undefined;
  return (
    <FooterLink
      to={isMember ? invitePath : loginPathFor(isOpen ? invitePath : '/m/home')}
      icon={<UserPlus />}
      label={t('footer.invite')}
      isCurrent={false}
      badge={badge}
      onRefuse={isMember && !isOpen ? () => toasts.show('info', t('invite.closed')) : undefined}
    />
  );
}

function DepositLink({ isCurrent }: { isCurrent: boolean }) {
  const t = useTranslate();
  const badge = useBadgeAmount(useSite().depositBonusMinor);
  return (
    <li className="relative">
      {badge === undefined ? null : <Badge className="-top-9">{badge}</Badge>}
      <Link
        to="/m/voucherCenter"
        aria-current={isCurrent ? 'page' : undefined}
        className="flex h-full flex-col items-center justify-end pb-2 text-xs font-semibold pressed:brightness-95"
      >
        <span className="gold-fill absolute -top-5 flex size-14 items-center justify-center rounded-full shadow-low ring-4 ring-surface">
          <Wallet className="size-6" />
        </span>
        <FooterLabel>{t('footer.deposit')}</FooterLabel>
        <BadgeWords badge={badge} />
      </Link>
    </li>
  );
}

/** Five entries share the width of a phone: letters too large for that leave the picture, and the word is read out. */
function FooterLabel({ children }: { children: string }) {
  return <span className="text-center @max-[19rem]:sr-only">{children}</span>;
}

function Badge({ children, className }: { children: string; className: string }) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'tabular pointer-events-none absolute left-1/2 z-10 -translate-x-1/2 rounded-full bg-hibiscus px-2 py-0.5 text-[min(0.6875rem,3.6cqi)] leading-[calc(16/11)] font-bold whitespace-nowrap text-on-hibiscus',
        className,
      )}
    >
      {children}
    </span>
  );
}

/** The badge for those who hear the link instead of seeing it. */
function BadgeWords({ badge }: { badge: string | undefined }) {
  const t = useTranslate();
  return badge === undefined ? null : (
    <span className="sr-only">{` ${t('footer.badge', { amount: badge })}`}</span>
  );
}
