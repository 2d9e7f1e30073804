import ImagePlus from 'lucide-react/icons/image-plus';
import { useId } from 'react';
import { Icon } from '../pictures/icon.tsx';
import { FieldNote } from './field.tsx';
import { ImageThumbs } from './image-thumbs.tsx';
import { type ImageFiles, useImageFiles } from './use-image-files.ts';

type ImagesUploadProps = ImageFiles & {
  /** Left out where a heading says it already. */
  label?: string;
  /** On the button that opens the browser's own choice of files. */
  choose: string;
  hint?: string;
  accept: string;
  /** What the server or the form said of them. */
  error?: string | undefined;
  pictureLabel(number: number): string;
  removeLabel(number: number, file: File): string;
  /** Found by it when it must be mended. */
  name?: string;
};

/** Some pictures from the device, each shown small and with a way to take it out again. */
export function ImagesUpload({
  label,
  choose,
  hint,
  accept,
  error,
  pictureLabel,
  removeLabel,
  name,
  ...images
}: ImagesUploadProps) {
  const { files, most } = images;
  const id = useId();
  const { refused, take, remove } = useImageFiles(images);
  const problem = refused ?? error;

  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      {label && <span className="font-semibold text-small">{label}</span>}
      <ImageThumbs files={files} onRemove={remove} pictureLabel={pictureLabel} removeLabel={removeLabel} />
      {files.length < most && (
        <label
          htmlFor={id}
          className="inline-flex h-11 w-fit cursor-pointer items-center gap-2 rounded-control border border-line-2 bg-surface px-3.5 font-semibold text-small hover:bg-hover active:bg-press has-focus-visible:shadow-(--focus-ring)"
        >
          <Icon of={ImagePlus} size={18} />
          {choose}
          <input
            id={id}
            type="file"
            multiple
            data-field={name}
            accept={accept}
            aria-describedby={`${id}-note`}
            aria-invalid={problem ? true : undefined}
            onChange={(event) => {
              take([...(event.target.files ?? [])]);
              // The same file again is a new try.
              event.target.value = '';
            }}
            className="sr-only"
          />
        </label>
      )}
      <div role={problem ? 'alert' : undefined}>
        <FieldNote id={`${id}-note`} text={problem ?? hint} isError={Boolean(problem)} />
      </div>
    </div>
  );
}
