import { type FeedbackCategory, feedbackCategories } from '@wau/contract/feedback-limits';
import { browserSessionStorage, readStored, writeStored } from '../../../platform/storage/stored-value.ts';

/** What is being written; it outlives a reload, a lost line and another screen in between. */
export interface FeedbackDraft {
  readonly category: FeedbackCategory;
  readonly content: string;
  /** F1: what it was called when it was sent and nobody knows what became of it. Whoever changes a word begins anew. */
  readonly clientId?: string;
}

export const emptyDraft: FeedbackDraft = { category: 'suggestion', content: '' };

const draftKey = 'wau_feedback_draft';

function isDraft(value: unknown): value is FeedbackDraft {
  if (typeof value !== 'object' || value === null) return false;
  const { category, content, clientId }: Partial<Record<keyof FeedbackDraft, unknown>> = value;
  return (
    feedbackCategories.some((known) => known === category) &&
    typeof content === 'string' &&
    (clientId === undefined || typeof clientId === 'string')
  );
}

export function readDraft(): FeedbackDraft {
  return readStored(browserSessionStorage(), draftKey, isDraft) ?? emptyDraft;
}

/** `undefined` forgets it. */
export function keepDraft(draft: FeedbackDraft | undefined): void {
  writeStored(browserSessionStorage(), draftKey, draft);
}
