import { describe, expect, it, test } from 'vitest';
import { drawInstrument, instrumentNames } from './instruments.ts';
import { beatSeconds, melodyBeats, notesOfBeat } from './melody.ts';
import { scalePitch, scoreOf, soundNames, soundSeconds } from './palette.ts';

const sampleRate = 8_000;

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

/** What a whole sound comes to, note upon note. */
function mixed(name: (typeof soundNames)[number]): Float32Array {
  const mix = new Float32Array(Math.ceil(soundSeconds(name) * sampleRate) + 1);
  for (const { instrument, atSeconds, pitch, volume } of scoreOf(name).notes) {
    const stroke = drawInstrument(instrument, sampleRate);
    const first = Math.round(atSeconds * sampleRate);
    for (let index = 0; index * pitch < stroke.length && first + index < mix.length; index += 1) {
      mix[first + index] = (mix[first + index] ?? 0) + (stroke[Math.floor(index * pitch)] ?? 0) * volume;
    }
  }
  return mix;
}

test.each(soundNames)('the sound %s is heard, without pressing the limiter flat', (name) => {
  const peak = Math.max(...mixed(name).map(Math.abs));
  expect(peak).toBeGreaterThan(0.03);
  expect(peak).toBeLessThan(1.6);
});

test('no two sounds are the same', () => {
  expect(new Set(soundNames.map((name) => JSON.stringify(scoreOf(name).notes))).size).toBe(soundNames.length);
});

test('the scale comes back an octave higher, and lower, after five steps', () => {
  expect(scalePitch(5)).toBe(2);
  expect(scalePitch(-5)).toBe(0.5);
  expect(scalePitch(-1)).toBeCloseTo(scalePitch(4) / 2);
});

test('the music has a stroke on most beats, a gong where it turns, and comes back to its start', () => {
  const beats = Array.from({ length: melodyBeats }, (_, beat) => notesOfBeat(beat));
  expect(beats.filter((notes) => notes.length > 0).length).toBeGreaterThan(melodyBeats / 2);
  expect(beats.filter((notes) => notes.some(({ pitch }) => pitch === 0.25))).toHaveLength(2);
  expect(notesOfBeat(melodyBeats + 3)).toEqual(notesOfBeat(3));
  expect(melodyBeats * beatSeconds).toBeGreaterThan(10);
});
