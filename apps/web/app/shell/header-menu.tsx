import { useQueryClient } from '@tanstack/react-query';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import History from 'lucide-react/icons/history';
import LogIn from 'lucide-react/icons/log-in';
import LogOut from 'lucide-react/icons/log-out';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import ScrollText from 'lucide-react/icons/scroll-text';
import UserPlus from 'lucide-react/icons/user-plus';
import Wallet from 'lucide-react/icons/wallet';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { useApi } from '../platform/app-services.ts';
import { hideBalance, useBalanceHidden } from '../platform/balance-visibility.ts';
import { useTranslate } from '../platform/i18n/use-language.ts';
import { LogOutDialog } from '../platform/log-out-dialog.tsx';
import { balanceQuery } from '../platform/member-queries.ts';
import { useSite } from '../platform/site-query.ts';
import { useSession } from '../platform/use-session.ts';
import { BottomSheet } from '../ui/bottom-sheet.tsx';

interface HeaderMenuProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** SH-11: the menu of home's header. Each entry shows only where what it leads to exists and is switched on. */
export function HeaderMenu({ isOpen, onClose }: HeaderMenuProps) {
  const t = useTranslate();
  const site = useSite();
  const session = useSession();
  const [isLeaving, setIsLeaving] = useState(false);
  return (
    <>
      <BottomSheet isOpen={isOpen} onClose={onClose} title={t('header.menu')} closeLabel={t('action.close')}>
        <ul>
          {session === undefined ? (
            <VisitorEntries onClose={onClose} />
          ) : (
            <MemberEntries
              onClose={onClose}
              onLogOut={() => {
                onClose();
                setIsLeaving(true);
              }}
            />
          )}
        </ul>
        <p className="mt-3 px-2 text-[13px] text-muted">
          {t('footer.copyright', { years: site.copyrightYears, brand: site.brandName })}
        </p>
      </BottomSheet>
      <LogOutDialog isOpen={isLeaving} onClose={() => setIsLeaving(false)} />
    </>
  );
}

function VisitorEntries({ onClose }: { onClose: () => void }) {
  const t = useTranslate();
  const { flags } = useSite();
  return (
    <>
      <MenuLink to="/m/login" icon={<LogIn />} onClick={onClose}>
        {t('action.login')}
      </MenuLink>
      {flags.DIRECTREG3 ? (
        <MenuLink to="/m/register" icon={<UserPlus />} onClick={onClose}>
          {t('action.register')}
        </MenuLink>
      ) : null}
      <MenuLink to="/m/voucherCenter" icon={<Wallet />} onClick={onClose}>
        {t('deposit.title')}
      </MenuLink>
    </>
  );
}

function MemberEntries({ onClose, onLogOut }: { onClose: () => void; onLogOut: () => void }) {
  const t = useTranslate();
  const { flags } = useSite();
  const isHidden = useBalanceHidden();
  const refreshBalance = useRefreshBalance();
  return (
    <>
      <MenuLink to="/m/voucherCenter" icon={<Wallet />} onClick={onClose}>
        {t('deposit.title')}
      </MenuLink>
      {flags.TRANSBETREPMEM3 ? (
        <MenuLink to="/m/gameRecord" icon={<History />} onClick={onClose}>
          {t('bets.title')}
        </MenuLink>
      ) : null}
      {flags.TRANSREC3 ? (
        <MenuLink to="/m/transaction/record" icon={<ScrollText />} onClick={onClose}>
          {t('movements.title')}
        </MenuLink>
      ) : null}
      <MenuButton
        icon={<RefreshCw />}
        onClick={() => {
          onClose();
          void refreshBalance();
        }}
      >
        {t('balance.refresh')}
      </MenuButton>
      <MenuButton
        icon={isHidden ? <Eye /> : <EyeOff />}
        onClick={() => {
          onClose();
          hideBalance(!isHidden);
        }}
      >
        {isHidden ? t('balance.show') : t('balance.hide')}
      </MenuButton>
      <MenuButton icon={<LogOut />} onClick={onLogOut}>
        {t('logout.action')}
      </MenuButton>
    </>
  );
}

/** Hides the balance while it reloads, then shows it, as the menu's entry promises. */
function useRefreshBalance(): () => Promise<void> {
  const api = useApi();
  const queryClient = useQueryClient();
  return () => queryClient.resetQueries({ queryKey: balanceQuery(api).queryKey });
}

const entryClass =
  'flex h-13 w-full items-center gap-4 rounded-small px-2 text-start text-base active:bg-surface [&_svg]:size-5 [&_svg]:text-gold-text';

interface MenuLinkProps {
  readonly to: string;
  readonly icon: ReactNode;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

function MenuLink({ to, icon, onClick, children }: MenuLinkProps) {
  return (
    <li>
      <Link to={to} onClick={onClick} className={entryClass}>
        {icon}
        {children}
      </Link>
    </li>
  );
}

function MenuButton({ icon, onClick, children }: Omit<MenuLinkProps, 'to'>) {
  return (
    <li>
      <button type="button" onClick={onClick} className={entryClass}>
        {icon}
        {children}
      </button>
    </li>
  );
}
