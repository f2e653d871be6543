/** The sounds of all games, made by oscillators, so that nothing is downloaded for them. Silent until switched on. */
export interface Sound {
  isOn(): boolean;
  /** Must be called from a tap: browsers let a page sound only after one. */
  setOn(isOn: boolean): void;
  tick(): void;
  land(): void;
  lose(): void;
  /** `strength` from 0 to 1: how large the win is. */
  win(strength: number): void;
}

/** A tone of a pentatonic scale, so that whatever sounds together sounds well. */
const scaleHertz = [392, 440, 523.25, 587.33, 659.25, 783.99, 880, 1046.5, 1174.66];

export function createSound(): Sound {
  let context: AudioContext | undefined;
  let on = false;

  function tone(
    frequency: number,
    startMs: number,
    durationMs: number,
    volume: number,
    shape: OscillatorType,
  ) {
    if (!on || context === undefined) return;
    const start = context.currentTime + startMs / 1000;
    const end = start + durationMs / 1000;
    const oscillator = context.createOscillator();
    const gain = context.createGain();
    oscillator.type = shape;
    oscillator.frequency.value = frequency;
    gain.gain.setValueAtTime(0, start);
    gain.gain.linearRampToValueAtTime(volume, start + 0.006);
    gain.gain.exponentialRampToValueAtTime(0.0001, end);
    oscillator.connect(gain).connect(context.destination);
    oscillator.start(start);
    oscillator.stop(end);
  }

  return {
    isOn: () => on,
    setOn(isOn) {
      on = isOn;
      if (!isOn) return;
      context ??= new AudioContext();
      // Nothing waits for it: until the context runs, the game is only silent.
      context.resume().catch(() => undefined);
    },
    tick: () => tone(1320, 0, 40, 0.05, 'triangle'),
    land: () => tone(196, 0, 120, 0.12, 'sine'),
    lose: () => tone(164.81, 0, 180, 0.06, 'sine'),
    win(strength) {
      const notes = 3 + Math.round(strength * 5);
      scaleHertz.slice(0, notes).forEach((frequency, index) => {
        tone(frequency, index * 85, 260, 0.11, 'triangle');
      });
    },
  };
}
