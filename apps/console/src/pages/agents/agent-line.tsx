import { useInfiniteQuery } from '@tanstack/react-query';
import type { MemberId } from '@wau/contract/ids';
import { useConsole, useTexts } from '../../platform/console-services.ts';
import { useFormats } from '../../platform/use-formats.ts';
import { DeskSection } from '../../ui/desk-section.tsx';
import { FigureTable } from '../../ui/figure-table.tsx';
import { PagedItems } from '../../ui/paged-items.tsx';
import { agentLineQuery } from './agent-queries.ts';
import { useTypeName } from './use-type-name.ts';

interface AgentLineProps {
  readonly memberId: MemberId;
  readonly onOpen: (memberId: MemberId) => void;
}

/** The members directly below; each leads further down. */
export function AgentLine({ memberId, onOpen }: AgentLineProps) {
  const t = useTexts();
  const { count, money } = useFormats();
  const typeName = useTypeName();
  const asked = useInfiniteQuery(agentLineQuery(useConsole(), memberId));
  return (
    <DeskSection title={t('agents.line')}>
      <PagedItems asked={asked} none={t('agents.line.none')}>
        {(members) => (
          <FigureTable
            caption={t('agents.line.table')}
            columns={[
              {
                id: 'name',
                title: t('figure.name'),
                isText: true,
                cell: ({ memberId: below, userName }) => (
                  <button
                    type="button"
                    onClick={() => onOpen(below)}
                    className="min-h-11 text-gold-text underline"
                  >
                    {userName}
                  </button>
                ),
              },
              {
                id: 'type',
                title: t('agents.type'),
                isText: true,
                cell: ({ memberType }) => typeName(memberType),
              },
              {
                id: 'status',
                title: t('members.status'),
                isText: true,
                cell: ({ status }) => t(`member.status.${status}`),
              },
              { id: 'below', title: t('agents.line.below'), cell: ({ memberCount }) => count(memberCount) },
              {
                id: 'balance',
                title: t('agents.balance'),
                cell: ({ balanceMinor, currencyCode }) => money(balanceMinor, currencyCode),
              },
            ]}
            rows={members}
            keyOf={(member) => member.memberId}
          />
        )}
      </PagedItems>
    </DeskSection>
  );
}
