import { type ClientBuildPlugin, clientBuildPlugin } from './client-build-plugin.ts';

interface TracelessErrorsPlugin extends ClientBuildPlugin {
  transform(code: string, moduleId: string): string | undefined;
}

const reactFile = /[\\/]react-dom[\\/]cjs[\\/]react-dom-client\.production\.js$/;
const markers = /^((?:var| ) \w+ = )Error\(formatProdErrorMessage\(\d+\)\)(?=[,;]$)/gm;
const markerCount = 5;

/**
 * Vite plugin: React makes a few errors when it starts, only to know them again when they are thrown. Where each was made
 * nobody asks, yet a browser that is watched reads React's whole file a second time to note it, while the page waits.
 * Made without a trace or words they do the same. Another React may make others, so that another number of them ends the build.
 */
export function tracelessErrorsPlugin(): TracelessErrorsPlugin {
  return {
    ...clientBuildPlugin('wau-traceless-errors'),
    transform(code, moduleId) {
      if (!reactFile.test(moduleId)) return undefined;
      const count = code.match(markers)?.length ?? 0;
      if (count !== markerCount)
        throw new Error(`${moduleId} makes ${count} errors; see traceless-errors-plugin.ts`);
      return code.replace(markers, '$1Object.create(Error.prototype)');
    },
  };
}
