import type { ServerParts } from '@wau/server/platform/server-parts';
import type { Config } from '../configuration/config.ts';
import { openDataFolder } from '../data-folder.ts';
import { settleMasterSecret } from '../master-secret.ts';

/** The server's configuration for a command that opens what is sealed, and so needs the secret that Wau runs with. */
export async function readServerConfig(
  config: Config,
  applicationUrl: string,
): Promise<ServerParts['config']> {
  const dataFolder = openDataFolder(config.dataDir);
  const secret = await settleMasterSecret({ config, dataFolder, applicationUrl });
  // It knows the whole demo, which every other command does without.
  const { serverConfigOf } = await import('../configuration/app-configs.ts');
  return serverConfigOf(config, secret);
}
