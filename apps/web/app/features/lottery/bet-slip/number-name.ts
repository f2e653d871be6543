import { type PickField, pickFieldsOf } from '@wau/rules/lottery/pick-fields';
import { useLotteryWord } from '../../../platform/lottery/use-lottery-word.ts';
import type { Offer } from './offered-line.ts';
import { useValueName } from './picks-words.ts';

/** Calls a number of a play, as it is written alone (`12`, `big`, `||7||`), as players read it; a digit has its place with it. */
export function useNumberName({ family, plays }: Offer): (playId: string) => (number: string) => string {
  const word = useLotteryWord();
  const valueName = useValueName(family.code);
  const nameOf = (fields: readonly PickField[], number: string) => {
    const codes = number.split('|');
    const place = Math.max(
      0,
      codes.findIndex((code) => code !== ''),
    );
    const name = valueName(codes[place] ?? number);
    const field = fields[place];
    return codes.length < 2 || field === undefined
      ? name
      : `${word(`field.${family.code}.${field.code}`)} ${name}`;
  };
  return (playId) => {
    const play = plays.find((each) => each.play.code === playId)?.play;
    const fields = play === undefined ? [] : pickFieldsOf(family.shape, play);
    return (number) => nameOf(fields, number);
  };
}
