/** The instruments that the studio's client plays. */
export type InstrumentName = 'bar' | 'shortBar' | 'drum' | 'wood' | 'wind';

/** How one instrument differs from the plain one of its name. */
export interface Timbre {
  /** 2 sounds an octave higher. */
  readonly pitch: number;
  /** Of the plain one. */
  readonly loudness: number;
  /** Partials as multiples of the tone, with their loudness; bars alone have them. */
  readonly partials?: readonly (readonly [ratio: number, loudness: number])[];
}

/** What a theme sounds like: played by the client on its few instruments, so nothing is downloaded. */
export interface SoundPalette {
  /** The steps of the scale within an octave, as multiples of its first tone. */
  readonly scale: readonly number[];
  readonly beatSeconds: number;
  /** The tone of the first step, as a multiple of the bar's own. */
  readonly root: number;
  readonly timbres: Readonly<Record<InstrumentName, Timbre>>;
  /** Steps of the scale, a rest where there is a point: two lines of 32 beats that answer each other. */
  readonly high: string;
  readonly low: string;
  /** `x` where the drum is struck. */
  readonly drum: string;
}

const scales = {
  slendro: [1, 1.149, 1.32, 1.516, 1.741],
  pelog: [1, 1.07, 1.21, 1.5, 1.6],
  major: [1, 9 / 8, 5 / 4, 3 / 2, 5 / 3],
  minor: [1, 6 / 5, 4 / 3, 3 / 2, 9 / 5],
  hijaz: [1, 16 / 15, 5 / 4, 4 / 3, 3 / 2],
  hirajoshi: [1, 9 / 8, 6 / 5, 3 / 2, 8 / 5],
  blues: [1, 6 / 5, 4 / 3, 45 / 32, 3 / 2],
  lydian: [1, 9 / 8, 5 / 4, 45 / 32, 3 / 2],
} as const;

const bells = {
  bronze: [
    [1, 0.56],
    [2.01, 0.2],
    [2.76, 0.14],
    [5.4, 0.08],
  ],
  string: [
    [1, 0.5],
    [2, 0.26],
    [3, 0.16],
    [4, 0.08],
  ],
  glass: [
    [1, 0.6],
    [4, 0.22],
    [9.2, 0.08],
  ],
  pipe: [
    [1, 0.66],
    [2, 0.08],
    [3, 0.2],
  ],
  brass: [
    [1, 0.36],
    [2, 0.3],
    [3, 0.22],
    [4, 0.12],
  ],
  square: [
    [1, 0.6],
    [3, 0.2],
    [5, 0.12],
    [7, 0.08],
  ],
} as const;

const tunes = {
  calm: [
    '0.2.3.2.5.3.2.0.3.5.7.5.3.2.3.0.',
    '0...3...2...0...0...5...3...2...',
    'x..x..x.x..x..x.x..x..x.x..x.xx.',
  ],
  dance: [
    '0.0.3.2.5.5.3.2.7.5.3.5.2.3.0...',
    '0.3.0.3.2.5.2.5.3.5.3.5.0.3.0.3.',
    'x.xxx.x.x.xxx.x.x.xxx.x.x.x.xxxx',
  ],
  march: [
    '0..02..23..35..55..53..32..20...',
    '0...0...3...3...5...5...2...0...',
    'x.x.x.xxx.x.x.xxx.x.x.xxx.x.xxxx',
  ],
  mystery: [
    '0...5...3..2....7...5...2..0....',
    '0.......3.......2.......0.......',
    'x.......x...x...x.......x...x.x.',
  ],
  bright: [
    '5.7.5.3.2.3.5.0.3.5.3.2.0.2.3.5.',
    '0...2...3...5...3...2...0...3...',
    'x...x...x...x.x.x...x...x...x.xx',
  ],
  driving: [
    '0.3.5.3.0.3.5.7.2.5.7.5.2.5.3.2.',
    '0.0.0.0.3.3.3.3.2.2.2.2.0.0.0.0.',
    'x.x.x.x.x.x.x.xxx.x.x.x.x.x.xxxx',
  ],
} as const;

interface SoundChoice {
  readonly scale: keyof typeof scales;
  readonly bell: keyof typeof bells;
  readonly tune: keyof typeof tunes;
  readonly beatSeconds: number;
  readonly root?: number;
  /** How high the drum is; 1 is the frame drum. */
  readonly drum?: number;
  /** How loud the wind blows. */
  readonly wind?: number;
}

/** A palette from its scale, what its bars are made of, and its tune. */
export function sounds({
  scale,
  bell,
  tune,
  beatSeconds,
  root = 1,
  drum = 1,
  wind = 1,
}: SoundChoice): SoundPalette {
  const [high, low, beat] = tunes[tune];
  const partials = bells[bell];
  return {
    scale: scales[scale],
    beatSeconds,
    root,
    timbres: {
      bar: { pitch: root, loudness: 1, partials },
      shortBar: { pitch: root, loudness: 1, partials },
      drum: { pitch: drum, loudness: 1 },
      wood: { pitch: (1 + drum) / 2, loudness: 1 },
      wind: { pitch: 1, loudness: wind },
    },
    high,
    low,
    drum: beat,
  };
}
