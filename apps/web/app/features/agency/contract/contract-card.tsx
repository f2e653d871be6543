import type { CurrencyCode } from '@wau/money/currency';
import { type Standing, standingOf } from '@wau/rules/agency/contract-standing';
import type { ContractKind, ContractTerms } from '@wau/rules/agency/contract-terms';
import { tierFromWire } from '@wau/rules/agency/wire-tiers';
import type { ReactNode } from 'react';
import { contractProductNames } from '../../../platform/agency/product-names.ts';
import { useTranslate } from '../../../platform/language/use-language.ts';
import { useDayName } from '../../../shared/records/use-day-name.ts';
import { Badge, type BadgeTone } from '../../../ui/badge.tsx';
import { Card } from '../../../ui/card.tsx';
import { standingIds } from './contract-message-ids.ts';
import type { Contract } from './contract-queries.ts';
import { TierTable } from './tier-table.tsx';

const tones: Readonly<Record<Standing, BadgeTone>> = {
  offered: 'waiting',
  asked: 'waiting',
  running: 'good',
  coming: 'waiting',
  ended: 'plain',
  rejected: 'bad',
  replaced: 'plain',
};

interface ContractCardProps {
  readonly kind: ContractKind;
  readonly contract: Contract;
  readonly today: string;
  readonly currencyCode: CurrencyCode;
  readonly before?: readonly ContractTerms[] | undefined;
  /** What can be done about it. */
  readonly children?: ReactNode;
}

/** A version: for what, how it stands, from when, its tiers. */
export function ContractCard({ kind, contract, today, currencyCode, before, children }: ContractCardProps) {
  const t = useTranslate();
  const product = t(contractProductNames[contract.product]);
  return (
    <Card className="space-y-3">
      <div>
        <div className="flex flex-wrap items-center justify-between gap-x-3">
          <h3 className="font-semibold">{product}</h3>
          <StandingBadge contract={contract} today={today} />
        </div>
        <PeriodText contract={contract} />
      </div>
      <TierTable
        kind={kind}
        tiers={contract.tiers.map(tierFromWire)}
        currencyCode={currencyCode}
        caption={product}
        before={before}
      />
      {children}
    </Card>
  );
}

export function StandingBadge({ contract, today }: Pick<ContractCardProps, 'contract' | 'today'>) {
  const t = useTranslate();
  const day = useDayName();
  const standing = standingOf(contract, today);
  const text =
    standing === 'coming'
      ? t('contract.state.coming', { date: day(contract.startsOn) })
      : t(standingIds[standing]);
  return <Badge tone={tones[standing]}>{text}</Badge>;
}

function PeriodText({ contract: { startsOn, endsOn, version } }: Pick<ContractCardProps, 'contract'>) {
  const t = useTranslate();
  const day = useDayName();
  const from = day(startsOn);
  return (
    <p className="text-caption text-muted">
      {endsOn === null
        ? t('contract.period.from', { from })
        : t('contract.period.between', { from, to: day(endsOn) })}
      {` · ${t('contract.version', { version })}`}
    </p>
  );
}
