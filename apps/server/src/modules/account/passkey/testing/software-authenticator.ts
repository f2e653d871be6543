import { generateKeyPairSync, hash, type KeyObject, randomBytes, sign } from 'node:crypto';

/** What a browser adds to a signature, which the device signs along. */
interface Scene {
  readonly origin: string;
  readonly rpId: string;
  readonly challenge: string;
}

/** A passkey on a device of which a test decides everything, so that it can lie as well. */
export interface SoftwareAuthenticator {
  readonly credentialId: string;
  /** The count that the next signature carries. */
  signCount: number;
  /** Whether the device's lock has been opened for it. */
  isUserVerified: boolean;
  create(scene: Scene): CredentialJson;
  get(scene: Scene): CredentialJson;
}

interface CredentialJson {
  readonly id: string;
  readonly rawId: string;
  readonly type: 'public-key';
  readonly response: Record<string, unknown>;
  readonly clientExtensionResults: Record<string, unknown>;
}

export function createSoftwareAuthenticator(): SoftwareAuthenticator {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const credentialBytes = randomBytes(32);
  const credentialId = credentialBytes.toString('base64url');
  const authenticator: SoftwareAuthenticator = {
    credentialId,
    signCount: 0,
    isUserVerified: true,
    create(scene) {
      const clientData = clientDataOf('webauthn.create', scene);
      const data = Buffer.concat([
        authenticatorData(scene.rpId, authenticator, 0x40),
        Buffer.alloc(16),
        Buffer.from([0, credentialBytes.length]),
        credentialBytes,
        coseKeyOf(publicKey),
      ]);
      return credentialOf(credentialId, {
        clientDataJSON: clientData.toString('base64url'),
        attestationObject: attestationOf(data).toString('base64url'),
        transports: ['internal'],
      });
    },
    get(scene) {
      const clientData = clientDataOf('webauthn.get', scene);
      const data = authenticatorData(scene.rpId, authenticator, 0);
      const signed = Buffer.concat([data, hash('sha256', clientData, 'buffer')]);
      return credentialOf(credentialId, {
        clientDataJSON: clientData.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: sign('sha256', signed, privateKey).toString('base64url'),
      });
    },
  };
  return authenticator;
}

function credentialOf(id: string, response: Record<string, unknown>): CredentialJson {
  return { id, rawId: id, type: 'public-key', response, clientExtensionResults: {} };
}

function clientDataOf(type: string, { challenge, origin }: Scene): Buffer {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
}

/** Present, verified where the lock was opened, with key data where `extraFlags` says so. */
function authenticatorData(
  rpId: string,
  { isUserVerified, signCount }: SoftwareAuthenticator,
  extraFlags: number,
): Buffer {
  const count = Buffer.alloc(4);
  count.writeUInt32BE(signCount);
  const flags = 0x01 | (isUserVerified ? 0x04 : 0) | extraFlags;
  return Buffer.concat([hash('sha256', rpId, 'buffer'), Buffer.from([flags]), count]);
}

/** An ES256 key in COSE: a CBOR map of its kind, algorithm, curve and point. */
function coseKeyOf(publicKey: KeyObject): Buffer {
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  return Buffer.concat([
    Buffer.from('a5010203262001215820', 'hex'),
    Buffer.from(x, 'base64url'),
    Buffer.from('225820', 'hex'),
    Buffer.from(y, 'base64url'),
  ]);
}

/** `{fmt: "none", attStmt: {}, authData}` in CBOR. */
function attestationOf(data: Buffer): Buffer {
  const length = Buffer.alloc(2);
  length.writeUInt16BE(data.length);
  return Buffer.concat([
    Buffer.from('a363666d74646e6f6e656761747453746d74a068617574684461746159', 'hex'),
    length,
    data,
  ]);
}
