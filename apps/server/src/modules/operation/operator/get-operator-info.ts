import type { CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import type { OperatorContext } from '../../../platform/gates/operator-gate.ts';
import { messageTexts } from '../../messaging/message/message-texts.ts';

/** Who is logged in, and what they may do at this merchant, in words. */
export function getOperatorInfo({
  merchant,
  language,
  operator,
}: OperatorContext): CallValue<Calls['getOperatorInfo']> {
  const words = messageTexts(language);
  return {
    operatorId: operator.operatorId,
    username: operator.username,
    merchantCode: merchant.merchantCode,
    passwordIsTemporary: operator.passwordIsTemporary,
    sessionEndsAt: operator.sessionEndsAt.toISOString(),
    roles: operator.roles.map((role) => ({ role, words: words(`role.${role}`) })),
    permissions: operator.permissions.map((permission) => ({
      permission,
      words: words(`permission.${permission}`),
    })),
  };
}
