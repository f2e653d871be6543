import { PassThrough } from 'node:stream';
import { createReadableStreamFromReadable } from '@react-router/node';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router';
import { DocumentFactsContext } from './platform/runtime/document-state.ts';
import { documentRendering } from './platform/server/document-rendering.ts';
import { startOfDocument } from './platform/server/start-of-document.ts';
import { appServices } from './platform/services/app-services.ts';
import { AppProviders } from './shared/app-providers.tsx';

/** How long markup may stream before what is missing is left to the browser. */
export const streamTimeout = 5_000;

/**
 * Renders one document, whole: it is given to others as well, and bots read nothing that streams in later. Its data is
 * there before it begins, so there is hardly anything to wait for.
 */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const services = loadContext.get(appServices);
  const { facts: given, onRenderError } = loadContext.get(documentRendering);
  const facts = import.meta.env.DEV ? given : { ...given, start: startOfDocument(routerContext) };
  headers.set('Content-Type', 'text/html; charset=utf-8');
  return new Promise((resolve, reject) => {
    let answeredStatus = status;
    const answer = () => {
      const body = new PassThrough();
      body.on('close', () => clearTimeout(timer));
      resolve(new Response(createReadableStreamFromReadable(body), { headers, status: answeredStatus }));
      pipe(body);
    };
    const { pipe, abort } = renderToPipeableStream(
      <DocumentFactsContext value={facts}>
        <AppProviders services={services}>
          <ServerRouter context={routerContext} url={request.url} nonce={facts.nonce} />
        </AppProviders>
      </DocumentFactsContext>,
      {
        nonce: facts.nonce,
        // No part is put behind the rest, to be moved to its place by a script.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onAllReady: answer,
        onShellError: reject,
        onError(error) {
          answeredStatus = 500;
          onRenderError(error);
        },
      },
    );
    const timer = setTimeout(abort, streamTimeout + 1_000);
  });
}

/** Errors of loaders are logged by the host, once and with the request's id. */
export function handleError(error: unknown, { context }: { context: RouterContextProvider }): void {
  context.get(documentRendering).onRenderError(error);
}
