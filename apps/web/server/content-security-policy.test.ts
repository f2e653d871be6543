import { expect, test } from 'vitest';
import { contentSecurityPolicy } from './content-security-policy.ts';

test('S5 only scripts with the nonce run, and only named origins are framed', () => {
  const policy = contentSecurityPolicy({
    nonce: 'abc',
    frameOrigins: ['https://games.example'],
    imageOrigins: ['https://img.example'],
    connectOrigins: ['https://phone.example'],
  });
  expect(policy).toContain("script-src 'nonce-abc' 'strict-dynamic';");
  expect(policy).toContain("frame-src 'self' https://games.example;");
  expect(policy).toContain("img-src 'self' data: https://img.example;");
  expect(policy).toContain("connect-src 'self' https://phone.example;");
  expect(policy).not.toContain('unsafe');
  expect(policy).toContain("base-uri 'none'");
  expect(policy).toContain("require-trusted-types-for 'script'; trusted-types wau default");
});
