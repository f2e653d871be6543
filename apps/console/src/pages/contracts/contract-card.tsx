import { type Standing, standingOf } from '@wau/rules/agency/contract-standing';
import type { ReactNode } from 'react';
import type { AgentContract, AgentContracts } from '../../platform/agent-queries.ts';
import { useTexts } from '../../platform/console-services.ts';
import { useFormats } from '../../platform/use-formats.ts';
import { FigureTable } from '../../ui/figure-table.tsx';
import { Badge } from '../../ui/notice.tsx';

const tones: Readonly<Record<Standing, 'plain' | 'good' | 'bad' | 'look'>> = {
  offered: 'look',
  asked: 'look',
  running: 'good',
  coming: 'look',
  ended: 'plain',
  rejected: 'bad',
  replaced: 'plain',
};

interface ContractCardProps {
  readonly contract: AgentContract;
  readonly contracts: Pick<AgentContracts, 'today' | 'currencyCode'>;
  readonly isOfHouse: boolean;
  /** What can be done about it. */
  readonly children: ReactNode;
}

/** A version: of which kind and for what, how it stands, from when, its tiers. */
export function ContractCard({ contract, contracts, isOfHouse, children }: ContractCardProps) {
  const t = useTexts();
  const { day, moment } = useFormats();
  const { kind, product, version, startsOn, endsOn } = contract;
  const standing = standingOf(contract, contracts.today);
  const names = { kind: t(`contracts.kind.${kind}`), product: t(`contracts.product.${product}`) };
  const name = t('contracts.one', { ...names, version: String(version) });
  return (
    <article
      aria-label={name}
      className="flex flex-col gap-3 border-b border-line pb-4 last:border-b-0 last:pb-0"
    >
      <div className="flex flex-wrap items-center gap-2">
        <h3 className="grow font-semibold">
          {names.kind} · {names.product}
        </h3>
        <Badge tone={tones[standing]}>
          {standing === 'asked' && isOfHouse
            ? t('contracts.standing.asked.house')
            : t(`contracts.standing.${standing}`)}
        </Badge>
      </div>
      <p className="text-sm text-muted">
        {endsOn === null
          ? t('contracts.from', { from: day(startsOn) })
          : t('contracts.between', { from: day(startsOn), to: day(endsOn) })}{' '}
        · {t('contracts.version', { version: String(version) })} · {moment(contract.proposedAt)}
      </p>
      <TierTable contract={contract} currencyCode={contracts.currencyCode} caption={name} />
      {children}
    </article>
  );
}

interface TierTableProps {
  readonly contract: AgentContract;
  readonly currencyCode: AgentContracts['currencyCode'];
  readonly caption: string;
}

function TierTable({ contract: { kind, tiers }, currencyCode, caption }: TierTableProps) {
  const t = useTexts();
  const { toldMoney, count, percent } = useFormats();
  const rows = tiers.map((tier, index) => ({ ...tier, number: index + 1 }));
  type Row = (typeof rows)[number];
  const amount = (text: string): string => (text === '0' ? '–' : toldMoney(text, currencyCode));
  const pays = ({ basisPoints, amountMinor }: Row): string =>
    amountMinor === null
      ? percent((basisPoints ?? 0) / 100)
      : t('contracts.tier.a.day', { amount: toldMoney(amountMinor, currencyCode) });
  return (
    <FigureTable
      caption={caption}
      columns={[
        { id: 'number', title: t('contracts.tier'), isText: true, cell: ({ number }: Row) => number },
        {
          id: 'turnover',
          title: t('contracts.tier.turnover'),
          cell: ({ minimumBetMinor }: Row) => amount(minimumBetMinor),
        },
        ...(kind === 'dividend'
          ? [
              {
                id: 'netLoss',
                title: t('contracts.tier.netLoss'),
                cell: ({ netLossMinor }: Row) => amount(netLossMinor),
              },
            ]
          : []),
        {
          id: 'active',
          title: t('contracts.tier.active'),
          cell: ({ activeMembers }: Row) => (activeMembers === 0 ? '–' : count(activeMembers)),
        },
        { id: 'pays', title: t('contracts.tier.pays'), cell: pays },
      ]}
      rows={rows}
      keyOf={({ number }) => String(number)}
    />
  );
}
