import { Links, Scripts } from 'react-router';
import type { StartOfDocument } from '../../platform/navigation/document-start.ts';
import { serializeForMarkup, useDocumentFacts } from '../../platform/runtime/document-state.ts';

/**
 * The style of the document and, less urgent, its code: on a slow line they all share a few kilobytes a second, and a
 * page that is rendered already needs its style to be seen and its code only to be used. In the browser nothing is
 * added to what came.
 */
export function StartFiles() {
  const facts = useDocumentFacts();
  if (import.meta.env.DEV) return <Links />;
  if (facts?.start === undefined) return null;
  return (
    <>
      {facts.start.styleSheets.map((href) => (
        <link key={href} rel="stylesheet" href={href} nonce={facts.nonce} />
      ))}
      {[...facts.modulePreloads, ...facts.start.modulePreloads].map((href) => (
        <link key={href} rel="modulepreload" fetchPriority="low" href={href} nonce={facts.nonce} />
      ))}
    </>
  );
}

/** Starts the app with the document's own screen (`platform/navigation/document-start.ts`). */
export function StartScript() {
  const facts = useDocumentFacts();
  if (import.meta.env.DEV) return <Scripts />;
  if (facts?.start === undefined) return null;
  return (
    <script type="module" async nonce={facts.nonce}>
      {startScript(facts.start)}
    </script>
  );
}

/** Imports stand in it by their own names, so that the browser asks for them at once. */
function startScript({ entry, manifest, routes }: StartOfDocument): string {
  const imports = routes.map(
    ({ module }, place) => `import * as route${place} from${JSON.stringify(module)};`,
  );
  const start = serializeForMarkup({ manifest, routes: routes.map(({ module: _, ...route }) => route) });
  const modules = routes.map((_, place) => `route${place}`).join();
  return `${imports.join('')}window.wauStart={...${start},modules:[${modules}]};import(${JSON.stringify(entry)})`;
}
