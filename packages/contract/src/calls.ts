import type { CallDefinition } from './call.ts';
import { accountCalls } from './calls/account/account-calls.ts';
import { agencyCalls } from './calls/agency/agency-calls.ts';
import { contentCalls } from './calls/content/content-calls.ts';
import { lotteryCalls } from './calls/lottery/lottery-calls.ts';
import { messagingCalls } from './calls/messaging/messaging-calls.ts';
import { moneyCalls } from './calls/money/money-calls.ts';
import { operationCalls } from './calls/operation/operation-calls.ts';
import { playCalls } from './calls/play/play-calls.ts';

/** Every call of the product, by its name: what the server registers, the clients are typed by and OpenAPI lists. */
export const calls = {
  ...operationCalls,
  ...accountCalls,
  ...messagingCalls,
  ...moneyCalls,
  ...agencyCalls,
  ...contentCalls,
  ...playCalls,
  ...lotteryCalls,
} as const satisfies Record<string, CallDefinition>;

export type Calls = typeof calls;
export type CallName = keyof Calls;
