import type { BetPlayer } from './bet-players.ts';

const body = JSON.stringify({
  stakeMinor: '100',
  parameters: { direction: 'under', targetHundredths: 4_950 },
});

let keyCount = 0;

/** Places a bet under a key of its own; false where the server was full. A refused one fails the benchmark. */
export async function sendDiceBet({ connection, playToken }: BetPlayer): Promise<boolean> {
  keyCount += 1;
  const key = `bench-${process.pid}-${String(keyCount).padStart(12, '0')}`;
  const headers = `Authorization: Bearer ${playToken}\r\nIdempotency-Key: ${key}\r\n`;
  const answer = await connection.send('POST', '/studio/api/bets', headers, body);
  if (answer.status !== 200 && answer.status !== 503) {
    throw new Error(`a bet was answered ${answer.status}: ${answer.body}`);
  }
  return answer.status === 200;
}
