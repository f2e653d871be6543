import type { FeedbackCategory } from '@wau/contract/feedback-limits';
import type { PlainMessageId } from '../../../platform/language/message-ids.ts';

export const categoryNames = {
  suggestion: 'feedback.category.suggestion',
  problem: 'feedback.category.problem',
  game: 'feedback.category.game',
  payment: 'feedback.category.payment',
  account: 'feedback.category.account',
  other: 'feedback.category.other',
} as const satisfies Record<FeedbackCategory, PlainMessageId>;
