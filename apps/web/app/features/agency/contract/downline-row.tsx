import { sortContracts } from '@wau/rules/agency/contract-standing';
import type { ContractKind } from '@wau/rules/agency/contract-terms';
import { useTranslate } from '../../../platform/language/use-language.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { DisclosureRow } from '../../../ui/disclosure-row.tsx';
import { AnswerButtons } from './answer-buttons.tsx';
import { ContractCard, StandingBadge } from './contract-card.tsx';
import type { Contract, Downline, OwnContracts } from './contract-queries.ts';

interface DownlineRowProps {
  readonly kind: ContractKind;
  readonly own: OwnContracts;
  readonly downline: Downline;
  readonly onOffer: (base: Contract | undefined) => void;
}

/** An agent below: what waits and what holds, and another offer. */
export function DownlineRow({ kind, own, downline, onOffer }: DownlineRowProps) {
  const t = useTranslate();
  const { waiting, current } = sortContracts(downline.versions, own.today);
  const first = waiting[0] ?? current[0];
  const { today, currencyCode, firstStart } = own;
  return (
    <DisclosureRow
      startsOpen={waiting.some(({ steps }) => steps.includes('accept'))}
      summary={
        <span className="flex flex-wrap items-center justify-between gap-x-3">
          <span className="font-semibold break-all">{downline.userName}</span>
          {first === undefined ? (
            <span className="text-caption text-muted">{t('contract.agents.none')}</span>
          ) : (
            <StandingBadge contract={first} today={today} />
          )}
        </span>
      }
    >
      <div className="space-y-3">
        {[...waiting, ...current].map((contract) => (
          <ContractCard
            key={`${contract.product} ${contract.version}`}
            {...{ kind, contract, today, currencyCode }}
          >
            <AnswerButtons
              {...{ kind, contract, firstStart }}
              onChange={() => onOffer(contract)}
              changeLabel={t('contract.change')}
            />
          </ContractCard>
        ))}
        <Button size="medium" look="secondary" isWide onClick={() => onOffer(undefined)}>
          {t('contract.offer')}
        </Button>
      </div>
    </DisclosureRow>
  );
}
