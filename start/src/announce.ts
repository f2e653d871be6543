import type { DemoOperatorAccount } from '@wau/server/demo/demo-operators';
import type { Config } from './configuration/config.ts';
import type { DemoAccount } from './wire-apps.ts';

/** What an operator reads when the server is ready. */
export function announce(
  config: Pick<Config, 'publicUrl' | 'roles' | 'databaseUrl' | 'demo' | 'demoNetwork'>,
  accounts: readonly DemoAccount[],
  operators: readonly DemoOperatorAccount[] = [],
): string {
  const lines = [
    '',
    `  Wau is ready: ${config.publicUrl}`,
    `  roles ${config.roles.join(', ')}; database ${config.databaseUrl === undefined ? 'embedded' : 'from DATABASE_URL'}`,
  ];
  if (config.demo) {
    lines.push(
      '',
      config.demoNetwork
        ? '  WAU_DEMO_NETWORK is on: whoever reaches this machine reads every code and link in /dev/outbox, decides about\n  payments and logs in to the demo accounts.'
        : '  The outbox (/dev/outbox), the payment pages and the accounts of the demo answer this machine alone;\n  WAU_DEMO_NETWORK=on opens them to all who reach it.',
    );
  }
  if (accounts.length > 0) {
    const siteWidth = Math.max(...accounts.map(({ site }) => site.length));
    const nameWidth = Math.max(...accounts.map(({ username }) => username.length));
    lines.push('', '  Demo accounts (site, username, password):');
    for (const { site, username, password } of accounts) {
      lines.push(`  ${site.padEnd(siteWidth)}  ${username.padEnd(nameWidth)}  ${password}`);
    }
  }
  if (operators.length > 0) {
    const nameWidth = Math.max(...operators.map(({ username }) => username.length));
    lines.push(
      '',
      `  The console for operators is ${config.publicUrl}/console`,
      `  Its demo operators (username, password); the codes of their apps: ${config.publicUrl}/dev/operator-codes`,
    );
    for (const { username, password } of operators)
      lines.push(`  ${username.padEnd(nameWidth)}  ${password}`);
  }
  return [...lines, ''].join('\n');
}
