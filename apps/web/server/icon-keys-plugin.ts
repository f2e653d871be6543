import { type ClientBuildPlugin, clientBuildPlugin } from './client-build-plugin.ts';

interface IconKeysPlugin extends ClientBuildPlugin {
  transform(code: string, moduleId: string): string | undefined;
}

const iconFile = /[\\/]lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/][^\\/]+\.mjs$/;
const key = /,\s*key: "[a-z0-9]+"(?=\s*\})/g;
/** A line that reads the data and does nothing with it, which the bundler must keep all the same. */
const reading = /^__iconData\.node;$/m;

/**
 * Vite plugin: each line of an icon carries a random key, which a lossless compression cannot shorten. Their order never
 * changes, and built React asks for no key. Another version of the icons may write them otherwise, so that an icon with
 * lines and no key ends the build.
 */
export function iconKeysPlugin(): IconKeysPlugin {
  return {
    ...clientBuildPlugin('wau-icon-keys'),
    transform(code, moduleId) {
      if (!iconFile.test(moduleId) || !code.includes('createLucideIcon(')) return undefined;
      const keyless = code.replaceAll(key, '');
      if (keyless === code) throw new Error(`${moduleId} is not as it was; see icon-keys-plugin.ts`);
      return keyless.replace(reading, '');
    },
  };
}
