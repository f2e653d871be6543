import { parseSync, Visitor } from 'vite';

/** What is shorter is compiled in no time. */
const leastLength = 10_000;

/**
 * Puts the functions in parentheses that the build makes of CommonJS packages, and that run while a page starts: React's
 * is as long as all of it. A browser that meets a function in parentheses compiles it with its file, beside the page; any
 * other it first skips, and compiles when it is called, while the page waits.
 */
export function withEagerFactories(code: string, moduleId: string): string {
  const marks: { readonly at: number; readonly mark: string }[] = [];
  const { program } = parseSync(moduleId, code);
  new Visitor({
    VariableDeclarator({ init }) {
      if (init?.type !== 'CallExpression') return;
      const [factory, ...others] = init.arguments;
      if (factory?.type !== 'ArrowFunctionExpression' || others.length > 0) return;
      if (factory.body.type !== 'BlockStatement' || factory.end - factory.start < leastLength) return;
      marks.push({ at: factory.start, mark: '(' }, { at: factory.end, mark: ')' });
    },
  }).visit(program);
  let written = 0;
  let text = '';
  for (const { at, mark } of marks.sort((a, b) => a.at - b.at)) {
    text += code.slice(written, at) + mark;
    written = at;
  }
  return text + code.slice(written);
}
