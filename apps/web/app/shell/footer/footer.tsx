import CircleUserRound from 'lucide-react/icons/circle-user-round';
import Gift from 'lucide-react/icons/gift';
import House from 'lucide-react/icons/house';
import Lock from 'lucide-react/icons/lock';
import UserPlus from 'lucide-react/icons/user-plus';
import Wallet from 'lucide-react/icons/wallet';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import type { PlainMessageId } from '../../platform/language/message-ids.ts';
import { useTranslate } from '../../platform/language/use-language.ts';
import { screenExists } from '../../platform/navigation/screen-exists.ts';
import { loginPathFor } from '../../platform/session/require-session.ts';
import { useSession } from '../../platform/session/use-session.ts';
import { useSite } from '../../platform/site/site-query.ts';
import { useBadgeAmount } from '../../platform/site/use-badge-amount.ts';
import { isTrial } from '../../platform/trial/is-trial.ts';
import { useRefusedTrialMessage } from '../../shared/trial/use-refused-trial-message.ts';
import { classNames } from '../../ui/class-names.ts';
import { toasts } from '../../ui/toasts/toast-store.ts';
import { RailLinksSlot } from '../desktop/rail-links-slot.tsx';

const promotionsPath = '/m/activity';
const invitePath = '/m/inviteFriends';

interface FooterProps {
  /** The page on show, by its title; home has none. By title, because a page has several addresses. */
  readonly currentPage: PlainMessageId | undefined;
  /** SH-06: absent from a phone's screen on this page; a desktop has room for it. */
  readonly isForDesktopAlone: boolean;
}

/**
 * SH-06, SH-07: the menu under the thumb, with the deposit in its middle. Nothing stands out of its box, badges
 * included, so that it never covers what is read above it.
 */
export function Footer({ currentPage, isForDesktopAlone }: FooterProps) {
  const t = useTranslate();
  return (
    <nav
      aria-label={t('footer.label')}
      className={classNames(
        'footer-bar footer-rail column @container fixed inset-x-0 bottom-0 z-30 border-t border-line bg-surface',
        isForDesktopAlone && 'hidden',
      )}
    >
      <ul className="grid min-h-(--footer-height) grid-cols-[minmax(0,0.9fr)_minmax(0,1.2fr)_minmax(0,1.5fr)_minmax(0,1.2fr)_minmax(0,1.05fr)]">
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
        <MembersLink isCurrent={currentPage === 'page.mine'} />
      </ul>
      <RailLinksSlot />
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
  /** Why the entry is closed, for those who hear it; it then looks closed as well. */
  readonly closedNote?: string | undefined;
  /** Told of a tap; returns whether the link may lead on. */
  readonly onTap?: (() => boolean) | undefined;
}

/** The face of an entry stands below the strip of the badges; on low screens its picture and word stand in a row. */
const entryClass =
  'footer-entry flex h-full flex-col items-center justify-end gap-0.5 px-0.5 pt-5.5 pb-1.5 text-xs font-medium low:flex-row low:items-center low:justify-center low:gap-1.5 low:pt-5 low:pb-1';

function FooterLink({ to, icon, label, isCurrent, badge, closedNote, onTap }: FooterLinkProps) {
  const noteId = useId();
  const isClosed = closedNote !== undefined;
  return (
    <li className="relative">
      {badge === undefined ? null : (
        <Badge className={isClosed ? 'bg-raised text-muted' : 'bg-hibiscus text-on-hibiscus'}>{badge}</Badge>
      )}
      <Link
        to={to}
        aria-current={isCurrent ? 'page' : undefined}
        aria-describedby={isClosed ? noteId : undefined}
        onClick={(event) => {
          if (onTap?.() === false) event.preventDefault();
        }}
        className={classNames(
          entryClass,
          'pressed:text-gold-text [&_svg]:size-6',
          isCurrent ? 'text-gold-text' : 'text-muted',
        )}
      >
        {isClosed ? <ClosedPicture>{icon}</ClosedPicture> : icon}
        <FooterLabel>{label}</FooterLabel>
        <BadgeWords badge={badge} />
      </Link>
      {isClosed ? (
        <span id={noteId} className="sr-only">
          {closedNote}
        </span>
      ) : null}
    </li>
  );
}

/** The picture of what is closed: drawn back, with a lock at its corner. */
function ClosedPicture({ children }: { children: ReactNode }) {
  return (
    <span data-testid="closed" className="relative block">
      <span className="block opacity-60">{children}</span>
      <span className="absolute -end-1.5 -bottom-1 rounded-full bg-surface p-0.5 text-text [&_svg]:size-3.5!">
        <Lock strokeWidth={2.5} />
      </span>
    </span>
  );
}

/**
 * SH-07: a visitor logs in first; where invitations are not open, the entry looks closed, a tap says why, and the
 * message leads to customer service. A visitor is told as well, before they log in for nothing.
 */
function InviteLink() {
  const t = useTranslate();
  const session = useSession();
  const { flags, referralBonusMinor } = useSite();
  const badge = useBadgeAmount(referralBonusMinor);
  const isOpen = flags.REFERRAL && screenExists(invitePath);
  const isMember = session !== undefined;
  const sayClosed = () => {
    toasts.show('info', t('invite.closed'), { label: t('service.title'), to: '/m/service' });
    return !isMember;
  };
  return (
    <FooterLink
      to={isMember ? invitePath : loginPathFor(isOpen ? invitePath : '/m/home')}
      icon={<UserPlus />}
      label={t('footer.invite')}
      isCurrent={false}
      badge={badge}
      closedNote={isOpen ? undefined : t('footer.invite.closed')}
      onTap={isOpen ? undefined : sayClosed}
    />
  );
}

/** SH-07: a free trial has none of a member's own pages; an account of one's own is the way there. */
function MembersLink({ isCurrent }: { isCurrent: boolean }) {
  const t = useTranslate();
  const session = useSession();
  const refuseTrial = useRefusedTrialMessage();
  return (
    <FooterLink
      to={session === undefined ? loginPathFor('/m/mine') : '/m/mine'}
      icon={<CircleUserRound />}
      label={t('footer.members')}
      isCurrent={isCurrent}
      onTap={
        isTrial(session)
          ? () => {
              refuseTrial();
              return false;
            }
          : undefined
      }
    />
  );
}

function DepositLink({ isCurrent }: { isCurrent: boolean }) {
  const t = useTranslate();
  const badge = useBadgeAmount(useSite().depositBonusMinor);
  return (
    <li className="relative">
      {badge === undefined ? null : <Badge className="bg-hibiscus text-on-hibiscus">{badge}</Badge>}
      <Link
        to="/m/voucherCenter"
        aria-current={isCurrent ? 'page' : undefined}
        className={classNames(entryClass, 'font-semibold pressed:brightness-95')}
      >
        <span className="gold-fill flex h-7.5 w-14 items-center justify-center rounded-full shadow-low low:h-7 low:w-9">
          <Wallet className="size-5" />
        </span>
        <FooterLabel>{t('footer.deposit')}</FooterLabel>
        <BadgeWords badge={badge} />
      </Link>
    </li>
  );
}

/** Five entries share the width of a phone: letters grow as far as the longest word has room. */
function FooterLabel({ children }: { children: string }) {
  return (
    <span className="footer-label text-center text-[min(0.75rem,3.5cqi)] leading-tight">{children}</span>
  );
}

/** A bonus, in the strip along the upper edge: inside the box of the footer, over nothing that is read. */
function Badge({ children, className }: { children: string; className: string }) {
  return (
    <span
      aria-hidden="true"
      data-testid="footer-badge"
      className={classNames(
        'footer-badge tabular pointer-events-none absolute top-1 left-1/2 max-w-full -translate-x-1/2 overflow-hidden rounded-full px-1 text-[min(0.6875rem,2.9cqi)] leading-[16px] font-bold text-ellipsis whitespace-nowrap',
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
