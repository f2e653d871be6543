import { unbroken } from '@wau/money/format';
import { useTranslate } from '../../../platform/language/use-language.ts';
import { minorOf } from '../../../platform/money/minor-of.ts';
import { useShortMoney } from '../../../platform/money/use-money.ts';
import { Card } from '../../../ui/card.tsx';
import type { Referral } from './referral-queries.ts';

/** What a friend has to do, what the member is given for it, and within which bounds. */
export function InvitationRules({ referral }: { readonly referral: Referral }) {
  const t = useTranslate();
  const short = useShortMoney();
  const money = (wire: string) => unbroken(short(minorOf(wire), referral.currencyCode));
  const { asked, steps, turnoverTimes, dailyCount, monthlyCount } = referral;
  const done = [
    t('invite.rule.register'),
    t('invite.rule.deposit', { amount: money(asked.depositMinor), days: asked.withinDays }),
    ...(asked.turnoverMinor === '0'
      ? []
      : [t('invite.rule.turnover', { amount: money(asked.turnoverMinor), days: asked.withinDays })]),
    t('invite.rule.reward', { amount: money(referral.rewardMinor) }),
  ];
  const bounds = [
    ...(turnoverTimes === 0 ? [] : [t('invite.rule.stakes', { times: turnoverTimes })]),
    t('invite.rule.bounds', { day: dailyCount, month: monthlyCount }),
    ...(referral.mostMinor === '0' ? [] : [t('invite.rule.most', { amount: money(referral.mostMinor) })]),
    t('invite.rule.checked'),
  ];
  return (
    <Card className="space-y-4">
      <h2 className="text-lg font-semibold">{t('invite.rules')}</h2>
      <ol className="space-y-3">
        {done.map((text, place) => (
          <li key={text} className="flex gap-3">
            <span
              aria-hidden="true"
              className="flex size-7 shrink-0 items-center justify-center rounded-full bg-raised text-detail font-bold text-gold-text"
            >
              {place + 1}
            </span>
            <span className="pt-0.5 text-pretty">{text}</span>
          </li>
        ))}
      </ol>
      {steps.length === 0 ? null : (
        <div>
          <h3 className="font-semibold">{t('invite.steps')}</h3>
          <dl className="mt-2 divide-y divide-line">
            {steps.map(({ friendCount, bonusMinor }) => (
              <div key={friendCount} className="flex flex-wrap justify-between gap-x-4 py-2">
                <dt>{t('invite.step', { count: friendCount })}</dt>
                <dd className="tabular font-semibold text-gold-text">+{money(bonusMinor)}</dd>
              </div>
            ))}
          </dl>
        </div>
      )}
      <ul className="list-disc space-y-1 ps-5 text-detail text-pretty text-muted">
        {bounds.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </Card>
  );
}
