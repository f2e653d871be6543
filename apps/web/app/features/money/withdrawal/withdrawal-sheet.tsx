import type { WithdrawalId } from '@wau/contract/ids';
import { useTranslate } from '../../../platform/language/use-language.ts';
import { minorOf } from '../../../platform/money/minor-of.ts';
import { useMoney } from '../../../platform/money/use-money.ts';
import { useRecordMoment } from '../../../platform/records/use-record-moment.ts';
import { useApi } from '../../../platform/services/app-services.ts';
import { CopyableValue } from '../../../shared/copy/copyable-value.tsx';
import { Loaded } from '../../../shared/loading/loaded.tsx';
import { RecordFacts, RecordSheet } from '../../../shared/records/record-sheet.tsx';
import { RelatedMovements } from '../../../shared/records/related-movements.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { RowSkeletons } from '../../../ui/states/row-skeletons.tsx';
import { type Withdrawal, withdrawalQuery } from './withdrawal-queries.ts';
import { statusNames, statusTones } from './withdrawal-status.ts';

interface WithdrawalSheetProps {
  readonly withdrawalId: WithdrawalId | undefined;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** One withdrawal: how it stands, its facts, and what it moved in the wallet. */
export function WithdrawalSheet({ withdrawalId, isOpen, onClose }: WithdrawalSheetProps) {
  const t = useTranslate();
  const api = useApi();
  return (
    <RecordSheet title={t('withdraw.one')} isOpen={isOpen && withdrawalId !== undefined} onClose={onClose}>
      {isOpen && withdrawalId !== undefined ? (
        <>
          <Loaded
            query={withdrawalQuery(api, withdrawalId)}
            skeleton={<RowSkeletons label={t('skeleton.label')} count={3} />}
          >
            {(withdrawal) => <WithdrawalFacts withdrawal={withdrawal} />}
          </Loaded>
          <RelatedMovements to={{ withdrawalId }} />
        </>
      ) : null}
    </RecordSheet>
  );
}

function WithdrawalFacts({ withdrawal }: { readonly withdrawal: Withdrawal }) {
  const t = useTranslate();
  const money = useMoney();
  const moment = useRecordMoment();
  const { currencyCode, status, reason, bankName, lastDigits, endedAt } = withdrawal;
  const amount = (wire: string) => money(minorOf(wire), currencyCode);
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <span className="tabular text-xl font-bold">{amount(withdrawal.amountMinor)}</span>
        <Badge tone={statusTones[status]}>{t(statusNames[status])}</Badge>
      </div>
      {reason === '' ? null : (
        <p className="text-detail text-pretty">{t('withdraw.row.reason', { reason })}</p>
      )}
      <RecordFacts
        facts={[
          {
            name: t('withdraw.account'),
            value: t('withdraw.row.account', { bank: bankName, digits: lastDigits }),
          },
          { name: t('withdraw.fee'), value: amount(withdrawal.feeMinor) },
          { name: t('withdraw.receives'), value: amount(withdrawal.paidOutMinor) },
          { name: t('deposit.time'), value: moment(withdrawal.placedAt) },
          endedAt === null ? undefined : { name: t('deposit.decided'), value: moment(endedAt) },
          {
            name: t('deposit.reference'),
            value: <CopyableValue text={withdrawal.withdrawalId} label={t('deposit.reference.copy')} />,
          },
        ]}
      />
    </>
  );
}
