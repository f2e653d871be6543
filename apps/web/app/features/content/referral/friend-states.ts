import type { FriendState } from '@wau/contract/referral-states';
import type { PlainMessageId } from '../../../platform/language/message-ids.ts';
import type { BadgeTone } from '../../../ui/badge.tsx';

export const stateNames = {
  registered: 'invite.state.registered',
  deposited: 'invite.state.deposited',
  checking: 'invite.state.checking',
  qualified: 'invite.state.qualified',
  rewarded: 'invite.state.rewarded',
  ineligible: 'invite.state.ineligible',
  expired: 'invite.state.expired',
} as const satisfies Readonly<Record<FriendState, PlainMessageId>>;

export const stateTones: Readonly<Record<FriendState, BadgeTone>> = {
  registered: 'plain',
  deposited: 'waiting',
  checking: 'waiting',
  qualified: 'waiting',
  rewarded: 'good',
  ineligible: 'plain',
  expired: 'plain',
};
