import { toMinor } from '@wau/money/minor';
import { useTranslate } from '../../../platform/language/use-language.ts';
import { minorOf } from '../../../platform/money/minor-of.ts';
import { useShortMoney } from '../../../platform/money/use-money.ts';
import { Card } from '../../../ui/card.tsx';
import type { MemberClub } from './club-queries.ts';
import { ProgressLine } from './progress-line.tsx';
import { dayBefore, endOfMonth, useCalendarDay } from './use-calendar-day.ts';

type Keep = NonNullable<MemberClub['keep']>;

/** ME-07: what keeps the level, until when it stays, and by when a month can be made up for. */
export function KeepCard({ keep, currencyCode }: { keep: Keep; currencyCode: MemberClub['currencyCode'] }) {
  const t = useTranslate();
  return (
    <Card className="space-y-3">
      <h2 className="font-semibold">{t('club.keep.title')}</h2>
      <ProgressLine
        label={t('club.turnover')}
        doneMinor={keep.playedMinor}
        amountMinor={keep.requiredMinor}
        currencyCode={currencyCode}
      />
      <KeepText keep={keep} currencyCode={currencyCode} />
    </Card>
  );
}

function KeepText({ keep, currencyCode }: { keep: Keep; currencyCode: MemberClub['currencyCode'] }) {
  const t = useTranslate();
  const money = useShortMoney();
  const day = useCalendarDay();
  const [required, played] = [minorOf(keep.requiredMinor), minorOf(keep.playedMinor)];
  if (played >= required) {
    return (
      <p className="text-detail text-pretty">
        {t('club.keep.met', { day: day(endOfMonth(keep.keptUntil)) })}
      </p>
    );
  }
  if (keep.isInGrace) {
    const missing = money(toMinor(required - played), currencyCode);
    return (
      <p role="status" className="text-detail text-pretty text-hibiscus-text">
        {t('club.keep.grace', { missing, day: day(dayBefore(keep.lostFrom)) })}
      </p>
    );
  }
  return (
    <p className="text-detail text-pretty text-muted">
      {t('club.keep.text', {
        day: day(dayBefore(keep.keptUntil)),
        amount: money(required, currencyCode),
        from: day(keep.countsFrom),
      })}
    </p>
  );
}
