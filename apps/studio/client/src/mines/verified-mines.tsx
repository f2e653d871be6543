import type { MinesMathematics } from '@wau/rules/mines/mines';
import { useText } from '../platform/text.tsx';
import { Choice, Field } from '../verified-game/form-fields.tsx';
import {
  isRecord,
  type ParameterFieldsProps,
  settledMultiplier,
  type VerifiedGame,
} from '../verified-game/verified-game.ts';
import { minesEventsOf } from './mines-view.ts';

/** A list of whole numbers as it is typed: `0, 12, 24`. Anything else becomes a part that no rule accepts. */
function cellsOf(text: string): readonly unknown[] {
  const parts = text.split(/[\s,]+/).filter((part) => part !== '');
  return parts.map((part) => (/^\d+$/.test(part) ? Number(part) : part));
}

export const verifiedMines: VerifiedGame = {
  resultText(events) {
    const shown = minesEventsOf(events);
    if (shown.length === 0) return undefined;
    const opened = shown.filter((event) => event.type === 'cellRevealed');
    const cells = opened.map(({ cell, isMine }) => `${cell}${isMine ? '✕' : ''}`).join(' ');
    return `${cells} (${settledMultiplier(events)})`;
  },
  openingTexts(mathematics) {
    const { minesMinimum } = mathematics as MinesMathematics;
    return { mines: String(minesMinimum), plan: '' };
  },
  textsOf(parameters) {
    const { mines, plan } = isRecord(parameters) ? parameters : {};
    return { mines: String(mines), plan: Array.isArray(plan) ? plan.join(', ') : '' };
  },
  parametersOf: ({ mines, plan = '' }) => ({ mines: Number(mines), plan: cellsOf(plan) }),
  ParameterFields: MinesFields,
};

function MinesFields({ mathematics, texts, isWrong, onChange }: ParameterFieldsProps) {
  const { t } = useText();
  const { minesMinimum, minesMaximum } = mathematics as MinesMathematics;
  const counts = Array.from({ length: minesMaximum - minesMinimum + 1 }, (_, index) =>
    String(minesMinimum + index),
  );
  return (
    <div className="manual-pair">
      <Choice
        label={t('mines.mines')}
        value={texts.mines ?? ''}
        options={counts.map((count) => [count, count])}
        onChoose={(mines) => onChange({ ...texts, mines })}
      />
      <Field
        label={t('mines.plan.field')}
        value={texts.plan ?? ''}
        isWrong={isWrong}
        onType={(plan) => onChange({ ...texts, plan })}
      />
    </div>
  );
}
