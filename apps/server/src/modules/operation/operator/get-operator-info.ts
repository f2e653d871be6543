import type { CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import type { OperatorContext } from '../../../platform/gates/operator-gate.ts';
import { operatorIdleMs } from '../../../platform/operators/operator-lookup.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { messageTexts } from '../../messaging/message/message-texts.ts';
import { selectServedMerchants } from './operator-sql.ts';

/** Who is logged in, what they may do at this merchant, in words, and which merchants they serve. */
export async function getOperatorInfo(
  { runner, merchants }: Pick<ServerParts, 'runner' | 'merchants'>,
  { merchant, language, operator }: OperatorContext,
): Promise<CallValue<Calls['getOperatorInfo']>> {
  const words = messageTexts(language);
  const served = new Set(await selectServedMerchants(runner, operator.operatorId));
  const known = (await merchants.all()).filter(({ merchantCode }) => served.has(merchantCode));
  return {
    operatorId: operator.operatorId,
    username: operator.username,
    merchantCode: merchant.merchantCode,
    passwordIsTemporary: operator.passwordIsTemporary,
    hasSecondStep: operator.hasSecondStep,
    sessionEndsAt: operator.sessionEndsAt.toISOString(),
    idleMinutes: operatorIdleMs / 60_000,
    merchants: known.map(({ merchantCode, brandName }) => ({ merchantCode, brandName })),
    roles: operator.roles.map((role) => ({ role, words: words(`role.${role}`) })),
    permissions: operator.permissions.map((permission) => ({
      permission,
      words: words(`permission.${permission}`),
    })),
  };
}
