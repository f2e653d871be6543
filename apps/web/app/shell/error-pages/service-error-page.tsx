import type { PlainMessageId } from '../../platform/language/message-ids.ts';
import { useTranslate } from '../../platform/language/use-language.ts';
import { LanguageButton } from '../../shared/language/language-button.tsx';
import { Button } from '../../ui/buttons/button.tsx';
import { LostKite } from './lost-kite.tsx';

/** `unknown`: the address belongs to no merchant. `failing`: the site could not be loaded. */
export type MissingSite = 'unknown' | 'failing';

export const missingSiteTitles = {
  unknown: 'error.site.title',
  failing: 'error.service.title',
} as const satisfies Record<MissingSite, PlainMessageId>;

const texts = {
  unknown: 'error.site.text',
  failing: 'error.service.text',
} as const satisfies Record<MissingSite, PlainMessageId>;

/** SH-12: there is no site to show, so neither brand nor menu nor customer service is known: why, and what to do. */
export function ServiceErrorPage({ missing }: { missing: MissingSite }) {
  const t = useTranslate();
  return (
    <div className="flex min-h-dvh flex-col">
      <div className="flex justify-end p-2 pt-[calc(8px+var(--top-edge))]">
        <LanguageButton />
      </div>
      <div role="alert" className="flex flex-1 flex-col items-center justify-center px-6 pb-16 text-center">
        <LostKite />
        <h1 className="mt-6 text-xl font-bold text-balance">{t(missingSiteTitles[missing])}</h1>
        <p className="mt-2 mb-8 max-w-72 text-pretty text-muted">{t(texts[missing])}</p>
        <Button onClick={() => window.location.reload()}>{t('action.retry')}</Button>
      </div>
    </div>
  );
}
