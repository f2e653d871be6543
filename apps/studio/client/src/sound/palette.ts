import { type InstrumentName, instrumentSeconds } from './instruments.ts';

/** Where a sound belongs: what a player sets apart. */
export type SoundBus = 'music' | 'effects' | 'ui';

export interface Note {
  readonly instrument: InstrumentName;
  readonly atSeconds: number;
  /** 2 is an octave up and half as long. */
  readonly pitch: number;
  readonly volume: number;
}

export interface Score {
  readonly bus: SoundBus;
  readonly notes: readonly Note[];
}

/** The pitch of a step of a theme's scale. */
export type PitchOf = (step: number) => number;

function note(instrument: InstrumentName, atSeconds: number, pitch: number, volume: number): Note {
  return { instrument, atSeconds, pitch, volume };
}

/** `count` notes, each from its number. */
function series(count: number, make: (index: number) => Note): Note[] {
  return Array.from({ length: count }, (_, index) => make(index));
}

/** Bars struck one after another up the scale. */
function climb(
  pitchOf: PitchOf,
  fromStep: number,
  count: number,
  gapSeconds: number,
  startSeconds = 0,
): Note[] {
  return series(count, (index) =>
    note('bar', startSeconds + index * gapSeconds, pitchOf(fromStep + index), 0.42 + 0.02 * index),
  );
}

function chord(pitchOf: PitchOf, atSeconds: number, steps: readonly number[]): Note[] {
  return steps.map((step) => note('bar', atSeconds, pitchOf(step), 0.4));
}

type MakeScore = (pitchOf: PitchOf) => Score;

/** What is the same in every scale. */
function fixed(bus: SoundBus, notes: readonly Note[]): MakeScore {
  return () => ({ bus, notes });
}

/** Every sound of the games, in any scale. Each game has a few of its own; wins and taps belong to all. */
const scores = {
  tap: fixed('ui', [note('wood', 0, 1.4, 0.35)]),
  lost: fixed('effects', [note('drum', 0, 0.9, 0.35)]),

  // The rattle of a die slows down as it comes to rest, in the wind that carries the kite.
  diceFly: fixed('effects', [
    note('wind', 0, 1.05, 0.5),
    ...series(7, (knock) => note('wood', 0.04 + 0.86 * (knock / 7) ** 1.5, 0.86 + 0.1 * (knock & 1), 0.3)),
  ]),
  diceTick: fixed('effects', [note('wood', 0, 2.6, 0.14)]),
  diceLand: fixed('effects', [note('drum', 0, 1.5, 0.5), note('wood', 0.01, 1.2, 0.3)]),

  peg: (pitchOf) => ({ bus: 'effects', notes: [note('shortBar', 0, pitchOf(5), 0.24)] }),
  bucket: fixed('effects', [note('drum', 0, 1.7, 0.5), note('shortBar', 0.02, 1, 0.2)]),

  reelTurn: fixed(
    'effects',
    series(6, (click) => note('wood', click * 0.06, 0.7, 0.12)),
  ),
  reelStop: fixed('effects', [note('drum', 0, 1.2, 0.6), note('wood', 0, 1, 0.3)]),
  moonStop: (pitchOf) => ({
    bus: 'effects',
    notes: [note('drum', 0, 0.9, 0.5), note('bar', 0, pitchOf(5), 0.45), note('bar', 0.05, pitchOf(7), 0.3)],
  }),
  anticipation: fixed('effects', [
    note('wind', 0, 0.9, 0.8),
    ...series(9, (beat) => note('drum', 1.05 * (beat / 9) ** 0.75, 1.1 + 0.12 * beat, 0.2 + 0.03 * beat)),
  ]),
  kitesRise: (pitchOf) => ({
    bus: 'effects',
    notes: [note('wind', 0, 1.1, 0.9), ...climb(pitchOf, 3, 6, 0.09)],
  }),
  line: (pitchOf) => ({ bus: 'effects', notes: climb(pitchOf, 4, 2, 0.07) }),
  freeSpins: (pitchOf) => ({
    bus: 'effects',
    notes: [note('drum', 0, 0.7, 0.7), ...climb(pitchOf, 0, 11, 0.085)],
  }),

  // A stone is turned over, and what lies there rings; another blows up.
  cellSafe: (pitchOf) => ({
    bus: 'effects',
    notes: [note('wood', 0, 1.1, 0.26), note('shortBar', 0.02, pitchOf(2), 0.34)],
  }),
  cellMine: fixed('effects', [
    note('drum', 0, 0.5, 0.8),
    note('drum', 0.03, 0.72, 0.5),
    note('wind', 0, 1.6, 0.6),
  ]),

  // A card is laid down, or several one after another.
  cardTurn: fixed('effects', [note('wood', 0, 2.3, 0.2), note('wood', 0.035, 1.7, 0.14)]),
  cardsDealt: fixed(
    'effects',
    series(4, (card) => note('wood', card * 0.11, 2.2 - 0.12 * (card & 1), 0.18)),
  ),

  limboClimb: fixed('effects', [note('wind', 0, 1.8, 0.4)]),
  limboReached: (pitchOf) => ({
    bus: 'effects',
    notes: [note('drum', 0, 1.4, 0.5), ...climb(pitchOf, 4, 2, 0.06)],
  }),

  kenoDraw: fixed('effects', [note('wood', 0, 1.8, 0.22)]),
  kenoHit: (pitchOf) => ({
    bus: 'effects',
    notes: [note('bar', 0, pitchOf(3), 0.36), note('wood', 0, 1.4, 0.2)],
  }),

  wheelTick: fixed('effects', [note('wood', 0, 2.1, 0.2)]),
  wheelStop: (pitchOf) => ({
    bus: 'effects',
    notes: [note('drum', 0, 1.3, 0.5), note('shortBar', 0.02, pitchOf(1), 0.24)],
  }),

  coinToss: fixed(
    'effects',
    series(8, (turn) => note('shortBar', 0.05 + 0.11 * turn, 3.1 + 0.15 * (turn & 1), 0.09)),
  ),
  coinLand: fixed('effects', [note('wood', 0, 1.6, 0.4), note('shortBar', 0.01, 2.6, 0.2)]),

  flightRise: fixed('effects', [note('wind', 0, 0.95, 0.5)]),
  flightCrash: fixed('effects', [
    note('drum', 0, 0.6, 0.7),
    note('wind', 0, 0.6, 0.7),
    note('drum', 0.16, 0.5, 0.4),
  ]),
  cashOut: (pitchOf) => ({ bus: 'effects', notes: climb(pitchOf, 4, 4, 0.06) }),

  count: (pitchOf) => ({ bus: 'effects', notes: [note('shortBar', 0, pitchOf(7), 0.16)] }),
  winSmall: (pitchOf) => ({ bus: 'effects', notes: climb(pitchOf, 5, 3, 0.075) }),
  winBig: (pitchOf) => ({
    bus: 'effects',
    notes: [note('drum', 0, 0.9, 0.7), ...climb(pitchOf, 2, 8, 0.09), ...chord(pitchOf, 0.85, [5, 7, 10])],
  }),
  winHuge: (pitchOf) => ({
    bus: 'effects',
    notes: [
      ...series(12, (beat) =>
        (beat & 3) === 0 ? note('drum', beat * 0.22, 0.7, 0.8) : note('drum', beat * 0.22, 1.1, 0.4),
      ),
      ...climb(pitchOf, 0, 11, 0.11),
      ...climb(pitchOf, 5, 11, 0.11, 1.3),
      ...chord(pitchOf, 2.7, [0, 5, 7, 10, 12]),
      note('bar', 2.7, pitchOf(-10), 0.8),
    ],
  }),
} as const satisfies Readonly<Record<string, MakeScore>>;

export type SoundName = keyof typeof scores;

export const soundNames = Object.keys(scores) as readonly SoundName[];

/** A sound in a scale. */
export function scoreIn(name: SoundName, pitchOf: PitchOf): Score {
  return scores[name](pitchOf);
}

/** When the last note of a score has died away. */
export function scoreSeconds({ notes }: Score): number {
  return Math.max(
    ...notes.map(({ instrument, atSeconds, pitch }) => atSeconds + instrumentSeconds[instrument] / pitch),
  );
}
