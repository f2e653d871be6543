/** Formats that a picture may be sent in. */
export const pictureTypes = ['image/png', 'image/jpeg'] as const;

export type PictureProblem = 'format' | 'size';

/** What keeps a file from being sent, before anybody waits for it; `undefined` for nothing. */
export function checkPictureFile(
  { type, size }: { readonly type: string; readonly size: number },
  limitBytes: number,
): PictureProblem | undefined {
  if (!pictureTypes.some((known) => known === type)) return 'format';
  return size > limitBytes ? 'size' : undefined;
}
