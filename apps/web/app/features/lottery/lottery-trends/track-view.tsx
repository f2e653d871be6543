import type { DrawShape } from '@wau/rules/lottery/draw-shape';
import { useMemo, useState } from 'react';
import { useTranslate } from '../../../platform/language/use-language.ts';
import { useLotteryWord } from '../../../platform/lottery/use-lottery-word.ts';
import { Tabs } from '../../../ui/tabs.tsx';
import type { DrawTrack } from './draw-tracks.ts';
import { type NumberedDraw, trackFigures } from './track-figures.ts';
import { TrackLine } from './track-line.tsx';
import { ValueTable } from './value-table.tsx';

interface TrackViewProps {
  readonly shape: DrawShape;
  readonly tracks: readonly DrawTrack[];
  readonly draws: readonly NumberedDraw[];
}

/** So many draws are looked at, as players choose. */
const windowSizes = [30, 50, 100] as const;
/** Wider ones are no line that anybody follows. */
const lineValuesMaximum = 20;

/** One track at a time: its line from draw to draw, and how each of its values did. */
export function TrackView({ shape, tracks, draws }: TrackViewProps) {
  const t = useTranslate();
  const word = useLotteryWord();
  const [chosenId, setChosenId] = useState<string>();
  const [size, setSize] = useState<number>(windowSizes[0]);
  const track = tracks.find(({ id }) => id === chosenId) ?? tracks[0];
  const figures = useMemo(
    () => (track === undefined ? undefined : trackFigures(shape, track, draws.slice(0, size))),
    [shape, track, draws, size],
  );
  if (track === undefined || figures === undefined) return null;
  const nameOf = ({ wordIds }: DrawTrack) => wordIds.map((id) => word(id)).join(' · ');
  // A choice that changes nothing is none.
  const sizes = windowSizes.filter((_, at) => at === 0 || draws.length > (windowSizes[at - 1] ?? 0));
  return (
    <div className="space-y-4">
      <Tabs
        isRow
        label={t('trends.track')}
        value={track.id}
        onChange={setChosenId}
        tabs={tracks.map((each) => ({ value: each.id, label: nameOf(each) }))}
      />
      {sizes.length < 2 ? null : (
        <Tabs
          label={t('trends.drawn')}
          value={String(size)}
          onChange={(next) => setSize(Number(next))}
          tabs={sizes.map((each) => ({ value: String(each), label: t('trends.window', { count: each }) }))}
        />
      )}
      <ValueTable name={nameOf(track)} values={figures.values} drawCount={figures.rows.length} />
      {figures.isLine && track.values.length <= lineValuesMaximum ? (
        <TrackLine name={nameOf(track)} values={track.values} rows={figures.rows} />
      ) : null}
    </div>
  );
}
