import { Links, Scripts } from 'react-router';
import { serializeForMarkup, useDocumentFacts } from '../../platform/runtime/document-state.ts';

/** The style of the document, without which it is not seen. In the browser nothing is added to what came. */
export function StartFiles() {
  const facts = useDocumentFacts();
  if (import.meta.env.DEV) return <Links />;
  return facts?.start?.styleSheets.map((href) => (
    <link key={href} rel="stylesheet" href={href} nonce={facts.nonce} />
  ));
}

/** Starts the app with the document's own screen (`platform/navigation/document-start.ts`). */
export function StartScript() {
  const facts = useDocumentFacts();
  if (import.meta.env.DEV) return <Scripts />;
  if (facts?.start === undefined) return null;
  const { entry, manifest, routes, modulePreloads, foundations } = facts.start;
  const start = {
    // The largest first, which the others stand on.
    files: [...new Set([...foundations, ...facts.modulePreloads, ...modulePreloads])],
    foundations,
    modules: routes.map(({ module }) => module),
    entry,
    manifest,
    routes: routes.map(({ module: _, ...route }) => route),
  };
  return <script nonce={facts.nonce}>{`(${startScript})(${serializeForMarkup(start)})`}</script>;
}

/**
 * On a slow line all files share a few kilobytes a second: a page that is rendered already needs its style and its pictures
 * to be seen, and its code only to be used, so that the code is asked for when the page has been drawn once. A page that
 * nobody sees is not drawn, and its timers are slow, so that it does not wait. All of it goes piece by piece, from asking for the first file on: on a cheap phone each piece
 * takes a while, and a tap is answered in between.
 */
const startScript = `({files,foundations,modules,entry,...start})=>{
const {nonce}=document.currentScript;
const rest=()=>document.hidden?undefined:new Promise(done=>setTimeout(done));
const begin=async()=>{
for(const href of files){document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",fetchPriority:"low",href,nonce}));await rest()}
for(const file of foundations){await import(file);await rest()}
window.wauStart={...start,modules:await Promise.all(modules.map(file=>import(file)))};
await rest();
import(entry)};
document.hidden?begin():requestAnimationFrame(()=>setTimeout(begin))}`.replaceAll('\n', '');
