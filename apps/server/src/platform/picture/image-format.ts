/** Formats that members' pictures may have; the word is also the end of a file's name. */
export type ImageFormat = 'jpg' | 'png' | 'webp';

/** Each byte that must stand at a place, by format. */
const signatures: Readonly<Record<ImageFormat, readonly (readonly [place: number, bytes: string])[]>> = {
  jpg: [[0, '\xff\xd8\xff']],
  png: [[0, '\x89PNG\r\n\x1a\n']],
  webp: [
    [0, 'RIFF'],
    [8, 'WEBP'],
  ],
};

/** What a picture is by its first bytes, whatever it is said to be; `undefined` for anything else. */
export function imageFormatOf(image: Buffer): ImageFormat | undefined {
  const formats = Object.keys(signatures) as ImageFormat[];
  return formats.find((format) =>
    signatures[format].every(
      ([place, bytes]) => image.toString('latin1', place, place + bytes.length) === bytes,
    ),
  );
}
