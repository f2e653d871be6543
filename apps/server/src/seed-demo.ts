import { hash } from '@node-rs/argon2';
import type { MemberId } from '@wau/contract/ids';
import { houseAccountId, playerAccountId } from '@wau/ledger/account-id';
import type { Ledger } from '@wau/ledger/ledger';
import { toIdempotencyKey } from '@wau/ledger/transfer';
import { toMinor } from '@wau/money/minor';
import type { Clock } from '@wau/service/clock';
import { type Database, withTransaction } from '@wau/service/database/database';
import { poolRunner, type SqlRunner } from '@wau/service/database/sql-runner';
import type { Random } from '@wau/service/random';
import { assert } from '@wau/service/refusal';
import { addDemoContent } from './demo/content/demo-content-sql.ts';
import { addDemoAffiliate } from './demo/demo-affiliates.ts';
import { addDemoBanks } from './demo/demo-banks.ts';
import { addDemoClub } from './demo/demo-club.ts';
import { addDemoContracts } from './demo/demo-contracts.ts';
import { addDemoDepositMethods } from './demo/demo-deposit-methods.ts';
import { addDemoFeedback } from './demo/demo-feedback.ts';
import { addDemoFriends } from './demo/demo-friends.ts';
import { addDemoLotteries } from './demo/demo-lotteries.ts';
import { type DemoMember, type DemoMerchant, demoMerchants, demoPassword } from './demo/demo-merchants.ts';
import { addDemoRates } from './demo/demo-rates.ts';
import { addDemoRegistration } from './demo/demo-registration.ts';
import { addBanner, addMerchant } from './demo/demo-sql.ts';
import { addDemoWelcome } from './demo/demo-welcome.ts';
import { passwordHashParameters } from './modules/account/credentials/password-hashing.ts';
import { findMember } from './modules/account/member/find-member.ts';
import { openMember } from './modules/account/member/open-member.ts';
import { openTrialMerchant } from './modules/account/trial/open-trial-merchant.ts';
import { addHouseVendors } from './modules/operation/merchant/add-house-vendors.ts';
import { houseVendorSecret } from './modules/operation/merchant/house-vendors.ts';
import { addFieldRule, addGames } from './modules/operation/merchant/offer-sql.ts';

export interface SeedDemoParts {
  readonly database: Database;
  readonly ledger: Ledger;
  readonly clock: Clock;
  readonly random: Random;
  /** The installation's secret, as in `ServerConfig`. */
  readonly masterSecret: string;
  /** Where browsers reach the studio; empty when it is served on the merchants' own hosts. */
  readonly studioUrl: string;
  /** The same by code, of vendors that are played by processes of their own. */
  readonly vendorUrls?: Readonly<Record<string, string>>;
  /** Lotteries are offered unless this says otherwise. */
  readonly hasLotteries?: boolean;
}

/** How long the demo's new games are shown as new. */
const gamesNewForMs = 90 * 24 * 60 * 60_000;

export interface DemoAccount {
  readonly brandName: string;
  /** The host to open, e.g. `laut.localhost`. */
  readonly host: string;
  readonly username: string;
  readonly password: string;
}

/** The code of the house's own studio among the vendors. */
export const studioVendorCode = 'studio';

/** Both sides of one process derive the key that they sign with from the installation's secret. */
export function studioVendorKey(masterSecret: string): Buffer {
  return houseVendorSecret(masterSecret, studioVendorCode);
}

/**
 * Adds the demo merchants with what they offer, and their members with some money, as far as they are missing. May
 * be run at every start; two at a time do no harm.
 */
export async function seedDemo(parts: SeedDemoParts): Promise<readonly DemoAccount[]> {
  const runner = poolRunner(parts.database.pool);
  const accounts: DemoAccount[] = [];
  for (const merchant of demoMerchants) {
    await withTransaction(parts.database, (tx) => addOffer(parts, tx, merchant));
    for (const member of merchant.members) {
      await addMember(parts, runner, merchant, member);
      accounts.push({
        brandName: merchant.brandName,
        host: merchant.hosts[0] ?? '',
        username: member.username,
        password: demoPassword,
      });
    }
  }
  return accounts;
}

async function addOffer(parts: SeedDemoParts, runner: SqlRunner, merchant: DemoMerchant): Promise<void> {
  const year = new Date(parts.clock.nowMs()).getUTCFullYear();
  await addMerchant(runner, merchant, String(year));
  for (const rule of merchant.fieldRules) await addFieldRule(runner, merchant, rule);
  for (const [index, banner] of merchant.banners.entries()) await addBanner(runner, merchant, banner, index);
  await addHouseVendors(parts, runner, merchant.merchantCode);
  await addGames(
    runner,
    merchant.merchantCode,
    merchant.games,
    new Date(parts.clock.nowMs() + gamesNewForMs),
  );
  await openTrialMerchant(runner, merchant.merchantCode);
  if (parts.hasLotteries !== false) await addDemoLotteries(runner, merchant);
  await addDemoDepositMethods(parts, runner, merchant.merchantCode);
  await addDemoBanks(runner, merchant.merchantCode);
  await addDemoClub(runner, merchant.merchantCode);
  await addDemoContent(runner, merchant.merchantCode, parts.clock.nowMs());
  await addDemoRegistration(runner, merchant.merchantCode, parts.clock.nowMs());
}

async function addMember(
  parts: SeedDemoParts,
  runner: SqlRunner,
  merchant: DemoMerchant,
  member: DemoMember,
): Promise<void> {
  const { merchantCode } = merchant;
  const present = await findMember(runner, merchantCode, member.username);
  const memberId = present?.memberId ?? (await openDemoMember(parts, merchant, member));
  await grant(parts, merchant, memberId, member.balanceMinor);
}

/** Who has written to the operator before. */
const feedbackAuthor = 'demo';
/** Who has brought friends and sent money to the upline. */
const friendly = 'siti';

/** Who is paid by contracts and has rates. */
const contracted: readonly string[] = ['ejen', 'wakil'];

/** Who brings members by links as well. */
const affiliated = 'wakil';

async function openDemoMember(
  parts: SeedDemoParts,
  merchant: DemoMerchant,
  member: DemoMember,
): Promise<MemberId> {
  const passwordHash = await hashOfDemoPassword();
  return withTransaction(parts.database, async (runner) => {
    const uplineMemberId = await uplineOf(runner, merchant, member);
    const memberId = await openMember(parts, runner, merchant, {
      username: member.username,
      passwordHash,
      nickname: member.nickname,
      profile: {},
      registerKeyHash: null,
      ...(member.contact === undefined ? {} : { contact: member.contact }),
      ...(member.isFirstLogin === true ? { isFirstLogin: true } : {}),
      ...(member.memberType === undefined ? {} : { memberType: member.memberType }),
      ...(uplineMemberId === undefined ? {} : { uplineMemberId }),
    });
    if (member.username === feedbackAuthor && merchant.flags.includes('FEEDBACK3')) {
      await addDemoFeedback(parts, runner, merchant.merchantCode, memberId);
    }
    if (member.username === friendly && uplineMemberId !== undefined) {
      const { merchantCode, currencyCode } = merchant;
      const inviter = { merchantCode, currencyCode, memberId, uplineMemberId, passwordHash };
      await addDemoFriends(parts, runner, inviter);
    }
    if (contracted.includes(member.username)) {
      const agent = { agentId: memberId, uplineId: uplineMemberId ?? null };
      await addDemoContracts(parts, runner, merchant.merchantCode, agent);
      await addDemoRates(parts, runner, merchant.merchantCode, agent);
    }
    if (member.username === affiliated) {
      const { merchantCode, currencyCode } = merchant;
      await addDemoAffiliate(parts, runner, { merchantCode, currencyCode, memberId, passwordHash });
    }
    await addDemoWelcome(parts, runner, merchant, member.username, memberId);
    return memberId;
  });
}

let demoPasswordHash: Promise<string> | undefined;

/** One for all: everybody knows the password, and a hash costs what it should cost whoever guesses others. */
export function hashOfDemoPassword(): Promise<string> {
  demoPasswordHash ??= hash(demoPassword, passwordHashParameters);
  return demoPasswordHash;
}

async function uplineOf(
  runner: SqlRunner,
  { merchantCode }: DemoMerchant,
  { username, upline }: DemoMember,
): Promise<MemberId | undefined> {
  if (upline === undefined) return undefined;
  const agent = await findMember(runner, merchantCode, upline);
  assert(agent !== undefined, `${upline} is opened before ${username}`);
  return agent.memberId;
}

/** Play money from the house; the key makes sure that it comes once, however often the demo is seeded. */
async function grant(
  parts: SeedDemoParts,
  { merchantCode, currencyCode }: DemoMerchant,
  memberId: MemberId,
  amountMinor: bigint,
): Promise<void> {
  const promotions = houseAccountId('promotions');
  await parts.ledger.openAccount({
    merchantId: merchantCode,
    accountId: promotions,
    kind: 'house',
    currency: currencyCode,
  });
  const answer = await parts.ledger.post({
    merchantId: merchantCode,
    idempotencyKey: toIdempotencyKey(`demo.grant:${memberId}`),
    debit: promotions,
    credit: playerAccountId(memberId),
    amountMinor: toMinor(amountMinor),
    currency: currencyCode,
    reason: 'bonus',
    reference: 'demo.grant',
  });
  assert(answer.outcome === 'posted', 'a house account may owe');
}
