import type { ContentKindName } from '@wau/contract/content-kinds';
import { useTexts } from '../../platform/console-services.ts';
import type { ContentKind } from './content-queries.ts';

interface KindNavProps {
  readonly kinds: readonly ContentKind[];
  readonly chosen: ContentKindName;
  readonly onChoose: (kind: ContentKindName) => void;
}

/** All kinds of content, beside what is chosen; where there is no room for that, above it. */
export function KindNav({ kinds, chosen, onChoose }: KindNavProps) {
  const t = useTexts();
  return (
    <nav aria-label={t('content.kinds')}>
      <ul className="flex gap-1 max-xl:flex-wrap xl:flex-col">
        {kinds.map(({ kind }) => (
          <li key={kind}>
            <button
              type="button"
              aria-current={kind === chosen ? 'true' : undefined}
              onClick={() => onChoose(kind)}
              className="min-h-10 w-full rounded-small px-3 py-2 text-start hover:bg-raised aria-current:bg-raised aria-current:font-semibold"
            >
              {t(`content.kind.${kind}`)}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}
