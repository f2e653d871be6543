import { promisify } from 'node:util';
import { type BrotliCompress, brotliDecompress, constants, createBrotliCompress } from 'node:zlib';
import { type DocumentMoment, type DocumentPieces, fillDocument } from './document-pieces.ts';

/** A document that is compressed already, with holes where a moment belongs. */
export interface BrotliPieces {
  readonly parts: readonly Buffer[];
  /** What stands after each part but the last. */
  readonly holes: readonly (keyof DocumentMoment)[];
}

const { BROTLI_OPERATION_FLUSH, BROTLI_OPERATION_FINISH } = constants;

const decompress = promisify(brotliDecompress);

/** Above it brotli lets a letter's code depend on the letters before it, and so on what fills a hole. */
const quality = 4;
/** More than a part takes, so that the encoder never waits for somebody to read. */
const bufferedBytes = 4 * 1024 * 1024;

/** A moment to compress with, and another one that differs from it in each character that moments differ in. */
const stencil: DocumentMoment = { nonce: 'q7XvK2mZ9dTgR4sWpL0yEA==', servedAtMs: 1_357_924_680_135 };
const proof: DocumentMoment = { nonce: 'rHYwL3naMeUhS5tXjK1zFB==', servedAtMs: 2_468_035_791_246 };

/**
 * Compresses a document once for all moments. The first nonce and the time stand uncompressed between compressed
 * parts; each further nonce is told as a repetition of the first, which is how brotli tells what it has seen before.
 * Whether it did so is proved with another moment. `undefined` where it did not: then each moment is compressed anew.
 *
 * RFC 7932, 9.2: a meta-block of uncompressed bytes begins with 3 bytes and ends where it says.
 */
export async function compressPieces(pieces: DocumentPieces): Promise<BrotliPieces | undefined> {
  const encoder = createBrotliCompress({
    params: { [constants.BROTLI_PARAM_QUALITY]: quality },
    // Streams know it; the options of brotli do not name it.
    ...{ highWaterMark: bufferedBytes },
  });
  const parts: Buffer[] = [];
  const holes: (keyof DocumentMoment)[] = [];
  let text = pieces.texts[0] ?? '';
  for (const [index, hole] of pieces.holes.entries()) {
    const next = pieces.texts[index + 1] ?? '';
    if (hole === 'nonce' && holes.includes('nonce')) {
      text += stencil.nonce + next;
      continue;
    }
    parts.push(await encode(encoder, text));
    // The encoder has to have seen what it may repeat, but what it makes of it is put aside.
    await encode(encoder, String(stencil[hole]));
    holes.push(hole);
    text = next;
  }
  parts.push(await encode(encoder, text, BROTLI_OPERATION_FINISH));
  encoder.destroy();
  const compressed = { parts, holes };
  return (await isProved(pieces, compressed)) ? compressed : undefined;
}

/** The compressed document of a moment; its nonce and time are as long as all are. */
export function fillBrotli({ parts, holes }: BrotliPieces, moment: DocumentMoment): Buffer {
  const filled = holes.flatMap((hole, index) => [uncompressed(moment[hole]), parts[index + 1] ?? empty]);
  return Buffer.concat([parts[0] ?? empty, ...filled]);
}

const empty = Buffer.alloc(0);

function uncompressed(value: string | number): Buffer {
  const bytes = Buffer.from(String(value));
  const isUncompressed = 1 << 19;
  const head = Buffer.alloc(3);
  head.writeUIntLE(((bytes.length - 1) << 3) | isUncompressed, 0, 3);
  return Buffer.concat([head, bytes]);
}

async function encode(encoder: BrotliCompress, text: string, operation = BROTLI_OPERATION_FLUSH) {
  encoder.write(text);
  await new Promise<void>((resolve, reject) => {
    encoder.once('error', reject);
    encoder.flush(operation, () => resolve());
  });
  encoder.removeAllListeners('error');
  return (encoder.read() as Buffer | null) ?? empty;
}

async function isProved(pieces: DocumentPieces, compressed: BrotliPieces): Promise<boolean> {
  const read = await decompress(fillBrotli(compressed, proof)).catch(() => undefined);
  return read?.toString() === fillDocument(pieces, proof);
}
