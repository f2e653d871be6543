import { once } from 'node:events';
import type { CallDefinition } from '@wau/contract/call';
import { headerNames } from '@wau/contract/headers';
import { openOperator } from '@wau/server/testing/open-operator';
import type { TestServer } from '@wau/server/testing/test-server';
import type { InjectOptions } from 'fastify';
import { sampleInput } from './call-samples.ts';
import { openPerson, openPlayToken, type Person, type SharedPassword, type Victim } from './victim.ts';

/**
 * Who calls. `visitor` has no session; the next three have one at the victim's merchant; `stranger` has one at the
 * other merchant and shows it at the victim's, `neighbour` at their own. `auditor` is an operator of the victim's
 * merchant who may only read settings and the audit; `foreign operator` may do everything, at the other merchant.
 */
export const attackerKinds = [
  'visitor',
  'player',
  'trial',
  'agent',
  'stranger',
  'neighbour',
  'auditor',
  'foreign operator',
] as const;
export type AttackerKind = (typeof attackerKinds)[number];

/** Member types of the roles. */
const memberTypes = { player: 0, trial: 4, agent: 20, stranger: 0, neighbour: 0 } as const;

export interface Attack {
  readonly call: CallDefinition;
  readonly kind: AttackerKind;
  readonly victim: Victim;
  /** Fields that the call does not know, beside those that it does. */
  readonly extra?: Readonly<Record<string, unknown>>;
}

export interface AttackAnswer {
  /** `200`, or status and code, e.g. `404 deposit.unknown`. */
  readonly outcome: string;
  readonly text: string;
  /** Which member attacked; visitors and operators are none. */
  readonly attacker: Person | undefined;
}

let attackNumber = 0;

/** Makes the call as the attacker, with the victim's ids in every place where an id goes. */
export async function attack(
  server: TestServer,
  password: SharedPassword,
  { call, kind, victim, extra }: Attack,
): Promise<AttackAnswer> {
  attackNumber += 1;
  const otherMerchant = victim.merchantCode === 'wau' ? 'laut' : 'wau';
  const isAway = kind === 'stranger' || kind === 'neighbour';
  const attacker =
    kind === 'visitor' || isOperatorKind(kind)
      ? undefined
      : await openPerson(server, password, {
          username: `attacker_${attackNumber}`,
          merchantCode: isAway ? otherMerchant : victim.merchantCode,
          memberType: memberTypes[kind],
        });
  const { params, query, body } = sampleInput(call, victim, attacker);
  const sentBody = body === undefined ? undefined : { ...body, ...extra };
  const sentAt = kind === 'neighbour' ? otherMerchant : victim.merchantCode;
  const request: InjectOptions = {
    method: call.method,
    url: call.path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name]))),
    query: textsOf(sentBody === undefined ? { ...query, ...extra } : query),
    headers: {
      [headerNames.merchant]: sentAt,
      [headerNames.idempotencyKey]: `attack-number-${attackNumber}-0000`,
      ...(call.module === undefined ? {} : { [headerNames.module]: call.module }),
      ...(call.encrypted === undefined ? {} : { [headerNames.encryption]: 'JWE' }),
      ...(await credentials(server, call, kind, attacker)),
      ...(isOperatorKind(kind)
        ? await operatorCredentials(server, kind, victim.merchantCode, otherMerchant)
        : {}),
    },
    ...(await payloadOf(server, call, sentBody, sentAt)),
    // Everybody comes from an address of their own, so that no count of one attack meets the next.
    remoteAddress: `10.${attackNumber >> 16}.${(attackNumber >> 8) & 255}.${attackNumber & 255}`,
  };
  const { statusCode, body: text, headers } = await answerTo(server, call, request);
  const { errorCode } = statusCode === 200 ? {} : (JSON.parse(text) as { errorCode?: string });
  return {
    outcome: statusCode === 200 ? '200' : `${statusCode} ${errorCode ?? ''}`,
    text: text + JSON.stringify(headers),
    attacker,
  };
}

/** The whole answer, or the beginning of one that lasts: what has happened so far comes at once. */
export async function answerTo(
  server: TestServer,
  call: CallDefinition,
  request: InjectOptions,
): Promise<{ readonly statusCode: number; readonly body: string; readonly headers: object }> {
  if (call.eventStream === undefined) return server.app.inject(request);
  const { statusCode, headers, stream } = await server.app.inject({ ...request, payloadAsStream: true });
  const reader = stream();
  const [beginning] = (await once(reader, 'data')) as [Buffer];
  reader.destroy();
  return { statusCode, headers, body: beginning.toString() };
}

type OperatorKind = 'auditor' | 'foreign operator';

export function isOperatorKind(kind: AttackerKind): kind is OperatorKind {
  return kind === 'auditor' || kind === 'foreign operator';
}

async function operatorCredentials(
  server: TestServer,
  kind: OperatorKind,
  merchantCode: string,
  otherMerchant: string,
): Promise<Record<string, string>> {
  const name = `operator_${attackNumber}`;
  const { token } =
    kind === 'auditor'
      ? await openOperator(server, name, 'auditor', [merchantCode])
      : await openOperator(server, name, 'administrator', [otherMerchant]);
  return { [headerNames.operatorToken]: token };
}

/** The house's calls take the session's token; the studio's a play token, which only players of the house have. */
async function credentials(
  server: TestServer,
  call: CallDefinition,
  kind: AttackerKind,
  attacker: Person | undefined,
): Promise<Record<string, string>> {
  if (attacker === undefined) return {};
  const hasPlayToken = call.caller === 'player' && (kind === 'player' || kind === 'neighbour');
  const token = hasPlayToken ? await openPlayToken(server, attacker) : attacker.token;
  return { [headerNames.authorization]: `Bearer ${token}` };
}

async function payloadOf(
  server: TestServer,
  call: CallDefinition,
  body: object | undefined,
  merchantCode: string,
): Promise<Pick<InjectOptions, 'payload'>> {
  if (body === undefined) return {};
  if (call.encrypted === undefined) return { payload: body };
  return { payload: { data: await server.encrypt(body, merchantCode) } };
}

function textsOf(values: object): Record<string, string> {
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, String(value)]));
}
