import { themes } from '@wau/art/themes';
import { describe, expect, it, test } from 'vitest';
import { drawInstrument, instrumentNames, type Partials } from './instruments.ts';
import { melodyBeats } from './melody.ts';
import { scoreSeconds, soundNames } from './palette.ts';
import { pitchInScale, plainVoice, type SoundVoice, voiceOf } from './sound-voice.ts';

const sampleRate = 8_000;
const palettes = Object.entries(themes).map(([theme, { sound }]) => [theme, sound] as const);
/** What bars are made of in any theme, each once. */
const materials = new Map(
  palettes.map(([theme, { timbres }]) => [
    JSON.stringify(timbres.bar.partials),
    [theme, timbres.bar.partials] as const,
  ]),
);

describe.each(instrumentNames)('a stroke on the %s', (name) => {
  const samples = drawInstrument(name, sampleRate);
  const loudest = (from: number, to: number) => Math.max(...samples.slice(from, to).map(Math.abs));

  it('is heard and never cut off at full level', () => {
    expect(loudest(0, samples.length)).toBeGreaterThan(0.2);
    expect(loudest(0, samples.length)).toBeLessThan(1);
  });

  it('begins and ends in silence, so that it does not crack', () => {
    expect(loudest(0, 1)).toBeLessThan(0.02);
    expect(loudest(samples.length - 4, samples.length)).toBeLessThan(0.02);
  });

  it('is the same every time', () => {
    expect(drawInstrument(name, sampleRate)).toEqual(samples);
  });
});

describe.each([...materials.values()])('the bars of %s', (_, partials) => {
  test.each(['bar', 'shortBar'] as const)('are heard as a %s, and never cut off at full level', (name) => {
    const samples = drawInstrument(name, 24_000, partials);
    const loudest = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
    expect(loudest).toBeGreaterThan(0.2);
    expect(loudest).toBeLessThan(1);
  });
});

test('bars of other stuff sound otherwise', () => {
  const drawn = [...materials.values()].map(([, partials]) =>
    drawInstrument('bar', sampleRate, partials).join(),
  );
  expect(materials.size).toBeGreaterThan(3);
  expect(new Set(drawn).size).toBe(materials.size);
});

const strokes = new Map<string, Float32Array>();

function strokeOf(name: (typeof instrumentNames)[number], partials: Partials | undefined): Float32Array {
  const key = `${name} ${JSON.stringify(partials)}`;
  const known = strokes.get(key) ?? drawInstrument(name, sampleRate, partials);
  strokes.set(key, known);
  return known;
}

/** The loudest moment of a whole sound, note upon note. */
function peakOf(voice: SoundVoice, name: (typeof soundNames)[number]): number {
  const score = voice.scoreOf(name);
  const mix = new Float32Array(Math.ceil(scoreSeconds(score) * sampleRate) + 1);
  for (const { instrument, atSeconds, pitch, volume } of score.notes) {
    const stroke = strokeOf(instrument, voice.partialsOf(instrument));
    const first = Math.round(atSeconds * sampleRate);
    for (let index = 0; index * pitch < stroke.length && first + index < mix.length; index += 1) {
      mix[first + index] = (mix[first + index] ?? 0) + (stroke[Math.floor(index * pitch)] ?? 0) * volume;
    }
  }
  return mix.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
}

test.each(soundNames)('the sound %s is heard, without pressing the limiter flat', (name) => {
  const peak = peakOf(plainVoice, name);
  expect(peak).toBeGreaterThan(0.03);
  expect(peak).toBeLessThan(1.6);
});

test.each(palettes)(
  'in the voice of %s every sound is heard, without pressing the limiter flat',
  (_, palette) => {
    const voice = voiceOf(palette);
    for (const name of soundNames) {
      const peak = peakOf(voice, name);
      expect(peak, name).toBeGreaterThan(0.02);
      expect(peak, name).toBeLessThan(1.9);
    }
  },
);

test('no two sounds are the same', () => {
  const notes = soundNames.map((name) => JSON.stringify(plainVoice.scoreOf(name).notes));
  expect(new Set(notes).size).toBe(soundNames.length);
});

test('no two themes sound alike: their wins, their music or what their bars are made of differ', () => {
  const heard = palettes.map(([, palette]) => {
    const voice = voiceOf(palette);
    const music = Array.from({ length: melodyBeats }, (_, beat) => voice.notesOfBeat(beat));
    const bars = voice.partialsOf('bar');
    return JSON.stringify([voice.scoreOf('winBig').notes, voice.beatSeconds, music, bars]);
  });
  expect(new Set(heard).size).toBe(palettes.length);
});

test('the scale comes back an octave higher, and lower, after its steps', () => {
  expect(plainVoice.pitchOf(5)).toBe(2);
  expect(plainVoice.pitchOf(-5)).toBe(0.5);
  expect(plainVoice.pitchOf(-1)).toBeCloseTo(plainVoice.pitchOf(4) / 2);
  expect(pitchInScale([1, 1.5, 1.75], 3)).toBe(2);
  expect(pitchInScale([1, 1.5, 1.75], 4)).toBe(3);
});

test('a theme’s timbre changes pitch and loudness of its instrument, and of no other', () => {
  const { sound } = themes.wau;
  const changed = { ...sound.timbres, drum: { pitch: 0.5, loudness: 2 } };
  const [before, after] = [voiceOf(sound), voiceOf({ ...sound, timbres: changed })];
  const [drum, wood] = after.scoreOf('reelStop').notes;
  const [plainDrum, plainWood] = before.scoreOf('reelStop').notes;
  const { pitch, loudness } = sound.timbres.drum;
  expect(drum?.pitch).toBeCloseTo(((plainDrum?.pitch ?? 0) * 0.5) / pitch);
  expect(drum?.volume).toBeCloseTo(((plainDrum?.volume ?? 0) * 2) / loudness);
  expect(wood).toEqual(plainWood);
});

test.each([
  ['no theme', plainVoice] as const,
  ...palettes.map(([theme, sound]) => [theme, voiceOf(sound)] as const),
])(
  'the music of %s has a stroke on many beats, a gong where it turns, and comes back to its start',
  (_, voice) => {
    const beats = Array.from({ length: melodyBeats }, (__, beat) => voice.notesOfBeat(beat));
    expect(beats.filter((notes) => notes.length > 0).length).toBeGreaterThan(melodyBeats / 4);
    const lowest = Math.min(...beats.flat().map(({ pitch }) => pitch));
    const gongs = beats.filter((notes) => notes.some(({ pitch }) => pitch === lowest));
    expect(gongs).toEqual([beats[0], beats[melodyBeats / 2]]);
    expect(voice.notesOfBeat(melodyBeats + 3)).toEqual(voice.notesOfBeat(3));
    expect(melodyBeats * voice.beatSeconds).toBeGreaterThan(6);
  },
);
