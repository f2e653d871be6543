import { expect, test } from 'vitest';
import { createTestServer } from '../../../testing/test-server.ts';

const server = await createTestServer();

test('CA-04 SH-02 the bets of a filter are a file in the language of the request, and of nobody else', async () => {
  const member = await server.openMember('writes');
  const other = await server.openMember('other');
  const bets = [
    [member, '=cmd()', 'INHOUSE', 'settled', 150],
    [member, 'round-2', 'NEWKIND', 'open', 0],
    [other, 'round-3', 'INHOUSE', 'settled', 0],
  ] as const;
  for (const [owner, key, category, status, payout] of bets) {
    await server.runner.query({
      text: `insert into wau.bets (merchant_id, source, provider, external_key, member_id, game_id, category, currency,
               stake_minor, payout_minor, turnover_minor, status, placed_at)
             values ('wau', 'vendor', 'studio', $1, $2, 'dice', $3, 'MYR', 100, $4, 0, $5, '2026-03-10T17:30:05Z')`,
      values: [key, owner.memberId, category, payout, status],
    });
  }
  const days = { fromDay: '2026-03-11', toDay: '2026-03-11' };
  const fileOf = async (query: object, language: string) =>
    (
      await server.call('exportBets', {
        token: member.token,
        query: { ...days, ...query },
        headers: { language, module: 'TRANSBETREPMEM3' },
      })
    ).value();
  expect((await fileOf({}, 'MY')).split('\r\n')).toEqual([
    '\uFEFFMasa (GMT+8),Nombor,Kategori,Permainan,Status,Taruhan,Kemenangan,Bersih,Mata wang',
    '2026-03-11 01:30:05,round-2,NEWKIND,Dadu,Terbuka,1.00,0.00,,MYR',
    "2026-03-11 01:30:05,'=cmd(),Permainan kami,Dadu,Selesai,1.00,1.50,0.50,MYR",
    '',
  ]);
  const english = (await fileOf({ status: 'settled', category: 'INHOUSE' }, 'EN')).split('\r\n');
  expect(english).toHaveLength(3);
  expect(english[1]).toContain(',Our games,Dice,Settled,');
});
