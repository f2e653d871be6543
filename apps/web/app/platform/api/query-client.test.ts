import { expect, test, vi } from 'vitest';
import { type ApiFailure, ApiFailureError } from './api-failure.ts';
import { createQueryClient, shouldRetry } from './query-client.ts';

function failing(code: ApiFailure['code'], status = 0): ApiFailureError {
  return new ApiFailureError({ ok: false, code, message: '', status });
}

test.each([
  ['network.unreachable', true],
  ['answer.invalid', true],
  ['network.offline', false],
  ['network.timeout', false],
  ['login.failed', false],
  ['server.failed', false],
] as const)('after %s a query is asked again: %s', (code, isRetried) => {
  expect(shouldRetry(0, failing(code))).toBe(isRetried);
  expect(shouldRetry(2, failing(code))).toBe(false);
});

test('a bug is not asked again', () => {
  expect(shouldRetry(0, new TypeError('undefined is not a function'))).toBe(false);
});

test('failures of queries and of mutations are told, whoever looks at them', async () => {
  const onFailure = vi.fn();
  const client = createQueryClient(onFailure);
  const error = failing('session.ended', 401);
  await client.prefetchQuery({ queryKey: ['a'], queryFn: () => Promise.reject(error) });
  const mutation = client.getMutationCache().build(client, { mutationFn: () => Promise.reject(error) });
  await expect(mutation.execute(undefined)).rejects.toBe(error);
  expect(onFailure.mock.calls.map(([failure]) => failure.code)).toEqual(['session.ended', 'session.ended']);
});
