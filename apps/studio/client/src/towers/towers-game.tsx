import { zeroMinor } from '@wau/money/minor';
import { payoutOf } from '@wau/rules/multiplier';
import { type TowersEvent, type TowersParameters, towerOfLevel } from '@wau/rules/towers/towers';
import { towersEngine } from '@wau/rules/towers/towers-engine';
import type { TowersLevel, TowersMathematics } from '@wau/rules/towers/towers-mathematics';
import { capPayout } from '@wau/rules/wager';
import { useMemo, useState } from 'react';
import '../instant/instant.css';
import './towers.css';
import { useCelebration } from '../celebration/use-celebration.tsx';
import { type ShownRound, useDecidedRound } from '../decisions/use-decided-round.ts';
import { type Decisions, useDecisions } from '../decisions/use-decisions.ts';
import { randomBelow } from '../instant/random-below.ts';
import { multiplierChip } from '../instant/round-words.ts';
import { Stage } from '../instant/stage.tsx';
import { useOffer } from '../instant/use-offer.ts';
import { shake } from '../platform/haptics.ts';
import { useText } from '../platform/text.tsx';
import { amountOf, isBusy } from '../play/desk-state.ts';
import { GameShell } from '../play/game-shell.tsx';
import {
  type Pace,
  useDesk,
  useLastParameters,
  useMathematics,
  useMoney,
  usePlay,
} from '../play/play-context.tsx';
import type { SkipOffer } from '../play/skip-offer.ts';
import { useStake } from '../play/stake/use-stake.ts';
import { TowersBoard } from './towers-board.tsx';
import { TowersHead } from './towers-head.tsx';
import { TowersRoundDetails } from './towers-round-details.tsx';
import { TowersRules } from './towers-rules.tsx';
import { afterTowersEvent, openingTowersView, type TowersView, towersEventsOf } from './towers-view.ts';

const revealMs = { full: 520, turbo: 160, still: 200 } as const;
const restMs = { full: 450, turbo: 150, still: 250 } as const;

export function TowersGame() {
  const { t } = useText();
  const { sound, settings } = usePlay();
  const mathematics = useMathematics(towersEngine);
  const [parameters, setParameters] = useState(useLastParameters(openingParametersOf(mathematics)));
  const stake = useStake();
  const celebration = useCelebration();
  const decisions = useDecisions();
  const shown = useDecidedRound<TowersEvent, TowersView>({
    openingView: openingTowersView,
    afterEvent: afterTowersEvent,
    eventsOf: towersEventsOf,
    pauses: (event, pace) => ({ beforeMs: event.type === 'towerRevealed' ? revealMs[pace] : 0, afterMs: 0 }),
    hear(event, { climbed }) {
      if (event.type === 'floorClimbed') sound.play('cellSafe', { step: Math.min(12, climbed - 1) });
      if (event.type !== 'towerFell') return;
      sound.play('cellMine');
      shake(settings.current().hasHaptics, [120]);
    },
    onRound: (round) => setParameters(round.parameters as TowersParameters),
    celebrate: celebration.celebrate,
    restMs: (pace: Pace) => restMs[pace],
  });
  const level = shown.view.level ?? parameters.level;
  const tower = towerOfLevel(mathematics, level);
  const step = useStep(decisions);
  const { round, clear } = shown;

  return (
    <GameShell
      stake={stake}
      betLabel={t('towers.bet')}
      parameters={parameters}
      allowsMoreBets={false}
      describeRound={multiplierChip}
      roundDetails={(played) => <TowersRoundDetails round={played} />}
      rules={<TowersRules level={parameters.level} />}
      skip={useOffer(
        celebration.skipOffer,
        useTowersOffer(shown, decisions, () =>
          step.onTile(randomBelow(tower.floors[shown.view.climbed]?.tiles ?? 1)),
        ),
      )}
      stage={
        <>
          <Stage className="towers">
            <TowersHead
              tower={tower}
              shown={shown}
              stakeMinor={round === undefined ? (stake.stakeMinor ?? zeroMinor) : amountOf(round.stakeMinor)}
            />
            <TowersBoard
              tower={tower}
              view={shown.view}
              isOpen={decisions.isOpen}
              asked={decisions.isOpen ? undefined : step.asked}
              safeFloors={useMemo(
                () => new Set(mathematics.safeFloors.map(({ floor }) => floor)),
                [mathematics],
              )}
              onTile={step.onTile}
            />
          </Stage>
          {celebration.overlay}
        </>
      }
      choices={
        <LevelChoice
          levels={mathematics.levels}
          level={parameters.level}
          onChoose={(next) => {
            clear();
            setParameters({ level: next });
          }}
        />
      }
    />
  );
}

function openingParametersOf({ levels }: TowersMathematics): TowersParameters {
  return { level: levels[0] ?? 'easy' };
}

/** Stepping on a tile. The one that is under way is marked until the answer is there. */
function useStep(decisions: Decisions) {
  const [asked, setAsked] = useState<number>();
  return {
    asked: decisions.isWaiting ? asked : undefined,
    onTile(tile: number): void {
      if (!decisions.isOpen) return;
      setAsked(tile);
      decisions.decide({ kind: 'pick', tile });
    },
  };
}

interface LevelChoiceProps {
  readonly levels: readonly TowersLevel[];
  readonly level: TowersLevel;
  readonly onChoose: (level: TowersLevel) => void;
}

function LevelChoice({ levels, level, onChoose }: LevelChoiceProps) {
  const { t } = useText();
  const isLocked = useDesk(isBusy);
  return (
    <div className="instant-choices">
      <fieldset className="choice-row" disabled={isLocked}>
        <legend className="visually-hidden">{t('towers.level')}</legend>
        {levels.map((each) => (
          <label key={each}>
            <input type="radio" name="level" checked={level === each} onChange={() => onChoose(each)} />
            {t(`towers.level.${each}`)}
          </label>
        ))}
      </fieldset>
    </div>
  );
}

/** While a round waits, the big button takes what is won; before the first floor it steps on any tile. */
function useTowersOffer(
  { view, round }: ShownRound<TowersView>,
  decisions: Decisions,
  stepAnywhere: () => void,
): SkipOffer | undefined {
  const { t } = useText();
  const money = useMoney();
  const { limits } = usePlay();
  if (round === undefined || decisions.extraStakeOf('pick') === undefined) return undefined;
  if (decisions.extraStakeOf('cashOut') === undefined) {
    return { label: t('towers.random'), onSkip: stepAnywhere };
  }
  const worth = payoutOf(amountOf(round.stakeMinor), view.multiplierTenThousandths);
  return {
    label: t('instant.cashOut', { amount: money.amount(capPayout(worth, limits.maxWinMinor)) }),
    isMain: true,
    onSkip: () => decisions.decide({ kind: 'cashOut' }),
  };
}
