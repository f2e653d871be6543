import { describe, expect, it } from 'vitest';
import { sandboxConfigOf, serverConfigOf } from './app-configs.ts';
import { readConfig } from './config.ts';

const secret = 'a secret of at least thirty-two characters';

function reachesOf(environment: Record<string, string>) {
  const config = readConfig(environment, false);
  return [serverConfigOf(config, secret).demoReach, sandboxConfigOf(config, secret).payerReach];
}

describe('who may use what the demo is open by', () => {
  it('is this machine alone, unless the variable for that is set', () => {
    expect(reachesOf({})).toEqual(['this-machine', 'this-machine']);
    expect(reachesOf({ HOST: '0.0.0.0' })).toEqual(['this-machine', 'this-machine']);
    expect(reachesOf({ WAU_DEMO_NETWORK: 'off' })).toEqual(['this-machine', 'this-machine']);
    expect(reachesOf({ WAU_DEMO_NETWORK: 'on' })).toEqual(['everybody', 'everybody']);
  });

  it('is nobody without a demo, whose accounts may be there from an earlier start', () => {
    const [withoutDemo] = reachesOf({ WAU_DEMO: 'off', WAU_DEMO_NETWORK: 'on' });
    const [inProduction] = reachesOf({ NODE_ENV: 'production' });
    expect([withoutDemo, inProduction]).toEqual(['nobody', 'nobody']);
    const { isPublicLogin, isPublicOperatorLogin } = serverConfigOf(readConfig({}, false), secret);
    expect(isPublicLogin('wau' as never, 'demo', 'wau-demo-2026')).toBe(true);
    expect(isPublicLogin('laut' as never, 'demo', 'wau-demo-2026')).toBe(false);
    expect(isPublicOperatorLogin('aminah', 'wau-demo-2026')).toBe(true);
    expect(isPublicOperatorLogin('siti', 'wau-demo-2026')).toBe(false);
  });
});
