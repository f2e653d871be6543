import { toMinor } from '@wau/money/minor';
import { failureOf } from '../../../platform/api/api-failure.ts';
import { useFailureText } from '../../../platform/language/use-failure-text.ts';
import { useTranslate } from '../../../platform/language/use-language.ts';
import { minorOf } from '../../../platform/money/minor-of.ts';
import { useMoney, useShortMoney } from '../../../platform/money/use-money.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { toasts } from '../../../ui/toasts/toast-store.ts';
import type { Rebates } from './rebate-queries.ts';
import { useClaimRebate } from './use-claim-rebate.ts';

/** ME-11: what has come together of all kinds of games, and the way to fetch it. */
export function ClaimableCard({ rebates }: { readonly rebates: Rebates }) {
  const t = useTranslate();
  const money = useMoney();
  const { claimableMinor, currencyCode, turnoverTimes } = rebates;
  return (
    <Card className="space-y-3">
      <div>
        <h2 className="text-detail text-muted">{t('rebate.total')}</h2>
        <p className="tabular text-2xl font-semibold text-gold-text">
          {money(minorOf(claimableMinor), currencyCode)}
        </p>
      </div>
      <WhatNext rebates={rebates} />
      <p className="text-detail text-pretty text-muted">
        {turnoverTimes === 0 ? t('rebate.free') : t('rebate.stakes', { times: turnoverTimes })}
      </p>
    </Card>
  );
}

/** A claim, or what is missing for one. */
function WhatNext({ rebates }: { readonly rebates: Rebates }) {
  const t = useTranslate();
  const money = useShortMoney();
  const [claimable, minimum] = [minorOf(rebates.claimableMinor), minorOf(rebates.minimumMinor)];
  if (claimable === 0n) return <p className="text-pretty">{t('rebate.none')}</p>;
  if (claimable < minimum) {
    const amounts = {
      minimum: money(minimum, rebates.currencyCode),
      missing: money(toMinor(minimum - claimable), rebates.currencyCode),
    };
    return <p className="text-pretty">{t('rebate.minimum', amounts)}</p>;
  }
  return <ClaimButton rebates={rebates} />;
}

function ClaimButton({ rebates: { list, claimableMinor, currencyCode } }: { readonly rebates: Rebates }) {
  const t = useTranslate();
  const money = useShortMoney();
  const failureText = useFailureText();
  const claim = useClaimRebate();
  const press = async () => {
    try {
      const wanted = list.filter((line) => minorOf(line.claimableMinor) > 0n);
      const { amountMinor } = await claim.mutateAsync(wanted);
      toasts.show('short', t('reward.claimed', { amount: money(minorOf(amountMinor), currencyCode) }));
    } catch (error) {
      toasts.show('long', failureText(failureOf(error)));
    }
  };
  return (
    <Button isWide onClick={press}>
      {t('reward.claim', { amount: money(minorOf(claimableMinor), currencyCode) })}
    </Button>
  );
}
