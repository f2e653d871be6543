import { QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { askAgain } from './ask-again.ts';
import { createQueryClient } from './query-client.ts';

const queryKey = ['member', 'inbox', 'unread'];
let stop: (() => void) | undefined;

afterEach(() => stop?.());

/** A query that is shown, and its answers, which the test gives. */
function shown() {
  const queryClient = createQueryClient();
  const answers: PromiseWithResolvers<number>[] = [];
  const observer = new QueryObserver(queryClient, {
    queryKey,
    queryFn: () => {
      const answer = Promise.withResolvers<number>();
      answers.push(answer);
      return answer.promise;
    },
    retry: false,
  });
  stop = observer.subscribe(() => undefined);
  return { queryClient, answers, data: () => observer.getCurrentResult().data };
}

test('ME-05 what changes while the first answer is under way is asked for once more, and the later answer stays', async () => {
  const { queryClient, answers, data } = shown();
  expect(answers).toHaveLength(1);
  const again = askAgain(queryClient, ['member', 'inbox']);
  answers[0]?.resolve(0);
  await vi.waitFor(() => expect(answers).toHaveLength(2));
  expect(data()).toBe(0);
  answers[1]?.resolve(1);
  await again;
  expect(data()).toBe(1);
});

test('a first answer that fails is not asked for again by this', async () => {
  const { queryClient, answers, data } = shown();
  const again = askAgain(queryClient, ['member']);
  answers[0]?.reject(new Error('no network'));
  await again;
  expect(answers).toHaveLength(1);
  expect(data()).toBeUndefined();
});

test('what has been answered is asked for once', async () => {
  const { queryClient, answers, data } = shown();
  answers[0]?.resolve(0);
  await vi.waitFor(() => expect(data()).toBe(0));
  const again = askAgain(queryClient, ['member']);
  await vi.waitFor(() => expect(answers).toHaveLength(2));
  answers[1]?.resolve(1);
  await again;
  expect(answers).toHaveLength(2);
  expect(data()).toBe(1);
});
