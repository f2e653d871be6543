import { useTexts } from '../../platform/console-services.ts';
import type { ContentSite } from './content-queries.ts';
import type { Difference } from './differences.ts';
import { useContentWords } from './use-content-words.ts';

interface ChangedFieldsProps {
  readonly site: ContentSite;
  readonly differences: readonly Difference[];
}

/** Each field that is different, as it was and as it became. */
export function ChangedFields({ site, differences }: ChangedFieldsProps) {
  const t = useTexts();
  const { differenceName } = useContentWords(site);
  return (
    <dl className="flex flex-col gap-2 text-sm text-text">
      {differences.map((difference) => (
        <div key={`${difference.name} ${difference.language}`}>
          <dt className="font-medium">{differenceName(difference)}</dt>
          <dd className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 ps-3">
            <span className="text-muted">{t('content.history.before')}</span>
            <span className="break-words whitespace-pre-wrap">{difference.before || '–'}</span>
            <span className="text-muted">{t('content.history.after')}</span>
            <span className="break-words whitespace-pre-wrap">{difference.after || '–'}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
