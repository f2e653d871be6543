/**
 * Which folder may import which. The rules speak of kinds of folders, not of single features, so a new feature or
 * module is held by them without being listed; a folder of no known kind is refused.
 */

/** The rooms from the bottom up: a room imports only from the layers below its own. */
const layers = [
  ['packages/money', 'packages/late-scripts'],
  ['packages/contract', 'packages/rules', 'packages/fairness', 'packages/i18n', 'packages/theme'],
  ['packages/titles', 'packages/receipt', 'packages/browser'],
  ['packages/service'],
  ['packages/ledger', 'packages/art'],
  ['apps/server', 'apps/web', 'apps/studio', 'apps/sandbox', 'apps/console'],
  ['start'],
  ['e2e'],
  ['bench'],
  ['scripts'],
];

const rooms = layers.flat();
const insideRooms = `^(?:${rooms.join('|')})/`;
const test = '(?:\\.test\\.tsx?$|/testing/|/test-support/)';

/** One rule for each room: nothing of its own layer or above. */
const layerRules = layers.flatMap((layer, level) =>
  layer.map((room) => {
    const forbidden = layers
      .slice(level)
      .flat()
      .filter((other) => other !== room);
    return {
      name: `layers: ${room}`,
      comment: `${room} imports only what lies below it.`,
      severity: 'error',
      from: { path: `^${room}/` },
      to: { path: `^(?:${forbidden.join('|')})/` },
    };
  }),
);

/** Folders of apps/web/app from the bottom up; files directly in it are the application's top. */
const webLevels = [['ui'], ['platform'], ['shared'], ['features'], ['shell']];
const webFolder = '^apps/web/app';
const webRules = [
  ...webLevels.map((level, index) => ({
    name: `web: ${level.join(', ')}`,
    comment:
      'In the web app ui knows nothing of the product, platform nothing of what features share, and features nothing of the shell and the routes.',
    severity: 'error',
    from: { path: `${webFolder}/(?:${level.join('|')})/`, pathNot: test },
    to: {
      path: [
        ...webLevels
          .slice(index + 1)
          .flat()
          .map((folder) => `${webFolder}/${folder}/`),
        `${webFolder}/[^/]+$`,
      ],
      // What the framework generates of the route table is types only.
      pathNot: '/\\+types/',
    },
  })),
  {
    name: 'web: features apart',
    comment: 'Features never import each other; what two share moves down to shared, platform or ui.',
    severity: 'error',
    from: { path: `${webFolder}/features/([^/]+/[^/]+)/` },
    to: { path: `${webFolder}/features/`, pathNot: `${webFolder}/features/$1/` },
  },
  {
    name: 'web: platform draws nothing',
    comment: 'A component that features share stands in shared; platform is what components stand on.',
    severity: 'error',
    from: { path: `${webFolder}/`, pathNot: test },
    to: { path: `${webFolder}/platform/.*\\.tsx$`, pathNot: test },
  },
  {
    name: 'web: unknown folder',
    comment: 'Folders of apps/web/app are ui, platform, shared, features and shell.',
    severity: 'error',
    from: { path: `${webFolder}/[^/]+/`, pathNot: `${webFolder}/(?:${webLevels.flat().join('|')})/` },
    to: {},
  },
];

/** Areas of the server's modules from the bottom up: a module imports from its own area and those below. */
const serverAreas = ['messaging', 'account', 'play', 'lottery', 'money', 'agency', 'content', 'operation'];
const modulesFolder = '^apps/server/src/modules';

const serverRules = [
  ...serverAreas.slice(0, -1).map((area, index) => ({
    name: `server areas: ${area}`,
    comment: `${area} imports only from itself and from the areas below it.`,
    severity: 'error',
    from: { path: `${modulesFolder}/${area}/`, pathNot: test },
    to: { path: `${modulesFolder}/(?:${serverAreas.slice(index + 1).join('|')})/` },
  })),
  {
    name: 'server areas: unknown area',
    comment: `A module stands in one of the areas ${serverAreas.join(', ')}.`,
    severity: 'error',
    from: { path: `${modulesFolder}/`, pathNot: `${modulesFolder}/(?:${serverAreas.join('|')})/` },
    to: {},
  },
  {
    name: 'server: modules meet in use cases',
    comment: 'Another module is called only through a use case: not its routes, its SQL or its views.',
    severity: 'error',
    from: { path: `${modulesFolder}/([^/]+/[^/]+)/`, pathNot: test },
    to: {
      path: `${modulesFolder}/.*-(?:routes|sql|view)\\.ts$`,
      pathNot: `${modulesFolder}/$1/`,
    },
  },
  {
    name: 'server: platform below modules',
    comment: 'What all modules share knows none of them.',
    severity: 'error',
    from: { path: '^apps/server/src/platform/', pathNot: test },
    to: { path: `${modulesFolder}/` },
  },
  {
    name: 'routes hold no SQL',
    comment: 'A route calls a use case or a view; the queries belong to those.',
    severity: 'error',
    from: { path: '-routes\\.ts$' },
    to: { path: '-sql\\.ts$', dependencyTypesNot: ['type-only'] },
  },
];

const generalRules = [
  {
    name: 'unknown room',
    comment: 'A new room gets its place in the layers above before it imports anything.',
    severity: 'error',
    from: { path: '^(?:packages|apps)/[^/]+/|^[^/.]+/', pathNot: [insideRooms, '^node_modules/'] },
    to: {},
  },
  {
    name: 'rooms by name',
    comment: 'Another room is imported by its package name, never by a relative path.',
    severity: 'error',
    from: { path: '^((?:packages|apps)/[^/]+|start|bench|e2e)/' },
    to: { path: insideRooms, pathNot: '^$1/', dependencyTypes: ['local'] },
  },
  {
    name: 'no cycles',
    comment: 'Modules in a circle cannot be understood, tested or loaded one by one.',
    severity: 'error',
    from: {},
    to: { circular: true },
  },
  {
    name: 'no import of tests',
    comment: 'Only tests import tests and what supports them.',
    severity: 'error',
    from: { pathNot: [test, '^bench/', '^e2e/', '^vitest\\.config\\.ts$'] },
    to: { path: test },
  },
  {
    name: 'resolvable',
    comment: 'Every import leads somewhere; what a bundler makes up at build time is excepted by its prefix.',
    severity: 'error',
    from: {},
    to: { couldNotResolve: true, pathNot: ['^virtual:', '/\\+types/', '\\?'] },
  },
];

export default {
  forbidden: [...layerRules, ...webRules, ...serverRules, ...generalRules],
  options: {
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(?:^|/)(?:build|dist|\\.react-router|node_modules/\\.)' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.d.ts'],
    },
  },
};
