import type { WheelMathematics } from '@wau/rules/wheel/wheel';
import { useText } from '../platform/text.tsx';
import { Choice } from '../verified-game/form-fields.tsx';
import {
  isRecord,
  type ParameterFieldsProps,
  settledMultiplier,
  type VerifiedGame,
} from '../verified-game/verified-game.ts';

export const verifiedWheel: VerifiedGame = {
  resultText(events) {
    const stops = events.filter(isRecord).filter(({ type }) => type === 'wheelStopped');
    if (stops.length === 0) return undefined;
    return `${stops.map(({ place }) => String(place)).join(', ')} (${settledMultiplier(events)})`;
  },
  openingTexts(mathematics) {
    const { risks, segmentChoices } = mathematics as WheelMathematics;
    return { risk: String(risks[0]), segments: String(segmentChoices[0]) };
  },
  textsOf(parameters) {
    const { risk, segments } = isRecord(parameters) ? parameters : {};
    return { risk: String(risk), segments: String(segments) };
  },
  parametersOf: ({ risk, segments }) => ({ risk, segments: Number(segments) }),
  ParameterFields: WheelFields,
};

function WheelFields({ mathematics, texts, onChange }: ParameterFieldsProps) {
  const { t } = useText();
  const { risks, segmentChoices } = mathematics as WheelMathematics;
  return (
    <div className="manual-pair">
      <Choice
        label={t('instant.risk')}
        value={texts.risk ?? ''}
        options={risks.map((risk) => [risk, t(`instant.risk.${risk}`)])}
        onChoose={(risk) => onChange({ ...texts, risk })}
      />
      <Choice
        label={t('wheel.segments')}
        value={texts.segments ?? ''}
        options={segmentChoices.map((segments) => [String(segments), String(segments)])}
        onChoose={(segments) => onChange({ ...texts, segments })}
      />
    </div>
  );
}
