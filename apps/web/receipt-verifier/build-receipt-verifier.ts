import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { messages } from '@wau/i18n/lottery/en';
import { compiledCatalogues } from '@wau/i18n/vite-compiled-catalogues';
import { type ThemeTokens, themes } from '@wau/theme/tokens';
import { build } from 'vite';
import { receiptVerifierPage } from './receipt-verifier-page.ts';

const source = fileURLToPath(new URL('./receipt-verifier.ts', import.meta.url));
const styleSheet = new URL('./receipt-verifier.css', import.meta.url);

/** Builds the page that checks receipts into the client build, as one file. */
export async function buildReceiptVerifier(clientDirectory: string): Promise<void> {
  const page = receiptVerifierPage({ script: await builtScript(), styles: await allStyles() });
  await writeFile(join(clientDirectory, 'receipt-verifier.html'), page);
}

/** Rules of plays are as long as all the rest together, and nothing of a receipt asks for them. */
async function namesOfLotteries(): Promise<ReadonlySet<string>> {
  return new Set(Object.keys(messages).filter((id) => !/^(?:rule|group)\./.test(id)));
}

async function builtScript(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    // The page is the same whoever builds it, tests included.
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [compiledCatalogues({ first: namesOfLotteries })],
    build: {
      target: 'es2022',
      write: false,
      rolldownOptions: { input: source, output: { format: 'iife', codeSplitting: false } },
    },
  });
  const outputs = (Array.isArray(built) ? built : [built]).flatMap((each) =>
    'output' in each ? each.output : [],
  );
  const [chunk, ...more] = outputs;
  if (chunk?.type !== 'chunk' || more.length > 0) throw new Error('the page has one script');
  return chunk.code.trim();
}

/** The page belongs to no brand: it is as light or as dark as the device. */
async function allStyles(): Promise<string> {
  return [
    `:root{${variablesOf(themes.pasir)}}`,
    `@media (prefers-color-scheme:dark){:root{${variablesOf(themes.night)}}}`,
    await readFile(styleSheet, 'utf8'),
  ].join('\n');
}

function variablesOf({ scheme, ...colours }: ThemeTokens): string {
  const variables = Object.entries(colours).map(
    ([name, colour]) => `--${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}:${colour}`,
  );
  return [`color-scheme:${scheme}`, ...variables].join(';');
}
