import type { RoundId } from '@wau/contract/ids';
import type { CurrencyCode } from '@wau/money/currency';
import { currencyOf } from '@wau/money/currency';
import {
  formatMinor,
  formatMinorDigits,
  formatShortMinor,
  formatShortMinorDigits,
  unbroken,
} from '@wau/money/format';
import type { Minor } from '@wau/money/minor';
import type { PlayableTitle } from '@wau/rules/playable-title';
import type { RuleResult } from '@wau/rules/rule-result';
import {
  type ComponentType,
  createContext,
  type ReactNode,
  use,
  useCallback,
  useMemo,
  useSyncExternalStore,
} from 'react';
import type { PostFrameMessage } from '../platform/frame-messages.ts';
import type { Sound } from '../platform/sound.ts';
import type { StudioApi, StudioValue } from '../platform/studio-api.ts';
import { useText } from '../platform/text.tsx';
import { useReducedMotion } from '../platform/use-motion.ts';
import type { Autoplay, AutoplayState } from './autoplay/autoplay.ts';
import type { BetDesk } from './bet-desk.ts';
import { type BetDeskState, shownBalance } from './desk-state.ts';
import type { PlaySettings, PlaySettingsStore } from './settings/play-settings.ts';

export interface PlayLimits {
  readonly minStakeMinor: Minor;
  readonly maxStakeMinor: Minor;
  readonly maxWinMinor: Minor;
}

interface VerifiedRoundProps {
  readonly api: StudioApi;
  readonly roundId: RoundId;
  readonly onFairness: () => void;
}

/** Brings what recomputes a round. It knows every game, so it is handed in: no game knows of the others. */
export type LoadVerifiedRound = () => Promise<ComponentType<VerifiedRoundProps>>;

/** The title that is played, in the player's language. */
export interface PlayedTitle {
  readonly gameId: string;
  /** A folder of the game themes. */
  readonly theme: string;
  readonly name: string;
  readonly description: string;
  readonly figures: StudioValue<'getTitle'>['figures'];
  readonly playable: PlayableTitle;
}

/** All that the parts of a game share. */
export interface Play {
  readonly title: PlayedTitle;
  readonly api: StudioApi;
  readonly desk: BetDesk;
  readonly limits: PlayLimits;
  readonly currencyCode: CurrencyCode;
  readonly sound: Sound;
  readonly post: PostFrameMessage;
  readonly settings: PlaySettingsStore;
  /** Whether the player plays with play money on a free trial. */
  readonly isTrial: boolean;
  /** Whether rounds may play by themselves: the merchant's choice, since some markets forbid it. */
  readonly allowsAutoplay: boolean;
  /** Whether features may be bought, likewise the merchant's choice. */
  readonly allowsFeatureBuy: boolean;
  readonly VerifiedRound: ComponentType<VerifiedRoundProps>;
  /** So long a decision rests that comes to stand where the bet button stood. */
  readonly firstDecisionRestMs: number;
}

const PlayContext = createContext<Play | undefined>(undefined);

export function PlayProvider({ play, children }: { readonly play: Play; readonly children: ReactNode }) {
  return <PlayContext value={play}>{children}</PlayContext>;
}

export function usePlay(): Play {
  const play = use(PlayContext);
  if (play === undefined) throw new Error('usePlay needs a PlayProvider above it');
  return play;
}

/**
 * One part of what the desk knows. What uses it is drawn anew only when that part is another, so that a bet costs a cheap
 * phone few frames; `select` answers a figure, a text or an object of the state itself, which can be compared.
 */
export function useDesk<Part>(select: (state: BetDeskState) => Part): Part {
  const { desk } = usePlay();
  return useSyncExternalStore(desk.subscribe, () => select(desk.state()));
}

export function useAutoplayState(autoplay: Autoplay): AutoplayState {
  return useSyncExternalStore(autoplay.subscribe, autoplay.state);
}

/** A part of what the player has set, as it stands now; every bet sets another part. */
export function useSettings<Part>(select: (settings: PlaySettings) => Part): Part {
  const { settings } = usePlay();
  return useSyncExternalStore(settings.subscribe, () => select(settings.current()));
}

/** An engine, as far as the parts that show its games need it. */
interface ReadingEngine<Mathematics> {
  readonly code: string;
  readonly parseMathematics: (value: unknown) => RuleResult<Mathematics>;
}

/** What the title's engine plays, as that engine has read it. Throws in a game of another engine. */
export function useMathematics<Mathematics>(engine: ReadingEngine<Mathematics>): Mathematics {
  const { playable } = usePlay().title;
  if (playable.engine !== engine.code)
    throw new TypeError(`a game of ${playable.engine}, not ${engine.code}`);
  return playable.mathematics as Mathematics;
}

/** The parameters of the last bet in this game; `opening` where there was none that the title takes. */
export function useLastParameters<Parameters>(opening: Parameters): Parameters {
  const { title, settings } = usePlay();
  const kept = title.playable.parseBet(settings.current().bets[title.gameId]?.parameters);
  return kept.ok ? (kept.value.parameters as Parameters) : opening;
}

export function useShownBalance(): Minor {
  return useDesk(shownBalance);
}

/** `still`: the player's device asks for less motion, so results appear without any. */
export type Pace = 'full' | 'turbo' | 'still';

export function usePace(): Pace {
  const isTurbo = useSettings((settings) => settings.isTurbo);
  if (useReducedMotion()) return 'still';
  return isTurbo ? 'turbo' : 'full';
}

export interface MoneyText {
  /** What is compared or counted: `RM 1,250.00`. */
  readonly amount: (amount: Minor) => string;
  /** Limits, choices and amounts in sentences: `RM 1,250`, `RM 0.50`. */
  readonly shortAmount: (amount: Minor) => string;
  /** `1,250.00` */
  readonly digits: (amount: Minor) => string;
  /** `1,250`, `0.50` */
  readonly shortDigits: (amount: Minor) => string;
  /** `RM` */
  readonly symbol: string;
  readonly exponent: number;
}

export function useMoney(): MoneyText {
  const { currencyCode } = usePlay();
  return useMoneyOf(currencyCode);
}

export function useMoneyOf(currencyCode: CurrencyCode): MoneyText {
  const { locale } = useText();
  const { exponent, symbol } = currencyOf(currencyCode);
  const amount = useCallback(
    (minor: Minor) => formatMinor(minor, currencyCode, locale),
    [currencyCode, locale],
  );
  const shortAmount = useCallback(
    (minor: Minor) => unbroken(formatShortMinor(minor, currencyCode, locale)),
    [currencyCode, locale],
  );
  const digits = useCallback(
    (minor: Minor) => formatMinorDigits(minor, { exponent }, locale),
    [exponent, locale],
  );
  const shortDigits = useCallback(
    (minor: Minor) => formatShortMinorDigits(minor, { exponent }, locale),
    [exponent, locale],
  );
  return useMemo(
    () => ({ amount, shortAmount, digits, shortDigits, symbol, exponent }),
    [amount, shortAmount, digits, shortDigits, symbol, exponent],
  );
}
