declare module 'virtual:screen-paths' {
  export const screenPaths: readonly string[];
}
