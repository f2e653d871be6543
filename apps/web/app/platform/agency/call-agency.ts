import { agencyCallTable } from '@wau/contract/agency-call-table.generated';
import type { CallValue } from '@wau/contract/call';
import type { AgencyCallName } from '@wau/contract/call-table';
import type { Calls } from '@wau/contract/calls';
import type { ApiClient, ApiResult, CallInput, CallOptions } from '../api/api-client.ts';

/** Makes a call of agents, as `ApiClient.call` makes the others; the table of them comes along with what agents alone see. */
export function callAgency<Name extends AgencyCallName>(
  api: ApiClient,
  name: Name,
  input: CallInput<Name>,
  options?: CallOptions,
): Promise<ApiResult<CallValue<Calls[Name]>>> {
  return api.callOf<Name>(agencyCallTable[name], input, options);
}
