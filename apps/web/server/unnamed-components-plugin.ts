/** The part of Vite's plugin interface that this needs; any Vite accepts it. */
interface UnnamedComponentsPlugin {
  readonly name: string;
  readonly apply: 'build';
  transform(code: string, moduleId: string): string | undefined;
}

const routerFile = /[\\/]react-router[\\/]dist[\\/]/;
const naming = /^\w+\.displayName = "[^"]*";$/gm;
const making = /^((?:const|let) \w+ = )(React\$1\.forwardRef\()/gm;

/**
 * Vite plugin: leaves out of React Router's files what names its components for developers' tools, and marks them as
 * made without effects. A name is given by an assignment, which the bundler must take for an effect, and so forms and
 * links that the app never uses would travel with every first visit.
 */
export function unnamedComponentsPlugin(): UnnamedComponentsPlugin {
  return {
    name: 'wau-unnamed-components',
    apply: 'build',
    transform: (code, moduleId) =>
      routerFile.test(moduleId)
        ? code.replace(naming, '').replace(making, '$1/* @__PURE__ */ $2')
        : undefined,
  };
}
