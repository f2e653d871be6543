import type { TestMember, TestServer } from '@wau/server/testing/test-server';

/** What the victim is offered as an agent, of every kind: nobody else may read, answer or replace it. */
export async function offerContract(
  server: TestServer,
  { merchantCode, memberId }: Pick<TestMember, 'merchantCode' | 'memberId'>,
  mark: string,
): Promise<void> {
  const tier = {
    minimumBetMinor: '0',
    netLossMinor: '0',
    activeMembers: 0,
    basisPoints: 10,
    amountMinor: null,
  };
  await server.runner.query({
    text: `insert into wau.agent_contracts (merchant_id, agent_id, kind, product, version, state, tiers, starts_on,
             proposed_by, proposer_id, proposed_at)
           select $1, $2, kind, 'LOTT', 1, 'P', $3, '2026-03-01', 'upline', $4, now()
             from unnest(array['dividend', 'dailySalary', 'hourlySalary']) as kind`,
    values: [merchantCode, memberId, JSON.stringify([tier]), `${mark} operator`],
  });
}
