import { agentFrame, agentLoader } from '../../../platform/agency/agent-loader.ts';
import { isAgent } from '../../../platform/agency/agent-types.ts';
import { useTranslate } from '../../../platform/language/use-language.ts';
import type { RouteHandle } from '../../../platform/navigation/route-handle.ts';
import { useRecordFilter } from '../../../shared/records/use-record-filter.ts';
import { RowSkeletons } from '../../../ui/states/row-skeletons.tsx';
import { Tabs } from '../../../ui/tabs.tsx';
import { HouseNotices } from './house-notices.tsx';
import { SentNotices } from './sent-notices.tsx';

export const handle: RouteHandle = { ...agentFrame, title: 'page.agent.notices' };

export const clientLoader = agentLoader(isAgent);

export function HydrateFallback() {
  const t = useTranslate();
  return (
    <div className="px-4 pb-6">
      <RowSkeletons label={t('skeleton.label')} count={5} />
    </div>
  );
}

const views = ['house', 'team'] as const;

/** AG-02: what the house tells agents, and what the agent has written to the team. */
export default function AgentNoticesScreen() {
  const t = useTranslate();
  const filter = useRecordFilter();
  const view = filter.choiceOf('view', views) ?? 'house';
  return (
    <div className="mx-auto max-w-xl space-y-5 px-4 pb-6">
      <Tabs
        label={t('page.agent.notices')}
        tabs={[
          { value: 'house', label: t('agent.notices.house') },
          { value: 'team', label: t('agent.notices.team') },
        ]}
        value={view}
        onChange={(value) =>
          // Whom it was opened to write to goes with the name of them, or all would be written to under it.
          filter.change({ view: value === 'house' ? undefined : value, to: undefined, name: undefined })
        }
      />
      {view === 'house' ? (
        <HouseNotices />
      ) : (
        <SentNotices {...addressee(filter.textOf('to'), filter.textOf('name'))} />
      )}
    </div>
  );
}

/** Whom an address names to write to: a name alone is nobody's. */
function addressee(to: string | undefined, name: string | undefined) {
  return to === undefined ? { to, name: undefined } : { to, name: name?.slice(0, 64) };
}
