import { useTexts } from '../../platform/console-services.ts';
import type { FoundAgent } from './agent-queries.ts';
import { useTypeName } from './use-type-name.ts';

/** What somebody who was found is, and under whom. */
export function FoundAgentPlace({ memberType, upline }: Pick<FoundAgent, 'memberType' | 'upline'>) {
  const t = useTexts();
  const typeName = useTypeName();
  return (
    <span className="text-sm text-muted">
      {typeName(memberType)} ·{' '}
      {upline === null ? t('agents.top') : t('agents.under', { name: upline.userName })}
    </span>
  );
}
