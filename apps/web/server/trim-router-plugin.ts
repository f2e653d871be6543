/** The part of Vite's plugin interface that this needs; any Vite accepts it. */
interface TrimRouterPlugin {
  readonly name: string;
  readonly apply: 'build';
  applyToEnvironment(environment: { readonly name: string }): boolean;
  transform(code: string, moduleId: string): string | undefined;
}

const routerFile = /[\\/]react-router[\\/]dist[\\/]/;
const naming = /^\w+\.displayName = "[^"]*";$/gm;
const making = /^((?:const|let) \w+ = )(React\$1\.forwardRef\()/gm;

interface Replacement {
  /** The file that imports what the app never uses. */
  readonly file: RegExp;
  readonly imports: string;
  /** The same import without that, and what stands in its place. */
  readonly by: string;
}

const replacements: readonly Replacement[] = [
  {
    // Links that load a page ahead by themselves: the app does that in its own way (`shell/preload`), and each link
    // would keep two states and two effects for it.
    file: /[\\/]lib[\\/]dom[\\/]lib\.js$/,
    imports:
      'import { FrameworkContext, PrefetchPageLinks, mergeRefs, usePrefetchBehavior } from "./ssr/components.js";',
    by:
      'import { FrameworkContext, mergeRefs } from "./ssr/components.js";' +
      'const PrefetchPageLinks = () => null;const usePrefetchBehavior = () => [false, null, {}];',
  },
  {
    // Listening to the router from outside.
    file: /[\\/]lib[\\/]router[\\/]router\.js$/,
    imports:
      'import { consumeInstrumentationClientResultMetaReceiver, getRouteInstrumentationUpdates, instrumentClientSideRouter } from "./instrumentation.js";',
    by:
      'const consumeInstrumentationClientResultMetaReceiver = () => undefined;' +
      'const getRouteInstrumentationUpdates = () => ({});const instrumentClientSideRouter = (router) => router;',
  },
];

/**
 * Vite plugin: leaves out of React Router's files what the app never uses and what would travel with every first visit all
 * the same. What names its components for developers' tools goes, and they are marked as made without effects: a name is
 * given by an assignment, which the bundler must take for an effect. Another version of it may need other replacements,
 * so that one which finds nothing ends the build.
 */
export function trimRouterPlugin(): TrimRouterPlugin {
  return {
    name: 'wau-trim-router',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, moduleId) {
      if (!routerFile.test(moduleId)) return undefined;
      const unnamed = code.replace(naming, '').replace(making, '$1/* @__PURE__ */ $2');
      const replacement = replacements.find(({ file }) => file.test(moduleId));
      if (replacement === undefined) return unnamed;
      if (!unnamed.includes(replacement.imports))
        throw new Error(`${moduleId} is not as it was; see trim-router-plugin.ts`);
      return unnamed.replace(replacement.imports, replacement.by);
    },
  };
}
