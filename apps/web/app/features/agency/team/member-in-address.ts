import { type MemberId, parseId } from '@wau/contract/ids';
import type { RecordFilter } from '../../../shared/records/use-record-filter.ts';

/** Whom the address names, where it names somebody: `?under=` or `?member=`. */
export function memberIn(
  filter: Pick<RecordFilter, 'textOf'>,
  name: 'under' | 'member',
): MemberId | undefined {
  const text = filter.textOf(name);
  return text === undefined ? undefined : parseId('member', text);
}
