import type { LotteryFamily } from '@wau/rules/lottery/lottery-family';
import type { PlatePlay } from '@wau/rules/lottery/lottery-play';
import { useMemo, useState } from 'react';
import { useTranslate } from '../../../platform/language/use-language.ts';
import { wordId } from '../../../platform/lottery/lottery-word-id.ts';
import { useLotteryWord } from '../../../platform/lottery/use-lottery-word.ts';
import { Tabs } from '../../../ui/tabs.tsx';
import { roadsOf } from './draw-roads.ts';
import { RoadCard } from './road-card.tsx';
import type { NumberedDraw } from './track-figures.ts';

interface DrawRoadsProps {
  readonly family: LotteryFamily;
  /** Those that have roads, at least one. */
  readonly plays: readonly PlatePlay[];
  readonly draws: readonly NumberedDraw[];
}

/** The roads of one bet with two sides at a time. */
export function DrawRoads({ family, plays, draws }: DrawRoadsProps) {
  const t = useTranslate();
  const word = useLotteryWord();
  const [playId, setPlayId] = useState<string>();
  const play = plays.find(({ code }) => code === playId) ?? plays[0];
  const roads = useMemo(
    () => (play === undefined ? [] : roadsOf(family, play, draws)),
    [family, play, draws],
  );
  return (
    <div className="space-y-4">
      {plays.length < 2 ? null : (
        <Tabs
          isRow
          label={t('trends.track')}
          value={play?.code ?? ''}
          onChange={setPlayId}
          tabs={plays.map(({ code }) => ({ value: code, label: word(wordId('play', family.code, code)) }))}
        />
      )}
      {roads.map((road) => (
        <RoadCard
          key={`${road.playId} ${road.options.join()}`}
          family={family.code}
          road={road}
          latest={draws[0]?.numero}
        />
      ))}
    </div>
  );
}
