import { useTranslate } from '../../../platform/language/use-language.ts';
import { Tabs } from '../../../ui/tabs.tsx';
import type { OpeningKind } from './opening-queries.ts';

interface KindTabsProps {
  readonly kind: OpeningKind;
  readonly onChange: (kind: OpeningKind) => void;
}

/** What the new member will be, and what that means. */
export function KindTabs({ kind, onChange }: KindTabsProps) {
  const t = useTranslate();
  return (
    <div>
      <Tabs
        label={t('opening.kind')}
        tabs={[
          { value: 'player', label: t('opening.kind.player') },
          { value: 'agent', label: t('opening.kind.agent') },
        ]}
        value={kind}
        onChange={onChange}
      />
      <p className="mt-2 text-caption text-pretty text-muted">
        {t(kind === 'agent' ? 'opening.kind.agent.text' : 'opening.kind.player.text')}
      </p>
    </div>
  );
}
