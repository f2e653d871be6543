import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseSync, Visitor } from 'oxc-parser';

/** A route of the table, as far as this reads it. */
interface RouteEntry {
  readonly file: string;
  readonly path?: string | undefined;
  readonly index?: boolean | undefined;
  readonly children?: readonly RouteEntry[] | undefined;
}

/** What every page loads besides its screen and the layouts around it. */
const entryFiles = ['entry.client.tsx', 'root.tsx'];

/** Late parts that few players see: they are drawn when all texts are here (`use-all-texts.ts`), so no visit begins with theirs. */
const bringTheirTexts = ['shared/agency/contract-prompts.tsx', 'shared/agency/rain-prompt.tsx'];

/**
 * The texts that pages at these addresses speak: every literal in the modules that they load, at once or late. Ids of
 * messages stand in the code as they are (`catalogue-use.test.ts` holds it), so these are the first part of a language.
 */
export function firstTextsOf(
  routesFile: string,
  addresses: readonly string[],
): () => Promise<ReadonlySet<string>> {
  let found: Promise<ReadonlySet<string>> | undefined;
  return () => {
    found ??= findLiterals(routesFile, addresses);
    return found;
  };
}

async function findLiterals(routesFile: string, addresses: readonly string[]): Promise<ReadonlySet<string>> {
  const table = (await import(pathToFileURL(routesFile).href)) as { default: readonly RouteEntry[] };
  const files = [
    ...entryFiles,
    ...addresses.flatMap((address) => {
      const ofScreen = filesOfScreen(table.default, address);
      if (ofScreen === undefined) throw new Error(`the route table has no ${address}`);
      return ofScreen;
    }),
  ];
  const literals = new Set<string>();
  const reached = new Set(files.map((file) => path.join(path.dirname(routesFile), file)));
  // What is added while this goes through the set is visited as well.
  for (const file of reached) {
    const source = readSource(file, await readFile(file, 'utf8'));
    for (const literal of source.literals) literals.add(literal);
    for (const imported of source.imports) {
      const module = path.resolve(path.dirname(file), imported);
      if (!bringTheirTexts.some((known) => module.endsWith(`/${known}`))) reached.add(module);
    }
  }
  return literals;
}

/** The file of a screen and those of the layouts around it. */
function filesOfScreen(routes: readonly RouteEntry[], address: string): readonly string[] | undefined {
  for (const { file, path: routePath, index, children = [] } of routes) {
    if (routePath === undefined ? index === true && address === '/' : `/${routePath}` === address) {
      return [file];
    }
    const within = filesOfScreen(children, address);
    if (within !== undefined) return [file, ...within];
  }
  return undefined;
}

interface Source {
  readonly literals: readonly string[];
  /** Modules of the app itself, named from the file; what is imported for its types alone is not loaded. */
  readonly imports: readonly string[];
}

function readSource(file: string, text: string): Source {
  const { program, module } = parseSync(file, text);
  const literals: string[] = [];
  const late: string[] = [];
  new Visitor({
    Literal(node) {
      if (typeof node.value === 'string') literals.push(node.value);
    },
    ImportExpression({ source }) {
      if (source.type === 'Literal' && typeof source.value === 'string') late.push(source.value);
    },
  }).visit(program);
  const imported = module.staticImports
    .filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType))
    .map(({ moduleRequest }) => moduleRequest.value);
  const passedOn = module.staticExports
    .flatMap(({ entries }) => entries)
    .flatMap(({ isType, moduleRequest }) => (isType || moduleRequest === null ? [] : [moduleRequest.value]));
  const isOfApp = (wanted: string) => /^\.{1,2}\/.*\.tsx?$/.test(wanted);
  return { literals, imports: [...imported, ...passedOn, ...late].filter(isOfApp) };
}
