import { useTranslate } from '../../../platform/language/use-language.ts';
import { minorOf } from '../../../platform/money/minor-of.ts';
import { useMoney } from '../../../platform/money/use-money.ts';
import { useRecordMoment } from '../../../platform/records/use-record-moment.ts';
import { SignedAmount } from '../../../shared/balance/signed-amount.tsx';
import type { Column } from '../../../shared/list/row-table.tsx';
import { MovementDetail, MovementReason, MovementReference } from './movement-row.tsx';
import type { Movement } from './movements-queries.ts';

/** What a row of a phone says of a movement, in columns. */
export function useMovementColumns(onOpen: (movement: Movement) => void): readonly Column<Movement>[] {
  const t = useTranslate();
  const money = useMoney();
  const moment = useRecordMoment();
  return [
    {
      name: t('records.time'),
      cell: (movement) => (
        <time dateTime={movement.happenedAt} className="tabular text-muted">
          {moment(movement.happenedAt)}
        </time>
      ),
    },
    {
      name: t('movements.kind'),
      isHead: true,
      cell: (movement) => <MovementReason movement={movement} />,
    },
    {
      name: t('deposit.reference'),
      cell: (movement) => (
        <span className="text-muted">
          <MovementReference movement={movement} />
        </span>
      ),
    },
    {
      name: t('records.amount'),
      isAmount: true,
      cell: (movement) => (
        <SignedAmount amount={minorOf(movement.amountMinor)} currencyCode={movement.currencyCode} />
      ),
    },
    {
      name: t('movements.balance'),
      isAmount: true,
      cell: (movement) => money(minorOf(movement.balanceMinor), movement.currencyCode),
    },
    {
      name: t('records.detail'),
      cell: (movement) => <MovementDetail movement={movement} onOpen={onOpen} />,
    },
  ];
}
