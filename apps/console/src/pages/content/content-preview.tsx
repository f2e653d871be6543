import { useQuery } from '@tanstack/react-query';
import type { LanguageCode } from '@wau/contract/languages';
import { useConsole, useTexts } from '../../platform/console-services.ts';
import { useFailureText } from '../../platform/use-failure-text.ts';
import { Notice } from '../../ui/notice.tsx';
import { type ContentKind, type ContentSite, contentPreviewQuery } from './content-queries.ts';
import { type Draft, isWritten } from './draft.ts';
import { PreviewScreen } from './preview-screen.tsx';
import { useContentWords } from './use-content-words.ts';
import { useSettled } from './use-settled.ts';

/** So long nothing is typed before the server is asked. */
const settledAfterMs = 400;

interface ContentPreviewProps {
  readonly site: ContentSite;
  readonly kind: ContentKind;
  readonly draft: Draft;
  readonly language: LanguageCode;
}

/**
 * The item on a player's phone, in the site's own theme, before anybody has it. Its HTML comes from the server's own
 * sanitiser, so that what is left out later is left out here as well.
 */
export function ContentPreview({ site, kind, draft, language }: ContentPreviewProps) {
  const services = useConsole();
  const t = useTexts();
  const textOf = useFailureText();
  const { languageName } = useContentWords(site);
  const shown = isWritten(draft, language) ? language : site.defaultLanguage;
  const values = draft.texts[shown] ?? {};
  const htmlNames = kind.textFields.flatMap(({ name, input }) => (input === 'html' ? [name] : []));
  const html = useSettled(
    JSON.stringify(htmlNames.map((name) => [name, values[name] ?? ''])),
    settledAfterMs,
  );
  const texts = { [shown]: Object.fromEntries(JSON.parse(html) as [string, string][]) };
  const isAsked = Object.values(texts[shown] ?? {}).some((text) => text !== '');
  const { data, error } = useQuery({ ...contentPreviewQuery(services, kind.kind, texts), enabled: isAsked });
  if (kind.textFields.length === 0) return null;
  return (
    <section aria-label={t('content.preview')} className="flex w-full max-w-90 flex-col gap-2">
      <h2 className="text-lg font-semibold">{t('content.preview')}</h2>
      <p className="text-sm text-muted">{t('content.preview.language', { language: languageName(shown) })}</p>
      {error === null ? null : <Notice tone="bad">{textOf(error)}</Notice>}
      <div
        data-theme={site.themeName}
        className="min-h-60 w-full overflow-hidden rounded-medium border border-outline bg-page p-4 text-[16px] leading-[1.5] text-text"
      >
        <PreviewScreen
          kind={kind.kind}
          draft={draft}
          values={values}
          currencyCode={site.currencyCode}
          html={isAsked ? (data?.[shown] ?? {}) : {}}
        />
      </div>
    </section>
  );
}
