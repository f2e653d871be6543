import { type ClientBuildPlugin, clientBuildPlugin } from './client-build-plugin.ts';

interface TrimRouterPlugin extends ClientBuildPlugin {
  transform(code: string, moduleId: string): string | undefined;
}

const routerFile = /[\\/]react-router[\\/]dist[\\/]/;
const naming = /^\w+\.displayName = "[^"]*";$/gm;
const making = /^((?:const|let) \w+ = )(React\$1\.forwardRef\()/gm;
/** Told to whoever develops, where the router is not trimmed. */
const warnings = /^\t+warning\(.*\);$/gm;

interface Replacement {
  /** The file that brings what the app never uses. */
  readonly file: RegExp;
  readonly text: string;
  /** The same without that, and what stands in its place. */
  readonly by: string;
}

const replacements: readonly Replacement[] = [
  {
    // Links that load a page ahead by themselves: the app does that in its own way (`shell/preload`), and each link
    // would keep two states and two effects for it.
    file: /[\\/]lib[\\/]dom[\\/]lib\.js$/,
    text: 'import { FrameworkContext, PrefetchPageLinks, mergeRefs, usePrefetchBehavior } from "./ssr/components.js";',
    by:
      'import { FrameworkContext, mergeRefs } from "./ssr/components.js";' +
      'const PrefetchPageLinks = () => null;const usePrefetchBehavior = () => [false, null, {}];',
  },
  {
    // Listening to the router from outside.
    file: /[\\/]lib[\\/]router[\\/]router\.js$/,
    text: 'import { consumeInstrumentationClientResultMetaReceiver, getRouteInstrumentationUpdates, instrumentClientSideRouter } from "./instrumentation.js";',
    by:
      'const consumeInstrumentationClientResultMetaReceiver = () => undefined;' +
      'const getRouteInstrumentationUpdates = () => ({});const instrumentClientSideRouter = (router) => router;',
  },
  {
    // Another way to match addresses, which is being tried.
    file: /[\\/]lib[\\/]router[\\/]router\.js$/,
    text: '\tif (future.unstable_routePatternMatching) {',
    by: '\tif (false) {',
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
    ...clientBuildPlugin('wau-trim-router'),
    transform(code, moduleId) {
      if (!routerFile.test(moduleId)) return undefined;
      const unnamed = code.replace(naming, '').replace(making, '$1/* @__PURE__ */ $2').replace(warnings, ';');
      return replacements
        .filter(({ file }) => file.test(moduleId))
        .reduce((trimmed, { text, by }) => {
          if (!trimmed.includes(text))
            throw new Error(`${moduleId} is not as it was; see trim-router-plugin.ts`);
          return trimmed.replace(text, by);
        }, unnamed);
    },
  };
}
