/** The product under test, as the worker that asks for it sees it. */
interface Installation {
  readonly url: string;
  /** Absent where the server is somebody else's. */
  readonly dataFolder?: string;
}

/** In the environment, because every worker is a process that reads the configuration anew. */
const variable = 'WAU_E2E_INSTALLATIONS';

export function offerInstallations(installations: readonly Installation[]): void {
  process.env[variable] = JSON.stringify(installations);
}

/**
 * The installation of this worker; a worker that takes the place of one that failed has the same. Undefined where none
 * has been started.
 */
export function ownInstallation(): Installation | undefined {
  const { WAU_E2E_URL, WAU_E2E_DATA_DIR, TEST_PARALLEL_INDEX = '0' } = process.env;
  if (WAU_E2E_URL) {
    return { url: WAU_E2E_URL, ...(WAU_E2E_DATA_DIR === undefined ? {} : { dataFolder: WAU_E2E_DATA_DIR }) };
  }
  const offered = JSON.parse(process.env[variable] ?? '[]') as readonly Installation[];
  return offered[Number(TEST_PARALLEL_INDEX)];
}
