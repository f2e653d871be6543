import { drawInstrument, type InstrumentName } from '../sound/instruments.ts';
import type { Note, SoundBus, SoundName } from '../sound/palette.ts';
import { plainVoice, type SoundVoice } from '../sound/sound-voice.ts';

export interface SoundLevels {
  readonly effectsPercent: number;
  readonly musicPercent: number;
}

export interface SoundChange {
  /** Multiplies the pitch of the whole sound. */
  readonly pitch?: number;
  /** Moves the whole sound up the theme's scale. */
  readonly step?: number;
}

/** The sounds of all games in the voice of the title's theme, made from a few strokes that are drawn here, so that nothing is downloaded for them. */
export interface Sound {
  /** Must be called from a tap: browsers let a page sound only after one. Silent until switched on. */
  setOn(isOn: boolean): void;
  setLevels(levels: SoundLevels): void;
  /** Returns a function that lets the sound die away before its end. */
  play(name: SoundName, change?: SoundChange): () => void;
  /** Repeats a sound until the returned function is called. */
  repeat(name: SoundName, everyMs: number): () => void;
}

interface Desk {
  readonly voice: SoundVoice;
  readonly context: AudioContext;
  readonly buses: Readonly<Record<SoundBus, GainNode>>;
  readonly strokes: Map<InstrumentName, AudioBuffer>;
}

/** Half of what discs have: enough for strokes without bright noise, and drawn in half the time. */
const sampleRate = 24_000;
/** Music is handed to the browser this far ahead, so that a busy moment of the game does not make it stumble. */
const aheadSeconds = 1.2;
/** How fast a sound that is no longer wanted dies away. */
const dyingSeconds = 0.08;

interface SoundParts {
  /** Of the title's theme. */
  readonly voice?: SoundVoice;
  readonly makeContext?: () => AudioContext;
}

export function createSound({
  voice = plainVoice,
  makeContext = () => new AudioContext(),
}: SoundParts = {}): Sound {
  let desk: Desk | undefined;
  let isOn = false;
  let levels: SoundLevels = { effectsPercent: 100, musicPercent: 0 };
  let stopMusic: (() => void) | undefined;

  function applyLevels(): void {
    if (desk === undefined) return;
    const { effectsPercent, musicPercent } = levels;
    desk.buses.effects.gain.value = effectsPercent / 100;
    desk.buses.ui.gain.value = effectsPercent / 100;
    desk.buses.music.gain.value = musicPercent / 100;
    const wantsMusic = isOn && musicPercent > 0;
    if (wantsMusic && stopMusic === undefined) stopMusic = playMusic(desk);
    if (!wantsMusic) {
      stopMusic?.();
      stopMusic = undefined;
    }
  }

  const sound: Sound = {
    setOn(wanted) {
      isOn = wanted;
      if (isOn) desk ??= openDesk(makeContext(), voice);
      applyLevels();
      // Nothing waits for it: until the context runs, the game is only silent.
      if (isOn) desk?.context.resume().catch(() => undefined);
      else desk?.context.suspend().catch(() => undefined);
    },
    setLevels(wanted) {
      levels = wanted;
      applyLevels();
    },
    play(name, change) {
      if (!isOn || desk === undefined) return () => undefined;
      const { context, buses } = desk;
      const { bus, notes } = voice.scoreOf(name);
      const sounding = context.createGain();
      sounding.connect(buses[bus]);
      const pitch = (change?.pitch ?? 1) * voice.pitchOf(change?.step ?? 0);
      for (const note of notes) strike(desk, note, sounding, context.currentTime, pitch);
      return () => sounding.gain.setTargetAtTime(0, context.currentTime, dyingSeconds);
    },
    repeat(name, everyMs) {
      sound.play(name);
      const timer = setInterval(() => sound.play(name), everyMs);
      return () => clearInterval(timer);
    },
  };
  return sound;
}

function openDesk(context: AudioContext, voice: SoundVoice): Desk {
  // Many wins at once are pressed together instead of crackling.
  const limiter = context.createDynamicsCompressor();
  limiter.connect(context.destination);
  const bus = (): GainNode => {
    const gain = context.createGain();
    gain.connect(limiter);
    return gain;
  };
  return { voice, context, buses: { music: bus(), effects: bus(), ui: bus() }, strokes: new Map() };
}

function strike(desk: Desk, note: Note, sounding: GainNode, startSeconds: number, pitch: number): void {
  const source = desk.context.createBufferSource();
  source.buffer = strokeOf(desk, note.instrument);
  source.playbackRate.value = note.pitch * pitch;
  const gain = desk.context.createGain();
  gain.gain.value = note.volume;
  source.connect(gain).connect(sounding);
  source.start(startSeconds + note.atSeconds);
}

function strokeOf({ voice, context, strokes }: Desk, name: InstrumentName): AudioBuffer {
  const known = strokes.get(name);
  if (known !== undefined) return known;
  const samples = drawInstrument(name, sampleRate, voice.partialsOf(name));
  const made = context.createBuffer(1, samples.length, sampleRate);
  made.copyToChannel(samples, 0);
  strokes.set(name, made);
  return made;
}

/** Plays the melody from its start until the returned function is called. */
function playMusic(desk: Desk): () => void {
  const { voice, context, buses } = desk;
  let beat = 0;
  let nextSeconds = context.currentTime + 0.3;
  const schedule = (): void => {
    // After a pause in which no timer ran, the beats that were missed are not made up for.
    nextSeconds = Math.max(nextSeconds, context.currentTime);
    while (nextSeconds < context.currentTime + aheadSeconds) {
      for (const note of voice.notesOfBeat(beat)) strike(desk, note, buses.music, nextSeconds, 1);
      beat += 1;
      nextSeconds += voice.beatSeconds;
    }
  };
  schedule();
  const timer = setInterval(schedule, (aheadSeconds * 1000) / 3);
  return () => clearInterval(timer);
}
