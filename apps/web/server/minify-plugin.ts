import { type JsMinifyOptions, minify } from '@swc/core';

const options: JsMinifyOptions = {
  module: true,
  ecma: 2022,
  // Further passes find what earlier ones have laid bare; a fourth finds nothing.
  compress: { ecma: 2022, passes: 3, keep_fargs: false },
  mangle: true,
};

/** The part of Vite's plugin interface that this needs; any Vite accepts it. */
interface MinifyPlugin {
  readonly name: string;
  readonly apply: 'build';
  applyToEnvironment(environment: { readonly name: string }): boolean;
  renderChunk(code: string): Promise<{ readonly code: string }>;
}

/** Vite plugin: makes the browser's code small by swc, which leaves about a hundredth less of it than Vite's own way. */
export function minifyPlugin(): MinifyPlugin {
  return {
    name: 'wau-minify',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    renderChunk: async (code) => ({ code: (await minify(code, options)).code }),
  };
}
