import { useMutation, useQueryClient } from '@tanstack/react-query';
import { unwrap } from '../../../platform/api/api-client.ts';
import { awaitNewsSince } from '../../../platform/live/awaited-news.ts';
import { base64Of } from '../../../platform/picture/prepare-picture.ts';
import { useApi } from '../../../platform/services/app-services.ts';
import type { FeedbackDraft } from './feedback-draft.ts';
import { feedbackKey } from './feedback-queries.ts';

/** A slow line takes its time for three pictures. */
const uploadTimeoutMs = 120_000;

interface SentFeedback extends FeedbackDraft {
  readonly clientId: string;
  /** As data URLs. */
  readonly pictures: readonly string[];
}

export function useSendFeedback() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ pictures, ...words }: SentFeedback) => {
      const body = { ...words, images: pictures.map(base64Of) };
      return unwrap(api.call('sendFeedback', { body }, { timeoutMs: uploadTimeoutMs }));
    },
    onSuccess: () => {
      // The answer may come while the app is open.
      awaitNewsSince(Date.now());
      return queryClient.invalidateQueries({ queryKey: feedbackKey });
    },
  });
}
