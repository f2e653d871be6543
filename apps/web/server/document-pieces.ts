/** What differs from one visitor of a document to the next. */
export interface DocumentMoment {
  /** Base64, fresh for each answer. */
  readonly nonce: string;
  /** The server's clock as the document is answered. */
  readonly servedAtMs: number;
}

/** A document with holes where a moment belongs. */
export interface DocumentPieces {
  readonly texts: readonly string[];
  /** What stands after each text but the last. */
  readonly holes: readonly (keyof DocumentMoment)[];
}

/** Takes its moment out of a document, so that the rest can be given to others. */
export function cutDocument(document: string, { nonce, servedAtMs }: DocumentMoment): DocumentPieces {
  const texts: string[] = [];
  const holes: (keyof DocumentMoment)[] = [];
  const time = `"servedAtMs":${servedAtMs}`;
  for (const [index, part] of document.split(nonce).entries()) {
    if (index > 0) holes.push('nonce');
    const timeAt = part.indexOf(time);
    if (timeAt === -1) {
      texts.push(part);
      continue;
    }
    const valueAt = timeAt + time.length - String(servedAtMs).length;
    texts.push(part.slice(0, valueAt), part.slice(timeAt + time.length));
    holes.push('servedAtMs');
  }
  return { texts, holes };
}

/** The document of a moment. */
export function fillDocument({ texts, holes }: DocumentPieces, moment: DocumentMoment): string {
  let document = texts[0] ?? '';
  for (const [index, hole] of holes.entries()) document += `${moment[hole]}${texts[index + 1] ?? ''}`;
  return document;
}
