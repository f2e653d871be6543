import type { LotteryOrderId } from '@wau/contract/ids';
import { toMinor } from '@wau/money/minor';
import { useTranslate } from '../../../platform/language/use-language.ts';
import { minorOf } from '../../../platform/money/minor-of.ts';
import { useMoney } from '../../../platform/money/use-money.ts';
import { useRecordMoment } from '../../../platform/records/use-record-moment.ts';
import { CopyableValue } from '../../../shared/copy/copyable-value.tsx';
import { DrawnNumbers } from '../../../shared/lottery/drawn-numbers.tsx';
import { ShareResult } from '../../../shared/lottery/share-result/share-result.tsx';
import { DisclosureRow } from '../../../ui/disclosure-row.tsx';
import { CancelDraws } from './cancel-draws.tsx';
import type { OrderDraw as Draw } from './lottery-orders-queries.ts';
import { OrderResult } from './order-result.tsx';
import { SuborderRow } from './suborder-row.tsx';

interface OrderDrawProps {
  readonly orderId: LotteryOrderId;
  readonly draw: Draw;
  readonly family: string | undefined;
  readonly startsOpen: boolean;
  /** Whether it can be given up by itself; where it is the only one, the slip is. */
  readonly isOneOfSeveral: boolean;
}

/** A slip's part in one draw: how it stands, what was drawn, and the line groups. */
export function OrderDraw({ orderId, draw, family, startsOpen, isOneOfSeveral }: OrderDrawProps) {
  const t = useTranslate();
  const moment = useRecordMoment();
  const money = useMoney();
  const won = draw.state === 'settled' ? minorOf(draw.payoutMinor) : 0n;
  return (
    <DisclosureRow
      startsOpen={startsOpen}
      summary={
        <span className="block">
          <span className="flex flex-wrap items-baseline justify-between gap-x-4">
            <span className="tabular font-semibold">{draw.numero}</span>
            <OrderResult entry={draw} />
          </span>
          <time dateTime={draw.drawsAt} className="tabular block text-caption text-muted">
            {t('orders.drawn.at', { time: moment(draw.drawsAt) })}
          </time>
        </span>
      }
    >
      <div className="space-y-3">
        {draw.result === null ? null : (
          <section aria-label={t('lottery.results')} className="space-y-1">
            <p className="text-caption text-muted">{t('lottery.results')}</p>
            <DrawnNumbers family={family} result={draw.result} />
            <ShareResult
              picture={{
                ...{ lottery: draw.gameName, family, numero: draw.numero, result: draw.result },
                time: moment(draw.drawsAt),
              }}
              won={won > 0n ? money(toMinor(won), draw.currencyCode) : undefined}
            />
          </section>
        )}
        <ul aria-label={t('orders.groups')} className="divide-y divide-line border-y border-line">
          {draw.suborders.map((suborder) => (
            <SuborderRow
              key={suborder.suborderNumber}
              suborder={suborder}
              family={family}
              numero={draw.numero}
              currencyCode={draw.currencyCode}
            />
          ))}
        </ul>
        <div className="text-detail">
          <p className="text-caption text-muted">{t('orders.hash')}</p>
          <p className="flex py-3">
            <CopyableValue text={draw.slipHash} label={t('orders.hash.copy')} />
          </p>
        </div>
        {isOneOfSeveral && draw.canCancel ? (
          <CancelDraws orderId={orderId} entries={[draw]} isAll={false} />
        ) : null}
      </div>
    </DisclosureRow>
  );
}
