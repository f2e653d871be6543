import { useText } from '../platform/text.tsx';
import { Choice, Field } from '../verified-game/form-fields.tsx';
import {
  eventOf,
  isRecord,
  type ParameterFieldsProps,
  type VerifiedGame,
} from '../verified-game/verified-game.ts';
import { hundredthsText, parseHundredths } from './dice-choice.ts';

export const verifiedDice: VerifiedGame = {
  resultText(events) {
    const roll = eventOf(events, 'diceRolled')?.rollHundredths;
    return typeof roll === 'number' ? hundredthsText(roll) : undefined;
  },
  openingTexts: () => ({ direction: 'under', target: '50.00' }),
  textsOf(parameters) {
    const { direction, targetHundredths } = isRecord(parameters) ? parameters : {};
    return { direction: String(direction), target: hundredthsText(Number(targetHundredths)) };
  },
  parametersOf: ({ direction, target = '' }) => ({ direction, targetHundredths: parseHundredths(target) }),
  ParameterFields: DiceFields,
};

function DiceFields({ texts, isWrong, onChange }: ParameterFieldsProps) {
  const { t } = useText();
  return (
    <div className="manual-pair">
      <Choice
        label={t('verify.form.direction')}
        value={texts.direction ?? ''}
        options={[
          ['under', t('dice.under')],
          ['over', t('dice.over')],
        ]}
        onChoose={(direction) => onChange({ ...texts, direction })}
      />
      <Field
        label={t('dice.target')}
        value={texts.target ?? ''}
        inputMode="decimal"
        isWrong={isWrong}
        onType={(target) => onChange({ ...texts, target })}
      />
    </div>
  );
}
