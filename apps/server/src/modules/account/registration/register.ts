import { hash } from 'node:crypto';
import { paymentPasswordPattern } from '@wau/contract/calls/account/security-calls';
import type { MemberId } from '@wau/contract/ids';
import {
  askedFields,
  fieldProblem,
  type RegistrationFieldName,
  type RegistrationMode,
  type RegistrationSwitches,
  registrationSwitches,
  valueOfField,
} from '@wau/contract/registration-rules';
import { withTransaction } from '@wau/service/database/database';
import { addressSubject } from '@wau/service/http/address-subject';
import { newToken } from '@wau/service/random';
import { Refusal } from '@wau/service/refusal';
import { type AttemptRule, requireAttempt } from '../../../platform/attempts/attempt-counter.ts';
import type { VisitorContext } from '../../../platform/gates/visitor-gate.ts';
import type { Merchant } from '../../../platform/merchants/merchant.ts';
import type { Caller } from '../credentials/caller.ts';
import type { LoginParts } from '../credentials/login-parts.ts';
import { redeemedByOpening } from '../credentials/login-proof.ts';
import { linkRegisteringAccount } from '../external-login/link-registering-account.ts';
import { findMember, findMemberByMobileNumber } from '../member/find-member.ts';
import { lockMember } from '../member/lock-member.ts';
import { findOpeningLink, type OpeningLink } from '../opening-link/find-opening-link.ts';
import { openBelow } from '../opening-link/open-below.ts';
import { refuseExcluded } from '../play-pause/refuse-excluded.ts';
import { isWeakPaymentPassword } from '../security/payment-password-strength.ts';
import { openSession, type SessionView } from '../session/open-session.ts';
import { type AffiliateLink, partsOfLink } from './affiliate-cookie.ts';
import { type ConfirmedMobile, confirmMobile, mobileNumberOf } from './confirm-mobile.ts';
import { fieldRulesOf, isCaptchaAsked } from './field-rules.ts';
import type { FieldRules } from './field-rules-sql.ts';
import {
  type Affiliate,
  findAffiliate,
  findAffiliateOfDomain,
  findAffiliateOfLink,
} from './find-affiliate.ts';
import { findRecommender } from './find-recommender.ts';
import { invalidField, type RegisterBody, readFields } from './read-fields.ts';
import type { RegistrationFacts } from './registration-sql.ts';
import { openRepeated, type SentRegistration } from './repeated-registration.ts';
import { takenRefusal } from './taken-refusal.ts';
import { writeRegistration } from './write-registration.ts';

const perAddress: AttemptRule = { name: 'register.address', windowMs: 60 * 60_000, window: 'fixed' };
export const registrationsPerAddress = 20;

/** How a registration reached the server. */
export interface RegisterCaller extends Caller {
  readonly idempotencyKey: string | undefined;
  readonly newDeviceToken: () => string;
  /** What is kept of the browser's mark, where it has just come back from another service (see external-login-cookie.ts). */
  readonly browserHash: string | undefined;
  /** The affiliate's link that the browser has followed last. */
  readonly affiliateLink: AffiliateLink | undefined;
}

/**
 * Registers a member under a name or a mobile number and logs the member in.
 *
 * Invariants: member, ledger account, what else was filled in and session exist together or not at all. A
 * registration whose answer was lost may be sent again with the same `Idempotency-Key`, name and password, while the
 * first is still being stored as well; it then opens another session of the same member and needs no further captcha or
 * code. Captcha and code are looked at after the fields, so that a slip in a field does not cost one, and a number is
 * not looked up before the code has shown whose it is.
 *
 * Refuses, in this order: `register.confirm.mismatch`, what `readFields` refuses,
 * `opening.link.closed`, `opening.link.expired`, `affiliate.code.invalid`, `affiliate.agent.invalid`, `captcha.required`, `captcha.wrong`, `register.too.many`,
 * `recommender.unknown`, `verification.code.missing`, `verification.code.wrong`, `register.username.taken`,
 * `register.mobile.taken`, `register.excluded`, `external.ticket.invalid`, `external.provider.unknown`, `external.linked.elsewhere`.
 *
 * Lock order: the code's row, the row of the agent whose link it was, the new member's, the ledger account's, the session's. Nobody waits for a new member's
 * row, so that it need not come first.
 */
export async function register(
  parts: LoginParts,
  context: VisitorContext,
  mode: RegistrationMode,
  body: RegisterBody,
  caller: RegisterCaller,
): Promise<SessionView> {
  const application = await readApplication(parts, context, mode, body);
  const sent = sentOnce(context, mode, application, caller);
  const repeated = await openRepeated(parts, sent, caller);
  if (repeated !== undefined) return repeated;
  try {
    return await registerNew(parts, context, body, caller, application, sent);
  } catch (error) {
    // The same registration may have been under way all the while, and have taken the name, the captcha and the code.
    const meanwhile = error instanceof Refusal ? await openRepeated(parts, sent, caller) : undefined;
    if (meanwhile === undefined) throw error;
    return meanwhile;
  }
}

/** What tells a registration that is sent again from another one. */
function sentOnce(
  { merchant: { merchantCode } }: VisitorContext,
  mode: RegistrationMode,
  { username, password }: Application,
  { idempotencyKey }: RegisterCaller,
): SentRegistration {
  const keyHash = idempotencyKey === undefined ? null : hash('sha256', idempotencyKey, 'buffer');
  return { merchantCode, mode, username, password, keyHash };
}

async function registerNew(
  parts: LoginParts,
  context: VisitorContext,
  body: RegisterBody,
  caller: RegisterCaller,
  application: Application,
  { merchantCode, mode, username, password, keyHash }: SentRegistration,
): Promise<SessionView> {
  const { merchant } = context;
  const { mobileNumber } = application;
  const link = await openingLinkOf(parts, context, body);
  const affiliate =
    link === undefined ? await affiliateOf(parts, context, application.rules, body, caller) : undefined;
  await passCaptcha(parts, context, body.captcha, caller);
  await countAttempt(parts, merchantCode, caller);
  const recommended = await recommenderOf(parts, context, application.rules, body);
  // Whom a plan pays for is paid for once: no friend's reward besides.
  const recommenderMemberId = affiliate?.payeeMemberId === undefined ? recommended : undefined;
  const confirmed = await confirmedMobileOf(parts, context, mobileNumber, body);
  // Nobody's word confirms a number: its owner's codes would lead into an account whose password a stranger knows.
  const isMobileConfirmed = confirmed !== undefined;
  const claimedNumber = isMobileConfirmed || mode === 'mobile' ? mobileNumber : undefined;
  await refuseTaken(parts, merchantCode, mode, username, claimedNumber);
  const { email, idNumber } = application.fields;
  await refuseExcluded(parts, merchantCode, { mobileNumber, email, idNumber });

  const { paymentPassword = '' } = application.fields;
  const hashes = {
    // Whoever chose none logs in by codes; a random one keeps anybody from guessing it.
    password: await parts.passwords.hash(password === '' ? newToken(parts.random) : password),
    paymentPassword: paymentPassword === '' ? undefined : await parts.passwords.hash(paymentPassword),
  };
  const deviceToken = caller.newDeviceToken();
  return withTransaction(parts.database, async (runner) => {
    await confirmed?.use(runner);
    if (link !== undefined) await holdLink({ ...parts, runner }, context, body, link);
    const memberId = await writeRegistration(parts, runner, context, {
      ...{ username, hashes, keyHash, mobileNumber, isMobileConfirmed },
      fields: application.fields,
      uplineMemberId: link?.agent_id ?? affiliate?.agentMemberId ?? recommenderMemberId,
      memberType: link?.member_type ?? 0,
      facts: {
        ...factsOf(merchant, mode, body, affiliate, recommenderMemberId),
        ...partsOfLink(caller.affiliateLink, affiliate?.affiliateCode),
      },
    });
    if (link !== undefined) {
      const { agent_id: agentId, link_id: linkId, rates } = link;
      const now = new Date(parts.clock.nowMs());
      await openBelow(runner, { merchantCode, memberId, agentId, linkId, rates, now });
    }
    const redeemed = redeemedByOpening(merchantCode, memberId);
    if (body.externalTicket !== undefined) {
      const { externalTicket } = body;
      await linkRegisteringAccount(parts, runner, merchant, redeemed, externalTicket, caller.browserHash);
    }
    const owner = { userName: username, memberType: link?.member_type ?? 0, isFirstLogin: false };
    return openSession(parts, runner, redeemed, owner, { ...caller, deviceToken });
  });
}

function switchesOf({ flags }: Merchant): RegistrationSwitches {
  return registrationSwitches((flag) => flags.has(flag));
}

/** How the member came. */
function factsOf(
  { minimumAgeYears }: Merchant,
  registrationMode: RegistrationMode,
  { registerMethod, registerUrl, domain }: RegisterBody,
  affiliate: Affiliate | undefined,
  recommenderMemberId: MemberId | undefined,
): Omit<RegistrationFacts, 'affiliateCampaign' | 'affiliateSubId'> {
  return {
    ...{ registrationMode, registerMethod, registerUrl, domain: domain.toLowerCase() },
    affiliateCode: affiliate?.affiliateCode,
    recommenderMemberId,
    confirmedAgeYears: minimumAgeYears,
  };
}

/** What was filled in, as far as it can be checked by itself. */
interface Application {
  readonly rules: FieldRules;
  /** The name, or the number that stands for it. */
  readonly username: string;
  /** Empty where the merchant asks for none. */
  readonly password: string;
  /** E.164. */
  readonly mobileNumber: string | undefined;
  readonly fields: Readonly<Partial<Record<RegistrationFieldName, string>>>;
}

async function readApplication(
  parts: LoginParts,
  context: VisitorContext,
  mode: RegistrationMode,
  body: RegisterBody,
): Promise<Application> {
  if (body.password !== body.confirmPassword) {
    throw new Refusal('register.confirm.mismatch', { field: 'confirmPassword' });
  }
  const rules = await fieldRulesOf(parts.runner, context);
  const asked = askedFields(mode, rules, switchesOf(context.merchant));
  // These two also come by a link, without being asked for, and are read where they are looked up.
  const typed = asked.filter(({ name }) => name !== 'affiliateCode' && name !== 'recommenderId');
  const fields: Partial<Record<RegistrationFieldName, string>> = Object.fromEntries(readFields(typed, body));
  refuseWeakPaymentPassword(fields.paymentPassword);
  const mobileNumber = mobileNumberOf(context, fields);
  const username = mode === 'mobile' ? (mobileNumber ?? '') : (fields.username ?? '');
  return { rules, username, password: fields.password ?? '', mobileNumber, fields };
}

/** The merchant's rule may ask for more than the security centre does, but not for less. */
function refuseWeakPaymentPassword(paymentPassword: string | undefined): void {
  if (paymentPassword === undefined) return;
  const isSixDigits = new RegExp(paymentPasswordPattern).test(paymentPassword);
  if (!isSixDigits || isWeakPaymentPassword(paymentPassword)) throw invalidField('paymentPassword');
}

/** The agent's link that the visitor came by, or whose code was typed. */
async function openingLinkOf(
  { runner, clock }: LoginParts,
  { merchant: { merchantCode, modules } }: VisitorContext,
  body: RegisterBody,
): Promise<OpeningLink | undefined> {
  if (!modules.has('AFFMAN3')) return undefined;
  return findOpeningLink(runner, merchantCode, body.affiliateCode, new Date(clock.nowMs()));
}

/** Locks the agent's row: until then the link may have been switched off, or the agent been closed. */
async function holdLink(
  parts: LoginParts,
  context: VisitorContext,
  body: RegisterBody,
  { agent_id: memberId }: OpeningLink,
): Promise<void> {
  await lockMember(parts.runner, { merchantCode: context.merchant.merchantCode, memberId });
  await openingLinkOf(parts, context, body);
}

/** Whoever brought the new member: by the code that was typed or came with the link, else by the host, else by the link that was followed before. */
async function affiliateOf(
  { runner }: LoginParts,
  { merchant: { merchantCode, modules } }: VisitorContext,
  { affiliateCode: rule }: FieldRules,
  body: RegisterBody,
  { affiliateLink }: Pick<RegisterCaller, 'affiliateLink'>,
): Promise<Affiliate | undefined> {
  if (!modules.has('AFFMAN3')) return undefined;
  const code = valueOfField('affiliateCode', body.affiliateCode);
  if (code !== '') return findAffiliate(runner, merchantCode, code);
  const affiliate =
    (await findAffiliateOfDomain(runner, merchantCode, body.domain)) ??
    (await findAffiliateOfLink(runner, merchantCode, affiliateLink?.affiliateCode));
  if (affiliate === undefined && rule?.enabled === true && rule.required) throw invalidField('affiliateCode');
  return affiliate;
}

/** Whoever recommended the new member, where the merchant asks for it or has invitations. */
async function recommenderOf(
  { runner }: LoginParts,
  { merchant: { merchantCode, flags } }: VisitorContext,
  { recommenderId: rule }: FieldRules,
  body: RegisterBody,
): Promise<MemberId | undefined> {
  if (rule?.enabled !== true && !flags.has('REFERRAL')) return undefined;
  const recommenderId = valueOfField('recommenderId', body.recommenderId);
  if (rule?.enabled === true && fieldProblem(rule, recommenderId) !== undefined) {
    throw invalidField('recommenderId');
  }
  return recommenderId === '' ? undefined : findRecommender(runner, merchantCode, recommenderId);
}

async function confirmedMobileOf(
  parts: LoginParts,
  context: VisitorContext,
  mobileNumber: string | undefined,
  body: RegisterBody,
): Promise<ConfirmedMobile | undefined> {
  if (mobileNumber === undefined || !switchesOf(context.merchant).confirmsMobile) return undefined;
  return confirmMobile(parts, context, mobileNumber, body);
}

async function passCaptcha(
  parts: LoginParts,
  { merchant }: VisitorContext,
  answer: string,
  caller: Caller,
): Promise<void> {
  if (!isCaptchaAsked(merchant)) return;
  if (answer === '') throw new Refusal('captcha.required', { captcha: true, field: 'captcha' });
  if (!(await parts.captchas.check(merchant.merchantCode, caller.captchaId, answer))) {
    throw new Refusal('captcha.wrong', { captcha: true, field: 'captcha' });
  }
}

async function countAttempt(
  parts: LoginParts,
  merchantCode: VisitorContext['merchant']['merchantCode'],
  caller: Caller,
): Promise<void> {
  const asking = addressSubject(caller.address);
  const limit = registrationsPerAddress;
  await requireAttempt(parts, merchantCode, perAddress, asking, limit, 'register.too.many');
}

/** Saves the work of hashing; the unique constraints have the last word. */
async function refuseTaken(
  { runner }: LoginParts,
  merchantCode: VisitorContext['merchant']['merchantCode'],
  mode: RegistrationMode,
  username: string,
  mobileNumber: string | undefined,
): Promise<void> {
  if (mobileNumber !== undefined) {
    const owner = await findMemberByMobileNumber(runner, merchantCode, mobileNumber);
    if (owner !== undefined) throw new Refusal('register.mobile.taken', { field: 'mobileNum' });
  }
  const member = await findMember(runner, merchantCode, username);
  if (member !== undefined) throw takenRefusal(mode);
}
