import Compass from 'lucide-react/icons/compass';
import { useTranslate } from '../../platform/language/use-language.ts';
import { CopyButton } from '../copy/copy-button.tsx';

/** HO-09: another browser than Safari on iOS can neither install the site nor open a profile. */
export function SafariNotice() {
  const t = useTranslate();
  return (
    <div role="note" className="rounded-medium border border-line bg-page p-4">
      <p className="flex items-center gap-2 font-semibold">
        <Compass className="size-5 text-gold-text" />
        {t('install.safari.title')}
      </p>
      <p className="mt-1 mb-3 text-detail text-pretty text-muted">{t('install.safari.text')}</p>
      <CopyButton text={() => window.location.href} label={t('install.safari.copy')} isWide />
    </div>
  );
}
