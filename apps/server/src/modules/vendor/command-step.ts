import type { TransferAnswer } from '@wau/ledger/transfer';
import type { ServerParts } from '../../platform/server-parts.ts';
import type { Plan } from './plan-command.ts';
import type { RoundRow } from './round-sql.ts';
import type { WalletCommand, WinCommand } from './wallet-command.ts';

export type ApplyCommandsDeps = Pick<ServerParts, 'database' | 'runner' | 'ledger' | 'clock' | 'config'>;

/** A command on its way through a batch. */
export interface Step<Command extends WalletCommand = WalletCommand> {
  readonly command: Command;
  readonly round: RoundRow | undefined;
  plan: Plan;
  posted?: TransferAnswer;
  /** What a bet brought along, on its own way once the stake is posted. */
  win?: Step<WinCommand>;
}

/** Another process changed a round in between; repeating finds it as it is now. */
export class RoundChangedError extends Error {
  override readonly name = 'RoundChangedError';
}
