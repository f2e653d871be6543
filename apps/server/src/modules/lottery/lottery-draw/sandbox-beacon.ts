import { beaconPublicKey } from '@wau/fairness/beacon';
import { type BeaconChain, quicknet } from '@wau/fairness/beacon-chain';
import { deriveKey } from '@wau/service/secrets/derived-key';

/**
 * The beacon of the sandbox, for whoever tries draws by one without a network. Who has the installation's secret knows its rounds
 * beforehand, so that neither page nor command takes its word for a proof.
 */
export function sandboxBeaconOf(masterSecret: string): {
  readonly chain: BeaconChain;
  readonly secretKey: Uint8Array;
} {
  // A number below the order of the curve begins with a zero.
  const secretKey = new Uint8Array(deriveKey(masterSecret, 'lottery/sandbox beacon')).fill(0, 0, 1);
  return { chain: { ...quicknet, name: 'sandbox', publicKey: beaconPublicKey(secretKey) }, secretKey };
}
