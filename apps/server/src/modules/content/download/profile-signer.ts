import { createPrivateKey, type KeyObject, type webcrypto, X509Certificate } from 'node:crypto';
import { fromBER, ObjectIdentifier, OctetString, UTCTime } from 'asn1js';
import {
  Attribute,
  Certificate,
  ContentInfo,
  EncapsulatedContentInfo,
  IssuerAndSerialNumber,
  SignedAndUnsignedAttributes,
  SignedData,
  SignerInfo,
} from 'pkijs';

/** PEM of the certificate, followed by those that lead to its root, and PEM of its key (RSA, or ECDSA on P-256 or P-384). */
export interface ProfileSigning {
  readonly certificatePem: string;
  readonly privateKeyPem: string;
}

/** Signs a profile as PKCS#7, content included: what iOS shows as verified. */
export type SignProfile = (profile: string, signedAt: Date) => Promise<Uint8Array>;

const oids = {
  contentType: '1.2.840.113549.1.9.3',
  messageDigest: '1.2.840.113549.1.9.4',
  signingTime: '1.2.840.113549.1.9.5',
  data: '1.2.840.113549.1.7.1',
} as const;

const keyAlgorithms: Readonly<Record<string, webcrypto.RsaHashedImportParams | webcrypto.EcKeyImportParams>> =
  {
    rsa: { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' },
    prime256v1: { name: 'ECDSA', namedCurve: 'P-256' },
    secp384r1: { name: 'ECDSA', namedCurve: 'P-384' },
  };

/**
 * Reads certificate and key once; they are looked at here, so that a mistake shows when the server starts.
 *
 * @throws Error that says which of the two is wrong
 */
export async function createProfileSigner(signing: ProfileSigning): Promise<SignProfile> {
  const [leaf, ...others] = certificatesIn(signing.certificatePem);
  if (leaf === undefined) throw new Error('it holds no certificate');
  const keyObject = createPrivateKey(signing.privateKeyPem);
  if (!leaf.checkPrivateKey(keyObject)) throw new Error('the key does not belong to the certificate');
  const key = await importKey(keyObject);
  const certificates = [leaf, ...others].map(
    (each) => new Certificate({ schema: fromBER(bufferOf(each.raw)).result }),
  );
  const [signer] = certificates;
  if (signer === undefined) throw new Error('it holds no certificate');
  return (profile, signedAt) => sign(profile, signedAt, key, signer, certificates);
}

function certificatesIn(pem: string): X509Certificate[] {
  const blocks = pem.match(/-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g) ?? [];
  return blocks.map((block) => new X509Certificate(block));
}

async function importKey(key: KeyObject): Promise<webcrypto.CryptoKey> {
  const kind = key.asymmetricKeyType === 'ec' ? key.asymmetricKeyDetails?.namedCurve : key.asymmetricKeyType;
  const algorithm = keyAlgorithms[kind ?? ''];
  if (algorithm === undefined) throw new Error(`a key of the kind ${kind} cannot sign profiles`);
  const pkcs8 = key.export({ type: 'pkcs8', format: 'der' });
  return crypto.subtle.importKey('pkcs8', bufferOf(pkcs8), algorithm, false, ['sign']);
}

async function sign(
  profile: string,
  signedAt: Date,
  key: webcrypto.CryptoKey,
  signer: Certificate,
  certificates: Certificate[],
): Promise<Uint8Array> {
  const content = bufferOf(Buffer.from(profile));
  const encapContentInfo = new EncapsulatedContentInfo({ eContentType: oids.data });
  // Set apart, because the constructor cuts long content into pieces, which makes it BER and no longer DER.
  encapContentInfo.eContent = new OctetString({ valueHex: content });
  const signed = new SignedData({
    version: 1,
    encapContentInfo,
    certificates,
    signerInfos: [
      new SignerInfo({
        version: 1,
        sid: new IssuerAndSerialNumber({ issuer: signer.issuer, serialNumber: signer.serialNumber }),
        signedAttrs: new SignedAndUnsignedAttributes({
          type: 0,
          attributes: [
            attribute(oids.contentType, new ObjectIdentifier({ value: oids.data })),
            attribute(oids.signingTime, new UTCTime({ valueDate: signedAt })),
            attribute(
              oids.messageDigest,
              new OctetString({ valueHex: await crypto.subtle.digest('SHA-256', content) }),
            ),
          ],
        }),
      }),
    ],
  });
  await signed.sign(key, 0, 'SHA-256', content);
  const info = new ContentInfo({ contentType: ContentInfo.SIGNED_DATA, content: signed.toSchema(true) });
  return new Uint8Array(info.toSchema().toBER());
}

function attribute(type: string, value: ObjectIdentifier | UTCTime | OctetString): Attribute {
  return new Attribute({ type, values: [value] });
}

function bufferOf(bytes: Uint8Array): ArrayBuffer {
  return Uint8Array.from(bytes).buffer;
}
