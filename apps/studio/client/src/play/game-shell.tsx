import { type ReactNode, useRef, useState } from 'react';
import type { RoundView } from '../platform/studio-api.ts';
import type { Autoplay } from './autoplay/autoplay.ts';
import { type AutoplayExtras, AutoplaySheet } from './autoplay/autoplay-sheet.tsx';
import { useAutoplay } from './autoplay/use-autoplay.ts';
import { BalanceBar } from './balance-bar.tsx';
import { BetRow, useBetAction } from './bet-row.tsx';
import { isBusy } from './desk-state.ts';
import { FairnessSheet } from './fairness-sheet.tsx';
import { FeatureBuyButton } from './feature-buy/feature-buy-button.tsx';
import { FeatureBuySheet } from './feature-buy/feature-buy-sheet.tsx';
import type { FeatureOffer } from './feature-buy/feature-offer.ts';
import { GameMenu, MenuList, type MenuSheet } from './game-menu.tsx';
import { Notices } from './notices.tsx';
import { useAutoplayState, useDesk, usePlay } from './play-context.tsx';
import { HistoryStrip } from './rounds/history-strip.tsx';
import { RoundSheet } from './rounds/round-sheet.tsx';
import { RulesSheet } from './rules-sheet.tsx';
import { KeysSheet } from './settings/keys-sheet.tsx';
import { SettingsSheet } from './settings/settings-sheet.tsx';
import { useGameKeys } from './settings/use-game-keys.ts';
import { useHotkeys } from './settings/use-hotkeys.ts';
import { nothingToSkip, type SkipStore } from './skip-offer.ts';
import { StakeControl } from './stake/stake-control.tsx';
import type { StakeChoice } from './stake/use-stake.ts';
import { StatisticsSheet } from './statistics/statistics-sheet.tsx';

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
  /** What was rolled, dropped or spun in a round. */
  readonly roundDetails: (round: RoundView) => ReactNode;
  readonly rules: ReactNode;
  /** While a round plays, the button ends its animation instead of betting. */
  readonly skip?: SkipStore;
  /** Whether another bet may be placed while rounds play. */
  readonly allowsMoreBets: boolean;
  /** `false` while a choice is missing without which there is no bet. */
  readonly isBetOpen?: boolean;
  /** Without, rounds do not play by themselves here, because their decisions are the game. */
  readonly autoplayExtras?: AutoplayExtras;
  /** Makes a bet of what is chosen that asks nothing of a player; `false` where a choice is still missing for that. */
  readonly onAutoplay?: () => boolean;
  /** What the title sells beside its rounds; shown where the merchant's market allows it. */
  readonly featureOffers?: readonly FeatureOffer[];
  /** Takes the place of the last win, e.g. while free spins add up. */
  readonly winInstead?: ReactNode;
}

type OpenSheet =
  | { readonly kind: MenuSheet | 'menu' | 'autoplay' | 'featureBuy' }
  | { readonly kind: 'round'; readonly round: RoundView };

const hasNoFeature = () => false;
const noOffers: readonly FeatureOffer[] = [];
const noExtras: AutoplayExtras = { changesStakes: false };

/** What all games share around their stage: history, menu, balance, stake and the one big button. */
export function GameShell(props: GameShellProps) {
  const { title, allowsFeatureBuy } = usePlay();
  const { stake, featureOffers = noOffers } = props;
  const { sheet, openSheet, closeSheet } = useSheets();
  const autoplay = useAutoplay(stake.bounds, props.autoplayExtras?.feature?.isIn ?? hasNoFeature);
  const { run } = useAutoplayState(autoplay);
  return (
    // Named, because the page around the frame has a main part of its own.
    <main className="game" aria-labelledby="game-name">
      <GameKeys {...props} skip={props.skip ?? nothingToSkip} autoplay={autoplay} onOpen={openSheet} />
      <h1 className="visually-hidden" id="game-name">
        {title.name}
      </h1>
      <header className="game-top">
        <HistoryStrip
          describe={props.describeRound}
          onChoose={(round) => openSheet({ kind: 'round', round })}
        />
        <GameMenu onMenu={() => openSheet({ kind: 'menu' })} />
      </header>
      <div className="game-stage">
        {props.stage}
        {allowsFeatureBuy && featureOffers.length > 0 && (
          <FeatureBuyButton autoplay={autoplay} onOpen={() => openSheet({ kind: 'featureBuy' })} />
        )}
      </div>
      <div className="game-controls">
        <Notices problem={stake.problem} autoplay={autoplay} />
        {/* An autoplay keeps what it was begun with. */}
        <div className="game-choices" inert={run !== undefined}>
          {props.choices}
        </div>
        <BalanceBar winInstead={props.winInstead} />
        <div inert={run !== undefined}>
          <StakeControl stake={stake} />
        </div>
        <BetRow
          {...props}
          skip={props.skip ?? nothingToSkip}
          autoplay={autoplay}
          hasAutoplay={props.autoplayExtras !== undefined}
          onAutoplay={() => {
            if (props.onAutoplay?.() !== false) openSheet({ kind: 'autoplay' });
          }}
        />
      </div>
      {sheet !== undefined && (
        <ShownSheet {...props} sheet={sheet} autoplay={autoplay} onOpen={openSheet} onClose={closeSheet} />
      )}
    </main>
  );
}

/** The sheet on show. Closed, the focus goes back to where the first of a row of sheets was opened from. */
function useSheets() {
  const [sheet, setSheet] = useState<OpenSheet>();
  const opener = useRef<Element>(null);
  return {
    sheet,
    openSheet(next: OpenSheet): void {
      if (sheet === undefined) opener.current = document.activeElement;
      setSheet(next);
    },
    closeSheet(): void {
      setSheet(undefined);
      if (opener.current instanceof HTMLElement && opener.current.isConnected) opener.current.focus();
    },
  };
}

type GameKeysProps = Parameters<typeof useBetAction>[0] & {
  readonly autoplayExtras?: AutoplayExtras;
  readonly onAutoplay?: () => boolean;
  readonly onOpen: (sheet: OpenSheet) => void;
};

/** Draws nothing: apart from the rest, so that a bet does not draw the whole game anew. */
function GameKeys({ onOpen: openSheet, ...props }: GameKeysProps) {
  const { settings, allowsAutoplay } = usePlay();
  const isBetOpen = useDesk(isBusy);
  const betAction = useBetAction(props);
  // As by taps: an autoplay keeps what it was begun with.
  const isStakeOpen = betAction.kind !== 'stopAutoplay';
  const isIdle = !isBetOpen && betAction.kind === 'bet';
  const openAutoplay = () => {
    if (props.onAutoplay?.() !== false) openSheet({ kind: 'autoplay' });
  };
  useGameKeys({ stake: props.stake, isStakeOpen, onOpen: openSheet });
  useHotkeys({
    ' ': betAction.act,
    a: allowsAutoplay && props.autoplayExtras !== undefined && isIdle ? openAutoplay : undefined,
    t: () => settings.change({ isTurbo: !settings.current().isTurbo }),
  });
  return null;
}

interface ShownSheetProps extends GameShellProps {
  readonly sheet: OpenSheet;
  readonly autoplay: Autoplay;
  readonly onOpen: (sheet: OpenSheet) => void;
  readonly onClose: () => void;
}

function ShownSheet(props: ShownSheetProps) {
  const { sheet, stake, autoplay, onOpen, onClose } = props;
  switch (sheet.kind) {
    case 'menu':
      return <MenuList onChoose={(kind) => onOpen({ kind })} onClose={onClose} />;
    case 'rules':
      return (
        <RulesSheet onClose={onClose} onFairness={() => onOpen({ kind: 'fairness' })}>
          {props.rules}
        </RulesSheet>
      );
    case 'fairness':
      return <FairnessSheet onClose={onClose} />;
    case 'statistics':
      return <StatisticsSheet onClose={onClose} />;
    case 'settings':
      return <SettingsSheet onClose={onClose} />;
    case 'keys':
      return <KeysSheet hasAutoplay={props.autoplayExtras !== undefined} onClose={onClose} />;
    case 'round':
      return (
        <RoundSheet round={sheet.round} onClose={onClose} onFairness={() => onOpen({ kind: 'fairness' })}>
          {props.roundDetails(sheet.round)}
        </RoundSheet>
      );
    case 'featureBuy':
      return (
        <FeatureBuySheet
          offers={props.featureOffers ?? noOffers}
          stake={stake}
          autoplay={autoplay}
          onClose={onClose}
        />
      );
    case 'autoplay':
      return (
        <AutoplaySheet
          stake={stake}
          extras={props.autoplayExtras ?? noExtras}
          onClose={onClose}
          onStart={(plan) => {
            onClose();
            if (stake.stakeMinor !== undefined) autoplay.start(plan, stake.stakeMinor, props.parameters);
          }}
        />
      );
  }
}
