import { offeredLanguages } from '@wau/i18n/offered-languages';
import Check from 'lucide-react/icons/check';
import { useChangeLanguage, useLanguage, useTranslate } from '../../platform/language/use-language.ts';
import { useOfferedLanguages } from '../../platform/site/use-offered-languages.ts';
import { Flag } from '../../ui/flags/flag.tsx';
import { BottomSheet } from '../../ui/sheets/bottom-sheet.tsx';
import { toasts } from '../../ui/toasts/toast-store.ts';

export interface LanguageSheetProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The languages that are offered, each in its own name with its flag. */
export function LanguageSheet({ isOpen, onClose }: LanguageSheetProps) {
  const t = useTranslate();
  const { code: spoken } = useLanguage();
  const changeLanguage = useChangeLanguage();
  const languages = useOfferedLanguages();
  return (
    <BottomSheet isOpen={isOpen} onClose={onClose} title={t('language.title')} closeLabel={t('action.close')}>
      <ul>
        {languages.map((code) => {
          const language = offeredLanguages[code];
          return (
            <li key={code}>
              <button
                type="button"
                lang={language.locale}
                aria-current={code === spoken ? 'true' : undefined}
                className="flex min-h-13 w-full items-center gap-3 rounded-small px-2 text-start text-base pressed:bg-surface"
                onClick={() => {
                  onClose();
                  // Its words are a file of their own, which may not come.
                  changeLanguage(code).catch(() => toasts.show('short', t('error.unreachable')));
                }}
              >
                <Flag code={language.flag} />
                <span className="flex-1">{language.name}</span>
                {code === spoken ? <Check className="size-5 text-sea-text" /> : null}
              </button>
            </li>
          );
        })}
      </ul>
    </BottomSheet>
  );
}
