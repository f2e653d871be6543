import { themes } from '@wau/art/themes';
import { expect, test, vi } from 'vitest';
import { plainVoice, voiceOf } from '../sound/sound-voice.ts';
import { createSound } from './sound.ts';

interface FakeNode {
  readonly gain: { value: number; setTargetAtTime: (value: number) => void };
  readonly playbackRate: { value: number };
  connect(to: FakeNode): FakeNode;
  to: FakeNode | undefined;
  start(atSeconds: number): void;
}

/** A browser's audio as far as the games use it; what was started is listed with the gains on its way out. */
function fakeAudio() {
  const started: { readonly atSeconds: number; readonly node: FakeNode }[] = [];
  const makeNode = (): FakeNode => {
    const node: FakeNode = {
      gain: {
        value: 1,
        setTargetAtTime(value) {
          this.value = value;
        },
      },
      playbackRate: { value: 1 },
      to: undefined,
      connect: (to) => {
        node.to = to;
        return to;
      },
      start: (atSeconds) => started.push({ atSeconds, node }),
    };
    return node;
  };
  const context = {
    currentTime: 10,
    state: 'suspended',
    destination: makeNode(),
    createGain: makeNode,
    createDynamicsCompressor: makeNode,
    createBufferSource: makeNode,
    createBuffer: () => ({ copyToChannel: () => undefined }),
    resume: vi.fn(async () => undefined),
    suspend: vi.fn(async () => undefined),
  };
  const loudnessOf = (node: FakeNode): number =>
    node.gain.value * (node.to === undefined ? 1 : loudnessOf(node.to));
  const loudness = () => started.map(({ node }) => loudnessOf(node));
  return { started, loudness, context, make: () => context as unknown as AudioContext };
}

test('a game is silent, and makes no audio at all, until the player wants sound', () => {
  const audio = fakeAudio();
  const make = vi.fn(audio.make);
  const sound = createSound({ makeContext: make });
  sound.setLevels({ effectsPercent: 80, musicPercent: 40 });
  sound.play('winBig');
  expect(make).not.toHaveBeenCalled();
  sound.setOn(true);
  sound.setOn(false);
  audio.started.length = 0;
  sound.play('winBig');
  expect(audio.started).toEqual([]);
  expect(audio.context.suspend).toHaveBeenCalledOnce();
});

test('a sound is its notes, at their times, as loud as the player has set effects', () => {
  const audio = fakeAudio();
  const sound = createSound({ makeContext: audio.make });
  sound.setLevels({ effectsPercent: 50, musicPercent: 0 });
  sound.setOn(true);
  sound.play('peg', { step: 3 });
  const [note] = plainVoice.scoreOf('peg').notes;
  expect(audio.started).toHaveLength(1);
  expect(audio.started[0]?.atSeconds).toBe(10);
  expect(audio.started[0]?.node.playbackRate.value).toBeCloseTo((note?.pitch ?? 0) * plainVoice.pitchOf(3));
  expect(audio.loudness()[0]).toBeCloseTo((note?.volume ?? 0) * 0.5);
  sound.setLevels({ effectsPercent: 0, musicPercent: 0 });
  expect(audio.loudness()).toEqual([0]);
});

test('the sound of a tap is as loud as the player has set effects, and silent where they are', () => {
  const audio = fakeAudio();
  const sound = createSound({ makeContext: audio.make });
  sound.setLevels({ effectsPercent: 50, musicPercent: 0 });
  sound.setOn(true);
  sound.play('tap');
  const [note] = plainVoice.scoreOf('tap').notes;
  expect(audio.loudness()).toHaveLength(1);
  expect(audio.loudness()[0]).toBeCloseTo((note?.volume ?? 0) * 0.5);
  sound.setLevels({ effectsPercent: 0, musicPercent: 0 });
  expect(audio.loudness()).toEqual([0]);
});

test('a sound that is no longer wanted dies away', () => {
  const audio = fakeAudio();
  const sound = createSound({ makeContext: audio.make });
  sound.setOn(true);
  const silence = sound.play('winHuge');
  expect(audio.loudness().some((level) => level > 0)).toBe(true);
  silence();
  expect(audio.loudness().every((level) => level === 0)).toBe(true);
});

test('music plays on a bus of its own, goes on while the game runs, and ends when it is turned down', () => {
  vi.useFakeTimers();
  try {
    const audio = fakeAudio();
    const sound = createSound({ makeContext: audio.make });
    sound.setLevels({ effectsPercent: 0, musicPercent: 40 });
    sound.setOn(true);
    expect(audio.loudness().every((level) => level > 0)).toBe(true);
    const atFirst = audio.started.length;
    expect(atFirst).toBeGreaterThan(0);
    audio.context.currentTime += 2;
    vi.advanceTimersByTime(2_000);
    const later = audio.started.length;
    expect(later).toBeGreaterThan(atFirst);
    sound.setLevels({ effectsPercent: 0, musicPercent: 0 });
    audio.context.currentTime += 2;
    vi.advanceTimersByTime(2_000);
    expect(audio.started).toHaveLength(later);
  } finally {
    vi.useRealTimers();
  }
});

test('a sound is repeated until it is hushed', () => {
  vi.useFakeTimers();
  try {
    const audio = fakeAudio();
    const sound = createSound({ makeContext: audio.make });
    sound.setOn(true);
    const perTurn = plainVoice.scoreOf('reelTurn').notes.length;
    const hush = sound.repeat('reelTurn', 100);
    vi.advanceTimersByTime(250);
    expect(audio.started).toHaveLength(3 * perTurn);
    hush();
    vi.advanceTimersByTime(500);
    expect(audio.started).toHaveLength(3 * perTurn);
  } finally {
    vi.useRealTimers();
  }
});

test('a game sounds in the voice of its theme: its pitches, its beat, its bars', () => {
  vi.useFakeTimers();
  try {
    const heardIn = (palette: (typeof themes)['wau']['sound']) => {
      const audio = fakeAudio();
      const sound = createSound({ makeContext: audio.make, voice: voiceOf(palette) });
      sound.setLevels({ effectsPercent: 100, musicPercent: 50 });
      sound.setOn(true);
      sound.play('winSmall', { step: 2 });
      const notes = audio.started.map(({ node, atSeconds }) => [node.playbackRate.value, atSeconds]);
      sound.setOn(false);
      return JSON.stringify(notes);
    };
    const heard = Object.values(themes).map((theme) => heardIn(theme.sound));
    expect(new Set(heard).size).toBeGreaterThan(Object.keys(themes).length * 0.9);
  } finally {
    vi.useRealTimers();
  }
});
