import { expect, test } from 'vitest';
import type { TestMember } from '../../../testing/test-server.ts';
import { sweepVendorWalletsJob } from './sweep-vendor-wallets-job.ts';
import { createFundTransferServer } from './testing/fund-transfer-server.ts';

const { server, purses, parts, newMember, move, standingOf } = await createFundTransferServer();
const sweep = () => sweepVendorWalletsJob(parts).run({}, new AbortController().signal);
const sweepAtOf = async ({ memberId }: TestMember): Promise<Date | null | undefined> => {
  const rows = await server.runner.query<{ sweep_at: Date | null }>({
    text: 'select sweep_at from wau.vendor_wallets where member_id = $1',
    values: [memberId],
  });
  return rows[0]?.sweep_at;
};
/** As if the merchant's time were over. */
const letTimePass = (...members: readonly TestMember[]) =>
  server.runner.query({
    text: "update wau.vendor_wallets set sweep_at = date_trunc('milliseconds', now()) - interval '1 second' where member_id = any ($1) and sweep_at is not null",
    values: [members.map(({ memberId }) => memberId)],
  });
const minutesAhead = (moment: Date | null | undefined) =>
  Math.round(((moment?.getTime() ?? 0) - server.clock.nowMs()) / 60_000);

test('what nobody plays with comes back after the merchant’s time, and not before', async () => {
  const member = await newMember();
  await move(member, 'main', 'samudra');
  await sweep();
  expect(await standingOf(member)).toEqual([0n, 0n, 10_000n, 10_000n]);
  await letTimePass(member);
  await sweep();
  expect(await standingOf(member)).toEqual([10_000n, 0n, 0n, 0n]);
  // The vendor is asked once more, and then let go of.
  await letTimePass(member);
  await sweep();
  expect(await sweepAtOf(member)).toBeNull();
  const { transfers } = (await server.call('getMerchantWallet', { token: member.token })).value();
  expect(transfers.map(({ from, status }) => `${from} ${status}`)).toEqual([
    'samudra completed',
    'main completed',
  ]);
});

test('whoever plays is left alone until the time after the last round', async () => {
  const member = await newMember();
  await move(member, 'main', 'samudra');
  purses.tell(member.memberId, { lastPlayedAt: new Date(server.clock.nowMs() - 5 * 60_000) });
  await letTimePass(member);
  await sweep();
  expect(await standingOf(member)).toEqual([0n, 0n, 10_000n, 10_000n]);
  expect(minutesAhead(await sweepAtOf(member))).toBe(10);
});

test('after the logout it comes back with the next run, whenever was played', async () => {
  const member = await newMember();
  await move(member, 'main', 'samudra');
  purses.tell(member.memberId, { lastPlayedAt: new Date(server.clock.nowMs()) });
  await server.call('logout', { token: member.token });
  await sweep();
  expect(await standingOf(member)).toEqual([10_000n, 0n, 0n, 0n]);
});

test('as long as stakes are out the wallet is looked at again', async () => {
  const member = await newMember();
  await move(member, 'main', 'samudra');
  await move(member, 'samudra', 'main');
  purses.tell(member.memberId, { openRounds: 1 });
  await letTimePass(member);
  await sweep();
  expect(minutesAhead(await sweepAtOf(member))).toBe(15);
  purses.play(member.memberId, 700n);
  purses.tell(member.memberId, { openRounds: 0 });
  await letTimePass(member);
  await sweep();
  expect((await standingOf(member))[0]).toBe(10_700n);
});

test('a vendor that does not answer is asked again, and holds up nobody', async () => {
  const member = await newMember();
  await move(member, 'main', 'samudra');
  await letTimePass(member);
  purses.fail('unreachable');
  await sweep();
  expect(await standingOf(member)).toEqual([0n, 0n, 10_000n, 10_000n]);
  purses.fail('never');
  await sweep();
  expect(await standingOf(member)).toEqual([10_000n, 0n, 0n, 0n]);
});

test('many at once, by two jobs, come back once each', async () => {
  const members = await Promise.all(Array.from({ length: 12 }, () => newMember()));
  for (const member of members) await move(member, 'main', 'samudra');
  await letTimePass(...members);
  await Promise.all([sweep(), sweep()]);
  for (const member of members) expect(await standingOf(member)).toEqual([10_000n, 0n, 0n, 0n]);
  expect(await server.ledger.verifyChains(members[0]?.merchantCode as never)).toEqual([]);
});
