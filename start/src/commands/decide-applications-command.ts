import { type MerchantCode, parseId, type RewardId } from '@wau/contract/ids';
import { createLedger } from '@wau/ledger/ledger';
import { formatShortMinor } from '@wau/money/format';
import { parseMinor, zeroMinor } from '@wau/money/minor';
import { WrongReview } from '@wau/server/modules/account/identity-check/manage-identity-reviews';
import {
  decideApplication,
  listWaitingApplications,
  openApplicationImages,
} from '@wau/server/modules/content/reward/manage-applications';
import type { ServerParts } from '@wau/server/platform/server-parts';
import { poolRunner } from '@wau/service/database/sql-runner';
import { commandActor, inOneLine } from './command-line.ts';
import { reasonMissing, runDeed } from './run-deed.ts';
import { writeImages } from './write-images.ts';

export const applicationsUsage = `npm run settings -- <merchant> applications             applications for promotions that wait, the oldest first
npm run settings -- <merchant> applications <id> write <folder>
npm run settings -- <merchant> applications <id> approve
npm run settings -- <merchant> applications <id> reject <reason>`;

type CommandParts = Pick<ServerParts, 'database' | 'clock' | 'random' | 'config'>;

/** What stands after `applications`, for one merchant. */
interface ApplicationsCommand {
  readonly merchantCode: MerchantCode;
  readonly words: readonly string[];
  readonly say: (text: string) => void;
}

/** @throws WrongReview with what is wrong with the order */
export async function decideApplicationsCommand(
  parts: CommandParts,
  { merchantCode, words, say }: ApplicationsCommand,
): Promise<void> {
  const [name, verb, ...rest] = words;
  if (name === undefined) return listApplications(parts, merchantCode, say);
  const rewardId = parseId('reward', name);
  if (rewardId === undefined) throw new WrongReview(`${name} is no application.`, 'application.unknown');
  const order = { merchantCode, rewardId };
  if (verb === 'write' && rest.length > 0) {
    const { list } = await runDeed(
      parts,
      { merchantCode, action: 'openApplicationImages', sentences },
      (tx) => openApplicationImages(parts, tx, merchantCode, rewardId),
    );
    const images = list.map(({ fileName, image }) => ({ fileName, image: Buffer.from(image, 'base64') }));
    for (const file of await writeImages(rest.join(' '), images)) say(file);
    if (images.length === 0) say('It came without pictures.');
  } else if (verb === 'approve' && rest.length === 0) {
    await decide(parts, order, { decision: 'approved' });
    say(`${merchantCode} ${rewardId}: approved and paid`);
  } else if (verb === 'reject') {
    await decide(parts, order, { decision: 'rejected', reason: rest.join(' ') });
    say(`${merchantCode} ${rewardId}: rejected`);
  } else {
    throw new WrongReview(`applications takes other words:\n${applicationsUsage}`, 'request.invalid');
  }
}

async function listApplications(
  { database }: CommandParts,
  merchantCode: MerchantCode,
  say: ApplicationsCommand['say'],
): Promise<void> {
  const { list } = await listWaitingApplications(poolRunner(database.pool), merchantCode, 'EN');
  for (const each of list) {
    const amount = formatShortMinor(parseMinor(each.amountMinor) ?? zeroMinor, each.currencyCode, 'en');
    const said = [
      each.username,
      each.promotionId,
      amount,
      `${each.imageCount} pictures`,
      inOneLine(each.remark),
    ];
    say(`${each.rewardId}  ${each.placedAt}  ${said.join('  ')}`.trimEnd());
  }
  if (list.length === 0) say('Nothing is waiting.');
}

interface Order {
  readonly merchantCode: MerchantCode;
  readonly rewardId: RewardId;
}

async function decide(
  parts: CommandParts,
  { merchantCode, rewardId }: Order,
  decision: Parameters<typeof decideApplication>[4],
): Promise<void> {
  const ledger = createLedger({ ...parts, runner: poolRunner(parts.database.pool) });
  try {
    await runDeed(parts, { merchantCode, action: 'decideApplication', sentences }, (tx) =>
      decideApplication(
        { ...parts, ledger },
        tx,
        { merchantCode, actor: commandActor() },
        rewardId,
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
  'application.unknown': 'There is no such application.',
  'application.decided': 'It has been decided already.',
  'promotion.budget.spent': 'Nothing is left of what the promotion may give.',
};
