/**
 * What all sounds are played on: bars, of bronze as in a gamelan unless a theme's are of something else, a frame drum, wood, and wind in a kite's string. Each is
 * drawn once, as samples between -1 and 1 that begin and end in silence, and struck faster or slower for other pitches.
 * Nothing here knows a browser, and noise comes from a small generator, so that a sound is the same every time.
 */
export const instrumentNames = ['bar', 'shortBar', 'drum', 'wood', 'wind'] as const;
export type InstrumentName = (typeof instrumentNames)[number];

/** The pitch of the bars as they are drawn. */
const barHertz = 261.6;

/** The samples of one stroke at pitch 1. */
export function drawInstrument(
  name: InstrumentName,
  sampleRate: number,
  partials: Partials = bronzePartials,
): Float32Array<ArrayBuffer> {
  const seconds = instrumentSeconds[name];
  const samples = new Float32Array(Math.round(seconds * sampleRate));
  if (name === 'bar' || name === 'shortBar') strikeBar(samples, sampleRate, seconds, partials);
  if (name === 'drum') beatDrum(samples, sampleRate);
  if (name === 'wood') knockWood(samples, sampleRate);
  if (name === 'wind') blow(samples, sampleRate);
  return samples;
}

/** How long a stroke sounds at pitch 1. */
export const instrumentSeconds: Readonly<Record<InstrumentName, number>> = {
  bar: 1.3,
  shortBar: 0.34,
  drum: 0.34,
  wood: 0.07,
  wind: 1,
};

/** What a bar is made of: partials as multiples of its tone, with their loudness. */
export type Partials = readonly (readonly [ratio: number, loudness: number])[];

/** Of a struck bronze bar. */
export const bronzePartials: Partials = [
  [1, 0.56],
  [2.01, 0.2],
  [2.76, 0.14],
  [5.4, 0.08],
];

/** The higher a partial, the sooner it has faded. */
function strikeBar(samples: Float32Array, sampleRate: number, seconds: number, partials: Partials): void {
  for (const [ratio, loudness] of partials) {
    const hertz = barHertz * ratio;
    // What is above half the rate would come back as another tone.
    if (hertz * 2 >= sampleRate) continue;
    addTone(samples, sampleRate, {
      hertz,
      seconds: seconds / Math.max(1, ratio * 0.92),
      loudness,
      bendTo: 1,
    });
  }
}

/** The tone of a skin falls as it relaxes. */
function beatDrum(samples: Float32Array, sampleRate: number): void {
  addTone(samples, sampleRate, { hertz: 110, seconds: 0.34, loudness: 0.75, bendTo: 0.55 });
  addNoise(samples, sampleRate, 0.03, (share) => ({ loudness: 0.25 * (1 - share) ** 3, bright: 0.5 }));
}

function knockWood(samples: Float32Array, sampleRate: number): void {
  addTone(samples, sampleRate, { hertz: 440, seconds: 0.07, loudness: 0.6, bendTo: 1 });
  addTone(samples, sampleRate, { hertz: 1056, seconds: 0.025, loudness: 0.3, bendTo: 1 });
}

/** Swells, gets brighter, and dies away. */
function blow(samples: Float32Array, sampleRate: number): void {
  addNoise(samples, sampleRate, samples.length / sampleRate, (share) => ({
    loudness: 0.9 * Math.sin(Math.PI * share) ** 2,
    bright: 0.2 + 0.5 * share,
  }));
}

interface Tone {
  readonly hertz: number;
  /** Until the tone has faded. */
  readonly seconds: number;
  readonly loudness: number;
  /** The tone glides to this multiple of itself. */
  readonly bendTo: number;
}

const attackSeconds = 0.003;

function addTone(samples: Float32Array, sampleRate: number, tone: Tone): void {
  const count = Math.min(samples.length, Math.round(tone.seconds * sampleRate));
  let phase = 0;
  for (let index = 0; index < count; index += 1) {
    const share = index / count;
    phase += (2 * Math.PI * tone.hertz * (1 + (tone.bendTo - 1) * Math.sqrt(share))) / sampleRate;
    const attack = Math.min(1, index / (attackSeconds * sampleRate));
    // A thousandth at the end, and from there straight to nothing.
    const fade = Math.exp(-6.9 * share) * Math.min(1, (1 - share) * 20);
    samples[index] = (samples[index] ?? 0) + Math.sin(phase) * tone.loudness * attack * fade;
  }
}

function addNoise(
  samples: Float32Array,
  sampleRate: number,
  seconds: number,
  shape: (share: number) => { readonly loudness: number; readonly bright: number },
): void {
  const count = Math.min(samples.length, Math.round(seconds * sampleRate));
  let state = 0x2545f491;
  let filtered = 0;
  for (let index = 0; index < count; index += 1) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    const white = state / 2 ** 31 - 1;
    const { loudness, bright } = shape(index / count);
    // One pole is enough to turn a hiss into wind.
    filtered += (white - filtered) * (0.02 + 0.6 * bright ** 2);
    const attack = Math.min(1, index / (attackSeconds * sampleRate));
    samples[index] = (samples[index] ?? 0) + filtered * loudness * attack;
  }
}
