import { Refusal } from '@wau/service/refusal';
import type { MemberContext } from '../../../platform/gates/member-gate.ts';
import { topAgentType } from '../../../platform/sessions/member-types.ts';
import type { UplineRow } from './upline-transfer-sql.ts';

/** ME-13: whom the member sends money up to. Refuses `upline.type.excluded` and `upline.missing`. */
export function requireUpline(
  { memberType }: Pick<MemberContext['member'], 'memberType'>,
  upline: UplineRow | undefined,
): UplineRow {
  if (memberType === topAgentType) throw new Refusal('upline.type.excluded');
  if (upline === undefined) throw new Refusal('upline.missing');
  return upline;
}
