import Users from 'lucide-react/icons/users';
import { isAgent } from '../../../platform/agency/agent-types.ts';
import { useTranslate } from '../../../platform/language/use-language.ts';
import type { SessionInfo } from '../../../platform/services/session-store.ts';
import { MenuRowLink } from '../../../ui/menu-row.tsx';

/** AG-01: the way of agents to their home, which nobody else has; no menu of the merchant's names it. */
export function AgentWay({ session }: { readonly session: SessionInfo }) {
  const t = useTranslate();
  if (!isAgent(session.type)) return null;
  return (
    <div className="overflow-hidden rounded-large bg-surface shadow-low">
      <MenuRowLink to="/m/agent" icon={<Users />} label={t('mine.agent')} />
    </div>
  );
}
