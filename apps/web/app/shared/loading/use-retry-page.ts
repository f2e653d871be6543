import { useQueryClient } from '@tanstack/react-query';

/** Asks again for what could not be loaded, and for whatever else of the page has failed with it. */
export function useRetryPage(refetch: () => Promise<unknown>): () => Promise<unknown> {
  const queryClient = useQueryClient();
  return () => {
    const others = queryClient.refetchQueries(
      { type: 'active', predicate: ({ state }) => state.status === 'error' },
      // What `refetch` asks for is among them, and is asked for once.
      { cancelRefetch: false },
    );
    return Promise.all([refetch(), others]);
  };
}
