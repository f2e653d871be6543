/** The part of Vite's plugin interface that all plugins of the browser's build need; any Vite accepts it. */
export interface ClientBuildPlugin {
  readonly name: string;
  readonly apply: 'build';
  applyToEnvironment(environment: { readonly name: string }): boolean;
}

/** What a plugin begins with that changes the browser's built code and nothing else. */
export function clientBuildPlugin(name: string): ClientBuildPlugin {
  return {
    name,
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
  };
}
