import { runSettings } from './run-settings.ts';

/** The program behind `npm run settings`: shows and changes a merchant's settings while the site runs. */
process.exitCode = await runSettings({
  args: process.argv.slice(2),
  environment: process.env,
  say: (text) => process.stdout.write(`${text}\n`),
  complain: (text) => process.stderr.write(`${text}\n`),
});
