import type { ApiFetch } from './rendering.ts';

/** What a document may wait for all of its answers together; whoever waits longer is better told than kept. */
export const documentDataMs = 3_000;

/**
 * SH-12: the calls of one document. After `documentDataMs` none is waited for any more, so that the page which says that
 * the service does not answer comes while somebody is still there to read it.
 */
export function fetchInTime(fetchApi: ApiFetch): { readonly fetchApi: ApiFetch; readonly done: () => void } {
  let giveUp: (reason: Error) => void = () => undefined;
  const late = new Promise<never>((_, reject) => {
    giveUp = reject;
  });
  // Nobody may be waiting when the time is over.
  late.catch(() => undefined);
  const timer = setTimeout(() => giveUp(new Error('the document has waited long enough')), documentDataMs);
  return {
    fetchApi: (path, init) => Promise.race([late, fetchApi(path, init)]),
    done: () => clearTimeout(timer),
  };
}
