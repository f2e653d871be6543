import { memo } from 'react';
import { useTranslate } from '../../../platform/language/use-language.ts';
import type { MenuPlay } from '../../../platform/lottery/lottery-terms-queries.ts';
import { useLotteryWord } from '../../../platform/lottery/use-lottery-word.ts';
import { Tabs } from '../../../ui/tabs.tsx';
import { ChipStrip } from './chip-strip.tsx';

interface PlayChoiceProps {
  readonly family: string;
  readonly plays: readonly MenuPlay[];
  readonly chosen: MenuPlay;
  readonly onChoose: (playId: string) => void;
}

const playTypeNames = {
  tradition: 'slip.type.tradition',
  entertainment: 'slip.type.entertainment',
} as const;

/** From the kind of plays to a group of them to the one that is picked for. */
export const PlayChoice = memo(function PlayChoice({ family, plays, chosen, onChoose }: PlayChoiceProps) {
  const t = useTranslate();
  const word = useLotteryWord();
  const types = [...new Set(plays.map(({ playType }) => playType))];
  const ofType = plays.filter(({ playType }) => playType === chosen.playType);
  const groups = [...new Set(ofType.map(({ group }) => group))];
  const ofGroup = ofType.filter(({ group }) => group === chosen.group);
  const chooseFirst = (isWanted: (each: MenuPlay) => boolean) => {
    const first = plays.find(isWanted);
    if (first !== undefined) onChoose(first.playId);
  };
  return (
    <div className="space-y-2">
      {types.length < 2 ? null : (
        <Tabs
          label={t('slip.type')}
          tabs={types.map((type) => ({ value: type, label: t(playTypeNames[type]) }))}
          value={chosen.playType}
          onChange={(type) => chooseFirst(({ playType }) => playType === type)}
        />
      )}
      <ChipStrip
        label={t('slip.group')}
        chips={groups.map((group) => ({ value: group, label: word(`group.${family}.${group}`) }))}
        chosen={chosen.group}
        onChoose={(group) => chooseFirst((each) => each.group === group && each.playType === chosen.playType)}
      />
      {ofGroup.length < 2 ? null : (
        <ChipStrip
          label={t('slip.play')}
          isInner
          chips={ofGroup.map(({ playId }) => ({
            value: playId,
            label: word(`play.${family}.${playId}`),
          }))}
          chosen={chosen.playId}
          onChoose={onChoose}
        />
      )}
    </div>
  );
});
