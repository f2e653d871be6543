import { type UseMutationOptions, useMutation } from '@tanstack/react-query';
import { useRef } from 'react';

/**
 * One thing that an operator asks the server to do: `useMutation`, of which a second press sends nothing while the
 * first is under way. A ref says so, not `isPending`: two presses come before the page has drawn that it is busy, and
 * a note would stand there twice. Nor does `reset` forget what is under way: what is to come of it would be told nobody.
 */
export function useCommand<Answer, Order = void>(options: UseMutationOptions<Answer, Error, Order>) {
  const isUnderWay = useRef(false);
  const {
    mutate,
    reset,
    mutateAsync: _,
    ...command
  } = useMutation({
    ...options,
    onSettled: async (...settled) => {
      try {
        await options.onSettled?.(...settled);
      } finally {
        isUnderWay.current = false;
      }
    },
  });
  return {
    ...command,
    mutate: (...sent: Parameters<typeof mutate>): void => {
      if (isUnderWay.current) return;
      isUnderWay.current = true;
      mutate(...sent);
    },
    reset: (): void => {
      if (!isUnderWay.current) reset();
    },
  };
}
