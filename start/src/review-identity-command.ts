import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { MerchantCode } from '@wau/contract/ids';
import {
  decideIdentity,
  listIdentityReviews,
  listWaitingIdentities,
  type OpenedIdentityImage,
  openIdentityImages,
  type ReviewParts,
  WrongReview,
} from '@wau/server/modules/account/identity-check/review-identity';

export const identityUsage = `npm run settings -- <merchant> identity             whose identity documents wait for a decision
npm run settings -- <merchant> identity history     who looked at which and decided what
npm run settings -- <merchant> identity <member> write <folder>
npm run settings -- <merchant> identity <member> accept
npm run settings -- <merchant> identity <member> refuse <reason>`;

/** What stands after `identity`, for one merchant. */
export interface IdentityCommand {
  readonly merchantCode: MerchantCode;
  readonly words: readonly string[];
  /** The operator, for the record. */
  readonly reviewedBy: string;
  readonly say: (text: string) => void;
}

/** @throws WrongReview with what is wrong with the order */
export async function reviewIdentityCommand(parts: ReviewParts, command: IdentityCommand): Promise<void> {
  const { merchantCode, words, reviewedBy, say } = command;
  const [username = '', verb, ...rest] = words;
  const order = { merchantCode, username, reviewedBy };
  if (words.length === 0) {
    const waiting = await listWaitingIdentities(parts, merchantCode);
    for (const row of waiting) say(`${row.submitted_at.toISOString()}  ${row.username}`);
    if (waiting.length === 0) say('Nobody is waiting.');
  } else if (username === 'history' && verb === undefined) {
    for (const row of await listIdentityReviews(parts, merchantCode)) {
      const moment = row.reviewed_at.toISOString();
      say(`${moment}  ${row.reviewed_by}  ${row.username}: ${row.action} ${row.reason}`.trimEnd());
    }
  } else if (verb === 'write' && rest.length > 0) {
    for (const file of await writeImages(rest.join(' '), await openIdentityImages(parts, order))) say(file);
  } else if (verb === 'accept' && rest.length === 0) {
    await decideIdentity(parts, order, { status: 'verified' });
    say(`${merchantCode} ${username}: verified`);
  } else if (verb === 'refuse') {
    await decideIdentity(parts, order, { status: 'refused', reason: rest.join(' ') });
    say(`${merchantCode} ${username}: refused`);
  } else {
    throw new WrongReview(`identity takes other words:\n${identityUsage}`);
  }
}

/** For this user's eyes alone; what is there already, a link somewhere else included, is never written over. */
async function writeImages(
  folder: string,
  images: readonly OpenedIdentityImage[],
): Promise<readonly string[]> {
  const files = images.map(({ fileName, image }) => ({ file: join(resolve(folder), fileName), image }));
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    for (const { file, image } of files) await writeFile(file, image, { flag: 'wx', mode: 0o600 });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    throw new WrongReview(`The pictures cannot be written to ${folder} (${code}).`);
  }
  return files.map(({ file }) => file);
}
