import { Transform, type TransformCallback } from 'node:stream';

const headEnd = '</head>';
const modulePreload = /<link rel="modulepreload"/g;

/**
 * Markup in, the same markup out, with every module preload of the head marked as less urgent than style and pictures.
 * On a slow line they all share a few kilobytes a second, and a page that is rendered already needs its style to
 * be seen and its code only to be used. React Router's own `<Scripts>` has no way to say so.
 */
export function paintFirst(): Transform {
  let head: string | undefined = '';
  return new Transform({
    transform(chunk: Buffer, _encoding, callback: TransformCallback) {
      if (head === undefined) {
        callback(null, chunk);
        return;
      }
      // Latin 1 keeps every byte, also of a character that two chunks share.
      head += chunk.toString('latin1');
      const end = head.indexOf(headEnd);
      if (end === -1) {
        callback();
        return;
      }
      const markup = lowered(head.slice(0, end)) + head.slice(end);
      head = undefined;
      callback(null, Buffer.from(markup, 'latin1'));
    },
    flush(callback: TransformCallback) {
      callback(null, head === undefined ? undefined : Buffer.from(lowered(head), 'latin1'));
    },
  });
}

function lowered(head: string): string {
  return head.replaceAll(modulePreload, '<link rel="modulepreload" fetchpriority="low"');
}
