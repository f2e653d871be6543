import { calls } from '@wau/contract/calls';
import type { CallRegistrars } from '../../../platform/gates/call-registrars.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import type { SpokenProtocols } from '../../play/vendor/describe-protocols.ts';
import { listGameSwitchPlans } from './list-game-switch-plans.ts';
import { listGameSwitches } from './list-game-switches.ts';
import { listSiteGames } from './list-site-games.ts';
import { listSiteVendors } from './list-site-vendors.ts';
import { dropGameSwitchPlan, planGameSwitch } from './manage-game-switch-plans.ts';
import { switchGame, switchVendor } from './manage-game-switches.ts';

export function registerSiteGameRoutes(
  { registerOperatorQuery, registerOperatorCommand }: CallRegistrars,
  parts: ServerParts & { readonly protocols: SpokenProtocols },
): void {
  registerOperatorQuery(calls.listSiteGames, ({ context, query }) => listSiteGames(parts, context, query));
  registerOperatorQuery(calls.listSiteVendors, ({ context }) => listSiteVendors(parts, context.merchant));
  registerOperatorQuery(calls.listGameSwitches, ({ context, query }) =>
    listGameSwitches(parts, context, query),
  );
  registerOperatorQuery(calls.listGameSwitchPlans, ({ context }) => listGameSwitchPlans(parts, context));
  registerOperatorCommand(
    calls.planGameSwitch,
    async ({ context, body }) =>
      (tx) =>
        planGameSwitch(parts, tx, context, body),
  );
  registerOperatorCommand(
    calls.dropGameSwitchPlan,
    async ({ context, params }) =>
      (tx) =>
        dropGameSwitchPlan(parts, tx, context.merchant.merchantCode, params),
  );
  registerOperatorCommand(
    calls.switchGame,
    async ({ context, params, body }) =>
      (tx) =>
        switchGame(parts, tx, context.merchant.merchantCode, params, body),
  );
  registerOperatorCommand(
    calls.switchVendor,
    async ({ context, params, body }) =>
      (tx) =>
        switchVendor(parts, tx, context.merchant.merchantCode, params, body),
  );
}
