import type { CallBody, CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import { fieldProblem, valueOfField } from '@wau/contract/registration-rules';
import { addressSubject } from '@wau/service/http/address-subject';
import { Refusal } from '@wau/service/refusal';
import {
  type AttemptRule,
  attemptCounter,
  requireAttempt,
} from '../../../platform/attempts/attempt-counter.ts';
import type { Audited } from '../../../platform/audit/audited.ts';
import type { AgentContext } from '../../../platform/gates/agent-gate.ts';
import type { AuditedWork } from '../../../platform/gates/command-registrar.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import type { PasswordHashing } from '../../account/credentials/password-hashing.ts';
import { findMember } from '../../account/member/find-member.ts';
import { openMember } from '../../account/member/open-member.ts';
import { openBelow } from '../../account/opening-link/open-below.ts';
import { fieldRulesOf } from '../../account/registration/field-rules.ts';
import { holdOpener } from './hold-opener.ts';
import { memberTypeOf } from './opened-kinds.ts';
import { selectOpenedDirectly } from './opening-sql.ts';
import { requireOwnRates } from './require-own-rates.ts';
import { ratesFromWire, ratesText } from './wire-rates.ts';

export type OpeningParts = ServerParts & { readonly passwords: PasswordHashing };

type Context = Pick<AgentContext, 'merchant' | 'member' | 'language'>;
type Asked = CallBody<Calls['openTeamAccount']>;
type Opened = CallValue<Calls['openTeamAccount']>;

/** More than anybody sets up by hand, too few to fill a site with names. */
const perAgent: AttemptRule = { name: 'opening.agent', windowMs: 24 * 60 * 60_000, window: 'fixed' };
export const accountsPerDay = 50;

/** An agent who is opened can open accounts as well: of one address no more come than of a few who sit together. */
const perAddress: AttemptRule = { name: 'opening.address', windowMs: 24 * 60 * 60_000, window: 'fixed' };
export const accountsPerAddressPerDay = 200;

/** An account that was opened and is asked for once more within this time is answered with. */
const retryWindowMs = 10 * 60_000;

/**
 * Opens an account directly below an agent, under a name and a first password that the agent hands on.
 *
 * Invariants: the new member is asked for an own password before anything else; the rules for names and passwords are the
 * registration's; the rates are within the agent's. The same sent again, because its answer was lost, finds the account.
 * Locks: the agent's row.
 *
 * @throws Refusal `username.format.invalid`, `password.format.invalid`, `opening.too.many`, `register.username.taken`,
 *   `rate.above.own`, and as `holdOpener` does
 */
export async function openTeamAccount(
  parts: OpeningParts,
  context: Context,
  asked: Asked,
  address: string,
): Promise<AuditedWork<Opened>> {
  const { merchantCode } = context.merchant;
  const agentId = context.member.memberId;
  const userName = valueOfField('username', asked.userName);
  await requireFields(parts, context, userName, asked.password);
  // Counted first, so that names are not tried out without end.
  const attempts = attemptCounter(parts, merchantCode, perAgent, agentId);
  const verdict = await attempts.take(accountsPerDay);
  if (!verdict.accepted)
    throw new Refusal('opening.too.many', { retryAfterSeconds: verdict.retryAfterSeconds });
  const limit = accountsPerAddressPerDay;
  await requireAttempt(parts, merchantCode, perAddress, addressSubject(address), limit, 'opening.too.many');
  const again = await findOpened(parts, context, userName, asked);
  if (again !== undefined) {
    await attempts.giveBack();
    return async () => again;
  }
  const passwordHash = await parts.passwords.hash(asked.password);
  const now = new Date(parts.clock.nowMs());
  const rates = ratesFromWire(asked.rates);
  return async (tx) => {
    await holdOpener(tx, { merchantCode, agentId });
    // The same may have been sent twice at once, and the other one been first.
    const meanwhile = await findOpened({ ...parts, runner: tx }, context, userName, asked);
    if (meanwhile !== undefined) return meanwhile;
    await requireOwnRates(tx, merchantCode, agentId, rates, now);
    const memberId = await openMember(parts, tx, context.merchant, {
      ...{ username: userName, passwordHash, nickname: '', profile: {}, registerKeyHash: null },
      contact: { language: context.language },
      ...{ isFirstLogin: true, memberType: memberTypeOf(asked.kind), uplineMemberId: agentId },
    });
    await openBelow(tx, { merchantCode, memberId, agentId, linkId: null, rates, now });
    return openedBy(memberId, userName, asked);
  };
}

/** Held to the rules of the registration, whose other fields the member can fill in alone. */
async function requireFields(
  { runner }: OpeningParts,
  context: Context,
  userName: string,
  password: string,
): Promise<void> {
  const rules = await fieldRulesOf(runner, context);
  const always = { enabled: true, required: true };
  const free = { pattern: '', maxLength: 64 };
  if (fieldProblem({ ...free, ...rules.username, ...always }, userName) !== undefined)
    throw new Refusal('username.format.invalid', { field: 'userName' });
  if (fieldProblem({ ...free, ...rules.password, ...always }, password) !== undefined)
    throw new Refusal('password.format.invalid', { field: 'password' });
}

/** What this very agent has just opened under the name, with the password, and nobody has used yet. */
async function findOpened(
  parts: OpeningParts,
  { merchant: { merchantCode }, member: { memberId: agentId } }: Context,
  userName: string,
  asked: Asked,
): Promise<Audited<Opened> | undefined> {
  const found = await findMember(parts.runner, merchantCode, userName);
  if (found === undefined) return undefined;
  const { memberId, passwordHash, isFirstLogin, registeredAt } = found;
  const isRecent = parts.clock.nowMs() - registeredAt.getTime() <= retryWindowMs;
  const isOwn =
    isRecent && isFirstLogin && (await selectOpenedDirectly(parts.runner, merchantCode, memberId, agentId));
  if (isOwn && (await parts.passwords.verify(passwordHash, asked.password)))
    return openedBy(memberId, userName, asked);
  throw new Refusal('register.username.taken', { field: 'userName' });
}

function openedBy(memberId: Opened['memberId'], userName: string, { kind, rates }: Asked): Audited<Opened> {
  return {
    value: { memberId, userName },
    change: { subject: memberId, oldValues: {}, newValues: { userName, kind, rates: ratesText(rates) } },
  };
}
