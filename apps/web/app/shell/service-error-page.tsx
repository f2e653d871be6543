import { useTranslate } from '../platform/i18n/use-language.ts';
import { Button } from '../ui/button.tsx';
import { LostKite } from './lost-kite.tsx';

/** SH-12: the site itself could not be loaded, so there is neither brand nor menu, and one thing to do. */
export function ServiceErrorPage() {
  const t = useTranslate();
  return (
    <div role="alert" className="flex min-h-dvh flex-col items-center justify-center px-6 py-12 text-center">
      <LostKite />
      <h1 className="mt-6 text-xl font-bold">{t('error.service.title')}</h1>
      <p className="mt-2 mb-8 max-w-72 text-pretty text-muted">{t('error.service.text')}</p>
      <Button onClick={() => window.location.reload()}>{t('action.retry')}</Button>
    </div>
  );
}
