import { expect, test } from 'vitest';
import type { ApiClient } from '../../../platform/api/api-client.ts';
import { favouriteIdsQuery } from '../../../platform/game/favourite-queries.ts';
import { memberKey } from '../../../platform/member/member-queries.ts';
import { listChoiceOf } from './list-choice.ts';
import { gameListQuery } from './list-queries.ts';

const api = {} as ApiClient;
const keyOf = (classify: string) =>
  gameListQuery(api, listChoiceOf(new URLSearchParams({ classify }))).queryKey as readonly unknown[];

test('GA-05 GA-06 what is a member’s own is forgotten with the member, for the next one in this tab', () => {
  for (const key of [favouriteIdsQuery(api).queryKey, keyOf('FAV'), keyOf('RECENT')]) {
    expect(key.slice(0, memberKey.length)).toEqual([...memberKey]);
  }
  expect(keyOf('HOT')[0]).not.toBe(memberKey[0]);
});
