import type { SoundPalette, Timbre } from '@wau/art/sound-palette';
import { bronzePartials, type InstrumentName, type Partials } from './instruments.ts';
import { notesOfBeat } from './melody.ts';
import { type Note, type PitchOf, type Score, type SoundName, scoreIn } from './palette.ts';

/** How a theme sounds: the scores of all games and the music in its scale, on its instruments. */
export interface SoundVoice {
  readonly scoreOf: (name: SoundName) => Score;
  readonly notesOfBeat: (beat: number) => readonly Note[];
  readonly beatSeconds: number;
  /** How far a sound rises that is moved up the scale by so many steps. */
  readonly pitchOf: PitchOf;
  /** What an instrument's strokes are drawn from; other instruments than bars know no partials. */
  readonly partialsOf: (instrument: InstrumentName) => Partials | undefined;
}

/** Where a scale is asked for a step outside its octave, it goes on in the next one. */
export function pitchInScale(scale: readonly number[], step: number): number {
  const octave = Math.floor(step / scale.length);
  return (scale[step - octave * scale.length] ?? 1) * 2 ** octave;
}

/** A palette's root is in the pitch of its bars. */
export function voiceOf(palette: SoundPalette): SoundVoice {
  const { scale, timbres, beatSeconds } = palette;
  const pitchOf: PitchOf = (step) => pitchInScale(scale, step);
  const inTimbre = (note: Note): Note => {
    const { pitch, loudness }: Timbre = timbres[note.instrument];
    return { ...note, pitch: note.pitch * pitch, volume: note.volume * loudness };
  };
  const scores = new Map<SoundName, Score>();
  return {
    beatSeconds,
    pitchOf,
    partialsOf: (instrument) => timbres[instrument].partials,
    notesOfBeat: (beat) => notesOfBeat(palette, pitchOf, beat).map(inTimbre),
    scoreOf(name) {
      const known = scores.get(name);
      if (known !== undefined) return known;
      const { bus, notes } = scoreIn(name, pitchOf);
      const score = { bus, notes: notes.map(inTimbre) };
      scores.set(name, score);
      return score;
    },
  };
}

const plain = { pitch: 1, loudness: 1 } as const;

/** Of pages that are told no theme: five tones near to slendro, in which whatever sounds together sounds well. */
export const plainVoice: SoundVoice = voiceOf({
  scale: [1, 1.149, 1.32, 1.516, 1.741],
  beatSeconds: 0.42,
  root: 1,
  timbres: {
    bar: { ...plain, partials: bronzePartials },
    shortBar: { ...plain, partials: bronzePartials },
    drum: plain,
    wood: plain,
    wind: plain,
  },
  high: '0.2.3.2.5.3.2.0.3.5.7.5.3.2.3.0.',
  low: '0...3...2...0...0...5...3...2...',
  drum: 'x..x..x.x..x..x.x..x..x.x..x.xx.',
});
