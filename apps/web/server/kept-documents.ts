export interface KeptDocumentsOptions<Document> {
  /** Whatever else is rendered is given to those who wait for it and forgotten. */
  readonly mayKeep: (document: Document) => boolean;
  readonly nowMs: () => number;
  /** How long a document is given to others. */
  readonly lifetimeMs: number;
  /** Of so many at most; the one that was rendered longest ago goes first. */
  readonly mostDocuments: number;
}

/**
 * Renders a document once for all who ask for it at the same time or shortly after. Its key must say everything that it
 * depends on: whoever asks with the same key gets the same document.
 */
export function keepDocuments<Document>(options: KeptDocumentsOptions<Document>) {
  const { mayKeep, nowMs, lifetimeMs, mostDocuments } = options;
  const kept = new Map<string, { readonly document: Document; readonly renderedAtMs: number }>();
  const rendering = new Map<string, Promise<Document>>();

  const keep = (key: string, document: Document, renderedAtMs: number): void => {
    kept.delete(key);
    kept.set(key, { document, renderedAtMs });
    const [oldest] = kept.keys();
    if (kept.size > mostDocuments && oldest !== undefined) kept.delete(oldest);
  };

  return (key: string, render: () => Promise<Document>): Promise<Document> => {
    const known = kept.get(key);
    if (known !== undefined && nowMs() - known.renderedAtMs < lifetimeMs)
      return Promise.resolve(known.document);
    const current = rendering.get(key);
    if (current !== undefined) return current;
    // It is as old as the answers that it shows, which are asked for from now on.
    const renderedAtMs = nowMs();
    const started = render()
      .then((document) => {
        if (mayKeep(document)) keep(key, document, renderedAtMs);
        return document;
      })
      .finally(() => rendering.delete(key));
    rendering.set(key, started);
    return started;
  };
}
