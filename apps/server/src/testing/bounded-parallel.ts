/** Works on all items, a bounded number at a time, so that a test tries the server and not the socket table. */
export async function boundedParallel<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
  atATime = 32,
): Promise<void> {
  const queue = [...items];
  const worker = async (): Promise<void> => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: atATime }, worker));
}
