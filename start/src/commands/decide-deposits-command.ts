import type { CallBody, CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import { type DepositId, type MerchantCode, parseId } from '@wau/contract/ids';
import { createLedger } from '@wau/ledger/ledger';
import type { CurrencyCode } from '@wau/money/currency';
import { formatShortMinor } from '@wau/money/format';
import { parseMinor, zeroMinor } from '@wau/money/minor';
import { WrongReview } from '@wau/server/modules/account/identity-check/manage-identity-reviews';
import { createDepositBonuses } from '@wau/server/modules/content/reward/deposit-bonuses';
import {
  decideDeposit,
  listWaitingDeposits,
  openDepositProof,
} from '@wau/server/modules/money/deposit/manage-deposits';
import type { ServerParts } from '@wau/server/platform/server-parts';
import { poolRunner } from '@wau/service/database/sql-runner';
import { commandActor } from './command-line.ts';
import { reasonMissing, runDeed } from './run-deed.ts';
import { writeImages } from './write-images.ts';

export const depositsUsage = `npm run settings -- <merchant> deposits                 bank transfers whose money somebody has to see
npm run settings -- <merchant> deposits <reference>     the one of a reference, whatever became of it
npm run settings -- <merchant> deposits <id> write <folder>
npm run settings -- <merchant> deposits <id> approve [what came in minor units, if it is another amount]
npm run settings -- <merchant> deposits <id> decline <reason>`;

type CommandParts = Pick<ServerParts, 'database' | 'clock' | 'random' | 'config'>;

/** What stands after `deposits`, for one merchant. */
interface DepositsCommand {
  readonly merchantCode: MerchantCode;
  readonly words: readonly string[];
  readonly say: (text: string) => void;
}

/** @throws WrongReview with what is wrong with the order */
export async function decideDepositsCommand(
  parts: CommandParts,
  { merchantCode, words, say }: DepositsCommand,
): Promise<void> {
  const [name, verb, ...rest] = words;
  if (name === undefined) return listDeposits(parts, merchantCode, say);
  if (/^[2-9A-HJ-NP-Z]{8}$/.test(name)) return listDeposits(parts, merchantCode, say, name);
  const depositId = parseId('deposit', name);
  if (depositId === undefined) throw new WrongReview(`${name} is no deposit.`, 'deposit.unknown');
  const order = { merchantCode, depositId };
  if (verb === 'write' && rest.length > 0) {
    const { fileName, image } = await runDeed(
      parts,
      { merchantCode, action: 'openDepositProof', sentences },
      (tx) => openDepositProof(parts, tx, merchantCode, depositId),
    );
    const proof = { fileName, image: Buffer.from(image, 'base64') };
    for (const file of await writeImages(rest.join(' '), [proof])) say(file);
  } else if (verb === 'approve' && rest.length <= 1) {
    const { status } = await decide(parts, order, { decision: 'approved', ...receivedOf(rest[0]) });
    const outcome =
      status === 'pending' ? 'approved; another person has to say the same' : 'approved and in the balance';
    say(`${merchantCode} ${depositId}: ${outcome}`);
  } else if (verb === 'decline') {
    await decide(parts, order, { decision: 'declined', reason: rest.join(' ') });
    say(`${merchantCode} ${depositId}: declined`);
  } else {
    throw new WrongReview(`deposits takes other words:\n${depositsUsage}`, 'request.invalid');
  }
}

async function listDeposits(
  { database, clock }: CommandParts,
  merchantCode: MerchantCode,
  say: DepositsCommand['say'],
  reference?: string,
): Promise<void> {
  const query = reference === undefined ? {} : { reference };
  const runner = poolRunner(database.pool);
  const { list } = await listWaitingDeposits({ runner, clock }, merchantCode, query);
  for (const each of list) {
    const said = [
      each.username,
      shortMoney(each.amountMinor, each),
      each.reference,
      `${each.bankName} ${each.accountNumber}`,
      each.proofSentAt === null ? 'without a proof' : `proof of ${each.proofSentAt}`,
      ...(each.limitLeftMinor === null
        ? []
        : [`own limit leaves ${shortMoney(each.limitLeftMinor, each)} more`]),
      ...(each.status === 'pending' ? [] : [each.status]),
      ...(each.approvedBy === null ? [] : [`approved by ${each.approvedBy}, needs another`]),
    ];
    say(`${each.depositId}  ${each.placedAt}  ${said.join('  ')}`);
  }
  if (list.length === 0) say('Nothing is waiting.');
}

function shortMoney(wire: string, { currencyCode }: { readonly currencyCode: CurrencyCode }): string {
  return formatShortMinor(parseMinor(wire) ?? zeroMinor, currencyCode, 'en');
}

interface Order {
  readonly merchantCode: MerchantCode;
  readonly depositId: DepositId;
}

/** An amount in minor units, as in the settings. */
function receivedOf(text: string | undefined): { readonly receivedMinor?: string } {
  if (text === undefined) return {};
  const received = parseMinor(text);
  if (received === undefined || received <= 0n)
    throw new WrongReview(`${text} is no amount.`, 'request.invalid');
  return { receivedMinor: String(received) };
}

async function decide(
  parts: CommandParts,
  { merchantCode, depositId }: Order,
  decision: CallBody<Calls['decideDeposit']>,
): Promise<CallValue<Calls['decideDeposit']>> {
  const ledger = createLedger({ ...parts, runner: poolRunner(parts.database.pool) });
  try {
    return await runDeed(parts, { merchantCode, action: 'decideDeposit', sentences }, (tx) =>
      decideDeposit(
        { ...parts, ledger, bonuses: createDepositBonuses({ ...parts, ledger }) },
        tx,
        { merchantCode, actor: commandActor() },
        depositId,
        decision,
      ),
    );
  } finally {
    await ledger.drain();
  }
}

/** What each refusal is in a sentence for the operator. */
const sentences: Readonly<Partial<Record<string, string>>> = {
  'request.invalid': reasonMissing,
  'deposit.unknown': 'There is no such deposit by bank transfer.',
  'deposit.decided': 'It has been decided already, or it ended without its money.',
  'deposit.proof.unknown': 'It has no picture.',
  'deposit.second.person': 'You have spoken already; another person has to say the same.',
};
