import type { ContentKindName } from '@wau/contract/content-kinds';
import { useTexts } from '../../platform/console-services.ts';
import { SectionNav } from '../../ui/section-nav.tsx';
import type { ContentKind } from './content-queries.ts';

interface KindNavProps {
  readonly kinds: readonly ContentKind[];
  readonly chosen: ContentKindName;
  readonly onChoose: (kind: ContentKindName) => void;
}

/** All kinds of content. */
export function KindNav({ kinds, chosen, onChoose }: KindNavProps) {
  const t = useTexts();
  return (
    <SectionNav
      label={t('content.kinds')}
      sections={kinds.map(({ kind }) => ({ name: kind, text: t(`content.kind.${kind}`) }))}
      chosen={chosen}
      onChoose={onChoose}
    />
  );
}
