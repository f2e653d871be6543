import { type TowersMathematics, towersLevels } from '@wau/rules/towers/towers-mathematics';
import { useText } from '../platform/text.tsx';
import { Choice } from '../verified-game/form-fields.tsx';
import {
  isRecord,
  type ParameterFieldsProps,
  settledMultiplier,
  type VerifiedGame,
} from '../verified-game/verified-game.ts';
import { towersEventsOf } from './towers-view.ts';

export const verifiedTowers: VerifiedGame = {
  resultText(events) {
    const shown = towersEventsOf(events);
    if (shown.length === 0) return undefined;
    const steps = shown.flatMap((event) => {
      if (event.type === 'floorClimbed') return [String(event.tile + 1)];
      return event.type === 'towerFell' ? [`${event.tile + 1}✕`] : [];
    });
    return `${steps.join(' ')} (${settledMultiplier(events)})`;
  },
  openingTexts: (mathematics) => ({ level: (mathematics as TowersMathematics).levels[0] ?? '' }),
  textsOf: (parameters) => ({ level: isRecord(parameters) ? String(parameters.level) : '' }),
  parametersOf: ({ level }) => ({ level }),
  ParameterFields: TowersFields,
};

function TowersFields({ mathematics, texts, onChange }: ParameterFieldsProps) {
  const { t } = useText();
  const { levels } = mathematics as TowersMathematics;
  return (
    <Choice
      label={t('towers.level')}
      value={texts.level ?? ''}
      options={towersLevels
        .filter((level) => levels.includes(level))
        .map((level) => [level, t(`towers.level.${level}`)])}
      onChoose={(level) => onChange({ level })}
    />
  );
}
