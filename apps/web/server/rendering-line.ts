/** More stand in line than can be answered before they give up. */
export class LineFull extends Error {
  override readonly name = 'LineFull';
}

interface LineOptions {
  /** Begun at the same time: they wait for answers of the API by turns. */
  readonly abreast: number;
  readonly mostWaiting: number;
}

/**
 * Lets a few renderings run at a time, so that the process goes on answering what is kept while strangers ask for
 * addresses that nobody asked for before. What many share goes first.
 *
 * @returns what runs the work when it is its turn; rejects with `LineFull` without running it
 */
export function createRenderingLine({ abreast, mostWaiting }: LineOptions) {
  const shared: (() => void)[] = [];
  const others: (() => void)[] = [];
  let underWay = 0;

  return async function inLine<Answer>(isShared: boolean, work: () => Promise<Answer>): Promise<Answer> {
    if (underWay < abreast) {
      underWay += 1;
    } else {
      if (shared.length + others.length >= mostWaiting)
        throw new LineFull('too many documents are waited for');
      await new Promise<void>((resolve) => (isShared ? shared : others).push(resolve));
    }
    try {
      return await work();
    } finally {
      const next = shared.shift() ?? others.shift();
      if (next === undefined) underWay -= 1;
      else next();
    }
  };
}
