import type { OperatorHtml } from '@wau/contract/operator-html';

/**
 * S5: under `require-trusted-types-for 'script'` the browser refuses plain text wherever text could become code.
 * This file makes the only two policies that the page's content security policy names; nothing else in the app can
 * turn text into markup or into the address of a script.
 */
interface TrustedTypePolicy {
  createHTML(text: string): TrustedHTML;
  createScriptURL(text: string): TrustedScriptURL;
}

/** Opaque to us, like React's `TrustedHTML`; it passes for the text that browsers without Trusted Types take. */
export type TrustedScriptURL = string;

interface TrustedTypes {
  createPolicy(
    name: 'wau' | 'default',
    rules: {
      readonly createHTML: (text: string) => string;
      readonly createScript?: (text: string) => string;
      readonly createScriptURL?: (text: string) => string | null;
    },
  ): TrustedTypePolicy;
}

/** The app's own workers; a worker's address never comes from anywhere but here. */
const workerPaths: readonly string[] = ['/service-worker.js'];

/** How React makes a script element that does not run by itself. */
const inertScript = '<script></script>';

const trustedTypes = (globalThis as { readonly trustedTypes?: TrustedTypes }).trustedTypes;

const policy = trustedTypes?.createPolicy('wau', {
  createHTML: (text) => text,
  createScriptURL: (text) => (workerPaths.includes(text) ? text : null),
});

// What reaches for a sink with plain text all the same. It gets nothing, and says so where errors are collected; it
// is not thrown at, because React makes the document's scripts again, inert, when it starts a broken page afresh.
trustedTypes?.createPolicy('default', {
  createHTML: (text) => (text === inertScript ? text : refuse('markup')),
  createScript: () => refuse('script'),
});

function refuse(what: string): '' {
  reportError(new Error(`plain text was refused as ${what}`));
  return '';
}

/** For `dangerouslySetInnerHTML` in `ui/operator-html.tsx`, and for nothing else. */
export function trustedOperatorHtml(html: OperatorHtml): string | TrustedHTML {
  return policy === undefined ? html : policy.createHTML(html);
}

/** The address of one of the app's own workers, for `navigator.serviceWorker.register`. */
export function trustedWorkerAddress(path: string): TrustedScriptURL {
  if (!workerPaths.includes(path)) throw new Error(`${path} is not a worker of this app`);
  return policy === undefined ? path : policy.createScriptURL(path);
}
