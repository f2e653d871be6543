import { offeredLanguages } from '@wau/i18n/offered-languages';
import { useState } from 'react';
import { useLanguage, useTranslate } from '../../platform/language/use-language.ts';
import { useOfferedLanguages } from '../../platform/site/use-offered-languages.ts';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { Flag } from '../../ui/flags/flag.tsx';
import { LateLanguageSheet } from './late-language-sheet.tsx';

/** The flag of the page's language; opens the choice. Absent where there is nothing to choose. */
export function LanguageButton() {
  const t = useTranslate();
  const { code } = useLanguage();
  const [isOpen, setIsOpen] = useState(false);
  if (useOfferedLanguages().length < 2) return null;
  return (
    <>
      <IconButton label={t('header.language')} onClick={() => setIsOpen(true)}>
        <Flag code={offeredLanguages[code].flag} />
      </IconButton>
      <LateLanguageSheet isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </>
  );
}
