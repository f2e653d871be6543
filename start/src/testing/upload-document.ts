import { request } from 'node:http';
import { delayOf } from '@wau/service/testing/delay';

const partBytes = 64 * 1024;

export interface SentDocument {
  readonly member: string;
  readonly bytes: number;
  readonly bytesPerSecond: number;
}

/** Sends a document as a phone does, part by part; gives the status of the answer, 0 where none came. */
export async function uploadDocument(
  port: number,
  { member, bytes, bytesPerSecond }: SentDocument,
): Promise<number> {
  const headers = { 'Content-Type': 'application/json', 'Content-Length': bytes, 'X-Member': member };
  const outgoing = request({
    host: '127.0.0.1',
    port,
    method: 'POST',
    path: '/wps/documents',
    headers,
    agent: false,
  });
  const answered = new Promise<number>((resolve) => {
    outgoing.once('response', (incoming) => {
      incoming.resume();
      resolve(incoming.statusCode ?? 0);
    });
    outgoing.once('error', () => resolve(0));
  });
  const body = `"${'x'.repeat(bytes - 2)}"`;
  for (let sent = 0; sent < bytes && !outgoing.destroyed; sent += partBytes) {
    outgoing.write(body.slice(sent, sent + partBytes));
    await delayOf((partBytes / bytesPerSecond) * 1000);
  }
  outgoing.end();
  return answered;
}
