import { type CallDefinition, commonErrors } from '@wau/contract/call';
import { calls } from '@wau/contract/calls';
import { createPasswordHashing } from '@wau/server/modules/account/credentials/password-hashing';
import { switchOnFlags } from '@wau/server/testing/switch-on-flags';
import { systemRandom } from '@wau/service/random';
import { proofReplay, proofSize } from '@wau/service/testing/proof-size';
import fc from 'fast-check';
import type { InjectOptions } from 'fastify';
import { beforeAll, expect, test } from 'vitest';
import { createEveryCallServer } from '../testing/every-call-server.ts';
import { answerTo } from '../testing/s1/attack.ts';
import { sampleInput } from '../testing/s1/call-samples.ts';
import { openVictim, type SharedPassword, type Victim } from '../testing/s1/victim.ts';
import {
  type GeneratedRequest,
  generatedRequest,
  injectOptionsOf,
  soundHeaders,
} from '../testing/s9/generated-request.ts';
import { createHandCredentials, type HandCredentials, merchantOf } from '../testing/s9/hand-credentials.ts';

const server = await createEveryCallServer();
const all = Object.values<CallDefinition>(calls);
const merchantCodes = ['wau', 'laut'] as const;
const victims = new Map<string, Victim>();
let credentials: HandCredentials;

beforeAll(async () => {
  const passwords = await createPasswordHashing({ random: systemRandom, lanes: 1, queueLength: 1 });
  const plain = 'layang-layang-9';
  const password: SharedPassword = { plain, hash: await passwords.hash(plain) };
  await switchOnFlags(server, ...new Set(all.flatMap(({ needs }) => needs?.flags ?? [])));
  for (const merchantCode of merchantCodes)
    victims.set(merchantCode, await openVictim(server, password, merchantCode));
  credentials = createHandCredentials(server, password);
});

interface Answer {
  readonly statusCode: number;
  readonly body: string;
}

let requestNumber = 0;

async function send(request: GeneratedRequest): Promise<Answer> {
  requestNumber += 1;
  const { callName, hand } = request;
  const call: CallDefinition = calls[callName];
  const merchantCode = merchantOf(hand);
  const victim = victims.get(merchantCode);
  if (victim === undefined) throw new Error(`nobody is there of ${merchantCode}`);
  const { headers, person } = await credentials.take(hand, call);
  const input = sampleInput(call, victim, person);
  const sound = {
    ...input,
    headers: { ...soundHeaders(call, merchantCode, `generated-${requestNumber}-00000`), ...headers },
  };
  const options: InjectOptions = {
    ...injectOptionsOf(request, {
      ...sound,
      body:
        call.encrypted === undefined || input.body === undefined
          ? input.body
          : { data: await server.encrypt(input.body, merchantCode) },
    }),
    // An address each, so that what is counted by address does not turn all of them away.
    remoteAddress: `10.${requestNumber >> 16}.${(requestNumber >> 8) & 255}.${requestNumber & 255}`,
  };
  const answer = await answerTo(server, call, options);
  if (answer.statusCode === 401 || answer.statusCode === 403) credentials.drop(hand);
  return answer;
}

/** An id that is changed may lead to another path, and an empty one to none. */
const ofOtherPaths = ['request.path.unknown', 'request.method.wrong'] as const;

/** What every answer of the house is, whatever was asked: its own success, or a refusal that the contract names. */
function faultOf(call: CallDefinition, { statusCode, body }: Answer): string | undefined {
  const isOverload = statusCode === 503;
  if (statusCode >= 500 && !isOverload) return 'failed';
  if (statusCode < 400 || call.ownProtocol === true) return undefined;
  const declared: readonly string[] = [...commonErrors, ...call.errors, ...ofOtherPaths];
  const { errorCode = '', message = '' } = JSON.parse(body) as { errorCode?: string; message?: string };
  if (!declared.includes(errorCode)) return `refused with ${errorCode}, which it does not declare`;
  if (message === '') return 'refused without a word to its caller';
  return undefined;
}

test('S9 whatever is sent to any call is answered by success or by a refusal that the contract names, never by a failure', {
  timeout: 3_600_000,
}, async () => {
  const answered = new Map<string, number>();
  let succeeded = 0;
  await fc.assert(
    fc.asyncProperty(generatedRequest, async (request) => {
      const answer = await send(request);
      const fault = faultOf(calls[request.callName], answer);
      if (fault !== undefined)
        throw new Error(
          `${request.callName} of ${request.hand}: ${answer.statusCode}, ${fault}\n${answer.body}`,
        );
      answered.set(request.callName, (answered.get(request.callName) ?? 0) + 1);
      if (answer.statusCode < 400) succeeded += 1;
    }),
    { numRuns: proofSize({ full: 50_000, quick: 1_000 }), endOnFailure: true, ...proofReplay() },
  );
  // Requests that all bounce off the first gate would prove nothing of what stands behind it.
  const asked = [...answered.values()].reduce((sum, count) => sum + count, 0);
  expect(succeeded / Math.max(1, asked)).toBeGreaterThan(0.05);
  expect(answered.size).toBeGreaterThan(asked > 10_000 ? all.length - 1 : all.length / 2);
});
