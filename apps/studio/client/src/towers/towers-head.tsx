import type { Minor } from '@wau/money/minor';
import { payoutOf } from '@wau/rules/multiplier';
import type { TowersTower } from '@wau/rules/towers/towers-mathematics';
import { capPayout } from '@wau/rules/wager';
import type { ShownRound } from '../decisions/use-decided-round.ts';
import { multiplierLabel } from '../instant/multiplier-label.ts';
import { resultWords } from '../instant/round-words.ts';
import { useText } from '../platform/text.tsx';
import { useMoney, usePlay } from '../play/play-context.tsx';
import { resultTone } from '../play/rounds/result-tone.ts';
import { amountLetters, LettersAhead } from '../ui/letters-ahead.tsx';
import type { TowersView } from './towers-view.ts';

interface TowersHeadProps {
  readonly tower: TowersTower;
  readonly shown: ShownRound<TowersView>;
  readonly stakeMinor: Minor;
}

/** Over the tower: how high the player stands, what that is worth, and what a fall would leave. */
export function TowersHead({ tower, shown, stakeMinor }: TowersHeadProps) {
  const { t } = useText();
  const money = useMoney();
  const { limits } = usePlay();
  const { view, round } = shown;
  const multiplier = view.multiplierTenThousandths;
  const amount = money.amount(capPayout(payoutOf(stakeMinor, multiplier), limits.maxWinMinor));
  const isOver = round !== undefined && view.isOver;
  const tone = isOver ? resultTone(round) : round === undefined ? 'idle' : 'playing';
  const kept = tower.keptTenThousandths[view.climbed] ?? 0;
  const next = tower.multipliersTenThousandths[view.climbed];
  const hint = isOver ? t('towers.lost') : t(round === undefined ? 'towers.hint.start' : 'towers.hint.step');
  return (
    <div className="instant-head" data-tone={tone}>
      <p className="instant-fact">
        <span className="quiet">{t('towers.floors')}</span>
        <b>
          {view.climbed}/{tower.floors.length}
        </b>
      </p>
      <p className="instant-now" key={`${round?.roundId ?? ''}${multiplier}`}>
        {multiplier > 0 ? (
          <>
            <b>{multiplierLabel(multiplier)}×</b>
            <span>{amount}</span>
          </>
        ) : (
          <span className="instant-hint">{hint}</span>
        )}
      </p>
      <p className="instant-fact">
        {!isOver && (kept > 0 || next !== undefined) && (
          <>
            <span className="quiet">{t(kept > 0 ? 'towers.kept' : 'instant.next')}</span>
            <b>{multiplierLabel(kept > 0 ? kept : (next ?? 0))}×</b>
          </>
        )}
      </p>
      <LettersAhead>
        <p className="instant-now">
          <b>{amountLetters}</b>
          <span>{amountLetters}</span>
        </p>
      </LettersAhead>
      <p className="visually-hidden" role="status">
        {spokenText()}
      </p>
    </div>
  );

  function spokenText(): string {
    if (isOver) return resultWords(round, t, money);
    if (multiplier === 0) return '';
    return t('towers.spoken', { floor: view.climbed, multiplier: `${multiplierLabel(multiplier)}×` });
  }
}
