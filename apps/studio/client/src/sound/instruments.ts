/**
 * What all sounds are played on: bronze bars as in a gamelan, a frame drum, wood, and wind in a kite's string. Each is
 * drawn once, as samples between -1 and 1 that begin and end in silence, and struck faster or slower for other pitches.
 * Nothing here knows a browser, and noise comes from a small generator, so that a sound is the same every time.
 */
export const instrumentNames = ['bar', 'shortBar', 'drum', 'wood', 'wind'] as const;
export type InstrumentName = (typeof instrumentNames)[number];

/** The pitch of the bars as they are drawn. */
const barHertz = 261.6;

/** The samples of one stroke at pitch 1. */
export function drawInstrument(name: InstrumentName, sampleRate: number): Float32Array<ArrayBuffer> {
  const seconds = instrumentSeconds[name];
  const samples = new Float32Array(Math.round(seconds * sampleRate));
  if (name === 'bar' || name === 'shortBar') strikeBronze(samples, sampleRate, seconds);
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

/** Partials of a struck bronze bar, as multiples of its tone, with loudness and how much faster they fade. */
const bronzePartials = [
  { ratio: 1, loudness: 0.56, fading: 1 },
  { ratio: 2.01, loudness: 0.2, fading: 1.7 },
  { ratio: 2.76, loudness: 0.14, fading: 2.6 },
  { ratio: 5.4, loudness: 0.08, fading: 5 },
] as const;

function strikeBronze(samples: Float32Array, sampleRate: number, seconds: number): void {
  for (const { ratio, loudness, fading } of bronzePartials) {
    addTone(samples, sampleRate, { hertz: barHertz * ratio, seconds: seconds / fading, loudness, bendTo: 1 });
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
