import { lotteryFamily } from '@wau/rules/lottery/lottery-families';
import { findPlay } from '@wau/rules/lottery/lottery-family';
import { type PickField, pickFieldsOf } from '@wau/rules/lottery/pick-fields';
import { dayOfNumero } from '../../../platform/lottery/day-of-numero.ts';

/** What was picked in a field, as it is written. */
export interface SlipField {
  /** Which of the play's fields it is, from 0. */
  readonly place: number;
  /** `undefined` where the play has one field, which needs no name, or is unknown here. */
  readonly code: string | undefined;
  readonly values: readonly string[];
}

interface SlipPlay {
  /** `undefined` where the lottery is not offered any more. */
  readonly family: string | undefined;
  readonly numero: string;
  readonly playId: string;
}

/** Takes the picks of a line group apart; fields that were left empty are left out. */
export function readSlipNumbers(play: SlipPlay, numbers: string): readonly SlipField[] {
  const fields = fieldsOf(play);
  const parts = numbers.split('|');
  return parts
    .map((part, place) => ({
      place,
      code: parts.length === 1 ? undefined : fields[place]?.code,
      values: part === '' ? [] : part.split(','),
    }))
    .filter(({ values }) => values.length > 0);
}

function fieldsOf({ family, numero, playId }: SlipPlay): readonly PickField[] {
  const rules = family === undefined ? undefined : lotteryFamily(family, dayOfNumero(numero));
  const play = rules === undefined ? undefined : findPlay(rules, playId);
  return rules === undefined || play === undefined ? [] : pickFieldsOf(rules.shape, play);
}
