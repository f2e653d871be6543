import type { ReactNode } from 'react';
import { useTranslate } from '../../../platform/language/use-language.ts';
import { minorOf } from '../../../platform/money/minor-of.ts';
import { useMoney } from '../../../platform/money/use-money.ts';
import { useRecordMoment } from '../../../platform/records/use-record-moment.ts';
import { SignedAmount } from '../../../shared/balance/signed-amount.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Card } from '../../../ui/card.tsx';
import { kindIds, stateIds, stateTones } from './commission-message-ids.ts';
import type { Commission } from './commission-queries.ts';
import { usePeriodText } from './use-period-text.ts';

/** What a payment comes to, and how it adds up. */
export function PaymentCard({ commission }: { readonly commission: Commission }) {
  const t = useTranslate();
  const money = useMoney();
  const moment = useRecordMoment();
  const periodText = usePeriodText();
  const { state, paidMinor, paidAt, dueMinor, currencyCode } = commission;
  return (
    <Card className="space-y-3">
      <div>
        <div className="flex flex-wrap items-center justify-between gap-x-3">
          <h2 className="font-semibold">{t(kindIds[commission.kind])}</h2>
          <Badge tone={stateTones[state]}>{t(stateIds[state])}</Badge>
        </div>
        <p className="text-caption text-muted">{periodText(commission)}</p>
      </div>
      <p className="tabular text-3xl font-bold">{money(minorOf(paidMinor ?? dueMinor), currencyCode)}</p>
      {paidAt === null ? null : (
        <p className="text-caption text-muted">{t('commission.paid.at', { moment: moment(paidAt) })}</p>
      )}
      <Sum commission={commission} />
    </Card>
  );
}

/** The steps from the lines to the payment; what is nothing is left out. */
function Sum({ commission }: { readonly commission: Commission }) {
  const t = useTranslate();
  const { currencyCode } = commission;
  const signed = (wire: string, sign: 1n | -1n = 1n): ReactNode => (
    <SignedAmount amount={minorOf(String(BigInt(wire) * sign))} currencyCode={currencyCode} />
  );
  const steps: readonly { name: string; wire: string | null; sign?: 1n | -1n }[] = [
    { name: t('commission.corrections'), wire: commission.correctionsMinor },
    { name: t('commission.shortfall'), wire: commission.shortfallMinor },
    { name: t('commission.owed.before'), wire: commission.owedBeforeMinor, sign: -1n },
    { name: t('commission.owed.after'), wire: commission.owedAfterMinor },
  ];
  return (
    <dl className="space-y-1 border-t border-line pt-3 text-detail">
      <Step name={t('commission.sum')}>{signed(commission.linesMinor)}</Step>
      {steps.map(({ name, wire, sign }) =>
        wire === null || wire === '0' ? null : (
          <Step key={name} name={name}>
            {signed(wire, sign)}
          </Step>
        ),
      )}
    </dl>
  );
}

function Step({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-4">
      <dt className="words text-muted">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
