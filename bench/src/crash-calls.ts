import type { CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import type { Envelope } from '@wau/contract/envelope';
import type { BetPlayer } from './bet-players.ts';

export type CrashTable = CallValue<Calls['getCrashTable']>;
export type CrashFlight = NonNullable<CrashTable['flight']>;
export type CrashBet = CallValue<Calls['placeCrashBet']>;

/** A call's value, or the code that it was refused with. */
interface Answered<Value> {
  readonly value?: Value;
  readonly errorCode?: string;
}

export async function tableOf(player: BetPlayer): Promise<CrashTable> {
  const { value, errorCode } = await ask<CrashTable>(player, 'GET', '/studio/api/crash');
  if (value === undefined) throw new Error(`the table was refused: ${errorCode}`);
  return value;
}

export function placeBet(player: BetPlayer, flight: CrashFlight): Promise<Answered<CrashBet>> {
  return ask(player, 'POST', '/studio/api/crash/bets', {
    chainId: flight.chainId,
    flight: flight.number,
    slot: 1,
    stakeMinor: '100',
    autoCashOutHundredths: null,
  });
}

export function cashOut(player: BetPlayer, { roundId }: CrashBet): Promise<Answered<CrashBet>> {
  return ask(player, 'POST', `/studio/api/crash/bets/${roundId}/cash-out`);
}

let keyCount = 0;

async function ask<Value>(
  { connection, playToken }: BetPlayer,
  method: 'GET' | 'POST',
  path: string,
  body?: unknown,
): Promise<Answered<Value>> {
  keyCount += 1;
  const key = `bench-${process.pid}-${String(keyCount).padStart(12, '0')}`;
  const headers = `Authorization: Bearer ${playToken}\r\n${method === 'POST' ? `Idempotency-Key: ${key}\r\n` : ''}`;
  // A request without a body says so, or the server would wait for one.
  const none = method === 'POST' && body === undefined ? 'Content-Length: 0\r\n' : '';
  const text = body === undefined ? '' : JSON.stringify(body);
  const answer = await connection.send(method, path, headers + none, text);
  const envelope = JSON.parse(answer.body) as Envelope<Value>;
  return envelope.success ? { value: envelope.value } : { errorCode: envelope.errorCode };
}
