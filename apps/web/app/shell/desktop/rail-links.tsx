import CircleHelp from 'lucide-react/icons/circle-question-mark';
import Headset from 'lucide-react/icons/headset';
import History from 'lucide-react/icons/history';
import Keyboard from 'lucide-react/icons/keyboard';
import Mail from 'lucide-react/icons/mail';
import ScrollText from 'lucide-react/icons/scroll-text';
import ShieldCheck from 'lucide-react/icons/shield-check';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import type { PlainMessageId } from '../../platform/language/message-ids.ts';
import { useTranslate } from '../../platform/language/use-language.ts';
import { screenExists } from '../../platform/navigation/screen-exists.ts';
import { useSession } from '../../platform/session/use-session.ts';
import { isTrial } from '../../platform/trial/is-trial.ts';
import { hotkeyList } from './hotkey-list-store.ts';

interface RailLink {
  readonly path: string;
  readonly icon: ReactNode;
  readonly label: PlainMessageId;
}

const memberLinks: readonly RailLink[] = [
  { path: '/m/gameRecord', icon: <History />, label: 'page.bets' },
  { path: '/m/transaction/record', icon: <ScrollText />, label: 'page.movements' },
  { path: '/m/webEmail', icon: <Mail />, label: 'page.inbox' },
  { path: '/m/securityCenter', icon: <ShieldCheck />, label: 'page.security' },
];

const commonLinks: readonly RailLink[] = [
  { path: '/m/help', icon: <CircleHelp />, label: 'page.help' },
  { path: '/m/service', icon: <Headset />, label: 'page.service' },
];

const entryClass =
  'flex min-h-11 w-full items-center gap-3 rounded-small px-3 text-start text-detail text-muted hover:bg-raised hover:text-text aria-[current]:bg-raised aria-[current]:text-text [&>svg]:size-5';

/** What a desktop's rail has room for beyond the menu of phones: where members often go, help, and the list of keys. */
export function RailLinks() {
  const t = useTranslate();
  const session = useSession();
  const { pathname } = useLocation();
  const isMember = session !== undefined && !isTrial(session);
  const links = [...(isMember ? memberLinks : []), ...commonLinks].filter(({ path }) => screenExists(path));
  return (
    <ul className="mt-4 space-y-1 border-t border-line pt-4">
      {links.map(({ path, icon, label }) => (
        <li key={path}>
          <Link to={path} aria-current={pathname === path ? 'page' : undefined} className={entryClass}>
            {icon}
            {t(label)}
          </Link>
        </li>
      ))}
      <li>
        <button type="button" onClick={hotkeyList.open} className={entryClass}>
          <Keyboard />
          {t('hotkeys.title')}
        </button>
      </li>
    </ul>
  );
}
