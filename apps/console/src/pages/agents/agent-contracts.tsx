import { useQuery } from '@tanstack/react-query';
import type { MemberId } from '@wau/contract/ids';
import { standingOf } from '@wau/rules/agency/contract-standing';
import { Link } from 'react-router';
import { agentContractsQuery } from '../../platform/agent-queries.ts';
import { useConsole, useTexts } from '../../platform/console-services.ts';
import { useFormats } from '../../platform/use-formats.ts';
import { Asked, DeskSection } from '../../ui/desk-section.tsx';
import { FigureTable } from '../../ui/figure-table.tsx';
import { Notice } from '../../ui/notice.tsx';

/** What holds, comes and waits; the rest and what can be done about it has a page of its own. */
export function AgentContracts({ memberId }: { memberId: MemberId }) {
  const services = useConsole();
  const t = useTexts();
  const { day } = useFormats();
  const contracts = useQuery(agentContractsQuery(services, memberId));
  return (
    <DeskSection title={t('contracts.title')}>
      <Asked query={contracts}>
        {({ list, today }) => {
          const rows = list
            .map((contract) => ({ ...contract, standing: standingOf(contract, today) }))
            .filter(({ standing }) => !['ended', 'rejected', 'replaced'].includes(standing));
          if (rows.length === 0) return <Notice>{t('contracts.none')}</Notice>;
          return (
            <FigureTable
              caption={t('contracts.current')}
              columns={[
                {
                  id: 'kind',
                  title: t('contracts.kind'),
                  isText: true,
                  cell: ({ kind }) => t(`contracts.kind.${kind}`),
                },
                {
                  id: 'product',
                  title: t('contracts.product'),
                  isText: true,
                  cell: ({ product }) => t(`contracts.product.${product}`),
                },
                {
                  id: 'standing',
                  title: t('contracts.state'),
                  isText: true,
                  cell: ({ standing }) => t(`contracts.standing.${standing}`),
                },
                {
                  id: 'from',
                  title: t('contracts.propose.start'),
                  isText: true,
                  cell: ({ startsOn }) => day(startsOn),
                },
                { id: 'tiers', title: t('contracts.tiers'), cell: ({ tiers }) => tiers.length },
              ]}
              rows={rows}
              keyOf={({ kind, product, version }) => `${kind} ${product} ${version}`}
            />
          );
        }}
      </Asked>
      <p>
        <Link to={`/contracts?agent=${memberId}`} className="inline-flex min-h-11 items-center underline">
          {t('contracts.all')}
        </Link>
      </p>
    </DeskSection>
  );
}
