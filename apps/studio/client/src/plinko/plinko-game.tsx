import {
  type PlinkoMathematics,
  type PlinkoParameters,
  type PlinkoRisk,
  plinkoMultipliersTenThousandths,
} from '@wau/rules/plinko/plinko';
import { plinkoEngine } from '@wau/rules/plinko/plinko-engine';
import { useEffect, useMemo, useRef, useState } from 'react';
import './plinko.css';
import { type CelebrationHandle, useCelebration } from '../celebration/use-celebration.tsx';
import { letFrameBeDrawn, pause } from '../platform/animation.ts';
import type { SoundChange } from '../platform/sound.ts';
import type { RoundView } from '../platform/studio-api.ts';
import { useText } from '../platform/text.tsx';
import { amountOf, isBusy } from '../play/desk-state.ts';
import { GameShell } from '../play/game-shell.tsx';
import {
  type Pace,
  useDesk,
  useLastParameters,
  useMathematics,
  useMoney,
  usePace,
  usePlay,
} from '../play/play-context.tsx';
import { payoutHundredths, resultTone } from '../play/rounds/result-tone.ts';
import { usePlayback } from '../play/rounds/use-playback.ts';
import { useStake } from '../play/stake/use-stake.ts';
import { watchSize } from '../ui/canvas-layer.ts';
import { amountLetters, LettersAhead } from '../ui/letters-ahead.tsx';
import { themeColours } from '../ui/theme-colours.ts';
import { ballNumberOf } from './ball-flight.ts';
import { bucketLabel } from './bucket-look.ts';
import { droppedEventOf } from './dropped-event.ts';
import { createPlinkoBoard, type PlinkoBoard } from './plinko-board.ts';
import { PlinkoRoundDetails } from './plinko-round-details.tsx';
import { PlinkoRules } from './plinko-rules.tsx';

/** In the middle of what a title offers. */
function openingParametersOf({ rowChoices, risks }: PlinkoMathematics): PlinkoParameters {
  const rows = rowChoices[Math.floor(rowChoices.length / 2)];
  const risk = risks[Math.floor(risks.length / 2)];
  if (rows === undefined || risk === undefined) throw new RangeError('a title of plinko offers a board');
  return { rows, risk };
}

/** A whole fall takes about two seconds, however many rows there are. */
function hopMsOf(rows: number, pace: Pace): number {
  if (pace === 'still') return 0;
  return pace === 'turbo' ? 700 / rows : 1_900 / (rows + 1);
}

/** A ball sounds higher the further it has come down. */
function pegSound(row: number, rows: number): SoundChange {
  return { step: Math.round((row / rows) * 8), pitch: 0.5 };
}

export function PlinkoGame() {
  const { t } = useText();
  const mathematics = useMathematics(plinkoEngine);
  const [parameters, setParameters] = useState(useLastParameters(openingParametersOf(mathematics)));
  const stake = useStake();
  const celebration = useCelebration();
  return (
    <GameShell
      stake={stake}
      betLabel={t('plinko.bet')}
      parameters={parameters}
      allowsMoreBets
      autoplayExtras={{ changesStakes: true }}
      describeRound={multiplierChip}
      roundDetails={(round) => <PlinkoRoundDetails round={round} />}
      rules={<PlinkoRules parameters={parameters} />}
      skip={celebration.skipOffer}
      stage={
        <>
          <PlinkoStage
            parameters={parameters}
            onParameters={setParameters}
            celebrate={celebration.celebrate}
          />
          {celebration.overlay}
        </>
      }
      choices={<PlinkoChoices parameters={parameters} onChoose={setParameters} />}
    />
  );
}

function multiplierChip(round: RoundView): string {
  return `${bucketLabel(payoutHundredths(round) * 100)}×`;
}

interface PlinkoChoicesProps {
  readonly parameters: PlinkoParameters;
  readonly onChoose: (parameters: PlinkoParameters) => void;
}

function PlinkoChoices({ parameters, onChoose }: PlinkoChoicesProps) {
  const { t } = useText();
  // Balls that are under way keep their board.
  const isLocked = useDesk(isBusy);
  const { risks, rowChoices } = useMathematics(plinkoEngine);
  const riskTexts: Readonly<Record<PlinkoRisk, string>> = {
    low: t('plinko.risk.low'),
    medium: t('plinko.risk.medium'),
    high: t('plinko.risk.high'),
  };
  return (
    <div className="plinko-choices">
      <fieldset className="choice-row" disabled={isLocked}>
        <legend className="visually-hidden">{t('plinko.risk')}</legend>
        {risks.map((risk) => (
          <label key={risk}>
            <input
              type="radio"
              name="risk"
              checked={parameters.risk === risk}
              onChange={() => onChoose({ ...parameters, risk })}
            />
            {riskTexts[risk]}
          </label>
        ))}
      </fieldset>
      <select
        className="plinko-rows"
        aria-label={t('plinko.rows')}
        disabled={isLocked}
        value={parameters.rows}
        onChange={(event) => {
          const rows = rowChoices[event.target.selectedIndex];
          if (rows !== undefined) onChoose({ ...parameters, rows });
        }}
      >
        {rowChoices.map((rows) => (
          <option key={rows} value={rows}>
            {t('plinko.rows.value', { rows })}
          </option>
        ))}
      </select>
    </div>
  );
}

interface PlinkoStageProps {
  readonly parameters: PlinkoParameters;
  readonly onParameters: (parameters: PlinkoParameters) => void;
  readonly celebrate: CelebrationHandle['celebrate'];
}

function PlinkoStage({ parameters, onParameters, celebrate }: PlinkoStageProps) {
  const { t } = useText();
  const { sound } = usePlay();
  const money = useMoney();
  const pace = usePace();
  const waitingCount = useDesk(({ waiting }) => waiting.length);
  const [landed, setLanded] = useState<RoundView>();
  const { place, board } = usePlinkoBoard(parameters, waitingCount, pace === 'still');

  usePlayback(async (round, { resumed }) => {
    const { path, bucket } = droppedEventOf(round);
    // A round from before this page was opened may have been played on another board.
    if (resumed) {
      onParameters(round.parameters as PlinkoParameters);
      await pause(60);
    }
    await board.current?.drop({
      path,
      bucket,
      ballNumber: ballNumberOf(round.roundId),
      hopMs: hopMsOf(path.length, pace),
      onTouch: (row) => sound.play('peg', pegSound(row, path.length)),
    });
    setLanded(round);
    sound.play('bucket');
    await letFrameBeDrawn();
    await celebrate(round, board.current?.bucketPlace(bucket));
  });

  const gain = landed === undefined ? '' : money.amount(amountOf(landed.payoutMinor));
  return (
    <div className="plinko" ref={place}>
      <canvas />
      <canvas />
      <p className="plinko-gain" aria-hidden="true">
        {landed !== undefined && resultTone(landed) === 'won' && (
          <span key={landed.roundId}>
            {multiplierChip(landed)} <b>+{gain}</b>
          </span>
        )}
      </p>
      <LettersAhead>
        <p className="plinko-gain">
          <span>
            {amountLetters} <b>{amountLetters}</b>
          </span>
        </p>
      </LettersAhead>
      <p className="visually-hidden">{t('plinko.board', { rows: parameters.rows })}</p>
      <p className="visually-hidden" role="status">
        {landed !== undefined && t('plinko.landed', { multiplier: multiplierChip(landed), amount: gain })}
      </p>
    </div>
  );
}

function usePlinkoBoard(parameters: PlinkoParameters, waitingCount: number, isStill: boolean) {
  const mathematics = useMathematics(plinkoEngine);
  const place = useRef<HTMLDivElement>(null);
  const board = useRef<PlinkoBoard>(undefined);
  const look = useMemo(
    () => ({ rows: parameters.rows, multipliers: plinkoMultipliersTenThousandths(mathematics, parameters) }),
    [mathematics, parameters],
  );

  useEffect(() => {
    const [still, moving] = place.current?.querySelectorAll('canvas') ?? [];
    if (still === undefined || moving === undefined) return;
    const made = createPlinkoBoard({ still, moving }, themeColours());
    board.current = made;
    const unwatch = watchSize(still, made.resize);
    return () => {
      unwatch();
      made.close();
    };
  }, []);

  useEffect(() => board.current?.show(look), [look]);
  useEffect(() => board.current?.setWaiting(waitingCount, isStill), [waitingCount, isStill]);

  return { place, board };
}
