import type { FlagName } from '@wau/contract/modules';
import { Link } from 'react-router';
import { useTranslate } from '../../../platform/language/use-language.ts';
import { minorOf } from '../../../platform/money/minor-of.ts';
import { useMoney } from '../../../platform/money/use-money.ts';
import { useRecordMoment } from '../../../platform/records/use-record-moment.ts';
import { useSite } from '../../../platform/site/site-query.ts';
import { SignedAmount } from '../../../shared/balance/signed-amount.tsx';
import { CopyableValue } from '../../../shared/copy/copyable-value.tsx';
import { RecordFacts, RecordSheet } from '../../../shared/records/record-sheet.tsx';
import { buttonClass } from '../../../ui/buttons/button-style.ts';
import { isOrderNumber, MovementReason, MovementReference } from './movement-row.tsx';
import type { Movement } from './movements-queries.ts';

interface MovementSheetProps {
  /** The one that was opened last; none before the first. */
  readonly movement: Movement | undefined;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** One ledger transfer of the member's, and the way to the order or the bet that it belongs to. */
export function MovementSheet({ movement, isOpen, onClose }: MovementSheetProps) {
  const t = useTranslate();
  return (
    <RecordSheet title={t('movements.one')} isOpen={isOpen} onClose={onClose}>
      {movement === undefined ? null : <MovementFacts movement={movement} />}
    </RecordSheet>
  );
}

function MovementFacts({ movement }: { readonly movement: Movement }) {
  const t = useTranslate();
  const money = useMoney();
  const moment = useRecordMoment();
  const origin = useOrigin(movement);
  const balance = money(minorOf(movement.balanceMinor), movement.currencyCode);
  return (
    <>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 text-lg">
        <MovementReason movement={movement} />
        <SignedAmount amount={minorOf(movement.amountMinor)} currencyCode={movement.currencyCode} />
      </div>
      <RecordFacts
        facts={[
          { name: t('movements.balance'), value: balance },
          { name: t('records.time'), value: moment(movement.happenedAt) },
          {
            name: t('movements.number'),
            value: <CopyableValue text={movement.transferId} label={t('movements.number.copy')} />,
          },
          isOrderNumber(movement)
            ? { name: t('deposit.reference'), value: <MovementReference movement={movement} /> }
            : undefined,
        ]}
      />
      {origin === undefined ? null : (
        <Link to={origin.to} className={buttonClass('secondary', 'medium', true)}>
          {origin.label}
        </Link>
      )}
    </>
  );
}

/** What a movement belongs to, where its own record is offered. */
function useOrigin({ betKey, withdrawalId, reference }: Movement) {
  const t = useTranslate();
  const { flags } = useSite();
  const way = (flag: FlagName, path: string, id: string, label: string) =>
    id !== '' && flags[flag] ? { to: `${path}?${new URLSearchParams({ open: id })}`, label } : undefined;
  const depositId = reference.startsWith('dep_') ? reference : '';
  return (
    way('TRANSBETREPMEM3', '/m/gameRecord', betKey, t('movements.to.bet')) ??
    way('DEPRECM3', '/m/vouReport', depositId, t('movements.to.deposit')) ??
    way('WITHREC3', '/m/withdrawReport', withdrawalId, t('movements.to.withdrawal'))
  );
}
