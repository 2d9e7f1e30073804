/** Photos that the rule for uploads refuses are tried once more, made smaller. What does that is loaded only for them. */
export async function fittingImages(
  files: readonly File[],
  refuse: (file: File) => string | null,
): Promise<readonly File[]> {
  const fits = (file: File) => refuse(file) === null;
  if (files.every(fits)) return files;
  const { shrinkImage } = await import('../pictures/shrink-image.ts');
  return Promise.all(files.map((file) => (fits(file) ? file : shrinkImage(file, fits))));
}
