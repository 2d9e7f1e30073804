/** More than this on its longer side nobody needs to see, and a phone's camera makes twice of it. */
const LONGEST_SIDE = 2048;

/** From good to still good enough to read. */
const QUALITIES = [0.86, 0.75, 0.6] as const;

/** Moving pictures would stand still. */
const SHRINKABLE = new Set(['image/jpeg', 'image/jpg', 'image/png']);

/**
 * The same picture with fewer bytes, until it fits, upright as the camera meant it. What is no photo or cannot be read
 * comes back as it is: then the rule for uploads speaks.
 */
export async function shrinkImage(file: File, fits: (file: File) => boolean): Promise<File> {
  if (!SHRINKABLE.has(file.type)) return file;
  try {
    const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
    const canvas = drawn(picture);
    picture.close();
    for (const quality of QUALITIES) {
      const bytes = await encoded(canvas, quality);
      const smaller = bytes && new File([bytes], file.name.replace(/\.[^.]*$/, '.jpg'), { type: bytes.type });
      if (smaller && fits(smaller)) return smaller;
    }
  } catch {
    // Not a picture, whatever its name says.
  }
  return file;
}

function drawn(picture: ImageBitmap): HTMLCanvasElement {
  const scale = Math.min(1, LONGEST_SIDE / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('no canvas');
  // What was transparent would become black.
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas;
}

const encoded = (canvas: HTMLCanvasElement, quality: number): Promise<Blob | null> =>
  new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
