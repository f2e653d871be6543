import { mainWallet } from '@wau/contract/fund-transfer-statuses';
import type { PlainMessageId } from '../../../platform/language/message-ids.ts';
import { useTranslate } from '../../../platform/language/use-language.ts';
import { minorOf } from '../../../platform/money/minor-of.ts';
import { useMoney } from '../../../platform/money/use-money.ts';
import { useRecordMoment } from '../../../platform/records/use-record-moment.ts';
import type { FundTransfer } from '../../../platform/wallets/merchant-wallet-queries.ts';
import { RecordZone } from '../../../shared/records/record-zone.tsx';
import { Badge, type BadgeTone } from '../../../ui/badge.tsx';

const tones: Readonly<Record<FundTransfer['status'], BadgeTone>> = {
  completed: 'good',
  failed: 'bad',
  pending: 'waiting',
  stuck: 'waiting',
};

const names = {
  completed: 'fundTransfer.status.completed',
  failed: 'fundTransfer.status.failed',
  pending: 'fundTransfer.status.pending',
  stuck: 'fundTransfer.status.stuck',
} as const satisfies Record<FundTransfer['status'], PlainMessageId>;

/** The latest transfers, each with what becomes of it and when. */
export function FundTransferList({ transfers }: { readonly transfers: readonly FundTransfer[] }) {
  const t = useTranslate();
  return (
    <section aria-labelledby="transfers-title" className="space-y-3">
      <h2 id="transfers-title" className="text-lg font-semibold">
        {t('fundTransfer.recent')}
      </h2>
      {transfers.length === 0 ? (
        <p className="text-muted">{t('fundTransfer.recent.empty')}</p>
      ) : (
        <div className="space-y-2">
          <ul className="divide-y divide-line overflow-hidden rounded-large bg-surface shadow-low">
            {transfers.map((transfer) => (
              <TransferRow key={transfer.fundTransferId} transfer={transfer} />
            ))}
          </ul>
          <RecordZone />
        </div>
      )}
    </section>
  );
}

function TransferRow({ transfer }: { readonly transfer: FundTransfer }) {
  const t = useTranslate();
  const money = useMoney();
  const moment = useRecordMoment();
  const { amountMinor, currencyCode, status, from, to, vendorName, placedAt } = transfer;
  const nameOf = (wallet: string) => (wallet === mainWallet ? t('fundTransfer.main') : vendorName);
  const note = useNote(transfer);
  return (
    <li className="space-y-1 px-4 py-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="words min-w-0 font-medium">
          {t('fundTransfer.route', { from: nameOf(from), to: nameOf(to) })}
        </span>
        <span className="tabular font-semibold">
          {amountMinor === null ? t('fundTransfer.all') : money(minorOf(amountMinor), currencyCode)}
        </span>
      </div>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <time dateTime={placedAt} className="tabular text-caption text-muted">
          {moment(placedAt)}
        </time>
        <Badge tone={tones[status]}>{t(names[status])}</Badge>
      </div>
      {note === undefined ? null : <p className="text-detail text-pretty text-muted">{note}</p>}
    </li>
  );
}

/** What happens to a transfer that is not simply done, and when. */
function useNote({ status, to, vendorName, nextCheckAt }: FundTransfer): string | undefined {
  const t = useTranslate();
  const moment = useRecordMoment();
  const vendor = { vendor: vendorName };
  if (status === 'failed') return t('fundTransfer.failed');
  if (status === 'stuck') return t('fundTransfer.stuck', vendor);
  if (status === 'completed') return undefined;
  const what =
    to === mainWallet ? t('fundTransfer.pending.out', vendor) : t('fundTransfer.pending.in', vendor);
  const when =
    nextCheckAt === null ? '' : ` ${t('fundTransfer.pending.next', { time: moment(nextCheckAt) })}.`;
  return `${t('fundTransfer.pending', vendor)}. ${what}${when}`;
}
