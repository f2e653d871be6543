import { gameCategories } from '../../../platform/game/game-categories.ts';
import { useTranslate } from '../../../platform/language/use-language.ts';
import { usePercent } from '../../../platform/language/use-percent.ts';
import { minorOf } from '../../../platform/money/minor-of.ts';
import { useMoney, useShortMoney } from '../../../platform/money/use-money.ts';
import { useCategoryNames } from '../../../shared/game/use-category-names.ts';
import type { RebateLine, Rebates } from './rebate-queries.ts';

/** What a kind of games is called; one that this version does not know has its code. */
export function useCategoryName(): (category: string) => string {
  const names: Readonly<Record<string, string>> = useCategoryNames();
  return (category) => names[category] ?? category;
}

/** ME-11: what each kind of games gives, and what has come together of it. */
export function CategoryList({ rebates }: { readonly rebates: Rebates }) {
  const t = useTranslate();
  return (
    <section aria-labelledby="rebate-categories" className="space-y-3">
      <h2 id="rebate-categories" className="text-lg font-semibold">
        {t('rebate.categories')}
      </h2>
      <ul className="divide-y divide-line overflow-hidden rounded-large bg-surface shadow-low">
        {inLobbyOrder(rebates.list).map((line) => (
          <li key={line.category}>
            <CategoryRow line={line} currencyCode={rebates.currencyCode} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** As the lobby has them; kinds that this version does not know come last. */
function inLobbyOrder(list: readonly RebateLine[]): readonly RebateLine[] {
  const known: readonly string[] = gameCategories;
  const placeOf = ({ category }: RebateLine) => {
    const place = known.indexOf(category);
    return place === -1 ? known.length : place;
  };
  return list.toSorted((one, other) => placeOf(one) - placeOf(other));
}

function CategoryRow({ line, currencyCode }: { line: RebateLine; currencyCode: Rebates['currencyCode'] }) {
  const t = useTranslate();
  const percent = usePercent();
  const money = useMoney();
  const short = useShortMoney();
  const nameOf = useCategoryName();
  const { category, basisPoints, todayTurnoverMinor, claimableMinor, paidMinor } = line;
  return (
    <div className="space-y-0.5 px-4 py-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="min-w-0 font-medium">{nameOf(category)}</h3>
        <span className="tabular font-semibold">{money(minorOf(claimableMinor), currencyCode)}</span>
      </div>
      <p className="text-caption text-muted">{t('rebate.rate', { rate: percent(basisPoints) })}</p>
      {todayTurnoverMinor === '0' ? null : (
        <p className="tabular text-caption text-muted">
          {t('rebate.today', { amount: short(minorOf(todayTurnoverMinor), currencyCode) })}
        </p>
      )}
      {paidMinor === '0' ? null : (
        <p className="tabular text-caption text-muted">
          {t('rebate.paid', { amount: short(minorOf(paidMinor), currencyCode) })}
        </p>
      )}
    </div>
  );
}
