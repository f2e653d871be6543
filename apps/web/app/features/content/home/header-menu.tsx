import Crown from 'lucide-react/icons/crown';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import HandCoins from 'lucide-react/icons/hand-coins';
import History from 'lucide-react/icons/history';
import LogOut from 'lucide-react/icons/log-out';
import MessageSquare from 'lucide-react/icons/message-square';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import UserPlus from 'lucide-react/icons/user-plus';
import Wallet from 'lucide-react/icons/wallet';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { hideBalance, useBalanceHidden } from '../../../platform/balance/balance-visibility.ts';
import type { PlainMessageId } from '../../../platform/language/message-ids.ts';
import { useTranslate } from '../../../platform/language/use-language.ts';
import { screenExists } from '../../../platform/navigation/screen-exists.ts';
import { loginPathFor } from '../../../platform/session/require-session.ts';
import { useSession } from '../../../platform/session/use-session.ts';
import { useSite } from '../../../platform/site/site-query.ts';
import { useRefreshBalance } from '../../../shared/balance/use-refresh-balance.ts';
import { LogoutDialog } from '../../../shared/session/logout-dialog.tsx';
import { BottomSheet } from '../../../ui/sheets/bottom-sheet.tsx';
import { CopyrightLine } from './copyright-line.tsx';
import { type MenuScreen, shownMenuScreens } from './header-menu-entries.ts';

export interface HeaderMenuProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** SH-11: the menu of home's header. Each entry shows only where what it leads to exists and is switched on. */
export function HeaderMenu({ isOpen, onClose }: HeaderMenuProps) {
  const t = useTranslate();
  const site = useSite();
  const isMember = useSession() !== undefined;
  const [isLeaving, setIsLeaving] = useState(false);
  const leave = () => {
    onClose();
    setIsLeaving(true);
  };
  const screens = shownMenuScreens(site.flags, screenExists);
  const links = (wanted: 'before' | 'after') =>
    screens
      .filter(({ place }) => place === wanted)
      .map((screen) => (
        <ScreenEntry key={screen.name} screen={screen} isMember={isMember} onClose={onClose} />
      ));
  return (
    <>
      <BottomSheet isOpen={isOpen} onClose={onClose} title={t('header.menu')} closeLabel={t('action.close')}>
        <ul>
          {links('before')}
          {isMember ? <BalanceEntries onClose={onClose} /> : null}
          {links('after')}
          {isMember ? (
            <MenuButton icon={<LogOut />} onClick={leave}>
              {t('logout.action')}
            </MenuButton>
          ) : null}
        </ul>
        <CopyrightLine className="mt-3 px-2" />
      </BottomSheet>
      <LogoutDialog isOpen={isLeaving} onClose={() => setIsLeaving(false)} />
    </>
  );
}

const looks = {
  withdraw: { icon: <HandCoins />, label: 'menu.withdraw' },
  invite: { icon: <UserPlus />, label: 'menu.invite' },
  benefits: { icon: <Crown />, label: 'menu.benefits' },
  deposit: { icon: <Wallet />, label: 'deposit.title' },
  recent: { icon: <History />, label: 'menu.recent' },
  feedback: { icon: <MessageSquare />, label: 'menu.feedback' },
} as const satisfies Record<MenuScreen['name'], { icon: ReactNode; label: PlainMessageId }>;

interface ScreenEntryProps {
  readonly screen: MenuScreen;
  readonly isMember: boolean;
  readonly onClose: () => void;
}

/** All of these are for members: a visitor logs in first and comes out there. */
function ScreenEntry({ screen: { name, path }, isMember, onClose }: ScreenEntryProps) {
  const t = useTranslate();
  const { icon, label } = looks[name];
  return (
    <li>
      <Link to={isMember ? path : loginPathFor(path)} onClick={onClose} className={entryClass}>
        {icon}
        {t(label)}
      </Link>
    </li>
  );
}

function BalanceEntries({ onClose }: { onClose: () => void }) {
  const t = useTranslate();
  const isHidden = useBalanceHidden();
  const refreshBalance = useRefreshBalance();
  return (
    <>
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
    </>
  );
}

const entryClass =
  'flex min-h-13 w-full items-center gap-4 rounded-small px-2 text-start text-base pressed:bg-surface [&_svg]:size-5 [&_svg]:text-gold-text';

interface MenuButtonProps {
  readonly icon: ReactNode;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

function MenuButton({ icon, onClick, children }: MenuButtonProps) {
  return (
    <li>
      <button type="button" onClick={onClick} className={entryClass}>
        {icon}
        {children}
      </button>
    </li>
  );
}
