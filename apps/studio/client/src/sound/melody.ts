import { type Note, scalePitch } from './palette.ts';

/** How long a beat of the music is. */
export const beatSeconds = 0.42;

/** The beats after which the music comes back to where it began. */
export const melodyBeats = 32;

/** Steps of the scale, a rest where there is a point: two lines that answer each other, quiet enough to play beside. */
const high = '0.2.3.2.5.3.2.0.3.5.7.5.3.2.3.0.';
const low = '0...3...2...0...0...5...3...2...';
const drum = 'x..x..x.x..x..x.x..x..x.x..x.xx.';

/** What sounds on a beat, counted from the start of the music. */
export function notesOfBeat(beat: number): readonly Note[] {
  const place = beat - Math.floor(beat / melodyBeats) * melodyBeats;
  const notes: Note[] = [];
  const strike = (instrument: Note['instrument'], pitch: number, volume: number): void => {
    notes.push({ instrument, atSeconds: 0, pitch, volume });
  };
  // The gong is a bar far below the others, which rings four times as long.
  if (place === 0 || place === melodyBeats / 2) strike('bar', scalePitch(-10), 0.55);
  const highStep = high[place] ?? '.';
  if (highStep !== '.') strike('bar', scalePitch(Number(highStep)), 0.22);
  const lowStep = low[place] ?? '.';
  if (lowStep !== '.') strike('bar', scalePitch(Number(lowStep) - 5), 0.28);
  if (drum[place] === 'x') strike('drum', 0.9, 0.16);
  return notes;
}
