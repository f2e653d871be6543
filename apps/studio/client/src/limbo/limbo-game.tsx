import { zeroMinor } from '@wau/money/minor';
import { percentText } from '@wau/rules/exact-ratio';
import {
  type LimboMathematics,
  type LimboParameters,
  limboCases,
  limboWinningCases,
} from '@wau/rules/limbo/limbo';
import { limboEngine } from '@wau/rules/limbo/limbo-engine';
import { payoutOf } from '@wau/rules/multiplier';
import { capPayout } from '@wau/rules/wager';
import { useMemo, useState } from 'react';
import '../instant/instant.css';
import './limbo.css';
import { useCelebration } from '../celebration/use-celebration.tsx';
import { multiplierLabel } from '../instant/multiplier-label.ts';
import type { RoundView } from '../platform/studio-api.ts';
import { useText } from '../platform/text.tsx';
import { GameShell } from '../play/game-shell.tsx';
import { useLastParameters, useMathematics, useMoney, usePlay } from '../play/play-context.tsx';
import { useStake } from '../play/stake/use-stake.ts';
import { quickTargets, withTarget } from './limbo-choice.ts';
import { reachedEventOf } from './limbo-flight.ts';
import { LimboRoundDetails } from './limbo-round-details.tsx';
import { LimboRules } from './limbo-rules.tsx';
import { LimboStage } from './limbo-stage.tsx';
import { TargetField } from './target-field.tsx';

export function LimboGame() {
  const { t } = useText();
  const mathematics = useMathematics(limboEngine);
  const [choice, setChoice] = useState<LimboParameters>(useLastParameters(withTarget(mathematics, 200)));
  const stake = useStake();
  const { limits } = usePlay();
  const money = useMoney();
  const celebration = useCelebration();
  const { targetHundredths } = choice;
  const uncapped = payoutOf(stake.stakeMinor ?? zeroMinor, targetHundredths * 100);
  return (
    <GameShell
      stake={stake}
      betLabel={t('limbo.bet')}
      parameters={choice}
      allowsMoreBets={false}
      autoplayExtras={{ changesStakes: true }}
      describeRound={reachedText}
      roundDetails={(round) => <LimboRoundDetails round={round} />}
      rules={<LimboRules />}
      skip={celebration.skipOffer}
      stage={
        <>
          <LimboStage choice={choice} onChoice={setChoice} celebrate={celebration.celebrate} />
          {celebration.overlay}
        </>
      }
      choices={
        <div className="limbo-choices">
          <TargetField choice={choice} onChoose={setChoice} />
          <div className="limbo-quick">
            {quickTargets(mathematics).map((target) => (
              <button
                key={target}
                type="button"
                aria-pressed={target === targetHundredths}
                onClick={() => setChoice(withTarget(mathematics, target))}
              >
                {multiplierLabel(target * 100)}×
              </button>
            ))}
          </div>
          <div className="instant-tiles">
            <p className="instant-tile">
              <span className="quiet">{t('instant.chance')}</span>
              <b>{useChanceText(mathematics, targetHundredths)}</b>
            </p>
            <p className="instant-tile">
              <span className="quiet">{t('instant.pays')}</span>
              <b className="is-gain">{money.amount(capPayout(uncapped, limits.maxWinMinor))}</b>
            </p>
          </div>
        </div>
      }
    />
  );
}

function reachedText(round: RoundView): string {
  return `${multiplierLabel(reachedEventOf(round).reachedHundredths * 100)}×`;
}

/** The exact chance to reach a target, with as many decimals as tell small ones apart. */
function useChanceText(mathematics: LimboMathematics, targetHundredths: number): string {
  return useMemo(() => {
    const chance = {
      numerator: limboWinningCases(mathematics, targetHundredths),
      denominator: limboCases(mathematics),
    };
    return `${percentText(chance, targetHundredths >= 10_000 ? 5 : 2)} %`;
  }, [mathematics, targetHundredths]);
}
