import type { KenoMathematics, KenoParameters } from '@wau/rules/keno/keno';
import { kenoEngine } from '@wau/rules/keno/keno-engine';
import { Eraser, Shuffle } from 'lucide-react';
import { useCallback, useState } from 'react';
import '../instant/instant.css';
import './keno.css';
import { useCelebration } from '../celebration/use-celebration.tsx';
import { RiskChoice } from '../instant/risk-choice.tsx';
import { multiplierChip } from '../instant/round-words.ts';
import { Stage } from '../instant/stage.tsx';
import { useText } from '../platform/text.tsx';
import { isBusy } from '../play/desk-state.ts';
import { GameShell } from '../play/game-shell.tsx';
import { useDesk, useLastParameters, useMathematics } from '../play/play-context.tsx';
import { useStake } from '../play/stake/use-stake.ts';
import { isBettable, withRandomSpots, withSpot } from './keno-card.ts';
import { KenoNumbers } from './keno-numbers.tsx';
import { KenoPays } from './keno-pays.tsx';
import { KenoRoundDetails } from './keno-round-details.tsx';
import { KenoRules } from './keno-rules.tsx';
import { useKenoDraw } from './use-keno-draw.ts';

/** In the middle of what a title offers; the numbers are the player's to mark. */
function openingParametersOf({ risks }: KenoMathematics): KenoParameters {
  const risk = risks[Math.floor(risks.length / 2)];
  if (risk === undefined) throw new RangeError('a title of keno offers a risk');
  return { risk, spots: [] };
}

export function KenoGame() {
  const { t } = useText();
  const mathematics = useMathematics(kenoEngine);
  const [parameters, setParameters] = useState(useLastParameters(openingParametersOf(mathematics)));
  const stake = useStake();
  const celebration = useCelebration();
  const isIdle = !useDesk(isBusy);
  const draw = useKenoDraw({ onParameters: setParameters, celebrate: celebration.celebrate });
  const { clear, finish } = draw;

  const tapNumber = useCallback(
    (number: number) => {
      // While numbers are drawn, a tap shows all of them at once.
      if (!isIdle) {
        finish();
        return;
      }
      clear();
      setParameters((current) => withSpot(mathematics, current, number));
    },
    [clear, finish, isIdle, mathematics],
  );
  const choose = (next: KenoParameters) => {
    clear();
    setParameters(next);
  };

  return (
    <GameShell
      stake={stake}
      betLabel={t('keno.bet')}
      parameters={parameters}
      isBetOpen={isBettable(mathematics, parameters)}
      allowsMoreBets={false}
      autoplayExtras={{ changesStakes: true }}
      describeRound={multiplierChip}
      roundDetails={(round) => <KenoRoundDetails round={round} />}
      rules={<KenoRules parameters={parameters} />}
      skip={celebration.skipOffer}
      stage={
        <>
          <Stage className="keno">
            <KenoNumbers
              numbers={mathematics.numbers}
              spots={parameters.spots}
              shown={draw.shown}
              last={draw.isEnded && mathematics.lastFactor > 1 ? draw.shown.at(-1) : undefined}
              onNumber={tapNumber}
            />
            <KenoPays parameters={parameters} draw={draw} />
          </Stage>
          {celebration.overlay}
        </>
      }
      choices={
        <div className="keno-choices">
          <RiskChoice
            risks={mathematics.risks}
            risk={parameters.risk}
            onChoose={(risk) => choose({ ...parameters, risk })}
          />
          <button
            type="button"
            className="secondary-button"
            disabled={!isIdle}
            aria-label={t('keno.pick')}
            onClick={() => choose(withRandomSpots(mathematics, parameters))}
          >
            <Shuffle aria-hidden="true" />
            <span>{t('keno.pick')}</span>
          </button>
          <button
            type="button"
            className="secondary-button"
            disabled={!isIdle || parameters.spots.length === 0}
            aria-label={t('keno.clear')}
            onClick={() => choose({ ...parameters, spots: [] })}
          >
            <Eraser aria-hidden="true" />
            <span>{t('keno.clear')}</span>
          </button>
        </div>
      }
    />
  );
}
