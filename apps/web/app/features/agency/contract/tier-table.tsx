import type { CurrencyCode } from '@wau/money/currency';
import { unbroken } from '@wau/money/format';
import { toMinor } from '@wau/money/minor';
import {
  type ContractKind,
  type ContractTerms,
  type ContractTier,
  findTier,
} from '@wau/rules/agency/contract-terms';
import { useTranslate } from '../../../platform/language/use-language.ts';
import { useShortMoney } from '../../../platform/money/use-money.ts';
import { shareIds } from './contract-message-ids.ts';
import { usePaysText } from './use-contract-words.ts';

interface TierTableProps {
  readonly kind: ContractKind;
  readonly tiers: readonly ContractTier[];
  readonly currencyCode: CurrencyCode;
  readonly caption: string;
  /** What holds for the same product until then, to compare with; `undefined`: nothing is compared. */
  readonly before?: readonly ContractTerms[] | undefined;
}

/** The tiers of a contract from the lowest up: what has to be reached, and what is paid then. */
export function TierTable({ kind, tiers, currencyCode, caption, before }: TierTableProps) {
  const t = useTranslate();
  const pays = usePaysText(currencyCode);
  const isAmount = tiers.some(({ amountMinor }) => amountMinor !== null);
  return (
    <table className="w-full text-detail">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="text-caption text-muted">
          <th scope="col" className="pb-1 text-start font-medium">
            {t('contract.conditions')}
          </th>
          <th scope="col" className="pb-1 ps-3 text-end font-medium">
            {isAmount ? t('contract.pays') : t(shareIds[kind])}
          </th>
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {tiers.map((tier, index) => (
          <tr key={keyOf(tier)} className="align-top">
            <td className="py-2">
              <span className="block text-caption text-muted">
                {t('contract.tier', { number: index + 1 })}
              </span>
              <Conditions tier={tier} currencyCode={currencyCode} />
            </td>
            <td className="py-2 ps-3 text-end">
              <span className="tabular font-semibold">{pays(tier)}</span>
              {before === undefined ? null : (
                <span className="block text-caption text-muted">
                  <Before kind={kind} tier={tier} before={before} pays={pays} />
                </span>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** No two tiers of a table ask for the same. */
function keyOf({ minimumBetMinor, netLossMinor, activeMembers }: ContractTier): string {
  return `${minimumBetMinor} ${netLossMinor} ${activeMembers}`;
}

function Conditions({
  tier,
  currencyCode,
}: {
  readonly tier: ContractTier;
  readonly currencyCode: CurrencyCode;
}) {
  const t = useTranslate();
  const money = useShortMoney();
  const amount = (minor: bigint) => unbroken(money(toMinor(minor), currencyCode));
  const lines = [
    tier.minimumBetMinor > 0n
      ? t('contract.condition.turnover', { amount: amount(tier.minimumBetMinor) })
      : '',
    tier.netLossMinor > 0n ? t('contract.condition.netLoss', { amount: amount(tier.netLossMinor) }) : '',
    tier.activeMembers > 0 ? t('contract.condition.active', { count: tier.activeMembers }) : '',
  ].filter((line) => line !== '');
  if (lines.length === 0) return <span>{t('contract.condition.none')}</span>;
  return lines.map((line) => (
    <span key={line} className="block">
      {line}
    </span>
  ));
}

interface BeforeProps {
  readonly kind: ContractKind;
  readonly tier: ContractTier;
  readonly before: readonly ContractTerms[];
  readonly pays: (tier: ContractTier) => string;
}

/** What holds now at figures that just reach the tier. */
function Before({ kind, tier, before, pays }: BeforeProps) {
  const t = useTranslate();
  const figures = {
    turnoverMinor: tier.minimumBetMinor,
    netLossMinor: tier.netLossMinor,
    activeMembers: tier.activeMembers,
  };
  const held = before[0] && findTier(kind, before[0].tiers, figures);
  return held === undefined ? t('contract.now.none') : t('contract.now', { pays: pays(held) });
}
