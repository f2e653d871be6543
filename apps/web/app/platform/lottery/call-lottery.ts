import type { CallValue } from '@wau/contract/call';
import type { LotteryCallName } from '@wau/contract/call-table';
import type { Calls } from '@wau/contract/calls';
import { lotteryCallTable } from '@wau/contract/lottery-call-table.generated';
import type { ApiClient, ApiResult, CallInput, CallOptions } from '../api/api-client.ts';

/** Makes a call of lotteries, as `ApiClient.call` makes the others; the table of them comes along with the screens that call. */
export function callLottery<Name extends LotteryCallName>(
  api: ApiClient,
  name: Name,
  input: CallInput<Name>,
  options?: CallOptions,
): Promise<ApiResult<CallValue<Calls[Name]>>> {
  return api.callOf<Name>(lotteryCallTable[name], input, options);
}
