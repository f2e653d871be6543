import { readFileSync } from 'node:fs';
import { StartProblem } from '@wau/service/start-problem';
import { describe, expect, it } from 'vitest';
import { readConfig, variables } from './config.ts';
import { withConfigurationTable } from './configuration-table.ts';

function problemOf(environment: Record<string, string>): string {
  try {
    readConfig(environment, false);
  } catch (error) {
    if (error instanceof StartProblem) return error.message;
  }
  return '';
}

describe('the configuration', () => {
  it('has a working default for everything', () => {
    expect(readConfig({}, false)).toMatchObject({
      dataDir: '.data',
      host: 'localhost',
      port: 8080,
      publicUrl: 'http://localhost:8080',
      databaseUrl: undefined,
      roles: ['api', 'ssr', 'worker', 'studio', 'sandbox'],
      demo: true,
      logLevel: 'info',
    });
  });

  it('takes an empty variable for one that is not set', () => {
    expect(readConfig({ PORT: '', WAU_ROLES: ' ' }, false).port).toBe(8080);
  });

  it('reads the sites that may frame the games, any where none is named', () => {
    expect(readConfig({}, false).gameFrameOrigins).toEqual(['*']);
    const named = { GAME_FRAME_ORIGINS: 'https://play.example.com, http://laut.example:8080/' };
    expect(readConfig(named, false).gameFrameOrigins).toEqual([
      'https://play.example.com',
      'http://laut.example:8080',
    ]);
  });

  it('is quiet in a terminal, unless told otherwise, and makes no demo in production', () => {
    expect(readConfig({}, true).logLevel).toBe('warn');
    expect(readConfig({ LOG_LEVEL: 'debug' }, true).logLevel).toBe('debug');
    expect(readConfig({ NODE_ENV: 'production' }, false).demo).toBe(false);
    expect(readConfig({ WAU_DEMO: '1' }, false).demo).toBe(true);
    expect(readConfig({ WAU_DEMO: '0' }, false).demo).toBe(false);
  });

  it.each([
    [{ PORT: '0' }, 'PORT must be a port number from 1 to 65535.'],
    [{ PORT: '80.5' }, 'PORT must be a port number from 1 to 65535.'],
    [{ PUBLIC_URL: 'play.example.com' }, /^PUBLIC_URL must be an address like/],
    [{ PUBLIC_URL: 'https://play.example.com/m' }, /^PUBLIC_URL must be an address like .*without a path/],
    [{ WAU_ROLES: 'api,cook' }, 'WAU_ROLES must be one of api, ssr, worker, studio, sandbox.'],
    [{ WAU_ROLES: ',' }, /^WAU_ROLES must name at least one of/],
    [{ WAU_ROLES: 'api' }, /^STUDIO_URL must be set/],
    [{ WAU_ROLES: 'studio' }, /^WALLET_URL must be set/],
    [{ WAU_SECRET: 'short' }, 'WAU_SECRET must be at least 32 characters long.'],
    [{ TRUSTED_PROXIES: '10.0.0.0/33' }, /^TRUSTED_PROXIES must be addresses or ranges/],
    [{ TRUSTED_PROXIES: 'proxy.example.com' }, /^TRUSTED_PROXIES must be addresses or ranges/],
    [{ GAME_FRAME_ORIGINS: 'https://play.example.com/m' }, /^GAME_FRAME_ORIGINS must be an address like/],
    [{ LOG_LEVEL: 'loud' }, /^LOG_LEVEL must be one of fatal, error/],
    [{ WAU_DEMO: 'yes' }, 'WAU_DEMO must be one of on, off, 1, 0.'],
    [{ NODE_ENV: 'production', WAU_DEMO: '1' }, /^WAU_DEMO must be off where NODE_ENV is production/],
    [{ SMS_GATEWAY_URL: 'sms.example.com' }, /^SMS_GATEWAY_URL must be an address like/],
    [{ SMS_GATEWAY_HEADERS: '{"A":1}' }, /^SMS_GATEWAY_HEADERS must be a JSON object/],
    [{ SMTP_URL: 'https://mail.example.com' }, /^SMTP_URL must be an address like/],
    [{ MAIL_FROM: 'Wau' }, /^MAIL_FROM must be an address like/],
    [{ WEBCLIP_KEY_FILE: 'clip.key' }, /^WEBCLIP_CERTIFICATE_FILE and WEBCLIP_KEY_FILE must be set/],
    [{ DATABASE_OWNER_URL: 'postgresql://a@b/c' }, /^DATABASE_OWNER_URL needs DATABASE_URL/],
  ])('names the variable that is wrong: %o', (environment, message) => {
    expect(problemOf(environment)).toMatch(message);
  });

  it('never shows a secret that is wrong', () => {
    expect(problemOf({ WAU_SECRET: 'hunter2' })).not.toContain('hunter2');
    expect(problemOf({ SMTP_URL: 'http://wau:hunter2@mail' })).not.toContain('hunter2');
    expect(problemOf({ METRICS_TOKEN: 'hunter2' })).not.toContain('hunter2');
    expect(problemOf({ DATABASE_URL: 'mysql://wau:hunter2@db/wau' })).not.toContain('hunter2');
  });

  it('is documented: every variable is in docs/configuration.md as it is in the code', () => {
    const document = readFileSync(new URL('../../../docs/configuration.md', import.meta.url), 'utf8');
    expect(withConfigurationTable(document), 'run npm run generate').toBe(document);
    expect(new Set(Object.values(variables).map(({ variable }) => variable)).size).toBe(
      Object.keys(variables).length,
    );
  });
});
