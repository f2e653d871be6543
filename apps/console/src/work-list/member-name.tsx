import type { MemberId } from '@wau/contract/ids';
import { Link } from 'react-router';
import { mayDo, type OperatorInfo } from '../platform/operator-info.ts';

interface MemberNameProps {
  readonly memberId: MemberId;
  readonly username: string;
  readonly info: OperatorInfo;
}

/** Whose case it is; it leads to all that is known of the member, for whoever may read that. */
export function MemberName({ memberId, username, info }: MemberNameProps) {
  if (!mayDo(info, 'member.read')) return username;
  return (
    <Link to={`/members?member=${memberId}`} className="text-gold-text underline">
      {username}
    </Link>
  );
}
