import { plinkoRisks, plinkoRowChoices } from '@wau/rules/plinko/plinko';
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
  openingTexts: { rows: '12', risk: 'medium' },
  textsOf(parameters) {
    const { rows, risk } = isRecord(parameters) ? parameters : {};
    return { rows: String(rows), risk: String(risk) };
  },
  parametersOf: ({ rows, risk }) => ({ rows: Number(rows), risk }),
  ParameterFields: PlinkoFields,
};

function PlinkoFields({ texts, onChange }: ParameterFieldsProps) {
  const { t } = useText();
  return (
    <div className="manual-pair">
      <Choice
        label={t('plinko.rows')}
        value={texts.rows ?? ''}
        options={plinkoRowChoices.map((rows) => [String(rows), String(rows)])}
        onChoose={(rows) => onChange({ ...texts, rows })}
      />
      <Choice
        label={t('plinko.risk')}
        value={texts.risk ?? ''}
        options={plinkoRisks.map((risk) => [risk, t(`plinko.risk.${risk}`)])}
        onChoose={(risk) => onChange({ ...texts, risk })}
      />
    </div>
  );
}
