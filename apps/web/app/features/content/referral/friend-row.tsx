import type { CurrencyCode } from '@wau/money/currency';
import { useTranslate } from '../../../platform/language/use-language.ts';
import { minorOf } from '../../../platform/money/minor-of.ts';
import { useMoney } from '../../../platform/money/use-money.ts';
import { useRecordMoment } from '../../../platform/records/use-record-moment.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { stateNames, stateTones } from './friend-states.ts';
import type { InvitedFriend } from './referral-queries.ts';

interface FriendRowProps {
  readonly friend: InvitedFriend;
  readonly currencyCode: CurrencyCode;
}

/** A friend: how far it has come, since when, and what it has brought. */
export function FriendRow({ friend, currencyCode }: FriendRowProps) {
  const t = useTranslate();
  const money = useMoney();
  const moment = useRecordMoment();
  return (
    <div className="flex items-center gap-3 px-4 py-3">
      <Avatar name={friend.friendName} />
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <span className="font-semibold break-all">{friend.friendName}</span>
          {friend.rewardMinor === null ? null : (
            <span className="tabular font-semibold text-sea-text">
              +{money(minorOf(friend.rewardMinor), currencyCode)}
            </span>
          )}
        </div>
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <time dateTime={friend.changedAt} className="tabular text-caption text-muted">
            {moment(friend.changedAt)}
          </time>
          <Badge tone={stateTones[friend.state]}>{t(stateNames[friend.state])}</Badge>
        </div>
      </div>
    </div>
  );
}
