import type { RewardStatus } from '@wau/contract/promotion-statuses';
import { useTranslate } from '../../../platform/language/use-language.ts';
import { minorOf } from '../../../platform/money/minor-of.ts';
import { useMoney, useShortMoney } from '../../../platform/money/use-money.ts';
import { useRecordMoment } from '../../../platform/records/use-record-moment.ts';
import { Badge } from '../../../ui/badge.tsx';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import type { Reward } from './reward-queries.ts';
import { statusNames, statusTones } from './status-names.ts';

const paid: readonly RewardStatus[] = ['issued', 'claimed'];

/** One use of a promotion: what became of it, and how far its stakes are. */
export function RewardRow({ reward }: { readonly reward: Reward }) {
  const t = useTranslate();
  const money = useMoney();
  const moment = useRecordMoment();
  const { title, status, amountMinor, currencyCode, placedAt, reason } = reward;
  return (
    <div className="space-y-1 px-4 py-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="min-w-0 font-medium text-pretty">{title}</span>
        <span className="tabular font-semibold">{money(minorOf(amountMinor), currencyCode)}</span>
      </div>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <time dateTime={placedAt} className="tabular text-caption text-muted">
          {moment(placedAt)}
        </time>
        <Badge tone={statusTones[status]}>{t(statusNames[status])}</Badge>
      </div>
      {reason === '' ? null : (
        <p className="text-detail text-pretty break-words text-muted">
          {t('reward.history.reason', { reason })}
        </p>
      )}
      {paid.includes(status) ? <Stakes reward={reward} /> : null}
    </div>
  );
}

function Stakes({
  reward: { requiredTurnoverMinor, playedTurnoverMinor, currencyCode },
}: {
  reward: Reward;
}) {
  const t = useTranslate();
  const money = useShortMoney();
  const required = minorOf(requiredTurnoverMinor);
  const played = minorOf(playedTurnoverMinor);
  if (required === 0n) return null;
  const text =
    played >= required
      ? t('reward.history.met')
      : t('reward.history.stakes', {
          done: money(played, currencyCode),
          amount: money(required, currencyCode),
        });
  return (
    <div className="space-y-1 pt-1">
      <ProgressBar label={t('reward.open.title')} share={Number(played) / Number(required)} text={text} />
      <p className="tabular text-caption text-muted">{text}</p>
    </div>
  );
}
