import type { CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import { type MerchantCode, parseId, type WithdrawalId } from '@wau/contract/ids';
import type { WithdrawalRisk } from '@wau/contract/withdrawal-risks';
import { createLedger } from '@wau/ledger/ledger';
import { formatShortMinor } from '@wau/money/format';
import { parseMinor, zeroMinor } from '@wau/money/minor';
import { WrongReview } from '@wau/server/modules/account/identity-check/manage-identity-reviews';
import {
  decideWithdrawal,
  listWaitingWithdrawals,
} from '@wau/server/modules/money/withdrawal/manage-withdrawals';
import type { ServerParts } from '@wau/server/platform/server-parts';
import { poolRunner } from '@wau/service/database/sql-runner';
import { commandActor } from './command-line.ts';
import { reasonMissing, runDeed } from './run-deed.ts';

export const withdrawalsUsage = `npm run settings -- <merchant> withdrawals              withdrawals that wait, the oldest first
npm run settings -- <merchant> withdrawals <id> approve [reason]
npm run settings -- <merchant> withdrawals <id> reject <reason>`;

type CommandParts = Pick<ServerParts, 'database' | 'clock' | 'random' | 'config'>;
type Decision = Parameters<typeof decideWithdrawal>[4];

/** What stands after `withdrawals`, for one merchant. */
interface WithdrawalsCommand {
  readonly merchantCode: MerchantCode;
  readonly words: readonly string[];
  readonly say: (text: string) => void;
}

/** @throws WrongReview with what is wrong with the order */
export async function decideWithdrawalsCommand(
  parts: CommandParts,
  { merchantCode, words, say }: WithdrawalsCommand,
): Promise<void> {
  const [name, verb, ...rest] = words;
  if (name === undefined) return listWithdrawals(parts, merchantCode, say);
  const withdrawalId = parseId('withdrawal', name);
  if (withdrawalId === undefined) throw new WrongReview(`${name} is no withdrawal.`, 'withdrawal.unknown');
  const reason = rest.join(' ');
  if (verb === 'approve') {
    const { status } = await decide(parts, merchantCode, withdrawalId, {
      decision: 'approved',
      ...(reason === '' ? {} : { reason }),
    });
    say(`${merchantCode} ${withdrawalId}: ${approvals[status]}`);
  } else if (verb === 'reject') {
    await decide(parts, merchantCode, withdrawalId, { decision: 'rejected', reason });
    say(`${merchantCode} ${withdrawalId}: rejected, the amount is back in the wallet`);
  } else {
    throw new WrongReview(`withdrawals takes other words:\n${withdrawalsUsage}`, 'request.invalid');
  }
}

async function listWithdrawals(
  { database }: CommandParts,
  merchantCode: MerchantCode,
  say: WithdrawalsCommand['say'],
): Promise<void> {
  const { list } = await listWaitingWithdrawals(poolRunner(database.pool), merchantCode);
  for (const each of list) {
    const amount = (minor: string) =>
      formatShortMinor(parseMinor(minor) ?? zeroMinor, each.currencyCode, 'en');
    const said = [
      each.username,
      amount(each.amountMinor),
      `${each.bankName} ${each.lastDigits}`,
      each.isFirst ? 'the first' : `paid before ${amount(each.paidBeforeMinor)}`,
      `deposited ${amount(each.depositedMinor)}`,
      ...each.risks.map((risk) => riskSentences[risk]),
      ...(each.needsTwoPersons
        ? [each.approvedBy === null ? 'needs two persons' : `approved by ${each.approvedBy}, needs another`]
        : []),
    ];
    say(`${each.withdrawalId}  ${each.placedAt}  ${said.join('  ')}`);
  }
  if (list.length === 0) say('Nothing is waiting.');
}

/** What an approval leads to. */
const approvals = {
  pending: 'approved; another person has to approve it as well',
  processing: 'approved and on its way',
  rejected: 'rejected',
} as const satisfies Record<CallValue<Calls['decideWithdrawal']>['status'], string>;

const riskSentences = {
  newPayee: 'an account of the last day',
  newPassword: 'a withdrawal password of the last day',
  sharedAccount: 'an account that another member has too',
  unplayedDeposits: 'deposits that were not played with',
  beyondDeposits: 'many times what was ever deposited',
  turnoverWaived: 'turnover of rewards that an exclusion waives',
} as const satisfies Record<WithdrawalRisk, string>;

/** What each refusal is in a sentence for the operator. */
const sentences: Readonly<Partial<Record<string, string>>> = {
  'request.invalid': reasonMissing,
  'withdrawal.second.person': 'You have approved it already; another person has to as well.',
  'withdrawal.reason.missing': 'Something speaks for looking at it twice: say why it may go.',
  'withdrawal.unknown': 'There is no such withdrawal.',
  'withdrawal.decided': 'It has been decided already, or its member has cancelled it.',
};

async function decide(
  parts: CommandParts,
  merchantCode: MerchantCode,
  withdrawalId: WithdrawalId,
  decision: Decision,
): Promise<CallValue<Calls['decideWithdrawal']>> {
  const ledger = createLedger({ ...parts, runner: poolRunner(parts.database.pool) });
  try {
    return await runDeed(parts, { merchantCode, action: 'decideWithdrawal', sentences }, (tx) =>
      decideWithdrawal(
        { ...parts, ledger },
        tx,
        { merchantCode, actor: commandActor() },
        withdrawalId,
        decision,
      ),
    );
  } finally {
    await ledger.drain();
  }
}
