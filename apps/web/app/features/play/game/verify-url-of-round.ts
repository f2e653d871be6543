import { type ApiClient, unwrap } from '../../../platform/api/api-client.ts';

const recentBets = 50;

/** The proof page of one of the member's latest rounds, as the operator knows it; `undefined` if it knows none. */
export async function verifyUrlOfRound(api: ApiClient, roundId: string): Promise<string | undefined> {
  const { list } = await unwrap(api.call('listBets', { query: { pageSize: recentBets } }));
  return list.find((bet) => bet.externalKey === roundId)?.verifyUrl;
}
