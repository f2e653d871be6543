import { type GameCategory, gameCategories } from '../../platform/game/game-categories.ts';
import { useTranslate } from '../../platform/language/use-language.ts';
import { ChoiceField } from '../../ui/fields/choice-field.tsx';
import { useCategoryNames } from '../game/use-category-names.ts';
import type { RecordFilter } from './use-record-filter.ts';

interface CategoryFieldProps {
  readonly filter: RecordFilter;
  readonly category: GameCategory | undefined;
}

/** Keeps a record to a kind of games, which stands in the address. */
export function CategoryField({ filter, category }: CategoryFieldProps) {
  const t = useTranslate();
  const names = useCategoryNames();
  return (
    <ChoiceField
      label={t('bets.category')}
      name="category"
      value={category}
      onChange={(value) => filter.change({ category: value })}
      allLabel={t('records.all')}
      options={gameCategories.map((value) => ({ value, label: names[value] }))}
    />
  );
}
