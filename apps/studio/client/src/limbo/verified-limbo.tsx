import type { LimboMathematics } from '@wau/rules/limbo/limbo';
import { useText } from '../platform/text.tsx';
import { Field } from '../verified-game/form-fields.tsx';
import {
  eventOf,
  isRecord,
  type ParameterFieldsProps,
  type VerifiedGame,
} from '../verified-game/verified-game.ts';
import { parseTarget, targetText, withTarget } from './limbo-choice.ts';

export const verifiedLimbo: VerifiedGame = {
  resultText(events) {
    const reached = eventOf(events, 'limboReached')?.reachedHundredths;
    return typeof reached === 'number' ? `${targetText(reached)}×` : undefined;
  },
  openingTexts(mathematics) {
    return { target: targetText(withTarget(mathematics as LimboMathematics, 200).targetHundredths) };
  },
  textsOf(parameters) {
    const { targetHundredths } = isRecord(parameters) ? parameters : {};
    return { target: targetText(Number(targetHundredths)) };
  },
  parametersOf: ({ target = '' }) => ({ targetHundredths: parseTarget(target) }),
  ParameterFields: LimboFields,
};

function LimboFields({ texts, isWrong, onChange }: ParameterFieldsProps) {
  const { t } = useText();
  return (
    <Field
      label={t('limbo.target')}
      value={texts.target ?? ''}
      inputMode="decimal"
      isWrong={isWrong}
      onType={(target) => onChange({ ...texts, target })}
    />
  );
}
