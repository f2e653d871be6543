import type { OpenedStream, StreamWish } from '../../platform/studio-api.ts';
import type { CrashEvent } from '../crash-state.ts';

export interface FakeStream {
  /** Takes the place of the way to the server; what is opened is noted in `opened`. */
  readonly openStream: (name: 'followCrash', wish: StreamWish) => Promise<OpenedStream>;
  /** The event that each connection asked to go on from. */
  readonly opened: (string | undefined)[];
  /** Whether connections can be opened. */
  isReachable: boolean;
  tell(number: number, event: CrashEvent): void;
  /** Says that events before the next are no longer kept. */
  tellGap(): void;
  /** The server ends the connection. */
  end(): void;
  /** Whether the client is connected. */
  readonly isFollowed: () => boolean;
}

/** Events as a server sends them, over one connection at a time, which a test breaks as it likes. */
export function fakeStream(): FakeStream {
  const encoder = new TextEncoder();
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  const send = (text: string): void => controller?.enqueue(encoder.encode(text));
  const stream: FakeStream = {
    opened: [],
    isReachable: true,
    isFollowed: () => controller !== undefined,
    async openStream(_name, { lastEventId, signal }) {
      if (!stream.isReachable) return { ok: false, status: 0 };
      stream.opened.push(lastEventId);
      const body = new ReadableStream<Uint8Array>({
        start(made) {
          controller = made;
        },
      });
      signal.addEventListener('abort', () => {
        controller?.error(new Error('cut'));
        controller = undefined;
      });
      return { ok: true, body };
    },
    tell: (number, event) => send(`id: ${number}\nevent: ${event.kind}\ndata: ${JSON.stringify(event)}\n\n`),
    tellGap: () => send('id: 90\nevent: gap\ndata: {}\n\n'),
    end() {
      controller?.close();
      controller = undefined;
    },
  };
  return stream;
}
