import type { TransferAnswer } from '@wau/ledger/transfer';
import type { ServerParts } from '../../../platform/server-parts.ts';
import type { BetStanding } from '../betting/bet.ts';
import type { Plan } from './plan-command.ts';
import type { WalletCommand, WinCommand } from './wallet-command.ts';

export type ApplyCommandsDeps = Pick<ServerParts, 'database' | 'runner' | 'ledger' | 'clock' | 'config'>;

/** A command on its way through a batch. */
export interface Step<Command extends WalletCommand = WalletCommand> {
  readonly command: Command;
  readonly round: BetStanding | undefined;
  plan: Plan;
  posted?: TransferAnswer;
  /** What a bet brought along, on its own way once the stake is posted. */
  win?: Step<WinCommand>;
}

/** Whether the stake of a bet is taken, by this call or by the same one before. */
export function stakeTaken({ plan, posted }: Step): 'now' | 'before' | undefined {
  if (plan.step === 'free') return plan.taken;
  if (posted?.outcome !== 'posted') return undefined;
  return posted.replayed ? 'before' : 'now';
}

/** Another process changed a round in between; repeating finds it as it is now. */
export class RoundChangedError extends Error {
  override readonly name = 'RoundChangedError';
}
