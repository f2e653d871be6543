import Compass from 'lucide-react/icons/compass';
import { useTranslate } from '../../platform/i18n/use-language.ts';
import { Button } from '../../ui/button.tsx';
import { toasts } from '../../ui/toast-store.ts';

/** HO-09: another browser than Safari on iOS can neither install the site nor open a profile. */
export function SafariNotice() {
  const t = useTranslate();
  const copy = async () => {
    await navigator.clipboard.writeText(window.location.href);
    toasts.show('success', t('install.safari.copied'));
  };
  return (
    <div role="note" className="rounded-medium border border-line bg-page p-4">
      <p className="flex items-center gap-2 font-semibold">
        <Compass className="size-5 text-gold-text" />
        {t('install.safari.title')}
      </p>
      <p className="mt-1 mb-3 text-detail text-pretty text-muted">{t('install.safari.text')}</p>
      <Button look="secondary" size="medium" isWide onClick={copy}>
        {t('install.safari.copy')}
      </Button>
    </div>
  );
}
