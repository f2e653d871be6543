import { sign, verify } from 'node:crypto';
import { expect, test } from 'vitest';
import { deriveRsaKeyPair } from './derived-rsa-key.ts';

const secret = 'a-secret-of-at-least-thirty-two-characters';

test('one secret and label give one pair of 2048 bits, whose halves fit each other', () => {
  const { privateKey, publicKey } = deriveRsaKeyPair(secret, 'vendor/a');
  expect(publicKey.asymmetricKeyDetails).toEqual({ modulusLength: 2048, publicExponent: 65_537n });
  const message = Buffer.from('a message');
  expect(verify('sha256', message, publicKey, sign('sha256', message, privateKey))).toBe(true);
  expect(publicKey.export({ type: 'spki', format: 'pem' })).toMatchInlineSnapshot(`
    "-----BEGIN PUBLIC KEY-----
    MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEAqlYqCyQxxNgSpJ4jRYVj
    3iUl1OM3OdZUqNwhBfMp0gyzWCVJMuz9zcCWZ4bPqNS/JYwoXi+GjYI0Q0W6ywIY
    ha4dLtzXZnHR3sW6qM+8oqNyaQOilAUasJj47YtOnIkAsqK063SkhzROd4ursgo9
    B8Wy6HNbls43T/YY7HfCOBNoHzxSb3A70fmrMvc6IS/rXJ+pF1oHoHOxtFD2JkvX
    DVFK/BjPmqBr+tietcGKuSIwPGcgGGQyB9Ho+vERtTvVURVOFi2J+44N/FHbaEvU
    EIJM4l/qjHIDLcxOXn9jWNRQn95SpxSop78zsCHvx8gtvH9oL0nWDAMHUlzsXse0
    +wIDAQAB
    -----END PUBLIC KEY-----
    "
  `);
});

test('another label or secret gives another pair', () => {
  const modulusOf = (text: string, label: string) =>
    deriveRsaKeyPair(text, label).publicKey.export({ format: 'jwk' }).n;
  const moduli = [
    modulusOf(secret, 'vendor/a'),
    modulusOf(secret, 'vendor/b'),
    modulusOf(`${secret}!`, 'vendor/a'),
  ];
  expect(new Set(moduli).size).toBe(3);
});
