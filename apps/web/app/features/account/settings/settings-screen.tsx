import { offeredLanguages } from '@wau/i18n/offered-languages';
import Globe from 'lucide-react/icons/globe';
import KeyRound from 'lucide-react/icons/key-round';
import LogOut from 'lucide-react/icons/log-out';
import Smartphone from 'lucide-react/icons/smartphone';
import Trophy from 'lucide-react/icons/trophy';
import { useEffect, useState } from 'react';
import type { ClientLoaderFunctionArgs } from 'react-router';
import { useLanguage, useTranslate } from '../../../platform/language/use-language.ts';
import type { RouteHandle } from '../../../platform/navigation/route-handle.ts';
import { appServices } from '../../../platform/services/app-services.ts';
import { leadTo } from '../../../platform/session/lead-to.ts';
import {
  forgetRememberedLogin,
  isRememberingWanted,
} from '../../../platform/session/remembered-login/remembered-login.ts';
import {
  changePasswordPath,
  loginPathFor,
  requireOwnPassword,
} from '../../../platform/session/require-session.ts';
import { useSession } from '../../../platform/session/use-session.ts';
import { useSite } from '../../../platform/site/site-query.ts';
import { isTrial } from '../../../platform/trial/is-trial.ts';
import { LateLanguageSheet } from '../../../shared/language/late-language-sheet.tsx';
import { LogoutDialog } from '../../../shared/session/logout-dialog.tsx';
import { MenuRowButton, MenuRowLink, MenuRowSwitch } from '../../../ui/menu-row.tsx';
import { toasts } from '../../../ui/toasts/toast-store.ts';
import { useWinsShown } from './use-wins-shown.ts';

export const handle: RouteHandle = {
  title: 'page.set',
  showsTitle: true,
  back: true,
  header: true,
  footer: true,
};

/** AC-20: settings are for members; a visitor is sent home. */
export function clientLoader({ context, request }: ClientLoaderFunctionArgs) {
  const { session } = context.get(appServices);
  requireOwnPassword(session, request);
  if (session.current() === undefined) throw leadTo('/m/home', request);
  return null;
}
clientLoader.hydrate = true as const;

export default function SettingsScreen() {
  const t = useTranslate();
  const session = useSession();
  const [isLeaving, setIsLeaving] = useState(false);
  return (
    <div className="px-4 py-4">
      <ul className="divide-y divide-line overflow-hidden rounded-large bg-surface shadow-low">
        <li>
          <MenuRowLink
            to={session === undefined ? loginPathFor(changePasswordPath) : changePasswordPath}
            icon={<KeyRound />}
            label={t('set.password')}
          />
        </li>
        <LanguageRow />
        <WinsRow />
        <ForgetRow />
        <li>
          <MenuRowButton icon={<LogOut />} label={t('set.logout')} onClick={() => setIsLeaving(true)} />
        </li>
      </ul>
      <LogoutDialog isOpen={isLeaving} onClose={() => setIsLeaving(false)} />
    </div>
  );
}

/** Absent where there is nothing to choose. */
function LanguageRow() {
  const t = useTranslate();
  const { code } = useLanguage();
  const { languages } = useSite();
  const [isOpen, setIsOpen] = useState(false);
  if (languages.length < 2) return null;
  return (
    <li>
      <MenuRowButton
        icon={<Globe />}
        label={t('set.language')}
        note={offeredLanguages[code].name}
        onClick={() => setIsOpen(true)}
      />
      <LateLanguageSheet isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </li>
  );
}

/** HO-10: whether others see what the member has won. Only where the merchant has a board; play money is never on it. */
function WinsRow() {
  const t = useTranslate();
  const session = useSession();
  const hasBoard = useSite().homeBlocks.includes('winners');
  const { isShown, change } = useWinsShown();
  if (session === undefined || isTrial(session) || !hasBoard || isShown === undefined) return null;
  return (
    <li>
      <MenuRowSwitch icon={<Trophy />} label={t('set.wins')} isOn={isShown} onChange={change} />
    </li>
  );
}

/** Only where this device remembers a password. */
function ForgetRow() {
  const t = useTranslate();
  const [isRemembered, setIsRemembered] = useState(false);
  useEffect(() => setIsRemembered(isRememberingWanted()), []);
  if (!isRemembered) return null;
  return (
    <li>
      <MenuRowButton
        icon={<Smartphone />}
        label={t('set.device')}
        onClick={() => {
          forgetRememberedLogin();
          setIsRemembered(false);
          toasts.show('notice', t('set.device.done'));
        }}
      />
    </li>
  );
}
