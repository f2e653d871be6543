import type { ModuleGraph } from './frame-chunk.ts';

/** Screens are named so; the build asks for each with a query of its own besides. */
const screenFile = /\/([\w-]+)-screen\.tsx(?:\?|$)/;

/** Where visits begin (`app/platform/language/first-paths.ts`), by the names of their screens. */
const firstScreens = ['home', 'login', 'registration'];

const leastScreens = 5;

interface ChunkGroup {
  readonly name: (moduleId: string, graph: ModuleGraph) => string | null;
  readonly priority: number;
}

/**
 * Puts together what many screens need, so that a phone is spared a request for each small part: one chunk for each
 * choice of first screens that need it, so that no visit begins with what its screen does not use. A chunk takes along
 * what its modules import, as far as no chunk before it has: what more first screens need goes first, and so no chunk
 * waits for another in a circle. What only late parts need is not common, however many there are: it stays as late as
 * they are.
 */
export function commonChunks(): ChunkGroup[] {
  const chunkOf = (moduleId: string, graph: ModuleGraph) => {
    const screens = screensThatNeed(moduleId, graph);
    return screens.size < leastScreens ? null : nameOf(firstScreens.filter((name) => screens.has(name)));
  };
  return choicesOf(firstScreens).map((choice) => ({
    name: (moduleId, graph) => (chunkOf(moduleId, graph) === nameOf(choice) ? nameOf(choice) : null),
    priority: 1 + choice.length,
  }));
}

function nameOf(choice: readonly string[]): string {
  return ['common', ...choice].join('-');
}

/** Every choice of some, all or none of them. */
function choicesOf(names: readonly string[]): readonly (readonly string[])[] {
  const [first, ...others] = names;
  if (first === undefined) return [[]];
  return choicesOf(others).flatMap((choice) => [choice, [first, ...choice]]);
}

/** The names of the screens that import a module, directly or not. */
function screensThatNeed(moduleId: string, graph: ModuleGraph): ReadonlySet<string> {
  const screens = new Set<string>();
  const reached = new Set([moduleId]);
  // What is added while this goes through the set is visited as well.
  for (const id of reached) {
    const screen = screenFile.exec(id)?.[1];
    if (screen !== undefined) screens.add(screen);
    else for (const importer of graph.getModuleInfo(id)?.importers ?? []) reached.add(importer);
  }
  return screens;
}
