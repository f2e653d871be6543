import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import { type BrotliPieces, compressPieces, fillBrotli } from './brotli-pieces.ts';
import { type DocumentMoment, type DocumentPieces, fillDocument } from './document-pieces.ts';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Half the time of 4 for a twentieth more bytes, where a document has to be compressed for each visitor. */
const brotliQuality = 3;
const gzipLevel = 4;

const offered = ['br', 'gzip'] as const;

export interface CompressedDocument {
  readonly content: Buffer;
  /** As `Content-Encoding` names it; `undefined` where the client reads none that is offered here. */
  readonly encoding: string | undefined;
}

/** Made when first asked for, and kept as long as the document. */
const compressed = new WeakMap<DocumentPieces, Promise<BrotliPieces | undefined>>();

/** The document of a moment, as small as whoever asks for it can read it. */
export async function compressDocument(
  pieces: DocumentPieces,
  moment: DocumentMoment,
  acceptEncoding: string | undefined,
): Promise<CompressedDocument> {
  const encoding = acceptEncoding === undefined ? null : negotiate(acceptEncoding, [...offered]);
  if (encoding === 'br') return { content: await brotliOf(pieces, moment), encoding };
  const plain = Buffer.from(fillDocument(pieces, moment));
  if (encoding === 'gzip') return { content: await gzipped(plain, { level: gzipLevel }), encoding };
  return { content: plain, encoding: undefined };
}

async function brotliOf(pieces: DocumentPieces, moment: DocumentMoment): Promise<Buffer> {
  let compressing = compressed.get(pieces);
  if (compressing === undefined) {
    compressing = compressPieces(pieces);
    compressed.set(pieces, compressing);
  }
  const known = await compressing;
  if (known !== undefined) return fillBrotli(known, moment);
  const params = { [constants.BROTLI_PARAM_QUALITY]: brotliQuality };
  return brotli(Buffer.from(fillDocument(pieces, moment)), { params });
}
