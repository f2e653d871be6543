import { variables } from './config.ts';

const begin = '<!-- made by npm run generate from start/src/configuration/config.ts: begin -->';
const end = '<!-- end -->';

/** The table of docs/configuration.md. */
function configurationTable(): string {
  const rows = Object.values(variables).map(
    ({ variable, form, fallback, meaning, ...rest }) =>
      `| \`${variable}\` | ${meaning} | ${form} | ${'fallbackText' in rest ? rest.fallbackText : `\`${fallback}\``} |`,
  );
  return ['| variable | meaning | form | when not set |', '| --- | --- | --- | --- |', ...rows].join('\n');
}

/** Puts the table in its place in the text of docs/configuration.md. */
export function withConfigurationTable(document: string): string {
  const from = document.indexOf(begin);
  const to = document.indexOf(end, from);
  if (from < 0 || to < 0) throw new Error('docs/configuration.md has lost the marks around its table');
  return `${document.slice(0, from)}${begin}\n\n${configurationTable()}\n\n${document.slice(to)}`;
}
