import { lotteryFamily } from '@wau/rules/lottery/lottery-families';
import { findPlay } from '@wau/rules/lottery/lottery-family';
import { pickFieldsOf } from '@wau/rules/lottery/pick-fields';

/** Fields are the same in every draw, so any day finds them where no draw is named. */
const anyNumero = '20260101';

/** The fields of a play, which its numbers have with strokes between; none of a play that is not known here. */
export function fieldCodesOf(familyCode: string, playId: string, numero: string | null): readonly string[] {
  const named = numero ?? anyNumero;
  const family = lotteryFamily(familyCode, `${named.slice(0, 4)}-${named.slice(4, 6)}-${named.slice(6, 8)}`);
  const play = family === undefined ? undefined : findPlay(family, playId);
  return family === undefined || play === undefined
    ? []
    : pickFieldsOf(family.shape, play).map(({ code }) => code);
}
