import { httpSignedTransport } from '@wau/service/secrets/signed-transport';
import { createTestServer } from '../../../testing/test-server.ts';
import { testVendorConformance } from './testing/wallet-protocol-conformance.ts';

const server = await createTestServer();

testVendorConformance('the wallet in the same process', server, async () => server.handle.vendorTransport);

testVendorConformance('the wallet over HTTP', server, async () =>
  httpSignedTransport(await server.app.listen({ host: '127.0.0.1', port: 0 }), 20_000),
);
