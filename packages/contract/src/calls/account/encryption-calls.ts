import { Type } from 'typebox';
import { defineCall } from '../../call.ts';
import { Exact } from '../../schema.ts';

export const getEncryptionKey = defineCall({
  name: 'getEncryptionKey',
  method: 'GET',
  path: '/wps/system/encryptionKey',
  caller: 'visitor',
  summary: 'The public key (JWK, ECDH-ES on P-256) that login and registration payloads are encrypted to',
  value: Exact({
    kid: Type.String(),
    kty: Type.Literal('EC'),
    crv: Type.Literal('P-256'),
    x: Type.String(),
    y: Type.String(),
    alg: Type.Literal('ECDH-ES'),
    use: Type.Literal('enc'),
  }),
  errors: [],
});
