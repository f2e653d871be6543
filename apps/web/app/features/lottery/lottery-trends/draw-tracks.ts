import type { DrawShape } from '@wau/rules/lottery/draw-shape';
import type { CountablePlay } from '@wau/rules/lottery/draw-statistics';
import { findPlay, type LotteryFamily } from '@wau/rules/lottery/lottery-family';
import type { PositionField, PositionsPlay } from '@wau/rules/lottery/lottery-play';
import { pickFieldsOf } from '@wau/rules/lottery/pick-fields';
import { type Place, prizeOf, rangeOf, widthOf } from '@wau/rules/lottery/place';
import { wordId } from '../../../platform/lottery/lottery-word-id.ts';

/** Something whose values players follow from draw to draw: a digit by its place, a sum, all balls. */
export interface DrawTrack {
  readonly id: string;
  /** Words of the lottery catalogue that name it, one behind the other. */
  readonly wordIds: readonly string[];
  readonly play: CountablePlay;
  /** Where its values begin among those of all fields of the play. */
  readonly offset: number;
  readonly values: readonly string[];
}

/** What a family's players look at: its plays whose values come by themselves, and the numbers of prizes place by place. */
interface Followed {
  /** Prizes of which each number, or each digit of the one number, is a track. */
  readonly prizes?: readonly string[];
  readonly plays?: readonly string[];
}

const firstPrize: Followed = { prizes: ['first'] };
const thaiPrizes: Followed = { prizes: ['first', 'bottomTwo'] };
const vnPlays: Followed = { plays: ['dau', 'duoi', 'de', 'lo-2'] };

const followedBy: Readonly<Record<string, Followed>> = {
  ssc: { prizes: ['digits'] },
  k3: { plays: ['sum', 'one-number'] },
  pk10: { prizes: ['places'], plays: ['first-two-sum'] },
  'mark-six': {
    plays: ['extra-tail', 'extra-head', 'extra-zodiac', 'extra-colour', 'extra-number-a', 'regular-number'],
  },
  'vn-south': vnPlays,
  'vn-north': vnPlays,
  'myanmar-2d': { prizes: ['number'] },
  'myanmar-3d': { prizes: ['number'] },
  thai: thaiPrizes,
  'thai-four': thaiPrizes,
  'thai-lao': firstPrize,
  'thai-three': thaiPrizes,
  'four-d': firstPrize,
  'five-d': firstPrize,
  'six-d': firstPrize,
};

/** The tracks of a family; none of one that is newer than the page. */
export function drawTracksOf(family: LotteryFamily): readonly DrawTrack[] {
  const { prizes = [], plays = [] } = followedBy[family.code] ?? {};
  return [
    ...prizes.flatMap((prize) => tracksOfPrize(family, prize, prizes.length > 1)),
    ...plays.flatMap((code) => trackOfPlay(family, code)),
  ];
}

function trackOfPlay(family: LotteryFamily, code: string): readonly DrawTrack[] {
  const play = findPlay(family, code);
  if (play === undefined || play.kind === 'choice' || play.kind === 'group') return [];
  const [field] = pickFieldsOf(family.shape, play);
  if (field === undefined) return [];
  const values = Array.from({ length: field.size }, (_, value) => field.codeOf(value));
  return [{ id: code, wordIds: [wordId('play', family.code, code)], play, offset: 0, values }];
}

/** One track for each number of the prize, or for each digit where it has one number alone. */
function tracksOfPrize(
  { code: family, shape }: LotteryFamily,
  prize: string,
  namesPrize: boolean,
): readonly DrawTrack[] {
  const play = playOfPlaces(shape, placesOf(shape, prize));
  let offset = 0;
  return play.fields.map((field) => {
    const track: DrawTrack = {
      id: `${prize}-${field.code}`,
      wordIds: [...(namesPrize ? [wordId('prize', family, prize)] : []), wordId('field', family, field.code)],
      play,
      offset,
      values: field.values.map(({ code }) => code),
    };
    offset += field.values.length;
    return track;
  });
}

interface NamedPlace {
  readonly code: string;
  readonly place: Place;
}

function placesOf(shape: DrawShape, code: string): readonly NamedPlace[] {
  const { count, width } = prizeOf(shape, code);
  if (count > 1) {
    return Array.from({ length: count }, (_, index) => ({
      code: `place-${index + 1}`,
      place: { prize: code, index },
    }));
  }
  return Array.from({ length: width }, (_, start) => ({
    code: `digit-${start + 1}`,
    place: { prize: code, index: 0, digits: { start, length: 1 } },
  }));
}

/** Nobody bets on it: places are counted as the fields of a play are. */
function playOfPlaces(shape: DrawShape, places: readonly NamedPlace[]): PositionsPlay {
  const fields = places.map(({ code, place }): PositionField => {
    const { lowest, size } = rangeOf(shape, place);
    const values = Array.from({ length: size }, (_, value) => ({
      code: String(lowest + value).padStart(widthOf(shape, place), '0'),
      numbers: [lowest + value],
    }));
    return { code, place, values };
  });
  return {
    ...{ kind: 'positions', code: 'places', group: 'places', playType: 'entertainment' },
    ...{ fields, chosen: 1, prize: 'win', prizes: [] },
  };
}
