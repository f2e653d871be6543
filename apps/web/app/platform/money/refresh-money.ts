import type { QueryClient } from '@tanstack/react-query';
import { memberKey } from '../member/member-queries.ts';

/** What every movement of money changes of what is kept of the member. */
const moneyParts = ['balance', 'movements', 'movement-totals'] as const;

/** Has whatever is on show of the member's money asked for anew, and the part whose change has moved it. */
export function refreshMoney(queryClient: QueryClient, changedPart: string): Promise<unknown> {
  return Promise.all(
    [changedPart, ...moneyParts].map((part) =>
      queryClient.invalidateQueries({ queryKey: [...memberKey, part] }),
    ),
  );
}
