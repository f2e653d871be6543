import { offeredLanguages } from '@wau/i18n/offered-languages';
import Languages from 'lucide-react/icons/languages';
import LogOut from 'lucide-react/icons/log-out';
import { useState } from 'react';
import { useLanguage, useTranslate } from '../../../platform/language/use-language.ts';
import { useSession } from '../../../platform/session/use-session.ts';
import { useSite } from '../../../platform/site/site-query.ts';
import { LateLanguageSheet } from '../../../shared/language/late-language-sheet.tsx';
import { LogoutDialog } from '../../../shared/session/logout-dialog.tsx';
import { MenuRowButton } from '../../../ui/menu-row.tsx';

/** Rows that do something here: the language, and with a session the way out. */
export function LanguageAndLeaving() {
  const t = useTranslate();
  const { code } = useLanguage();
  const { languages } = useSite();
  const isMember = useSession() !== undefined;
  const [isChoosing, setIsChoosing] = useState(false);
  const [isLeaving, setIsLeaving] = useState(false);
  if (languages.length < 2 && !isMember) return null;
  return (
    <>
      <ul className="divide-y divide-line overflow-hidden rounded-large bg-surface shadow-low">
        {languages.length > 1 ? (
          <li>
            <MenuRowButton
              icon={<Languages />}
              label={t('header.language')}
              note={offeredLanguages[code].name}
              onClick={() => setIsChoosing(true)}
            />
          </li>
        ) : null}
        {isMember ? (
          <li>
            <MenuRowButton icon={<LogOut />} label={t('logout.action')} onClick={() => setIsLeaving(true)} />
          </li>
        ) : null}
      </ul>
      <LateLanguageSheet isOpen={isChoosing} onClose={() => setIsChoosing(false)} />
      <LogoutDialog isOpen={isLeaving} onClose={() => setIsLeaving(false)} />
    </>
  );
}
