import { useLayoutEffect, useRef, useState } from 'react';
import { fittingImages } from './fitting-images.ts';

export type ImageFiles = {
  files: readonly File[];
  onFiles(files: File[]): void;
  most: number;
  tooMany: string;
  /** Why a file is not taken, in words; null when it is. */
  refuse(file: File): string | null;
};

/** Some files, each looked at before it is taken; the first that is not says why. */
export function useImageFiles({ files, onFiles, most, tooMany, refuse }: ImageFiles) {
  const [refused, setRefused] = useState<string | null>(null);
  // While a photo is made smaller, others may have been chosen or taken out.
  const latest = useRef<readonly File[]>(files);
  useLayoutEffect(() => {
    latest.current = files;
  }, [files]);

  return {
    refused,
    async take(picked: readonly File[]) {
      const chosen = await fittingImages(picked, refuse);
      const words = chosen.map(refuse).find((one) => one !== null) ?? null;
      const next = [...latest.current, ...chosen.filter((file) => refuse(file) === null)];
      setRefused(words ?? (next.length > most ? tooMany : null));
      // Two may be ready before the screen has drawn the first.
      latest.current = next.slice(0, most);
      onFiles([...latest.current]);
    },
    remove(at: number) {
      setRefused(null);
      onFiles(files.filter((_, other) => other !== at));
    },
  };
}

type OneImage = Pick<ImageFiles, 'refuse'> & { onFile(file: File | null): void };

/** The same for a single one, which takes the place of the one before. */
export function useImageFile({ refuse, onFile }: OneImage) {
  const [refused, setRefused] = useState<string | null>(null);
  // While a photo is made smaller, another may have been chosen, or none.
  const latest = useRef<File | null>(null);
  return {
    refused,
    async take(picked: File | undefined) {
      if (!picked) return;
      latest.current = picked;
      const [chosen = picked] = await fittingImages([picked], refuse);
      if (latest.current !== picked) return;
      const words = refuse(chosen);
      setRefused(words);
      if (words === null) onFile(chosen);
    },
    remove() {
      latest.current = null;
      setRefused(null);
      onFile(null);
    },
  };
}
