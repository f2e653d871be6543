import type { CurrencyCode } from '@wau/money/currency';
import { unbroken } from '@wau/money/format';
import type { LobbyFilter } from '../../../platform/game/game-categories.ts';
import { useTranslate } from '../../../platform/language/use-language.ts';
import { minorOf } from '../../../platform/money/minor-of.ts';
import { useMoney } from '../../../platform/money/use-money.ts';
import { SignedAmount } from '../../../shared/balance/signed-amount.tsx';
import { useCategoryNames } from '../../../shared/game/use-category-names.ts';
import { RecordLines } from '../../../shared/records/record-lines.tsx';
import { useDayName } from '../../../shared/records/use-day-name.ts';
import type { TeamFigures } from './team-queries.ts';

/** Each kind of games with its figures, the most played first. */
export function TeamCategories({ figures }: { readonly figures: TeamFigures }) {
  const t = useTranslate();
  const names = useCategoryNames();
  if (figures.categories.length === 0) return null;
  return (
    <RecordLines title={t('team.categories')}>
      {figures.categories.map((play) => (
        <TeamPlayLine
          key={play.category}
          // What is newer than the app goes by its code.
          name={names[play.category as LobbyFilter] ?? play.category}
          play={play}
          currencyCode={figures.currencyCode}
        />
      ))}
    </RecordLines>
  );
}

/** Each day on which something happened, newest first. */
export function TeamDays({ figures }: { readonly figures: TeamFigures }) {
  const t = useTranslate();
  const dayName = useDayName();
  if (figures.days.length < 2) return null;
  return (
    <RecordLines title={t('team.days')}>
      {figures.days.map((day) => (
        <TeamPlayLine
          key={day.day}
          name={dayName(day.day)}
          play={day}
          currencyCode={figures.currencyCode}
          more={t('team.day.people', { active: day.activeCount, registered: day.registeredCount })}
        />
      ))}
    </RecordLines>
  );
}

interface TeamPlayLineProps {
  readonly name: string;
  readonly play: { readonly turnoverMinor: string; readonly payoutMinor: string; readonly netMinor: string };
  readonly currencyCode: CurrencyCode;
  readonly more?: string;
}

/** What was played, and what the players have won or lost by it. */
function TeamPlayLine({ name, play, currencyCode, more }: TeamPlayLineProps) {
  const t = useTranslate();
  const money = useMoney();
  const amount = (wire: string) => unbroken(money(minorOf(wire), currencyCode));
  return (
    <li className="min-h-16 px-4 py-3">
      <p className="flex flex-wrap items-center justify-between gap-x-4">
        <span className="words font-semibold">{name}</span>
        <SignedAmount amount={minorOf(play.netMinor)} currencyCode={currencyCode} />
      </p>
      <p className="tabular mt-0.5 text-caption text-muted">
        {t('team.amounts', { turnover: amount(play.turnoverMinor), payout: amount(play.payoutMinor) })}
        {more === undefined ? null : ` · ${more}`}
      </p>
    </li>
  );
}
