import type { PlinkoMathematics } from '@wau/rules/plinko/plinko';
import { useText } from '../platform/text.tsx';
import { Choice } from '../verified-game/form-fields.tsx';
import {
  eventOf,
  isRecord,
  type ParameterFieldsProps,
  settledMultiplier,
  type VerifiedGame,
} from '../verified-game/verified-game.ts';

export const verifiedPlinko: VerifiedGame = {
  resultText(events) {
    const path = eventOf(events, 'ballDropped')?.path;
    if (!Array.isArray(path)) return undefined;
    const arrows = path.map((direction) => (direction === 'left' ? '←' : '→')).join('');
    return `${arrows} (${settledMultiplier(events)})`;
  },
  openingTexts(mathematics) {
    const { rowChoices, risks } = mathematics as PlinkoMathematics;
    return { rows: String(rowChoices[0]), risk: String(risks[0]) };
  },
  textsOf(parameters) {
    const { rows, risk } = isRecord(parameters) ? parameters : {};
    return { rows: String(rows), risk: String(risk) };
  },
  parametersOf: ({ rows, risk }) => ({ rows: Number(rows), risk }),
  ParameterFields: PlinkoFields,
};

function PlinkoFields({ mathematics, texts, onChange }: ParameterFieldsProps) {
  const { t } = useText();
  const { rowChoices, risks } = mathematics as PlinkoMathematics;
  return (
    <div className="manual-pair">
      <Choice
        label={t('plinko.rows')}
        value={texts.rows ?? ''}
        options={rowChoices.map((rows) => [String(rows), String(rows)])}
        onChoose={(rows) => onChange({ ...texts, rows })}
      />
      <Choice
        label={t('plinko.risk')}
        value={texts.risk ?? ''}
        options={risks.map((risk) => [risk, t(`plinko.risk.${risk}`)])}
        onChoose={(risk) => onChange({ ...texts, risk })}
      />
    </div>
  );
}
