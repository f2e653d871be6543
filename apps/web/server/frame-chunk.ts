import { filesOfImport } from '@wau/late-scripts/late-imports-plugin';

interface ModuleInfo {
  readonly importers: readonly string[];
  /** Who imports it late. */
  readonly dynamicImporters?: readonly string[];
}

export interface ModuleGraph {
  getModuleInfo(moduleId: string): ModuleInfo | null;
}

/** What every page starts with: the document, and the frame around the screens. */
const frameModule = /\/app\/(?:root|shell\/shell-layout|shell\/screen-boundary)\.tsx(?:\?|$)/;

/** The browser's entry needs as much, and is a file of its own: it starts the app as soon as it runs. */
const entryModule = /\/app\/entry\.client\.tsx(?:\?|$)/;

/**
 * Puts what every page needs, and nothing else, into one chunk: the frame and the modules that it imports, directly or not.
 * Whatever they import belongs to them as well, so this chunk never waits for another one of the app, and no two wait
 * for each other.
 */
export function createFrameChunk(): (moduleId: string, graph: ModuleGraph) => string | null {
  const known = new Map<string, boolean>();
  const isInFrame = (moduleId: string, graph: ModuleGraph): boolean => {
    const answer = known.get(moduleId);
    if (answer !== undefined) return answer;
    // Modules that import each other in a circle are asked for once.
    known.set(moduleId, false);
    const importers = graph.getModuleInfo(moduleId)?.importers ?? [];
    const isNeeded = importers.some(
      (importer) => frameModule.test(importer) || entryModule.test(importer) || isInFrame(importer, graph),
    );
    known.set(moduleId, isNeeded);
    return isNeeded;
  };
  return (moduleId, graph) => {
    if (entryModule.test(moduleId)) return null;
    return frameModule.test(moduleId) || isInFrame(moduleId, graph) ? 'frame' : null;
  };
}

/** Every page begins with these, so that no late part has to name them: each name weighs something in every list. */
const beginsEveryPage = /\/(?:rolldown-runtime|framework|frame)-[^/]+$/;

/** For `build.modulePreload.resolveDependencies`: what an import needs besides what every page has. */
export function filesBesideFrame(file: string, dependencies: readonly string[]): string[] {
  return filesOfImport(file, dependencies).filter((name) => !beginsEveryPage.test(name));
}
