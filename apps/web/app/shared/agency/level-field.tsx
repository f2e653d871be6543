import { useTranslate } from '../../platform/language/use-language.ts';
import { ChoiceField } from '../../ui/fields/choice-field.tsx';
import type { RecordFilter } from '../records/use-record-filter.ts';
import { type TeamLevel, teamLevels, useLevelName } from './team-levels.ts';

interface LevelFieldProps {
  readonly filter: RecordFilter;
  readonly level: TeamLevel | undefined;
}

/** Keeps a record of a team to a level of it, which stands in the address. */
export function LevelField({ filter, level }: LevelFieldProps) {
  const t = useTranslate();
  const levelName = useLevelName();
  return (
    <ChoiceField
      label={t('team.level')}
      name="level"
      value={level}
      onChange={(value) => filter.change({ level: value })}
      allLabel={t('records.all')}
      options={teamLevels.map((value) => ({ value, label: levelName(Number(value)) }))}
    />
  );
}
