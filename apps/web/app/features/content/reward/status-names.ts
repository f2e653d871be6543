import type { PromotionStatus } from '@wau/contract/promotion-statuses';
import type { PlainMessageId } from '../../../platform/language/message-ids.ts';
import type { BadgeTone } from '../../../ui/badge.tsx';

/** ME-10: the ten statuses by the names that the document gives them. */
export const statusNames = {
  join: 'reward.status.join',
  claim: 'reward.status.claim',
  applying: 'reward.status.applying',
  close: 'reward.status.close',
  rejected: 'reward.status.rejected',
  issued: 'reward.status.issued',
  claimed: 'reward.status.claimed',
  process: 'reward.status.process',
  signed: 'reward.status.signed',
  coming: 'reward.status.coming',
} as const satisfies Record<PromotionStatus, PlainMessageId>;

export const statusTones: Readonly<Record<PromotionStatus, BadgeTone>> = {
  join: 'plain',
  claim: 'good',
  applying: 'waiting',
  close: 'plain',
  rejected: 'bad',
  issued: 'good',
  claimed: 'good',
  process: 'waiting',
  signed: 'waiting',
  coming: 'plain',
};
