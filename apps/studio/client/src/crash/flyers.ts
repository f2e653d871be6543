/** What rises in a title: an outline for each of the themes that have one of their own, drawn around its middle. */
interface Flyer {
  readonly paths: readonly { readonly d: string; readonly colour: 'body' | 'light' | 'dark' }[];
  /** Whether it points where it goes. */
  readonly tilts: boolean;
  /** The sky it rises in, from above to below. */
  readonly sky: readonly [string, string];
}

const wau: Flyer = {
  tilts: true,
  sky: ['#0b2a4a', '#1f6f8b'],
  paths: [
    { d: 'M0-26 Q16-12 26 0 Q12 4 0 12 Q-12 4 -26 0 Q-16-12 0-26Z', colour: 'body' },
    { d: 'M0-20 Q8-10 14-2 Q6 2 0 6 Q-6 2 -14-2 Q-8-10 0-20Z', colour: 'light' },
    { d: 'M-14 20 Q0 8 14 20 Q6 26 0 20 Q-6 26 -14 20Z', colour: 'body' },
    { d: 'M-1-26 L1-26 L1 24 L-1 24Z', colour: 'dark' },
  ],
};

const angkasa: Flyer = {
  tilts: true,
  sky: ['#070b24', '#2b1a57'],
  paths: [
    { d: 'M0-30 Q12-14 11 12 L-11 12 Q-12-14 0-30Z', colour: 'light' },
    { d: 'M-11 2 L-20 18 L-9 13Z M11 2 L20 18 L9 13Z', colour: 'body' },
    { d: 'M0-14 a5 5 0 1 0 .1 0Z', colour: 'dark' },
    { d: 'M-7 13 Q0 34 7 13Z', colour: 'body' },
  ],
};

const lumba: Flyer = {
  tilts: false,
  sky: ['#3a1020', '#a83b2a'],
  paths: [
    { d: 'M-30 8 L-24-4 Q-10-16 8-12 L26-2 Q32 2 30 8Z', colour: 'body' },
    { d: 'M-12-6 Q-4-13 6-10 L12-4 L-12-4Z', colour: 'light' },
    { d: 'M-18 8 a7 7 0 1 0 .1 0Z M17 8 a7 7 0 1 0 .1 0Z', colour: 'dark' },
  ],
};

const naga: Flyer = {
  tilts: true,
  sky: ['#0d2b1d', '#7a5a12'],
  paths: [
    {
      d: 'M0-28 Q18-20 12-4 Q6 8 -4 6 Q-18 4 -16 18 Q-14 28 0 26 Q-26 34 -26 14 Q-24-6 -4-6 Q4-6 0-14 Q-6-22 0-28Z',
      colour: 'body',
    },
    { d: 'M0-28 L-8-34 L-3-26Z M4-27 L10-36 L8-25Z', colour: 'light' },
    { d: 'M4-20 a2.4 2.4 0 1 0 .1 0Z', colour: 'dark' },
  ],
};

const lanun: Flyer = {
  tilts: false,
  sky: ['#12223a', '#2a7f86'],
  paths: [
    { d: 'M-28 10 L28 10 Q20 26 8 26 L-14 26 Q-24 24 -28 10Z', colour: 'body' },
    { d: 'M-2-28 Q20-14 16 6 L-2 6Z M-5-22 Q-20-10 -18 6 L-5 6Z', colour: 'light' },
    { d: 'M-4-30 L-2-30 L-2 10 L-4 10Z', colour: 'dark' },
  ],
};

const flyers: Readonly<Record<string, Flyer>> = { wau, angkasa, lumba, naga, lanun };

/** A theme without a flyer of its own flies the kite. */
export function flyerOf(theme: string): Flyer {
  return Object.hasOwn(flyers, theme) ? (flyers[theme] ?? wau) : wau;
}
