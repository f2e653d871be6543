import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { useCommand } from './use-command.ts';

/** A command that is answered, or refused, by hand. */
function renderCommand(onSettled?: () => Promise<void>) {
  const sent: string[] = [];
  let answer = (): void => undefined;
  let refuse = (_: Error): void => undefined;
  const queryClient = new QueryClient();
  const { result } = renderHook(
    () =>
      useCommand({
        mutationFn: (note: string) =>
          new Promise<void>((resolve, reject) => {
            sent.push(note);
            [answer, refuse] = [resolve, reject];
          }),
        ...(onSettled === undefined ? {} : { onSettled }),
      }),
    {
      wrapper: ({ children }: { readonly children: ReactNode }) => (
        <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
      ),
    },
  );
  return { result, sent, answer: () => answer(), refuse: (error: Error) => refuse(error) };
}

test('two presses before anything is drawn anew are one', async () => {
  const { result, sent, answer } = renderCommand();
  act(() => {
    result.current.mutate('first');
    result.current.mutate('first');
  });
  await waitFor(() => expect(sent).toHaveLength(1));
  answer();
  await waitFor(() => expect(result.current.isSuccess).toBe(true));
  act(() => result.current.mutate('second'));
  await waitFor(() => expect(sent).toEqual(['first', 'second']));
});

test('after a refusal it can be pressed again', async () => {
  const { result, sent, refuse } = renderCommand();
  act(() => result.current.mutate('first'));
  await waitFor(() => expect(sent).toEqual(['first']));
  refuse(new Error('refused'));
  await waitFor(() => expect(result.current.isError).toBe(true));
  act(() => result.current.mutate('again'));
  await waitFor(() => expect(sent).toEqual(['first', 'again']));
});

test('it is under way until what comes after it is done', async () => {
  let hasAnswer = false;
  let readAnew = (): void => undefined;
  const { result, sent, answer } = renderCommand(() => {
    hasAnswer = true;
    return new Promise((resolve) => {
      readAnew = resolve;
    });
  });
  act(() => result.current.mutate('first'));
  await waitFor(() => expect(sent).toEqual(['first']));
  answer();
  await waitFor(() => expect(hasAnswer).toBe(true));
  act(() => result.current.mutate('too early'));
  readAnew();
  await waitFor(() => expect(result.current.isSuccess).toBe(true));
  act(() => result.current.mutate('second'));
  await waitFor(() => expect(sent).toEqual(['first', 'second']));
});

test('what is under way is not forgotten: whoever sent it is told what came of it', async () => {
  const { result, sent, answer } = renderCommand();
  let toldCount = 0;
  act(() => {
    result.current.mutate('first', { onSuccess: () => (toldCount += 1) });
    result.current.reset();
  });
  await waitFor(() => expect(sent).toEqual(['first']));
  expect(result.current.isPending).toBe(true);
  answer();
  await waitFor(() => expect(toldCount).toBe(1));
  act(() => result.current.reset());
  await waitFor(() => expect(result.current.isIdle).toBe(true));
});
