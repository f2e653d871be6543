import type { DrawShape } from '@wau/rules/lottery/draw-shape';
import type { LotteryPlay } from '@wau/rules/lottery/lottery-play';
import { type Picks, pickFieldsOf } from '@wau/rules/lottery/pick-fields';
import { memo, useMemo } from 'react';
import { resultLookOf } from '../../../shared/lottery/result-look.ts';
import type { MenuPrize } from './bet-line.ts';
import { NumberGrid } from './number-grid.tsx';
import { NumberListField } from './number-list-field.tsx';
import { OptionPlate } from './option-plate.tsx';
import type { ChangePicks } from './pick-changes.ts';
import { PickedNumbers } from './picked-numbers.tsx';
import { ValueRows } from './value-rows.tsx';

interface PickInputProps {
  readonly family: string;
  readonly shape: DrawShape;
  readonly play: LotteryPlay;
  readonly prizes: readonly MenuPrize[];
  readonly series: number | undefined;
  readonly picks: Picks;
  readonly onPick: ChangePicks;
}

const gridLength = 2;

/** How a play is picked, by its kind. What happens to the basket leaves its hundreds of buttons alone. */
export const PickInput = memo(function PickInput({
  family,
  shape,
  play,
  prizes,
  series,
  picks,
  onPick,
}: PickInputProps) {
  const isDice = resultLookOf(family) === 'dice';
  const fields = useMemo(() => pickFieldsOf(shape, play), [shape, play]);
  if (play.kind === 'plate') {
    return <OptionPlate {...{ family, play, prizes, series, picks, onPick, isDice }} />;
  }
  const [field] = fields;
  if (play.kind !== 'numbers' || field === undefined) {
    return <ValueRows family={family} fields={fields} picks={picks} onPick={onPick} isDice={isDice} />;
  }
  if (play.length === gridLength) return <NumberGrid field={field} picks={picks} onPick={onPick} />;
  return (
    <div className="space-y-3">
      <NumberListField field={field} length={play.length} onPick={onPick} />
      <PickedNumbers field={field} picks={picks} onPick={onPick} />
    </div>
  );
});
