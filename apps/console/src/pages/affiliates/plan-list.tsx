import { useState } from 'react';
import { useTexts } from '../../platform/console-services.ts';
import { useFormats } from '../../platform/use-formats.ts';
import { Button } from '../../ui/button.tsx';
import type { AffiliatePlan, AffiliatePlans } from './affiliate-queries.ts';
import { PlanForm } from './plan-form.tsx';

/** What affiliates are paid by: each plan with its latest version, and a form for the next one. */
export function PlanList({ plans }: { readonly plans: AffiliatePlans }) {
  const t = useTexts();
  const [editing, setEditing] = useState<string>();
  const latest = plans.list.filter(
    (plan, index) => plans.list.findIndex(({ planCode }) => planCode === plan.planCode) === index,
  );
  return (
    <section aria-labelledby="affiliates-plans" className="flex flex-col gap-3">
      <h2 id="affiliates-plans" className="text-lg font-semibold">
        {t('affiliates.plans')}
      </h2>
      <ul className="flex flex-col gap-3">
        {latest.map((plan) => (
          <li
            key={plan.planCode}
            className="flex flex-col gap-3 rounded-medium border border-line bg-surface p-4"
          >
            <PlanFacts plan={plan} currencyCode={plans.currencyCode} />
            {editing === plan.planCode ? (
              <PlanForm
                key={plan.version}
                plan={plan}
                currencyCode={plans.currencyCode}
                onClose={() => setEditing(undefined)}
              />
            ) : (
              <div>
                <Button
                  label={t('affiliates.plan.edit.of', { name: plan.planName })}
                  onClick={() => setEditing(plan.planCode)}
                >
                  {t('affiliates.plan.edit')}
                </Button>
              </div>
            )}
          </li>
        ))}
      </ul>
      {editing === '' ? (
        <div className="rounded-medium border border-line bg-surface p-4">
          <PlanForm
            plan={undefined}
            currencyCode={plans.currencyCode}
            onClose={() => setEditing(undefined)}
          />
        </div>
      ) : (
        <div>
          <Button onClick={() => setEditing('')}>{t('affiliates.plan.new')}</Button>
        </div>
      )}
    </section>
  );
}

interface PlanFactsProps {
  readonly plan: AffiliatePlan;
  readonly currencyCode: AffiliatePlans['currencyCode'];
}

function PlanFacts({ plan, currencyCode }: PlanFactsProps) {
  const t = useTexts();
  const { money, percent, day } = useFormats();
  const amount = (wire: string) => money(wire, currencyCode);
  return (
    <>
      <h3 className="font-semibold">
        {plan.planName} <span className="text-muted">({plan.planCode})</span>
      </h3>
      <p className="text-sm text-muted">
        {t('affiliates.plan.version', {
          version: plan.version,
          day: day(plan.startsOn),
          name: plan.storedBy,
        })}
      </p>
      <ul className="list-disc ps-5">
        {plan.tiers.map((tier) => (
          <li key={`${tier.netMinor} ${tier.firstDeposits}`}>
            {t('affiliates.tier', {
              percent: percent(tier.basisPoints / 100),
              amount: amount(tier.netMinor),
              count: tier.firstDeposits,
            })}
          </li>
        ))}
        {plan.fee === null ? null : (
          <li>
            {t('affiliates.fee', {
              amount: amount(plan.fee.amountMinor),
              deposit: amount(plan.fee.depositMinor),
              turnover: amount(plan.fee.turnoverMinor),
            })}
          </li>
        )}
        {plan.tiers.length === 0 ? null : (
          <li>{t(plan.carriesOver ? 'affiliates.carry.on' : 'affiliates.carry.off')}</li>
        )}
      </ul>
    </>
  );
}
