import { useId, useState } from 'react';
import { useConsole, useTexts } from '../../platform/console-services.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { ReasonForm } from '../../work-list/reason-form.tsx';
import type { AffiliatePlan, AffiliatePlans } from './affiliate-queries.ts';
import { draftOf, orderOf, type PlanDraft, type TierDraft } from './plan-draft.ts';
import { useAffiliateDeed } from './use-affiliate-deed.ts';

interface PlanFormProps {
  readonly plan: AffiliatePlan | undefined;
  readonly currencyCode: AffiliatePlans['currencyCode'];
  readonly onClose: () => void;
}

/** A plan, or the next version of one. */
export function PlanForm({ plan, currencyCode, onClose }: PlanFormProps) {
  const { client } = useConsole();
  const t = useTexts();
  const deed = useAffiliateDeed();
  const carryId = useId();
  const [draft, setDraft] = useState(() => draftOf(plan, currencyCode));
  const change = (next: Partial<PlanDraft>) => setDraft({ ...draft, ...next });
  const order = orderOf(draft, currencyCode);
  return (
    <div className="flex flex-col gap-3">
      {plan === undefined ? (
        <TextField
          label={t('affiliates.plan.code')}
          value={draft.planCode}
          onChange={(planCode) => change({ planCode })}
          maxLength={32}
          hint={t('affiliates.plan.code.hint')}
        />
      ) : null}
      <TextField
        label={t('affiliates.plan.name')}
        value={draft.planName}
        onChange={(planName) => change({ planName })}
        maxLength={60}
      />
      <Tiers tiers={draft.tiers} onChange={(tiers) => change({ tiers })} />
      <div className="grid gap-3 md:grid-cols-3">
        <TextField
          label={t('affiliates.fee.amount')}
          value={draft.fee}
          onChange={(fee) => change({ fee })}
          inputMode="decimal"
          maxLength={20}
          hint={t('affiliates.fee.hint')}
        />
        <TextField
          label={t('affiliates.fee.deposit')}
          value={draft.deposit}
          onChange={(deposit) => change({ deposit })}
          inputMode="decimal"
          maxLength={20}
        />
        <TextField
          label={t('affiliates.fee.turnover')}
          value={draft.turnover}
          onChange={(turnover) => change({ turnover })}
          inputMode="decimal"
          maxLength={20}
        />
      </div>
      <p className="flex min-h-11 items-center gap-2">
        <input
          id={carryId}
          type="checkbox"
          className="size-5"
          checked={draft.carriesOver}
          onChange={({ target }) => change({ carriesOver: target.checked })}
        />
        <label htmlFor={carryId}>{t('affiliates.carry')}</label>
      </p>
      {order === undefined ? (
        <Notice>{t('affiliates.plan.wrong')}</Notice>
      ) : (
        <ReasonForm
          key={JSON.stringify(order)}
          action={t('affiliates.plan.store')}
          hint={t(plan === undefined ? 'affiliates.plan.now' : 'affiliates.plan.next')}
          act={async (reason) => {
            await deed(() => client.call('storeAffiliatePlan', { body: { ...order, reason } }));
            onClose();
          }}
        />
      )}
      <div>
        <Button onClick={onClose}>{t('member.not.now')}</Button>
      </div>
    </div>
  );
}

interface TiersProps {
  readonly tiers: readonly TierDraft[];
  readonly onChange: (tiers: readonly TierDraft[]) => void;
}

const mostTiers = 10;

function Tiers({ tiers, onChange }: TiersProps) {
  const t = useTexts();
  const set = (key: number, next: Partial<TierDraft>) =>
    onChange(tiers.map((tier) => (tier.key === key ? { ...tier, ...next } : tier)));
  return (
    <>
      {tiers.map((tier, index) => (
        <fieldset key={tier.key} className="grid gap-3 rounded-small border border-line p-3 md:grid-cols-3">
          <legend className="px-1 font-medium">{t('affiliates.tier.number', { number: index + 1 })}</legend>
          <TextField
            label={t('affiliates.tier.net')}
            value={tier.net}
            onChange={(net) => set(tier.key, { net })}
            inputMode="decimal"
            maxLength={20}
          />
          <TextField
            label={t('affiliates.tier.deposits')}
            value={tier.firstDeposits}
            onChange={(firstDeposits) => set(tier.key, { firstDeposits })}
            inputMode="numeric"
            maxLength={7}
          />
          <TextField
            label={t('affiliates.tier.percent')}
            value={tier.percent}
            onChange={(percent) => set(tier.key, { percent })}
            inputMode="decimal"
            maxLength={6}
          />
          <div>
            <Button
              label={t('affiliates.tier.remove.number', { number: index + 1 })}
              onClick={() => onChange(tiers.filter(({ key }) => key !== tier.key))}
            >
              {t('affiliates.tier.remove')}
            </Button>
          </div>
        </fieldset>
      ))}
      {tiers.length >= mostTiers ? null : (
        <div>
          <Button
            onClick={() => {
              const key = Math.max(-1, ...tiers.map((tier) => tier.key)) + 1;
              onChange([...tiers, { key, net: '', firstDeposits: '0', percent: '' }]);
            }}
          >
            {t('affiliates.tier.add')}
          </Button>
        </div>
      )}
    </>
  );
}
