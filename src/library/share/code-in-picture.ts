import { decodeQR } from 'qr/decode.js';

/** Pixels a side of the largest picture that is read: a photo is scaled down to it. */
const MAX_SIDE = 1_600;

/** The text of the QR code in a picture; undefined where there is none, or no picture. */
export async function codeInPicture(file: Blob): Promise<string | undefined> {
  let bitmap: ImageBitmap;
  try {
    bitmap = await createImageBitmap(file);
  } catch {
    return undefined;
  }
  const scale = Math.min(1, MAX_SIDE / Math.max(bitmap.width, bitmap.height));
  const width = Math.max(1, Math.round(bitmap.width * scale));
  const height = Math.max(1, Math.round(bitmap.height * scale));
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d');
  context?.drawImage(bitmap, 0, 0, width, height);
  bitmap.close();
  const image = context?.getImageData(0, 0, width, height);
  return image && codeInImage(image);
}

/** The text of the QR code in an image; undefined where there is none that can be read. */
export function codeInImage(image: ImageData): string | undefined {
  try {
    return decodeQR(image);
  } catch {
    // The decoder throws where it finds no whole code.
    return undefined;
  }
}
