import { calls } from '@wau/contract/calls';
import type { CallRegistrars } from '../../../platform/gates/call-registrars.ts';
import { callerOf } from '../credentials/caller.ts';
import type { LoginParts } from '../credentials/login-parts.ts';
import { getHeadIcons } from './get-head-icons.ts';
import { setEmail } from './set-email.ts';
import { setHeadIcon } from './set-head-icon.ts';
import { setNickname } from './set-nickname.ts';
import { setPayeeName } from './set-payee-name.ts';
import { setWinsShown } from './set-wins-shown.ts';

export function registerProfileRoutes({ registerMemberCall }: CallRegistrars, parts: LoginParts): void {
  registerMemberCall(calls.getHeadIcons, async ({ context }) => getHeadIcons(parts, context));
  registerMemberCall(calls.setHeadIcon, async ({ context, body }) => setHeadIcon(parts, context, body));
  registerMemberCall(calls.setNickname, async ({ context, body }) => setNickname(parts, context, body));
  registerMemberCall(calls.setWinsShown, async ({ context, body }) => setWinsShown(parts, context, body));
  registerMemberCall(calls.setEmail, async ({ context, body, request }) =>
    setEmail(parts, context, body, callerOf(request)),
  );
  registerMemberCall(calls.setPayeeName, async ({ context, body, request }) =>
    setPayeeName(parts, context, body, callerOf(request)),
  );
}
