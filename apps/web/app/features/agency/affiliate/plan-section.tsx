import { unbroken } from '@wau/money/format';
import { useTranslate } from '../../../platform/language/use-language.ts';
import { usePercent } from '../../../platform/language/use-percent.ts';
import { minorOf } from '../../../platform/money/minor-of.ts';
import { useShortMoney } from '../../../platform/money/use-money.ts';
import type { Affiliate } from './affiliate-queries.ts';

/** What the affiliate is paid by. */
export function PlanSection({ affiliate: { plan, currencyCode } }: { readonly affiliate: Affiliate }) {
  const t = useTranslate();
  const money = useShortMoney();
  const percent = usePercent();
  if (plan === null) return null;
  const amount = (wire: string) => unbroken(money(minorOf(wire), currencyCode));
  return (
    <section aria-labelledby="affiliate-plan" className="space-y-2">
      <h2 id="affiliate-plan" className="text-lg font-semibold">
        {t('affiliate.plan', { name: plan.planName })}
      </h2>
      <ul className="divide-y divide-line overflow-hidden rounded-large bg-surface shadow-low">
        {plan.tiers.map((tier) => (
          <li
            key={`${tier.netMinor} ${tier.firstDeposits}`}
            className="flex min-h-14 items-center justify-between gap-4 px-4 py-3"
          >
            <span className="words text-muted">
              {tier.netMinor === '0'
                ? t('affiliate.tier.any')
                : t('affiliate.tier.from', { amount: amount(tier.netMinor) })}
              {tier.firstDeposits === 0
                ? null
                : ` · ${t('affiliate.tier.deposits', { count: tier.firstDeposits })}`}
            </span>
            <strong className="tabular text-gold-text">{percent(tier.basisPoints)}</strong>
          </li>
        ))}
        {plan.fee === null ? null : (
          <li className="flex min-h-14 items-center justify-between gap-4 px-4 py-3">
            <span className="words text-muted">
              {t('affiliate.fee', {
                deposit: amount(plan.fee.depositMinor),
                turnover: amount(plan.fee.turnoverMinor),
              })}
            </span>
            <strong className="tabular whitespace-nowrap text-gold-text">
              {amount(plan.fee.amountMinor)}
            </strong>
          </li>
        )}
      </ul>
      <p className="text-caption text-pretty text-muted">
        {t('affiliate.net.note')}{' '}
        {plan.tiers.length === 0
          ? null
          : plan.carriesOver
            ? t('affiliate.carry.on')
            : t('affiliate.carry.off')}
      </p>
    </section>
  );
}
