import type { MerchantCode } from '@wau/contract/ids';
import { toMinor } from '@wau/money/minor';
import { OverloadError } from '@wau/service/database/batcher';
import { describe, expect, it } from 'vitest';
import type { VendorContext } from '../../../../../platform/gates/vendor-gate.ts';
import type { VendorOperator } from '../../vendor-adapter.ts';
import type { WalletAnswer, WalletCommand } from '../../wallet-command.ts';
import { createStudioCalls } from './studio-calls.ts';

const merchantCode = 'wau' as MerchantCode;
const context: VendorContext = { vendorCode: 'studio', merchantCodes: new Set([merchantCode]) };

/** Of the operator's side only what bets go to. */
function operatorThat(submit: (command: WalletCommand) => Promise<WalletAnswer>): VendorOperator {
  const unasked = () => Promise.reject(new Error('no bet asks for that'));
  return {
    clock: { nowMs: () => 0 },
    vendorsOf: unasked,
    authenticate: unasked,
    balance: unasked,
    permit: unasked,
    submit,
    submitTogether: unasked,
  };
}

const betOf = (name: string, changed: object = {}) => ({
  merchantCode,
  playerId: 'mbr_00000000000000000000000001',
  sessionToken: 'session',
  roundId: name,
  transactionId: `${name}:bet`,
  gameId: 'dice',
  amountMinor: '100',
  currencyCode: 'MYR' as const,
  ...changed,
});

const taken: WalletAnswer = { ok: true, balanceMinor: toMinor(900n), currencyCode: 'MYR' };

describe('bets in one call', () => {
  it('are answered each for itself: a refusal, an overloaded wallet and nonsense are nobody else’s', async () => {
    const submitted: string[] = [];
    const { bets } = createStudioCalls(
      operatorThat(async (command) => {
        submitted.push('roundId' in command ? command.roundId : '');
        if (submitted.at(-1) === 'overloaded') throw new OverloadError('queue.full');
        if (submitted.at(-1) === 'poor') {
          return { ok: false, code: 'balance.insufficient', balanceMinor: toMinor(5n) };
        }
        return taken;
      }),
    );
    const { answers } = await bets.handle(context, {
      bets: [
        betOf('first'),
        betOf('overloaded'),
        betOf('poor'),
        betOf('strange', { gameId: 'no game!' }),
        betOf('foreign', { merchantCode: 'other' }),
        betOf('last'),
      ],
    });
    expect(answers).toEqual([
      { balanceMinor: '900', currencyCode: 'MYR' },
      { errorCode: 'server.overloaded' },
      { errorCode: 'balance.insufficient', balanceMinor: '5' },
      { errorCode: 'request.invalid' },
      { errorCode: 'vendor.player.unknown' },
      { balanceMinor: '900', currencyCode: 'MYR' },
    ]);
    expect(submitted).toEqual(['first', 'overloaded', 'poor', 'last']);
  });

  it('fail together where it is not known what became of one', async () => {
    const { bets } = createStudioCalls(
      operatorThat(async (command) => {
        if ('roundId' in command && command.roundId === 'lost') throw new Error('connection lost');
        return taken;
      }),
    );
    await expect(bets.handle(context, { bets: [betOf('first'), betOf('lost')] })).rejects.toThrow(
      'connection lost',
    );
  });
});
