import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { letterHtml, letterText } from './letter.ts';
import type { MailContent } from './message-content.ts';
import { smtp } from './smtp.ts';

const letter: MailContent = {
  channel: 'mail',
  senderName: 'Wau & Kawan',
  themeName: 'night',
  locale: 'ms-MY',
  subject: 'Pilih kata laluan baharu – Wau',
  greeting: 'Salam sejahtera <Aisyah>,',
  paragraphs: ['Pilih di sini:'],
  action: { label: 'Pilih kata laluan', url: 'https://play.example.com/m/resetPassword#abc' },
  afterwards: ['Sekali sahaja.'],
  sign: 'Pasukan Wau',
};

const received: { readonly to: readonly string[]; readonly source: string }[] = [];
let server: SMTPServer;
let url = '';

beforeAll(async () => {
  server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo(address, _session, done) {
      if (address.address.startsWith('unknown@')) done(new Error(`550 no mailbox ${address.address}`));
      else done();
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        received.push({
          to: session.envelope.rcptTo.map(({ address }) => address),
          source: Buffer.concat(chunks).toString(),
        });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  url = `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise<void>((resolve) => server.close(resolve)));

test('AC-17 a letter reaches a real mail server, as text and as HTML, from the brand', async () => {
  await smtp({ url, from: 'no-reply@play.example.com' }).send('aisyah@example.com', letter);
  const { to, source } = received.at(-1) ?? { to: [], source: '' };
  expect(to).toEqual(['aisyah@example.com']);
  expect(source).toMatch(/^From: "?Wau & Kawan"? <no-reply@play\.example\.com>\r$/m);
  expect(source).toMatch(/^Content-Type: multipart\/alternative/m);
  expect(source).toMatch(/^Auto-Submitted: auto-generated\r$/m);
  expect(source).toContain('https://play.example.com/m/resetPassword#abc');
});

test('a header cannot be slipped in through a name or an address', async () => {
  const sly = {
    ...letter,
    senderName: 'Wau\r\nBcc: thief@example.com',
    subject: 'Hi\r\nBcc: thief@example.com',
  };
  await smtp({ url, from: 'no-reply@play.example.com' }).send('aisyah@example.com', sly);
  expect(received.at(-1)?.to).toEqual(['aisyah@example.com']);
  const head = received.at(-1)?.source.split('\r\n\r\n', 1)[0];
  expect(head).toContain('Subject: Hi');
  expect(head).not.toMatch(/^Bcc:/m);
});

test('what is said of a failure holds no address', async () => {
  const failure = await smtp({ url, from: 'no-reply@play.example.com' })
    .send('unknown@example.com', letter)
    .catch((error: unknown) => String(error));
  expect(failure).toMatch(/^MessageNotSent: the mail server did not take it \(E\w+ 5\d\d\)$/);
});

test('the HTML of a letter shows names as text', () => {
  expect(letterHtml(letter)).toContain('Salam sejahtera &lt;Aisyah&gt;,');
  expect(letterHtml(letter)).not.toMatch(/<script|src=|url\(/);
  expect(letterText(letter)).toBe(
    'Salam sejahtera <Aisyah>,\n\nPilih di sini:\n\nPilih kata laluan:\nhttps://play.example.com/m/resetPassword#abc\n\nSekali sahaja.\n\nPasukan Wau',
  );
});
