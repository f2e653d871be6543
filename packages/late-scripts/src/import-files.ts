import { inTurn } from './in-turn.ts';

/** A file of the app did not come: the network's failure, which passes. */
export class MissingFile extends Error {
  override readonly name = 'MissingFile';
}

/** Scripts that are on this phone: the page runs them already, or they have been fetched. */
const here = new Set<string>();

/** Those under way, so that two parts that share a file fetch it once. */
const fetching = new Map<string, Promise<void>>();

/**
 * Imports a module once every file that it needs has come. A browser keeps a failed import of a file for as long as
 * the page lives (Chromium, and others until recently), even when the network is back after a second; a failed fetch
 * it forgets. The names of built files carry their content's hash, so the import finds in the browser's cache what
 * was fetched. The build puts this around each `import()` (`late-imports-plugin.ts`), and names files below the
 * build's base.
 */
export async function importWithFiles<Module>(
  importModule: () => Promise<Module>,
  files: readonly string[] = [],
  base = '/',
): Promise<Module> {
  const paths = files.map((file) => `${base}${file}`);
  await Promise.all(paths.map(fetchFile));
  await Promise.all(paths.filter((path) => path.endsWith('.css')).map(applyStyleSheet));
  return importModule();
}

/** What is imported is not shown without its style. */
async function applyStyleSheet(path: string): Promise<void> {
  if (isInDocument(path)) return;
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = path;
  const applied = new Promise((resolve, reject) => {
    link.addEventListener('load', resolve);
    link.addEventListener('error', () => {
      // A link that failed would count as one that stands in the document.
      link.remove();
      reject(new MissingFile(`${path} did not come`));
    });
  });
  document.head.append(link);
  await applied;
}

/** Brings a built script or style sheet to this phone. Rejects where it does not come, and tries anew when asked again. */
export function fetchFile(path: string): Promise<void> {
  if (isHere(path)) return Promise.resolve();
  const known = fetching.get(path);
  if (known !== undefined) return known;
  const made = fetchWhole(path)
    .then(() => void here.add(path))
    .finally(() => fetching.delete(path));
  fetching.set(path, made);
  return made;
}

function isHere(path: string): boolean {
  if (here.has(path)) return true;
  if (!isInDocument(path)) return false;
  here.add(path);
  return true;
}

/** The page would not run without the files that its document names. */
function isInDocument(path: string): boolean {
  const [file = path] = path.split('#');
  const selector = `link[rel="modulepreload"][href="${file}"], link[rel="stylesheet"][href^="${file}"]`;
  return document.head.querySelector(selector) !== null;
}

/** To its end, because half a file is none. */
async function fetchWhole(path: string): Promise<void> {
  try {
    const answer = await inTurn(() => fetch(path));
    if (!answer.ok) throw new Error(`status ${answer.status}`);
    await answer.arrayBuffer();
  } catch (cause) {
    throw new MissingFile(`${path} did not come`, { cause });
  }
}
