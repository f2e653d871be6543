import { describe, expect, it } from 'vitest';
import { studioVendorCode, studioVendorKey } from '../../../../../seed-demo.ts';
import { createTestServer, testSecret } from '../../../../../testing/test-server.ts';
import { openPlayer } from '../../testing/test-player.ts';
import { createVendorClient } from '../../testing/vendor-client.ts';

const server = await createTestServer();
const { directBets } = server.handle;
const key = studioVendorKey(testSecret);
const code = studioVendorCode;
const vendor = createVendorClient(server.handle.vendorTransport, {
  vendorCode: code,
  key,
  clock: server.clock,
});

describe('bets of a vendor in the same process', () => {
  it('are taken or refused each for itself, and one that comes again has its answer', async () => {
    const player = await openPlayer(server, vendor, 1_000n);
    const [first, second] = [player.round(), player.round()];
    const win = first.win('50');
    const won = {
      ...first.bet,
      win: { transactionId: win.transactionId, amountMinor: win.amountMinor },
      endRound: true,
    };
    const tooMuch = { ...second.bet, amountMinor: '5000' };
    const expected = [
      { balanceMinor: '950', currencyCode: 'MYR' },
      { errorCode: 'balance.insufficient', balanceMinor: '950' },
    ];
    expect((await directBets({ code, key }, { bets: [won, tooMuch] })).answers).toEqual(expected);
    expect((await directBets({ code, key }, { bets: [won, tooMuch] })).answers).toEqual(expected);
    expect(await player.balance()).toBe(950n);
  });

  it('are refused as a whole from a vendor that nobody knows, and with another key', async () => {
    const player = await openPlayer(server, vendor, 1_000n);
    const bets = [player.round().bet];
    const other = Buffer.alloc(32, 1);
    await expect(directBets({ code, key: other }, { bets })).rejects.toMatchObject({
      code: 'vendor.signature.wrong',
    });
    await expect(directBets({ code: 'nobody', key }, { bets })).rejects.toMatchObject({
      code: 'vendor.unknown',
    });
    expect(await player.balance()).toBe(1_000n);
  });

  it('of a merchant that the key does not speak for, or with an amount beyond all, take nothing', async () => {
    const player = await openPlayer(server, vendor, 1_000n);
    const { bet } = player.round();
    const bets = [
      { ...bet, merchantCode: 'nowhere' as typeof bet.merchantCode },
      { ...bet, amountMinor: '9'.repeat(18) },
    ];
    expect((await directBets({ code, key }, { bets })).answers).toEqual([
      { errorCode: 'vendor.player.unknown' },
      { errorCode: 'request.invalid' },
    ]);
    expect(await player.balance()).toBe(1_000n);
  });
});
