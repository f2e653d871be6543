import { useQuery } from '@tanstack/react-query';
import type { CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import type { MemberId } from '@wau/contract/ids';
import { useConsole, useTexts } from '../../platform/console-services.ts';
import { useFormats } from '../../platform/use-formats.ts';
import { Facts } from '../../ui/card.tsx';
import { Asked, DeskSection } from '../../ui/desk-section.tsx';
import { FigureTable } from '../../ui/figure-table.tsx';
import { Notice } from '../../ui/notice.tsx';
import { betsQuery, moneyQuery, movementsQuery } from './member-queries.ts';

type Movement = CallValue<Calls['listMemberMovements']>['list'][number];
type Bet = CallValue<Calls['listMemberBets']>['list'][number];

/** What the member has, and the last of what moved it. */
export function MemberMoney({ memberId }: { memberId: MemberId }) {
  const services = useConsole();
  const t = useTexts();
  const { money } = useFormats();
  const wallets = useQuery(moneyQuery(services, memberId));
  const movements = useQuery(movementsQuery(services, memberId));
  const bets = useQuery(betsQuery(services, memberId));
  return (
    <DeskSection title={t('member.money')}>
      <Asked query={wallets}>
        {({ currencyCode, mainMinor, vendorWallets, turnover }) => (
          <Facts
            facts={[
              [t('member.wallet'), money(mainMinor, currencyCode)],
              ...vendorWallets.map(
                ({ vendorCode, balanceMinor }) =>
                  [
                    t('member.wallet.vendor', { vendor: vendorCode }),
                    money(balanceMinor, currencyCode),
                  ] as const,
              ),
              [
                t('member.turnover'),
                t('member.turnover.of', {
                  played: money(turnover.playedMinor, currencyCode),
                  required: money(turnover.requiredMinor, currencyCode),
                }),
              ],
            ]}
          />
        )}
      </Asked>
      <h3 className="font-semibold">{t('member.movements')}</h3>
      <Asked query={movements}>{(list) => <Movements list={list} />}</Asked>
      <h3 className="font-semibold">{t('member.bets')}</h3>
      <Asked query={bets}>{(list) => <Bets list={list} />}</Asked>
    </DeskSection>
  );
}

function Movements({ list }: { list: readonly Movement[] }) {
  const t = useTexts();
  const { money, moment } = useFormats();
  if (list.length === 0) return <Notice>{t('member.movements.none')}</Notice>;
  return (
    <FigureTable
      caption={t('member.movements')}
      columns={[
        { id: 'when', title: t('member.when'), isText: true, cell: ({ happenedAt }) => moment(happenedAt) },
        { id: 'reason', title: t('member.code'), isText: true, cell: ({ reason }) => <code>{reason}</code> },
        { id: 'amount', title: t('member.amount'), cell: (row) => money(row.amountMinor, row.currencyCode) },
        {
          id: 'balance',
          title: t('member.balance'),
          cell: (row) => money(row.balanceMinor, row.currencyCode),
        },
        {
          id: 'reference',
          title: t('member.reference'),
          isText: true,
          cell: ({ reference }) => <code>{reference}</code>,
        },
      ]}
      rows={list}
      keyOf={({ transferId, amountMinor }) => `${transferId} ${amountMinor}`}
    />
  );
}

function Bets({ list }: { list: readonly Bet[] }) {
  const t = useTexts();
  const { money, moment } = useFormats();
  if (list.length === 0) return <Notice>{t('member.bets.none')}</Notice>;
  return (
    <FigureTable
      caption={t('member.bets')}
      columns={[
        { id: 'when', title: t('member.when'), isText: true, cell: ({ placedAt }) => moment(placedAt) },
        { id: 'game', title: t('figure.name'), isText: true, cell: ({ gameName }) => gameName },
        { id: 'provider', title: t('figure.vendor'), isText: true, cell: ({ provider }) => provider },
        { id: 'stake', title: t('member.stake'), cell: (row) => money(row.stakeMinor, row.currencyCode) },
        { id: 'payout', title: t('figure.payout'), cell: (row) => money(row.payoutMinor, row.currencyCode) },
        {
          id: 'status',
          title: t('members.status'),
          isText: true,
          cell: ({ status }) => t(`bet.status.${status}`),
        },
        {
          id: 'key',
          title: t('member.round'),
          isText: true,
          cell: ({ externalKey }) => <code>{externalKey}</code>,
        },
      ]}
      rows={list}
      keyOf={({ betKey }) => betKey}
    />
  );
}
