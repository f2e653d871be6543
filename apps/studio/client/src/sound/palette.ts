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

interface Score {
  readonly bus: SoundBus;
  readonly notes: readonly Note[];
}

/** The pitch of a step of a five-tone scale, near to slendro, in which whatever sounds together sounds well. */
export function scalePitch(step: number): number {
  const octave = Math.floor(step / scale.length);
  return (scale[step - octave * scale.length] ?? 1) * 2 ** octave;
}

const scale = [1, 1.149, 1.32, 1.516, 1.741];

function note(instrument: InstrumentName, atSeconds: number, pitch: number, volume: number): Note {
  return { instrument, atSeconds, pitch, volume };
}

/** `count` notes, each from its number. */
function series(count: number, make: (index: number) => Note): Note[] {
  return Array.from({ length: count }, (_, index) => make(index));
}

/** Bars struck one after another up the scale. */
function climb(fromStep: number, count: number, gapSeconds: number, startSeconds = 0): Note[] {
  return series(count, (index) =>
    note('bar', startSeconds + index * gapSeconds, scalePitch(fromStep + index), 0.42 + 0.02 * index),
  );
}

function chord(atSeconds: number, steps: readonly number[]): Note[] {
  return steps.map((step) => note('bar', atSeconds, scalePitch(step), 0.4));
}

/** Every sound of the games. Each game has a few of its own; wins and taps belong to all. */
const scores = {
  tap: { bus: 'ui', notes: [note('wood', 0, 1.4, 0.35)] },
  lost: { bus: 'effects', notes: [note('drum', 0, 0.9, 0.35)] },

  // The rattle of a die slows down as it comes to rest, in the wind that carries the kite.
  diceFly: {
    bus: 'effects',
    notes: [
      note('wind', 0, 1.05, 0.5),
      ...series(7, (knock) => note('wood', 0.04 + 0.86 * (knock / 7) ** 1.5, 0.86 + 0.1 * (knock & 1), 0.3)),
    ],
  },
  diceTick: { bus: 'effects', notes: [note('wood', 0, 2.6, 0.14)] },
  diceLand: { bus: 'effects', notes: [note('drum', 0, 1.5, 0.5), note('wood', 0.01, 1.2, 0.3)] },

  peg: { bus: 'effects', notes: [note('shortBar', 0, scalePitch(5), 0.24)] },
  bucket: { bus: 'effects', notes: [note('drum', 0, 1.7, 0.5), note('shortBar', 0.02, 1, 0.2)] },

  reelTurn: { bus: 'effects', notes: series(6, (click) => note('wood', click * 0.06, 0.7, 0.12)) },
  reelStop: { bus: 'effects', notes: [note('drum', 0, 1.2, 0.6), note('wood', 0, 1, 0.3)] },
  moonStop: {
    bus: 'effects',
    notes: [
      note('drum', 0, 0.9, 0.5),
      note('bar', 0, scalePitch(5), 0.45),
      note('bar', 0.05, scalePitch(7), 0.3),
    ],
  },
  anticipation: {
    bus: 'effects',
    notes: [
      note('wind', 0, 0.9, 0.8),
      ...series(9, (beat) => note('drum', 1.05 * (beat / 9) ** 0.75, 1.1 + 0.12 * beat, 0.2 + 0.03 * beat)),
    ],
  },
  kitesRise: { bus: 'effects', notes: [note('wind', 0, 1.1, 0.9), ...climb(3, 6, 0.09)] },
  line: { bus: 'effects', notes: climb(4, 2, 0.07) },
  freeSpins: { bus: 'effects', notes: [note('drum', 0, 0.7, 0.7), ...climb(0, 11, 0.085)] },

  // A stone is turned over, and what lies there rings; another blows up.
  cellSafe: {
    bus: 'effects',
    notes: [note('wood', 0, 1.1, 0.26), note('shortBar', 0.02, scalePitch(2), 0.34)],
  },
  cellMine: {
    bus: 'effects',
    notes: [note('drum', 0, 0.5, 0.8), note('drum', 0.03, 0.72, 0.5), note('wind', 0, 1.6, 0.6)],
  },

  // A card is laid down, or several one after another.
  cardTurn: { bus: 'effects', notes: [note('wood', 0, 2.3, 0.2), note('wood', 0.035, 1.7, 0.14)] },
  cardsDealt: {
    bus: 'effects',
    notes: series(4, (card) => note('wood', card * 0.11, 2.2 - 0.12 * (card & 1), 0.18)),
  },

  limboClimb: { bus: 'effects', notes: [note('wind', 0, 1.8, 0.4)] },
  limboReached: { bus: 'effects', notes: [note('drum', 0, 1.4, 0.5), ...climb(4, 2, 0.06)] },

  kenoDraw: { bus: 'effects', notes: [note('wood', 0, 1.8, 0.22)] },
  kenoHit: { bus: 'effects', notes: [note('bar', 0, scalePitch(3), 0.36), note('wood', 0, 1.4, 0.2)] },

  wheelTick: { bus: 'effects', notes: [note('wood', 0, 2.1, 0.2)] },
  wheelStop: {
    bus: 'effects',
    notes: [note('drum', 0, 1.3, 0.5), note('shortBar', 0.02, scalePitch(1), 0.24)],
  },

  coinToss: {
    bus: 'effects',
    notes: series(8, (turn) => note('shortBar', 0.05 + 0.11 * turn, 3.1 + 0.15 * (turn & 1), 0.09)),
  },
  coinLand: { bus: 'effects', notes: [note('wood', 0, 1.6, 0.4), note('shortBar', 0.01, 2.6, 0.2)] },

  flightRise: { bus: 'effects', notes: [note('wind', 0, 0.95, 0.5)] },
  flightCrash: {
    bus: 'effects',
    notes: [note('drum', 0, 0.6, 0.7), note('wind', 0, 0.6, 0.7), note('drum', 0.16, 0.5, 0.4)],
  },
  cashOut: { bus: 'effects', notes: climb(4, 4, 0.06) },

  count: { bus: 'effects', notes: [note('shortBar', 0, scalePitch(7), 0.16)] },
  winSmall: { bus: 'effects', notes: climb(5, 3, 0.075) },
  winBig: {
    bus: 'effects',
    notes: [note('drum', 0, 0.9, 0.7), ...climb(2, 8, 0.09), ...chord(0.85, [5, 7, 10])],
  },
  winHuge: {
    bus: 'effects',
    notes: [
      ...series(12, (beat) =>
        (beat & 3) === 0 ? note('drum', beat * 0.22, 0.7, 0.8) : note('drum', beat * 0.22, 1.1, 0.4),
      ),
      ...climb(0, 11, 0.11),
      ...climb(5, 11, 0.11, 1.3),
      ...chord(2.7, [0, 5, 7, 10, 12]),
      note('bar', 2.7, scalePitch(-10), 0.8),
    ],
  },
} as const satisfies Readonly<Record<string, Score>>;

export type SoundName = keyof typeof scores;

export const soundNames = Object.keys(scores) as readonly SoundName[];

export function scoreOf(name: SoundName): Score {
  return scores[name];
}

/** When the last note of a sound has died away. */
export function soundSeconds(name: SoundName): number {
  return Math.max(
    ...scoreOf(name).notes.map(
      ({ instrument, atSeconds, pitch }) => atSeconds + instrumentSeconds[instrument] / pitch,
    ),
  );
}
