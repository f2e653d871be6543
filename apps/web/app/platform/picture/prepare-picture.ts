import { fitPicture } from './picture-size.ts';

/** Enough to read every word of a card, and a tenth of what a phone's camera makes. */
const longestSide = 1600;
const quality = 0.85;

/**
 * A picture as it is sent: a JPEG of at most 1600 pixels a side, as a data URL. Drawing it anew leaves out whatever
 * the file tells besides, such as where it was taken. The page's policy lets pictures be shown from data URLs, not
 * from object URLs. Rejects for what the browser cannot read as a picture.
 */
export async function preparePicture(file: Blob): Promise<string> {
  const image = new Image();
  image.src = await dataUrlOf(file);
  // It takes the direction that the camera was held in into account.
  await image.decode();
  const { width, height } = fitPicture(
    { width: image.naturalWidth, height: image.naturalHeight },
    longestSide,
  );
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('no canvas to draw on');
  // A JPEG has no transparency: what shows through would come out black.
  context.fillStyle = 'white';
  context.fillRect(0, 0, width, height);
  context.drawImage(image, 0, 0, width, height);
  const url = canvas.toDataURL('image/jpeg', quality);
  if (!url.startsWith(jpegPrefix)) throw new Error('no JPEG came out');
  return url;
}

const jpegPrefix = 'data:image/jpeg;base64,';

/** What the server takes: the picture alone, without the words that make it a URL. */
export function base64Of(dataUrl: string): string {
  return dataUrl.slice(jpegPrefix.length);
}

function dataUrlOf(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(new Error('the file cannot be read'));
    reader.readAsDataURL(file);
  });
}
