import { WifiOff } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { RoundView } from '../platform/studio-api.ts';
import { useText } from '../platform/text.tsx';
import { useOnline } from '../platform/use-online.ts';
import { CountingAmount } from '../ui/counting-amount.tsx';
import { amountOf } from './bet-desk.ts';
import { FairnessSheet } from './fairness-sheet.tsx';
import { GameMenu } from './game-menu.tsx';
import { gameName } from './game-name.ts';
import { HistoryStrip } from './history-strip.tsx';
import { noticePlace, noticeText } from './notice-text.ts';
import { useDeskState, useMoney, usePlay, useShownBalance } from './play-context.tsx';
import { resultTone } from './result-tone.ts';
import { RoundSheet } from './round-sheet.tsx';
import { RulesSheet } from './rules-sheet.tsx';
import { StakeControl } from './stake-control.tsx';
import type { StakeChoice } from './use-stake.ts';

interface GameShellProps {
  readonly stake: StakeChoice;
  /** What the bet button says. */
  readonly betLabel: string;
  /** Parameters of the next bet. */
  readonly parameters: unknown;
  /** The board, the reels, the slider: what fills the middle. */
  readonly stage: ReactNode;
  /** Choices of the game beside the stake. */
  readonly choices?: ReactNode;
  readonly describeRound: (round: RoundView) => string;
  readonly rules: ReactNode;
  /** While a round plays, the button ends its animation instead of betting. */
  readonly skip?: { readonly label: string; readonly onSkip: () => void } | undefined;
  /** Whether another bet may be placed while rounds play. */
  readonly allowsMoreBets: boolean;
  /** Takes the place of the last win, e.g. while free spins add up. */
  readonly winInstead?: ReactNode;
}

type OpenSheet =
  | { readonly kind: 'rules' }
  | { readonly kind: 'fairness' }
  | { readonly kind: 'round'; readonly round: RoundView };

/** What all games share around their stage: history, menu, balance, stake and the one big button. */
export function GameShell(props: GameShellProps) {
  const { t } = useText();
  const { gameCode } = usePlay();
  const [sheet, setSheet] = useState<OpenSheet>();
  const closeSheet = () => setSheet(undefined);
  return (
    // Named, because the page around the frame has a main part of its own.
    <main className="game" aria-labelledby="game-name">
      <h1 className="visually-hidden" id="game-name">
        {gameName(gameCode, t)}
      </h1>
      <header className="game-top">
        <HistoryStrip
          describe={props.describeRound}
          onChoose={(round) => setSheet({ kind: 'round', round })}
        />
        <GameMenu
          onRules={() => setSheet({ kind: 'rules' })}
          onFairness={() => setSheet({ kind: 'fairness' })}
        />
      </header>
      <div className="game-stage">{props.stage}</div>
      <div className="game-controls">
        <Notices />
        {props.choices}
        <BalanceBar winInstead={props.winInstead} />
        <StakeControl stake={props.stake} />
        <BetButton {...props} />
      </div>
      {sheet?.kind === 'rules' && (
        <RulesSheet onClose={closeSheet} onFairness={() => setSheet({ kind: 'fairness' })}>
          {props.rules}
        </RulesSheet>
      )}
      {sheet?.kind === 'fairness' && <FairnessSheet onClose={closeSheet} />}
      {sheet?.kind === 'round' && <RoundSheet round={sheet.round} onClose={closeSheet} />}
    </main>
  );
}

function BalanceBar({ winInstead }: { readonly winInstead: ReactNode }) {
  const { t } = useText();
  const money = useMoney();
  const balanceMinor = useShownBalance();
  const { history } = useDeskState();
  const last = history[0];
  return (
    <div className="balance-bar">
      <span>
        <span className="quiet">{t('balance.label')}</span>{' '}
        <CountingAmount className="figure" valueMinor={balanceMinor} format={money.amount} />
      </span>
      {winInstead ??
        (last !== undefined && (
          <span data-tone={resultTone(last)}>
            <span className="quiet">{t('win.last')}</span>{' '}
            <span className="figure" key={last.roundId}>
              {money.amount(amountOf(last.payoutMinor))}
            </span>
          </span>
        ))}
    </div>
  );
}

/** What concerns the bet as a whole: a lost connection, a bet being checked, a refusal that belongs to no control. */
function Notices() {
  const { t } = useText();
  const { limits } = usePlay();
  const money = useMoney();
  const isOnline = useOnline();
  const { isChecking, notice } = useDeskState();
  let text: string | undefined;
  if (isChecking) text = t('bet.checking.text');
  else if (!isOnline) text = t('bet.offline');
  else if (notice !== undefined && noticePlace(notice) !== 'stake') {
    text = noticeText(notice, { t, money, limits, stepMinor: 1n });
  }
  return (
    <div className="notices" role="status">
      {text !== undefined && (
        <p className={isChecking ? 'notice is-checking' : 'notice'}>
          {!isOnline && <WifiOff aria-hidden="true" />}
          <span>{text}</span>
        </p>
      )}
    </div>
  );
}

function BetButton({ stake, betLabel, parameters, skip, allowsMoreBets }: GameShellProps) {
  const { t } = useText();
  const { desk } = usePlay();
  const isOnline = useOnline();
  const { isChecking, isEnded, waiting, playing } = useDeskState();
  const isBusy = waiting.length + playing.length > 0;
  if (isChecking) {
    return (
      <button type="button" className="bet-button" disabled>
        <span className="spinner" aria-hidden="true" />
        {t('bet.checking')}
      </button>
    );
  }
  if (isBusy && skip !== undefined) {
    return (
      <button type="button" className="bet-button is-skip" onClick={skip.onSkip}>
        {skip.label}
      </button>
    );
  }
  const isClosed = !isOnline || isEnded || stake.problem !== undefined || (isBusy && !allowsMoreBets);
  return (
    <button
      type="button"
      className="bet-button"
      // Not `disabled`: the button keeps the focus of keyboard players between rounds. The desk takes no second bet.
      aria-disabled={isClosed}
      onClick={() => {
        if (!isClosed && stake.stakeMinor !== undefined) desk.placeBet(stake.stakeMinor, parameters);
      }}
    >
      {betLabel}
    </button>
  );
}
