import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { createOperatorClient } from '../platform/operator-client.ts';
import { createSessionStore } from '../platform/session-store.ts';
import { caseCount, type WorkKind, workListQuery } from './work-kind.ts';

/** A server that answers with these pages, one after the other, each of its kind of list. */
function listOf(kind: WorkKind, pages: readonly { list: readonly object[]; nextCursor?: string }[]) {
  let asked = 0;
  const sent = vi.fn<typeof fetch>(async () => {
    asked += 1;
    return Response.json({ success: true, value: pages[asked - 1] ?? { list: [] } });
  });
  const services = {
    client: createOperatorClient({
      fetch: sent,
      session: () => ({ token: 'token', merchantCode: 'wau' }),
      language: () => 'EN',
      isAttended: () => true,
    }),
    session: createSessionStore(sessionStorage, localStorage),
  };
  const query = workListQuery(services, kind);
  const paths = () => sent.mock.calls.map(([path]) => String(path));
  return { query, paths };
}

test('AG-03 runs of commissions that wait are asked for from the oldest on, page by page, until all are there', async () => {
  const { query, paths } = listOf('commissionRun', [
    { list: [{ runId: 'crn_1' }, { runId: 'crn_2' }], nextCursor: 'crn_2' },
    { list: [{ runId: 'crn_3' }] },
  ]);
  const data = await new QueryClient().fetchInfiniteQuery({ ...query, pages: 5 });
  expect(data.pages.flatMap(({ list }) => list)).toEqual([
    { runId: 'crn_1' },
    { runId: 'crn_2' },
    { runId: 'crn_3' },
  ]);
  expect(caseCount(data)).toBe(3);
  const asked = paths().map((path) => new URL(path, 'http://localhost').searchParams);
  expect(asked.map((parameters) => [parameters.get('order'), parameters.get('cursor')])).toEqual([
    ['oldest', null],
    ['oldest', 'crn_2'],
  ]);
});

test('what is listed as a whole is one page', async () => {
  const { query, paths } = listOf('withdrawal', [{ list: [{ withdrawalId: 'wdl_1' }] }]);
  const data = await new QueryClient().fetchInfiniteQuery({ ...query, pages: 5 });
  expect(caseCount(data)).toBe(1);
  expect(paths()).toHaveLength(1);
  expect(caseCount(undefined)).toBe(0);
});
