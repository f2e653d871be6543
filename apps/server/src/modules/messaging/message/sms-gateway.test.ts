import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SmsGatewayConfig } from './message-config.ts';
import { smsGateway } from './sms-gateway.ts';

interface Received {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

const received: Received[] = [];
let status = 200;
let answer = 'OK id=7';
let location: string | undefined;
let server: Server;
let origin = '';

beforeAll(async () => {
  server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      received.push({
        method: request.method ?? '',
        url: request.url ?? '',
        headers: request.headers,
        body: Buffer.concat(chunks).toString(),
      });
      response.writeHead(status, location === undefined ? {} : { location }).end(answer);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

const number = '+60123456789';
const text = 'Wau: "123456" & 100% {digits}\nJangan beri <sesiapa>';
const config = (changes: Partial<SmsGatewayConfig> = {}): SmsGatewayConfig => ({
  url: `${origin}/send`,
  method: 'POST',
  headers: { 'Content-Type': 'application/json', Authorization: 'Bearer key' },
  bodyTemplate: '{"to":"{number}","text":"{text}"}',
  acceptedText: '',
  ...changes,
});
const send = (changes?: Partial<SmsGatewayConfig>) =>
  smsGateway(config(changes)).send(number, { channel: 'sms', text });

describe('SMS gateway', () => {
  test('fills JSON, form and XML so that a text cannot break out of its place', async () => {
    await send();
    expect(JSON.parse(received.at(-1)?.body ?? '')).toEqual({ to: number, text });
    expect(received.at(-1)?.headers.authorization).toBe('Bearer key');

    await send({
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      bodyTemplate: 'to={digits}&text={text}',
    });
    const form = new URLSearchParams(received.at(-1)?.body);
    expect([...form]).toEqual([
      ['to', '60123456789'],
      ['text', text],
    ]);

    await send({ headers: { 'content-type': 'text/xml' }, bodyTemplate: '<m to="{number}">{text}</m>' });
    expect(received.at(-1)?.body).toBe(
      '<m to="+60123456789">Wau: &quot;123456&quot; &amp; 100% {digits}\nJangan beri &lt;sesiapa&gt;</m>',
    );
  });

  test('fills the address of gateways that take a GET', async () => {
    await send({ url: `${origin}/send?to={digits}&text={text}`, method: 'GET', headers: {} });
    const { method, url, body } = received.at(-1) as Received;
    expect([method, body]).toEqual(['GET', '']);
    expect(new URL(url, origin).searchParams.get('text')).toBe(text);
  });

  test('S6 follows no redirect, wherever it leads', async () => {
    status = 307;
    location = `${origin}/inside`;
    const before = received.length;
    await expect(send()).rejects.toThrow('the gateway answered 307');
    expect(received).toHaveLength(before + 1);
    status = 200;
    location = undefined;
  });

  test('an answer that does not say accepted is none, and what is said of it holds no secret', async () => {
    await send({ acceptedText: 'OK' });
    answer = `ERROR: no credit for ${number}`;
    const failure = await send({ acceptedText: 'OK' }).catch((error: unknown) => String(error));
    expect(failure).toContain('without the text that means accepted');
    expect(failure).not.toContain('60123456789');
    status = 500;
    await expect(send()).rejects.toThrow('the gateway answered 500');
    status = 200;
    const unreachable = send({ url: 'http://127.0.0.1:9/' }).catch((error: unknown) => String(error));
    expect(await unreachable).toBe('MessageNotSent: the gateway cannot be reached');
  });

  test('an answer without end is not read to its end', async () => {
    answer = 'x'.repeat(70_000);
    await expect(send({ acceptedText: 'y' })).rejects.toThrow('too long');
    answer = 'OK';
  });
});
