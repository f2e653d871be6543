import type { ModuleGraph } from './frame-chunk.ts';

/** Screens are named so; the build asks for each with a query of its own besides. */
const screenFile = /\/([\w-]+)-screen\.tsx(?:\?|$)/;

/** Where visits begin (`app/platform/language/first-paths.ts`), by the names of their screens. */
const firstScreens = ['home', 'login', 'registration'];

/** From how many screens on something is common that no visit begins with. */
const leastScreens = 7;

interface ChunkGroup {
  readonly name: (moduleId: string, graph: ModuleGraph) => string | null;
  readonly priority: number;
}

/**
 * Puts together what many screens need, and all that a first screen shares with anything, so that a phone is spared a
 * request for each small part, which weighs more by itself than beside others: one chunk for each
 * choice of first screens that need it, so that no visit begins with what its screen does not use. A chunk takes along
 * what its modules import, as far as no chunk before it has: what more first screens need goes first, and so no chunk
 * waits for another in a circle. What only late parts need is not common, however many there are: it stays as late as
 * they are.
 */
export function commonChunks(): ChunkGroup[] {
  const chunkOf = (moduleId: string, graph: ModuleGraph) => {
    if (screenFile.test(moduleId)) return null;
    const { screens, isNeededLate } = whatNeeds(moduleId, graph);
    const first = firstScreens.filter((name) => screens.has(name));
    const isCommon = first.length === 0 ? screens.size >= leastScreens : screens.size > 1 || isNeededLate;
    return isCommon ? nameOf(first) : null;
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

interface Need {
  /** The names of the screens that import a module, directly or not. */
  readonly screens: ReadonlySet<string>;
  /** A part that comes late imports it as well. */
  readonly isNeededLate: boolean;
}

function whatNeeds(moduleId: string, graph: ModuleGraph): Need {
  const screens = new Set<string>();
  const reached = new Set([moduleId]);
  let isNeededLate = false;
  // What is added while this goes through the set is visited as well.
  for (const id of reached) {
    const screen = screenFile.exec(id)?.[1];
    const { importers = [], dynamicImporters = [] } = graph.getModuleInfo(id) ?? {};
    if (screen !== undefined) screens.add(screen);
    else {
      isNeededLate ||= dynamicImporters.length > 0;
      for (const importer of importers) reached.add(importer);
    }
  }
  return { screens, isNeededLate };
}
