import { Type } from 'typebox';
import { defineCall } from '../../call.ts';
import {
  CurrencyText,
  Exact,
  IdText,
  MinorText,
  MinorTextOrNull,
  Moment,
  OneOf,
  PositiveMinorText,
} from '../../schema.ts';

/**
 * Flights that all players of a title share. Each bet is a round of its player like any other: `listRounds` and
 * `getRoundProof` tell of it.
 */

/** So many bets a player may have on one flight, each in its place of the screen. */
const crashSlots = [1, 2] as const;

const Hundredths = Type.Integer({ minimum: 100 });
const HundredthsOrNull = Type.Unsafe<number | null>({ ...Hundredths, type: ['integer', 'null'] });
const Link = Type.String({ pattern: '^[0-9a-f]{64}$' });
/** A moment of the clock that decides, in milliseconds. */
const Milliseconds = Type.Integer({ minimum: 0 });
const MillisecondsOrNull = Type.Unsafe<number | null>({ ...Milliseconds, type: ['integer', 'null'] });
const Slot = Type.Integer({ minimum: crashSlots[0], maximum: crashSlots[1] });

const CrashBet = Exact({
  roundId: IdText('round'),
  chainId: IdText('seed'),
  flight: Type.Integer({ minimum: 1, description: 'Counts the flights of a chain' }),
  slot: Slot,
  stakeMinor: MinorText,
  currencyCode: CurrencyText,
  autoCashOutHundredths: HundredthsOrNull,
  /** `placed`: the stake is being taken. `won` is told as soon as it is written; the payout follows. */
  status: OneOf(['placed', 'flying', 'won', 'lost', 'refunded']),
  cashedOutHundredths: HundredthsOrNull,
  isAutomatic: Type.Boolean(),
  payoutMinor: MinorText,
  /** After the stake, where this answer took it. */
  balanceMinor: MinorTextOrNull,
  placedAt: Moment,
});

/** Somebody's bet as everybody sees it: place, masked name, stake, currency, and where it cashed out. */
const ShownBet = Exact({
  seat: Type.Integer({ minimum: 1 }),
  name: Type.String(),
  stakeMinor: MinorText,
  currencyCode: CurrencyText,
  cashedOutHundredths: HundredthsOrNull,
});

const ChainOrNull = Type.Union([
  Exact({
    chainId: IdText('seed'),
    head: Link,
    length: Type.Integer(),
    salt: Type.Union([Type.String(), Type.Null()]),
    committedAt: Moment,
  }),
  Type.Null(),
]);

const playerErrors = ['session.missing', 'session.ended'] as const;

export const getCrashTable = defineCall({
  name: 'getCrashTable',
  method: 'GET',
  path: '/studio/api/crash',
  caller: 'player',
  summary:
    'The flight of the session’s title as it stands, with the number of the last event: the stream of `followCrash` goes on from there',
  value: Exact({
    nowMs: Milliseconds,
    lastEventNumber: Type.String({ pattern: '^\\d+$' }),
    /** What the flight that is shown is drawn from. */
    chain: ChainOrNull,
    /** Published before it is needed, so that it has its salt by then; `null` while the end of the chain is far off. */
    nextChain: ChainOrNull,
    flight: Type.Union([
      Exact({
        chainId: IdText('seed'),
        number: Type.Integer(),
        state: OneOf(['betting', 'flying', 'crashed', 'void']),
        closesAtMs: Milliseconds,
        startedAtMs: MillisecondsOrNull,
        crashHundredths: HundredthsOrNull,
        bets: Type.Integer(),
        shown: Type.Array(ShownBet),
        /** Automatic cash-outs up to here have been carried out. */
        passedHundredths: Type.Integer(),
      }),
      Type.Null(),
    ]),
    /** The player's own bets on this flight. */
    mine: Type.Array(CrashBet),
    /** The latest flights that have ended, newest first. */
    recent: Type.Array(
      Exact({ chainId: IdText('seed'), number: Type.Integer(), crashHundredths: Hundredths, link: Link }),
    ),
  }),
  errors: [...playerErrors, 'game.unavailable'],
});

export const getCrashClock = defineCall({
  name: 'getCrashClock',
  method: 'GET',
  path: '/studio/api/crash/clock',
  caller: 'player',
  summary:
    'What the clock says that decides cash-outs: a client learns how far its own is off, how slow the way is, and whether its stream still tells all',
  value: Exact({
    nowMs: Milliseconds,
    /** Of the title's last event; `null` where nobody follows it through this process. */
    lastEventNumber: Type.Union([Type.String({ pattern: '^\\d+$' }), Type.Null()]),
  }),
  errors: [...playerErrors, 'game.unavailable'],
});

export const followCrash = defineCall({
  name: 'followCrash',
  method: 'GET',
  path: '/studio/api/crash/events',
  caller: 'player',
  eventStream: true,
  summary:
    'What happens at the title’s flights, as server-sent events (`text/event-stream`): each has a number (`id`), a kind (`event`) and a value (`data`). `Last-Event-ID` goes on after a number; `ready` says where a stream begins, `gap` that events before it are no longer kept. A stream ends after some minutes and is asked for again',
  value: Type.Union([
    Exact({
      kind: Type.Literal('betting'),
      chainId: IdText('seed'),
      number: Type.Integer(),
      closesAtMs: Milliseconds,
    }),
    Exact({ kind: Type.Literal('flying'), number: Type.Integer(), startedAtMs: Milliseconds }),
    /** New bets, in the order of their seats; beyond the first seats only their number is told. */
    Exact({
      kind: Type.Literal('bets'),
      number: Type.Integer(),
      bets: Type.Integer(),
      shown: Type.Array(ShownBet),
    }),
    /** Cash-outs by hand of bets that are shown, as [seat, hundredths]; and how far automatic ones were carried out. */
    Exact({
      kind: Type.Literal('cashed'),
      number: Type.Integer(),
      outs: Type.Array(Type.Tuple([Type.Integer(), Type.Integer()])),
      passedHundredths: Type.Integer(),
    }),
    Exact({
      kind: Type.Literal('crashed'),
      number: Type.Integer(),
      crashHundredths: Hundredths,
      link: Link,
    }),
    /** The flight was called off: bets that had not been cashed out are given back. */
    Exact({ kind: Type.Literal('void'), number: Type.Integer(), phase: OneOf(['betting', 'flying']) }),
  ]),
  errors: [...playerErrors, 'game.unavailable'],
});

export const placeCrashBet = defineCall({
  name: 'placeCrashBet',
  method: 'POST',
  path: '/studio/api/crash/bets',
  caller: 'player',
  idempotent: true,
  summary:
    'Stakes on the flight that is named, while bets are taken for it. Repeated with the same key: the same bet',
  body: Exact({
    chainId: IdText('seed'),
    flight: Type.Integer({ minimum: 1 }),
    slot: Slot,
    stakeMinor: PositiveMinorText,
    autoCashOutHundredths: HundredthsOrNull,
    /** The client places it by itself, without a tap for this flight. */
    isAuto: Type.Optional(Type.Boolean()),
  }),
  value: CrashBet,
  errors: [
    ...playerErrors,
    'autoplay.forbidden',
    'idempotency.missing',
    'idempotency.conflict',
    'stake.below.minimum',
    'stake.above.maximum',
    'round.parameters.invalid',
    'crash.betting.closed',
    'crash.bet.placed',
    'balance.insufficient',
    'play.limit.stake',
    'play.limit.loss',
    'play.limit.time',
    'play.check.due',
    'game.unavailable',
    'network.upstream.failed',
  ],
});

export const cashOutCrash = defineCall({
  name: 'cashOutCrash',
  method: 'POST',
  path: '/studio/api/crash/bets/:roundId/cash-out',
  caller: 'player',
  idempotent: true,
  urgent: true,
  summary:
    'Cashes a bet out at what the flight stands at when this request arrives. Repeated: the cash-out that was written',
  params: Exact({ roundId: IdText('round') }),
  value: CrashBet,
  errors: [
    ...playerErrors,
    'idempotency.missing',
    'round.unknown',
    'crash.cash.out.early',
    'crash.cash.out.late',
  ],
});
