import type { KenoMathematics } from '@wau/rules/keno/keno';
import { useText } from '../platform/text.tsx';
import { Choice, Field } from '../verified-game/form-fields.tsx';
import {
  eventOf,
  isRecord,
  type ParameterFieldsProps,
  settledMultiplier,
  type VerifiedGame,
} from '../verified-game/verified-game.ts';

/** Numbers as they are typed: `3, 17, 22`. Anything else becomes a part that no rule accepts. */
function spotsOf(text: string): readonly unknown[] {
  const parts = text.split(/[\s,]+/).filter((part) => part !== '');
  return parts.map((part) => (/^\d+$/.test(part) ? Number(part) : part));
}

export const verifiedKeno: VerifiedGame = {
  resultText(events) {
    const numbers = eventOf(events, 'kenoDrawn')?.numbers;
    return Array.isArray(numbers) ? `${numbers.join(' ')} (${settledMultiplier(events)})` : undefined;
  },
  openingTexts(mathematics) {
    const { risks, spotChoices } = mathematics as KenoMathematics;
    const count = spotChoices[0] ?? 1;
    return {
      risk: String(risks[0]),
      spots: Array.from({ length: count }, (_, place) => place + 1).join(', '),
    };
  },
  textsOf(parameters) {
    const { risk, spots } = isRecord(parameters) ? parameters : {};
    return { risk: String(risk), spots: Array.isArray(spots) ? spots.join(', ') : '' };
  },
  parametersOf: ({ risk, spots = '' }) => ({ risk, spots: spotsOf(spots) }),
  ParameterFields: KenoFields,
};

function KenoFields({ mathematics, texts, isWrong, onChange }: ParameterFieldsProps) {
  const { t } = useText();
  const { risks } = mathematics as KenoMathematics;
  return (
    <div className="manual-pair">
      <Choice
        label={t('instant.risk')}
        value={texts.risk ?? ''}
        options={risks.map((risk) => [risk, t(`instant.risk.${risk}`)])}
        onChoose={(risk) => onChange({ ...texts, risk })}
      />
      <Field
        label={t('keno.spots')}
        value={texts.spots ?? ''}
        isWrong={isWrong}
        onType={(spots) => onChange({ ...texts, spots })}
      />
    </div>
  );
}
