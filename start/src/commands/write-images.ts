import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { WrongReview } from '@wau/server/modules/account/identity-check/manage-identity-reviews';

interface NamedImage {
  readonly fileName: string;
  readonly image: Buffer;
}

/**
 * Writes pictures for this user's eyes alone; what is there already, a link somewhere else included, is never written over.
 *
 * @returns the files
 * @throws WrongReview when they cannot be written
 */
export async function writeImages(folder: string, images: readonly NamedImage[]): Promise<readonly string[]> {
  const files = images.map(({ fileName, image }) => ({ file: join(resolve(folder), fileName), image }));
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    for (const { file, image } of files) await writeFile(file, image, { flag: 'wx', mode: 0o600 });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    throw new WrongReview(`The pictures cannot be written to ${folder} (${code}).`, 'server.failed');
  }
  return files.map(({ file }) => file);
}
