import type { SoundPalette } from '@wau/art/sound-palette';
import type { Note, PitchOf } from './palette.ts';

/** The beats after which the music comes back to where it began. */
export const melodyBeats = 32;

/**
 * What sounds on a beat of a theme's two lines, counted from the start of the music; quiet enough to play beside.
 */
export function notesOfBeat(
  { high, low, drum }: Pick<SoundPalette, 'high' | 'low' | 'drum'>,
  pitchOf: PitchOf,
  beat: number,
): readonly Note[] {
  const place = beat - Math.floor(beat / melodyBeats) * melodyBeats;
  const notes: Note[] = [];
  const strike = (instrument: Note['instrument'], pitch: number, volume: number): void => {
    notes.push({ instrument, atSeconds: 0, pitch, volume });
  };
  // The gong is a bar far below the others, which rings four times as long.
  if (place === 0 || place === melodyBeats / 2) strike('bar', pitchOf(-10), 0.55);
  const highStep = high[place] ?? '.';
  if (highStep !== '.') strike('bar', pitchOf(Number(highStep)), 0.22);
  const lowStep = low[place] ?? '.';
  if (lowStep !== '.') strike('bar', pitchOf(Number(lowStep) - 5), 0.28);
  if (drum[place] === 'x') strike('drum', 0.9, 0.16);
  return notes;
}
