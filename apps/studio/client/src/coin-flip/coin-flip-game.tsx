import type { CoinFlipMathematics, CoinFlipParameters, CoinSide } from '@wau/rules/coin-flip/coin-flip';
import { coinFlipEngine } from '@wau/rules/coin-flip/coin-flip-engine';
import { payoutOf } from '@wau/rules/multiplier';
import { capPayout } from '@wau/rules/wager';
import { useMemo, useState } from 'react';
import '../instant/instant.css';
import './coin-flip.css';
import { useCelebration } from '../celebration/use-celebration.tsx';
import { multiplierChip } from '../instant/round-words.ts';
import { Stage } from '../instant/stage.tsx';
import { useDecide } from '../instant/use-decide.ts';
import { useOffer } from '../instant/use-offer.ts';
import { useText } from '../platform/text.tsx';
import { amountOf, isBusy } from '../play/desk-state.ts';
import { GameShell } from '../play/game-shell.tsx';
import { useDesk, useLastParameters, useMathematics, useMoney, usePlay } from '../play/play-context.tsx';
import type { SkipOffer } from '../play/skip-offer.ts';
import { useStake } from '../play/stake/use-stake.ts';
import { CoinChoices } from './coin-choices.tsx';
import { CoinHead } from './coin-head.tsx';
import { CoinLadder } from './coin-ladder.tsx';
import { CoinRoundDetails } from './coin-round-details.tsx';
import { CoinRules } from './coin-rules.tsx';
import { type ShownSeries, useCoinRound } from './use-coin-round.ts';

function openingParametersOf({ seriesMaximum }: CoinFlipMathematics): CoinFlipParameters {
  // Where a series is one flip long, there is nothing to decide.
  return { side: 'heads', flips: seriesMaximum === 1 ? 1 : 0 };
}

export function CoinFlipGame() {
  const { t } = useText();
  const mathematics = useMathematics(coinFlipEngine);
  const [parameters, setParameters] = useState(useLastParameters(openingParametersOf(mathematics)));
  const stake = useStake();
  const decide = useDecide();
  const celebration = useCelebration();
  const { shown, place, clear, finish } = useCoinRound({
    mathematics,
    side: parameters.side,
    onParameters: setParameters,
    celebrate: celebration.celebrate,
  });
  const isIdle = !useDesk(isBusy);
  const choose = (next: CoinFlipParameters) => {
    clear();
    setParameters(next);
  };
  const chooseSide = (side: CoinSide) => {
    if (isIdle) choose({ ...parameters, side });
    else decide({ kind: 'flip', side });
  };
  return (
    <GameShell
      stake={stake}
      betLabel={t('coin.bet')}
      parameters={parameters}
      onAutoplay={() => {
        // What plays by itself cannot ask: it plays for one flip, unless more are fixed.
        if (parameters.flips === 0) choose({ ...parameters, flips: 1 });
        return true;
      }}
      allowsMoreBets={false}
      autoplayExtras={{ changesStakes: true }}
      describeRound={multiplierChip}
      roundDetails={(round) => <CoinRoundDetails round={round} />}
      rules={<CoinRules />}
      skip={useOffer(celebration.skipOffer, useCashOut(shown))}
      stage={
        <>
          <Stage className="coin">
            <CoinHead shown={shown} parameters={parameters} stakeMinor={stake.stakeMinor} />
            {/* A tap on the coins ends their toss; keyboards have quick play for that. */}
            <div className="coin-place" ref={place} onPointerDown={finish}>
              <canvas />
            </div>
            <CoinLadder shown={shown} />
          </Stage>
          {celebration.overlay}
        </>
      }
      choices={
        <CoinChoices
          parameters={parameters}
          shown={shown}
          onSide={chooseSide}
          onFlips={(flips) => choose({ ...parameters, flips })}
        />
      }
    />
  );
}

/** While the series waits, the big button takes what is won. */
function useCashOut({ flips, round }: ShownSeries): SkipOffer | undefined {
  const { t } = useText();
  const money = useMoney();
  const { limits } = usePlay();
  const decide = useDecide();
  const isWaiting = useDesk((state) => state.decision !== undefined);
  const multiplier = flips.at(-1)?.multiplierTenThousandths ?? 0;
  const stakeText = round?.stakeMinor;
  return useMemo(() => {
    if (!isWaiting || stakeText === undefined || multiplier === 0) return undefined;
    const payout = capPayout(payoutOf(amountOf(stakeText), multiplier), limits.maxWinMinor);
    return {
      label: t('instant.cashOut', { amount: money.amount(payout) }),
      isMain: true,
      onSkip: () => void decide({ kind: 'cashOut' }),
    };
  }, [isWaiting, stakeText, multiplier, t, money, decide, limits]);
}
