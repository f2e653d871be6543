/** One server-sent event as it came. */
export interface ServerEvent {
  readonly id: string;
  readonly kind: string;
  readonly data: string;
}

/**
 * Reads server-sent events. The browser's own `EventSource` cannot say who is asking, because it sends no headers.
 * What is broken off at the end was not sent whole and is not an event.
 */
export async function* readEvents(stream: ReadableStream<Uint8Array>): AsyncGenerator<ServerEvent> {
  const reader = stream.getReader();
  const decoder = new TextDecoder();
  let text = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      text += decoder.decode(value, { stream: true });
      const blocks = text.split('\n\n');
      text = blocks.pop() ?? '';
      for (const block of blocks) {
        const event = eventOf(block);
        if (event !== undefined) yield event;
      }
    }
  } finally {
    // Whoever stops reading leaves the connection free.
    await reader.cancel().catch(() => undefined);
  }
}

/** `undefined` for a comment, which only keeps the connection. */
function eventOf(block: string): ServerEvent | undefined {
  const fields = new Map<string, string>();
  for (const line of block.split('\n')) {
    const [, name, value] = /^(\w+): ?(.*)$/.exec(line) ?? [];
    if (name !== undefined && value !== undefined) fields.set(name, value);
  }
  const data = fields.get('data');
  return data === undefined
    ? undefined
    : { id: fields.get('id') ?? '', kind: fields.get('event') ?? 'message', data };
}
