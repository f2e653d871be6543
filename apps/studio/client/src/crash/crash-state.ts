import type { CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import { type Minor, toMinor } from '@wau/money/minor';
import { capPayout } from '@wau/rules/wager';
import type { RoundView, StudioFailure, StudioValue } from '../platform/studio-api.ts';

export type CrashEvent = CallValue<Calls['followCrash']>;
export type CrashBet = StudioValue<'placeCrashBet'>;
type Table = StudioValue<'getCrashTable'>;
export type ShownBet = NonNullable<Table['flight']>['shown'][number];
export type ShownFlight = NonNullable<Table['flight']>;

/** A bet that is placed as soon as bets are taken. */
export interface CrashWish {
  readonly stakeMinor: Minor;
  readonly autoCashOutHundredths: number | null;
}

export interface CrashState {
  readonly chain: Table['chain'];
  /** Published before it is needed. */
  readonly nextChain: Table['nextChain'];
  readonly flight: ShownFlight | undefined;
  /** The latest flights that have ended, newest first. */
  readonly recent: Table['recent'];
  /** The player's bet on the flight that is shown. */
  readonly mine: CrashBet | undefined;
  readonly wish: CrashWish | undefined;
  readonly sending: 'bet' | 'cashOut' | undefined;
  readonly connection: 'opening' | 'live' | 'lost';
  /** Half of the way there and back; `undefined` until it was measured. */
  readonly latencyMs: number | undefined;
  readonly failure: StudioFailure | undefined;
  /** The stake came back, because the server or the flight was interrupted. */
  readonly isRefunded: boolean;
  /** What became of the player's bet on a flight that ended while nothing could be heard. */
  readonly missed: RoundView | undefined;
}

/** What bounds a payout. */
export interface CrashLimits {
  readonly maximumHundredths: number;
  readonly maxWinMinor: Minor;
}

export const emptyCrashState: CrashState = {
  chain: null,
  nextChain: null,
  flight: undefined,
  recent: [],
  mine: undefined,
  wish: undefined,
  sending: undefined,
  connection: 'opening',
  latencyMs: undefined,
  failure: undefined,
  isRefunded: false,
  missed: undefined,
};

const recentFlights = 24;

/** The state after a whole table was read. */
export function withTable(state: CrashState, table: Table): CrashState {
  const own = table.mine.find(({ slot }) => slot === 1);
  return {
    ...state,
    chain: table.chain,
    nextChain: table.nextChain,
    flight: table.flight ?? undefined,
    recent: table.recent,
    mine: own,
    isRefunded: own?.status === 'refunded',
  };
}

/** The state after an event; one of a flight that is no longer shown changes nothing but what it can. */
export function withEvent(state: CrashState, event: CrashEvent, limits: CrashLimits): CrashState {
  if (event.kind === 'betting') {
    const { chainId, number, closesAtMs } = event;
    if (state.flight?.chainId === chainId && state.flight.number >= number) return state;
    const flight: ShownFlight = {
      chainId,
      number,
      state: 'betting',
      closesAtMs,
      startedAtMs: null,
      crashHundredths: null,
      bets: 0,
      shown: [],
      passedHundredths: 100,
    };
    return { ...state, flight, mine: undefined, isRefunded: false };
  }
  const { flight } = state;
  if (flight === undefined || flight.number !== event.number) return state;
  switch (event.kind) {
    case 'flying':
      if (flight.state !== 'betting') return state;
      return { ...state, flight: { ...flight, state: 'flying', startedAtMs: event.startedAtMs } };
    case 'bets': {
      const known = new Set(flight.shown.map(({ seat }) => seat));
      const shown = [...flight.shown, ...event.shown.filter(({ seat }) => !known.has(seat))];
      return { ...state, flight: { ...flight, shown, bets: Math.max(flight.bets, event.bets) } };
    }
    case 'cashed':
      return withCashOuts(state, flight, event, limits);
    case 'crashed':
      return withCrash(state, flight, event, limits);
    case 'void':
      return withVoid(state, flight, event.phase);
  }
}

function withCashOuts(
  state: CrashState,
  flight: ShownFlight,
  event: Extract<CrashEvent, { kind: 'cashed' }>,
  limits: CrashLimits,
): CrashState {
  const outs = new Map(event.outs);
  const shown = flight.shown.map((bet) => {
    const at = outs.get(bet.seat);
    return at === undefined ? bet : { ...bet, cashedOutHundredths: at };
  });
  const passedHundredths = Math.max(flight.passedHundredths, event.passedHundredths);
  return {
    ...state,
    flight: { ...flight, shown, passedHundredths },
    mine: passed(state.mine, passedHundredths, limits),
  };
}

/** An automatic cash-out that the flight has reached was carried out, and so was every bet at the largest multiplier. */
function passed(
  bet: CrashBet | undefined,
  passedHundredths: number,
  { maximumHundredths, maxWinMinor }: CrashLimits,
): CrashBet | undefined {
  const target = bet?.autoCashOutHundredths ?? maximumHundredths;
  if (bet?.status !== 'flying' || target > passedHundredths) return bet;
  const payoutMinor = capPayout(
    toMinor((BigInt(bet.stakeMinor) * BigInt(target)) / 100n),
    maxWinMinor,
  ).toString();
  return { ...bet, status: 'won', cashedOutHundredths: target, isAutomatic: true, payoutMinor };
}

function withCrash(
  state: CrashState,
  flight: ShownFlight,
  { number, crashHundredths, link }: Extract<CrashEvent, { kind: 'crashed' }>,
  limits: CrashLimits,
): CrashState {
  if (flight.state === 'crashed') return state;
  const mine = passed(state.mine, crashHundredths, limits);
  const recent = [{ chainId: flight.chainId, number, crashHundredths, link }, ...state.recent];
  return {
    ...state,
    flight: { ...flight, state: 'crashed', crashHundredths },
    recent: recent.slice(0, recentFlights),
    mine: mine?.status === 'flying' && state.sending !== 'cashOut' ? { ...mine, status: 'lost' } : mine,
  };
}

function withVoid(state: CrashState, flight: ShownFlight, phase: 'betting' | 'flying'): CrashState {
  const { mine } = state;
  const isHit = mine?.status === 'flying' && (phase === 'betting' || mine.autoCashOutHundredths === null);
  return {
    ...state,
    flight: phase === 'betting' ? { ...flight, state: 'void' } : flight,
    mine: isHit ? { ...mine, status: 'refunded' } : mine,
    isRefunded: state.isRefunded || isHit,
  };
}
