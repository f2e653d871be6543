import type { CallQuery, CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import { parseId } from '@wau/contract/ids';
import { contractKinds, contractProducts } from '@wau/rules/agency/contract-terms';
import { readCursor, readPage } from '@wau/service/http/cursor-page';
import type { Merchant } from '../../../platform/merchants/merchant.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { type ContractLineRow, type ContractPlace, selectNewestContracts } from './contract-list-sql.ts';
import { contractView } from './contract-view.ts';

type Line = CallValue<Calls['listContracts']>['list'][number];

/** Contracts of all agents as operators look for them, the newest first. */
export function listContracts(
  { runner }: Pick<ServerParts, 'runner'>,
  { merchantCode, currencyCode }: Pick<Merchant, 'merchantCode' | 'currencyCode'>,
  { kind, state, payer, cursor, pageSize }: CallQuery<Calls['listContracts']>,
): Promise<CallValue<Calls['listContracts']>> {
  const isOfHouse = payer === undefined ? undefined : payer === 'house';
  const before = readCursor(cursor, parsePlace);
  return readPage(
    pageSize,
    (limit) => selectNewestContracts(runner, { merchantCode, kind, state, isOfHouse, before, limit }),
    (row): Line => {
      const { steps: _, ...version } = contractView(row, 'upline', false);
      const { upline_id, upline_username } = row;
      return {
        ...version,
        userName: row.username,
        upline:
          upline_id === null || upline_username === null
            ? null
            : { memberId: upline_id, userName: upline_username },
        currencyCode,
      };
    },
    cursorOf,
  );
}

function cursorOf({ proposed_us, agent_id, kind, product, version }: ContractLineRow): string {
  return [proposed_us, agent_id, kind, product, version].join('.');
}

function parsePlace(cursor: string): ContractPlace | undefined {
  const [, atUs, agent, kindText, productText, version] =
    /^(\d{1,17})\.(\w+)\.(\w+)\.(\w+)\.(\d{1,9})$/.exec(cursor) ?? [];
  const agentId = agent === undefined ? undefined : parseId('member', agent);
  const kind = contractKinds.find((each) => each === kindText);
  const product = contractProducts.find((each) => each === productText);
  if (atUs === undefined || agentId === undefined || kind === undefined || product === undefined)
    return undefined;
  return { proposedUs: BigInt(atUs), agentId, kind, product, version: Number(version) };
}
