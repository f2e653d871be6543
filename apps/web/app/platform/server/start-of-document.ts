import { type EntryContext, isRouteErrorResponse } from 'react-router';
import type { StartOfDocument } from '../navigation/document-start.ts';

/** Reads it from what React Router has matched and loaded for the document. */
export function startOfDocument({
  manifest,
  routeModules,
  staticHandlerContext,
}: EntryContext): StartOfDocument {
  const { entry } = manifest;
  const matched = staticHandlerContext.matches.flatMap(({ route }) => manifest.routes[route.id] ?? []);
  return {
    styleSheets: unique(matched.flatMap(({ css = [] }) => css)),
    modulePreloads: unique([entry, ...matched].flatMap(({ module, imports = [] }) => [module, ...imports])),
    foundations: entry.imports.toReversed(),
    entry: entry.module,
    manifest: manifest.url,
    routes: matched.map(({ id, path, index, module, hasLoader, hasClientLoader, hasClientMiddleware }) => {
      if (id !== 'root' && ((hasLoader && !hasClientLoader) || hasClientMiddleware))
        throw new Error(`${id}: in the browser a screen has a clientLoader if it has any, and no middleware`);
      const error: unknown = staticHandlerContext.errors?.[id];
      return {
        id,
        path,
        index,
        module,
        isToLoad: !hasLoader && routeModules[id]?.clientLoader !== undefined,
        ...(error === undefined ? {} : { failedStatus: isRouteErrorResponse(error) ? error.status : 500 }),
      };
    }),
  };
}

function unique(addresses: readonly string[]): readonly string[] {
  return [...new Set(addresses)];
}
