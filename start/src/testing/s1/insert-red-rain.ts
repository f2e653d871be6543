import type { TestMember, TestServer } from '@wau/server/testing/test-server';
import { newId, systemRandom } from '@wau/service/random';

/** A running red rain of the victim's for the own team, of which nobody else may see or catch anything. */
export async function insertRedRain(
  server: TestServer,
  { merchantCode, memberId }: Pick<TestMember, 'merchantCode' | 'memberId'>,
  currency: string,
): Promise<string> {
  const rainId = newId('redRain', server.clock, systemRandom);
  await server.runner.query({
    text: `insert into wau.red_rains (merchant_id, rain_id, agent_id, funder, scheduled_by, currency, total_minor,
             packet_count, needs_active, starts_at, ends_at, commitment, status, scheduled_at)
           values ($1, $2, $3, 'agent', $3, $4, 100, 1, false, $5::timestamptz - interval '1 minute',
                   $5::timestamptz + interval '1 day', 'none', 'scheduled', $5)`,
    values: [merchantCode, rainId, memberId, currency, new Date(server.clock.nowMs())],
  });
  await server.runner.query({
    text: `insert into wau.red_packets (merchant_id, rain_id, packet_number, amount_minor) values ($1, $2, 1, 100)`,
    values: [merchantCode, rainId],
  });
  return rainId;
}
